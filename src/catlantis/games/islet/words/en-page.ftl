# Islet on the page: the words of its board, and of its tutorial.

## The islet

islet-board-label = The table
islet-board-map = The islet
islet-board-place-sea = place { $site }: sea
islet-board-place-land = place { $site }: { $tile }, level { $level }
islet-board-place-islet = { $islet }, { $what }
islet-board-place-egg = an egg of { $player }
islet-board-place-bird = the bird of { $player }
islet-board-lit-place = { $brings ->
    [none] a tile may go here
   *[other] the tile brings { $brings }
}
islet-board-lit-step = { $cards ->
    [0] one step, free
    [one] one step, { $cards } card
   *[other] one step, { $cards } cards
}
islet-board-lit-walk = { $cards ->
    [0] within reach, free
    [one] within reach for { $cards } card
   *[other] within reach for { $cards } cards
}
islet-board-lit-lay = you may lay here
islet-board-lit-lays = { $told }, and you could lay there
islet-board-lit-start = your bird may begin here

## Who must do what

islet-board-wait-turn = { $player } explores or moves.
islet-board-wait-stack = { $player } explores.
islet-board-wait-return = { $player } returns resources.
islet-board-wait-move = { $player } moves.
islet-board-wait-secure = { $player } secures a resource.
islet-board-wait-release = { $player } takes an egg off a secured resource.
islet-board-wait-start = { $player } chooses where the bird begins.
islet-board-wait-toss = { $player } removes tiles.
islet-board-wait-fulfil = { $player } chooses a card.
islet-board-over = The match is over.

## What is begun, and how to go on

islet-board-begin = Tap a tile to explore, or a place to go there: its tag is the price in cards.
islet-board-begin-solo = Tap a tile to explore. A move costs 3 tiles first.
islet-board-few-steps = { $steps ->
    [0] No free step is left (IS-38): pay for one, lay, or end your move.
    [one] One free step is left, unless you pay or lay (IS-38).
   *[other] { $steps } free steps are left, unless you pay or lay (IS-38).
}
islet-board-begin-move = Tap a place to go there: its tag is the price in cards.
islet-board-begin-start = Tap a tile of either islet.
islet-board-begin-secure = Tap one of the lit packs.
islet-board-begin-return = Tap the cards that go back.
islet-board-begin-release = Tap the card whose egg you lay.
islet-board-begin-toss = Tap the tiles to remove from your hand.
islet-board-tile-raised = { $tile }: tap a lit place. It shows what the tile would bring.
islet-board-begun-place = Now choose a tile of your hand.
islet-board-begun-go = Tap cards to pay otherwise, places to go by or to.
islet-board-stopped = Your bird stopped here: the rest was not done.
islet-board-only-end = You can pay for nothing more: end your turn.
islet-board-coming = { $resources ->
    [none] To come: nothing.
   *[other] To come: { $resources }.
}
islet-board-paid = Tap other cards to pay with them instead.
islet-board-unpaid = That does not pay it yet: tap more cards.
islet-board-no-price = { $card } cannot pay for this.
islet-board-no-place = The tile cannot go there.
islet-board-choose-cards = Choose cards to pay
islet-board-go = { $cards ->
    [0] Go there for free
    [one] Go there for { $cards } card
   *[other] Go there for { $cards } cards
}
islet-board-go-lay = Go and lay: { $cards } cards
islet-board-only-go = { $cards ->
    [0] Only go, for free
    [one] Only go: { $cards } card
   *[other] Only go: { $cards } cards
}
islet-board-lay = Lay for { $cards } cards
islet-board-lay-begin = Lay an egg
islet-board-toss = Move: −3 (hand)…
islet-board-toss-bag = Move: −3 (bag)
islet-board-pass = Pass
islet-board-advice-explore = place { $tile } in the sea, where it is marked
islet-board-advice-stack = stack { $tile } where it is marked
islet-board-advice-advance = advance to the marked place
islet-board-advice-start = begin at the marked place

## What lies on the table

islet-board-tile = { $lit ->
    [yes] { $tile }
   *[other] { $tile }, cannot be used now
}
islet-board-rooms = Around the islet
islet-board-room-tiles = Tiles
islet-board-room-purse = Cards
islet-board-room-players = Players
islet-board-room-conditions = Day & night
islet-board-purse = Your eggs and resources
islet-board-limit = { $cards } of { $most } cards
islet-board-no-cards = No resources yet: explore to gather some.
islet-board-card-free = { $card }
islet-board-card-secured = { $card }, secured
islet-board-card-exhausted = { $card }, secured, exhausted this turn
islet-board-card-coming = { $card }, to come
islet-board-pack = { $cards ->
    [one] { $card }: { $cards } card left
   *[other] { $card }: { $cards } cards left
}
islet-board-bag = { $tiles ->
    [one] Bag: { $tiles } tile left
   *[other] Bag: { $tiles } tiles left
}
islet-board-unseen = Tiles that you have not seen, in the bag or in other hands:
islet-board-laid = { $eggs ->
    [one] { $eggs } egg laid
   *[other] { $eggs } eggs laid
}
islet-board-free-eggs = { $eggs ->
    [one] { $eggs } free egg
   *[other] { $eggs } free eggs
}
islet-board-tiles = { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}
islet-board-hand-empty = no tiles
islet-board-round = { $left ->
    [none] Round { $round }
    [0] Round { $round }, the last
    [one] Round { $round }, one more follows
   *[other] Round { $round }, { $left } more follow
}
islet-board-rival = { $player }: { $laid }, { $eggs }, { $tiles }; { $cards ->
    [none] no resources
   *[other] { $cards }
}{ $secured ->
    [none] {""}
   *[other] ; secured: { $secured }
}
islet-board-day = Day
islet-board-night = Night
islet-board-pile = { $cards ->
    [one] { $cards } card in the pile
   *[other] { $cards } cards in the pile
}
islet-board-fits = { $tiles ->
    [0] no tile yet
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}

## The list of choices, and of keys

islet-board-fact-packs = Packs: { $cards }
islet-board-fact-hand = Your tiles: { $tiles }
islet-board-fact-card = { $islet }: { $condition } ({ $fits })
islet-board-fact-reach = Within reach: { $places }
islet-board-fact-way = { $cards ->
    [0] place { $site } (free)
    [one] place { $site } ({ $cards } card)
   *[other] place { $site } ({ $cards } cards)
}
islet-board-key-tile = Raise a tile of your hand
islet-board-key-map = Go to the islet
islet-board-key-arrows = Go from place to place; Enter chooses
islet-board-key-pan = Move the view
islet-board-key-zoom = Zoom in, zoom out, see it all
islet-board-key-end = Gather, or end the move

## The tutorial, in the order of its steps

islet-tutorial-welcome = Welcome to the islet! Birds make it grow together, tile by tile, and whoever lays the most eggs wins [IS-52]. A turn is one action: explore, or move. Explore first: tap the marked tile of your hand, then the marked place in the sea [IS-20].
islet-tutorial-stack = A tile in the sea brings a card of its terrain: clay. You may place up to three more, each on a tile beside the last one and each higher [IS-21]. Put clay on sand: where terrains differ, a tile brings a nest instead, here flowers [IS-22].
islet-tutorial-gather = Below you see what is to come: clay and flowers. Nothing is taken yet, and every step can still be taken back. Gather: you take the cards and draw back up to four tiles [IS-23].
islet-tutorial-their-turn = Now the other bird explores. What others gather lies open for all to see [IS-11].
islet-tutorial-again = Your tiles again. You can also drag them: put the water tile in the sea, behind your first one.
islet-tutorial-climb = Each lit place shows what the raised tile would bring. Water on clay makes leaves [IS-22].
islet-tutorial-level-three = Go on climbing: the next tile must end higher than this one, and your stack beside it is two high [IS-21]. The number on a tile is its level.
islet-tutorial-preview = Three tiles, three cards: water, leaves, and clay, for you put clay on clay. Gather.
islet-tutorial-watch = A single tile this time. That is allowed: only the first one is a must [IS-20].
islet-tutorial-third = You keep at most eight unsecured cards after exploring [IS-23], so there is room for more. Place the clay tile in the sea.
islet-tutorial-drag = Another clay tile on the water: leaves again.
islet-tutorial-enough = Two leaves will be enough for a plan. Gather.
islet-tutorial-ashore = Time to move! Your bird waits in the sea, and the number on each place is the cheapest price to get there, in cards. To come ashore costs a card of the terrain [IS-32]. Tap the marked clay tile and pay with clay.
islet-tutorial-free = Steps onto the same terrain are free, whatever the height [IS-31, IS-32]. Climb your tower.
islet-tutorial-lay = An egg costs three nests of the tile, here leaves [IS-34]. You hold two, and a water with a clay stand for the third [IS-41]. The payment is suggested; in a real match you may tap other cards instead. Lay!
islet-tutorial-secure = An egg at level three! With eggs to spare you now secure a resource: it stays under an egg of yours and pays once every turn, until you lay that egg too [IS-35, IS-36, IS-40]. Take water.
islet-tutorial-end = As long as you can pay you may go on, in any order [IS-30]. You are nearly out of cards, so end your turn.
islet-tutorial-waits = The other bird waits in the sea and lets its turn go by.
islet-tutorial-pass = A match ends when somebody has laid all eggs, or some rounds after the bag is empty [IS-50, IS-51]. This one we stop early: pass.
islet-tutorial-pass-again = Two whole rounds without a tile or an egg end a match as well [IS-30]. Pass once more.
islet-tutorial-won = One egg to none: you win [IS-52]! With equal eggs the higher ones would decide. In a real match mind whose bird is where: you cannot stay on a tile with another bird [IS-33]. Fly well!
