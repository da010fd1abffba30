# Exploding Kittens on the page: the words of its board, and of its tutorial.

## Whose turn it is, and who is asked

exploding-kittens-board-label = The table
exploding-kittens-board-your-turn = Your turn
exploding-kittens-board-turn-of = { $player }’s turn
exploding-kittens-board-turns = { $owed ->
    [one] { $owed } turn to take
   *[other] { $owed } turns to take
}
exploding-kittens-board-wait-turn = { $owed ->
    [one] { $player } plays, or draws to end the turn.
   *[other] { $player } plays, or draws to end this turn: { $owed } to take.
}
exploding-kittens-board-wait-window = { $count ->
    [one] { $players } can still say Nope.
   *[other] { $players } can still say Nope.
}
exploding-kittens-board-wait-give = { $giver } chooses a card for { $player }.
exploding-kittens-board-wait-take = { $player } chooses a card from the discard pile.
exploding-kittens-board-wait-insert = { $player } hides the kitten in the draw pile. Nobody sees where.
exploding-kittens-board-on-turn = playing
exploding-kittens-board-deciding = Nope?
exploding-kittens-board-played = played
exploding-kittens-board-choosing = chooses
exploding-kittens-board-winner = wins!
exploding-kittens-board-out = You are out of the match, and may watch how it ends.

## The piles, and what one knows

exploding-kittens-board-odds = risk of a kitten: { $kittens } in { $cards } ({ $percent }%)
exploding-kittens-board-odds-sure = the next card is a kitten!
exploding-kittens-board-odds-none = the next card is no kitten
exploding-kittens-board-discard-read = { $size ->
    [0] Discard pile, empty. Read it
    [one] Discard pile, { $size } card: { $cards }. Read it
   *[other] Discard pile, { $size } cards: { $cards }. Read it
}
exploding-kittens-board-read = read it
exploding-kittens-board-note-all = Everybody knows
exploding-kittens-board-note-empty = nothing about hidden cards yet
exploding-kittens-board-holds = { $player } holds { $cards }
exploding-kittens-board-hands = All hands

## The hand, and what is raised

exploding-kittens-board-card = { $count ->
    [one] { $title }
   *[other] { $title }, { $count } cards
}{ $chosen ->
    [0] { "" }
   *[other] , { $chosen } raised
}{ $lit ->
    [yes] { "" }
   *[other] , cannot be played now
}
exploding-kittens-board-begin = Tap a card to read it and see what it can do.
exploding-kittens-board-again-pair = Tap it again for two of a kind.
exploding-kittens-board-again-three = Tap it again for three of a kind.
exploding-kittens-board-alike-2 = Two of a kind: steal a random card from a player you name.
exploding-kittens-board-alike-3 = Three of a kind: name a player and a card. If they hold it, it is yours.
exploding-kittens-board-five-count = { $count ->
    [5] Five different: take a card of your choice from the discard pile.
   *[other] Five different: { $count } of { $all }. Tap the others.
}
exploding-kittens-board-five-full = Five different titles, no more.
exploding-kittens-board-wanted = Which card do you want from { $target }?
exploding-kittens-board-no-nope = No Nope in hand
exploding-kittens-board-will-happen = { $nopes ->
    [0] It takes effect if nobody says Nope.
   *[other] A Nope to a Nope is a Yup: it takes effect if nobody answers.
}
exploding-kittens-board-will-cancel = It is cancelled if nobody answers.

## Hiding the kitten

exploding-kittens-board-depth = Cards on top of the kitten
exploding-kittens-board-depth-top = Top
exploding-kittens-board-depth-bottom = Bottom
exploding-kittens-board-depth-less = One card higher
exploding-kittens-board-depth-more = One card deeper

## The list of choices, and of keys

exploding-kittens-board-fact-pile = Draw pile: { $size }, { $odds }
exploding-kittens-board-fact-discard = Discard pile: { $cards }
exploding-kittens-board-fact-player = { $player }: { $holds }
exploding-kittens-board-fact-hand = Your hand: { $cards }
exploding-kittens-board-key-raise = Raise a card of your hand, or one more of it
exploding-kittens-board-key-play = Play what is raised

## The tutorial, in the order of its steps

exploding-kittens-tutorial-welcome = Welcome! You hold eight cards, one of them a Defuse, and a single kitten hides in the draw pile. A turn ends with a draw: take the top card [EK-10].
exploding-kittens-tutorial-drawn = A Hairy Potato Cat, no harm done. Your hand is always sorted, and what you can play now is lit. It is the other player’s turn.
exploding-kittens-tutorial-let-pass = They ask you for a Favor. Before a play takes effect everybody is asked for a Nope, even those who hold none, so that nothing tells who does [EK-38]. Save yours, and let it pass.
exploding-kittens-tutorial-give = You choose which card to give, and only the two of you see it [EK-33]. A lone cat does nothing, so part with the potato.
exploding-kittens-tutorial-given = Your note remembers what you know they hold. Nobody else can see it.
exploding-kittens-tutorial-pair = Two of a kind steal a random card [EK-50]. Tap Tacocat twice, then name your victim.
exploding-kittens-tutorial-objections = Your cats are on the table. Does anyone object?
exploding-kittens-tutorial-nope-nope = A Nope! But a Nope to a Nope is a Yup, and then the play stands again [EK-37]. Say Nope to the Nope.
exploding-kittens-tutorial-stands = Two Nopes cancel each other out. Your pair stands, unless there is a third.
exploding-kittens-tutorial-stolen = What luck: you stole a Defuse, and only the two of you know. Draw to end your turn.
exploding-kittens-tutorial-their-turn = A Skip: keep it for a rainy day. Now see what they are up to.
exploding-kittens-tutorial-nope = An Attack! It would end their turn without a draw and leave you two turns in a row [EK-30]. Say Nope.
exploding-kittens-tutorial-window-again = After every Nope the others are asked again. This time it is their turn to answer.
exploding-kittens-tutorial-cancelled = Cancelled: the Attack is lost and their turn goes on, so they have to draw after all [EK-39, EK-40].
exploding-kittens-tutorial-odds = You need not play a card every turn. Beside the draw pile you can read how likely a kitten is; the odds are kind, so draw.
exploding-kittens-tutorial-odds-grow = Once more. With every harmless card the odds grow a little.
exploding-kittens-tutorial-see = Twenty-seven cards, one kitten: time for a peek. See the Future shows you the top three [EK-35].
exploding-kittens-tutorial-looking = Others learn only that you looked, never what you saw.
exploding-kittens-tutorial-skip = The kitten is on top! Your private note says so. Play Skip, and your turn ends without a draw [EK-32].
exploding-kittens-tutorial-unknowing = Their turn. They know nothing of what awaits them.
exploding-kittens-tutorial-hidden = There it is! Their Defuse saves them, and they hide the kitten wherever they like. Nobody sees where [EK-21].
exploding-kittens-tutorial-favor = Your note of the pile is gone, for the kitten could be anywhere now. Ask for a Favor and see what you get [EK-33].
exploding-kittens-tutorial-their-choice = They choose which card to part with. Expect nothing splendid.
exploding-kittens-tutorial-a-cat = A cat. Well, it is the thought that counts. Draw to end your turn.
exploding-kittens-tutorial-draw-again = Draw again. Whatever comes, you hold two Defuses.
exploding-kittens-tutorial-insert = The kitten! A Defuse was played for you at once [EK-21]. Hide the kitten under one card: they will draw that one, and you will know what comes after it.
exploding-kittens-tutorial-nobody-saw = Nobody saw where it went. They take the card above it.
exploding-kittens-tutorial-attack = Your note knows that the kitten is on top, and it is your turn. Attack! You draw nothing, and they take two turns [EK-30].
exploding-kittens-tutorial-no-nope = Will they say Nope? Now would be the moment.
exploding-kittens-tutorial-two-turns = Two turns to take, and the first card is…
exploding-kittens-tutorial-won = Boom, very gently. You are the last one alive, and you win [EK-24]! In a real match, try three of a kind and five different as well [EK-51, EK-52].
