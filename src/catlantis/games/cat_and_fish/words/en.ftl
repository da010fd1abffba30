# Cat & Fish. Keys follow from the game’s tables: see locales/__init__.py.

cat-and-fish = Cat & Fish
cat-and-fish-about = Catch fish and sell them in their best season, buy a boat or a net, sail farther out: the richest cat after five years wins.
cat-and-fish-edition = French rulebook, after the edition of 2008; fish and prices are ours

## Game cards

cat-and-fish-card-fishing-net = Fishing Net
cat-and-fish-card-fishing-net-text = Fish up to two blocks away.
cat-and-fish-card-fisher-man = Fisher Man
cat-and-fish-card-fisher-man-text = Fish up to three blocks away. Needs the Fishing Net.
cat-and-fish-card-fishing-boat = Fishing Boat
cat-and-fish-card-fishing-boat-text = Sail line 1, between zones 1 and 2.
cat-and-fish-card-fishing-vessel = Fishing Vessel
cat-and-fish-card-fishing-vessel-text = Sail line 2, between zones 2 and 3. Needs the Fishing Boat.
cat-and-fish-card-wizard = Wizard
cat-and-fish-card-wizard-text = For €1 each time, fish, sail, sell or buy in place of another of these that you chose.
cat-and-fish-card-sorcerer = Sorcerer
cat-and-fish-card-sorcerer-text = For €2 each time, sail to any safe intersection in one step. Needs the Wizard.
cat-and-fish-card-merchant = Merchant
cat-and-fish-card-merchant-text = €1 more for each fish sold that fetches anything.
cat-and-fish-card-membership = Membership
cat-and-fish-card-membership-text = Place three markers each season.
cat-and-fish-card-cold-storage = Cold Storage
cat-and-fish-card-cold-storage-text = Use all four places of your storehouse.
cat-and-fish-card-black-market = Black Market
cat-and-fish-card-black-market-text = Sell whales.
cat-and-fish-card-fishing-rod = Fishing Rod
cat-and-fish-card-fishing-rod-text = Fish the blocks that touch you. Everybody has one.
cat-and-fish-card-summoner = Summoner
cat-and-fish-card-summoner-text = Move the Monster. Goes to the poorest cat before the fourth and the fifth spring; not for sale.

## Tiles

cat-and-fish-tile-crab = crab
cat-and-fish-tile-crab-text = Zone 1. Best in autumn, worthless in summer.
cat-and-fish-tile-sardine = sardine
cat-and-fish-tile-sardine-text = Zone 1. Best in spring, worthless in autumn.
cat-and-fish-tile-mackerel = mackerel
cat-and-fish-tile-mackerel-text = Zone 1. Best in summer, worthless in winter.
cat-and-fish-tile-prawn = prawn
cat-and-fish-tile-prawn-text = Zone 1. Best in winter, worthless in spring.
cat-and-fish-tile-green-fishbone = fishbone
cat-and-fish-tile-green-fishbone-text = Zone 1. Worth nothing, and takes a place until you throw it away in a Selling action.
cat-and-fish-tile-squid = squid
cat-and-fish-tile-squid-text = Zone 2. Best in spring.
cat-and-fish-tile-salmon = salmon
cat-and-fish-tile-salmon-text = Zone 2. Best in summer.
cat-and-fish-tile-bream = sea bream
cat-and-fish-tile-bream-text = Zone 2. Best in autumn.
cat-and-fish-tile-cod = cod
cat-and-fish-tile-cod-text = Zone 2. Best in winter.
cat-and-fish-tile-blue-fishbone = fishbone
cat-and-fish-tile-blue-fishbone-text = Zone 2. Worth nothing, and takes a place until you throw it away in a Selling action.
cat-and-fish-tile-swordfish = swordfish
cat-and-fish-tile-swordfish-text = Zone 3. Best in spring.
cat-and-fish-tile-tuna = tuna
cat-and-fish-tile-tuna-text = Zone 3. Best in summer.
cat-and-fish-tile-shark = shark
cat-and-fish-tile-shark-text = Zone 3. Best in autumn.
cat-and-fish-tile-whale = whale
cat-and-fish-tile-whale-text = Zone 3. Dearest of all, best in winter; sold only with the Black Market card, and cannot pay the union fee.
cat-and-fish-tile-pink-fishbone = fishbone
cat-and-fish-tile-pink-fishbone-text = Zone 3. Worth nothing, and takes a place until you throw it away in a Selling action.
cat-and-fish-tile-green-treasure = treasure
cat-and-fish-tile-green-treasure-text = Zone 1. Pays €2 when it is fished.
cat-and-fish-tile-blue-treasure = treasure
cat-and-fish-tile-blue-treasure-text = Zone 2. Pays €2 when it is fished.
cat-and-fish-tile-pink-treasure = treasure
cat-and-fish-tile-pink-treasure-text = Zone 3. Pays €2 when it is fished.

## Magic cards

cat-and-fish-magic-engine = Engine
cat-and-fish-magic-engine-text = A Sailing action goes one intersection farther.
cat-and-fish-magic-storm = Storm
cat-and-fish-magic-storm-text = Your Typhoon action moves it one block farther.
cat-and-fish-magic-wind = Wind
cat-and-fish-magic-wind-text = A Sailing action goes one intersection farther.
cat-and-fish-magic-strong-wind = Strong Wind
cat-and-fish-magic-strong-wind-text = A Sailing action goes up to two intersections farther.
cat-and-fish-magic-good-haul = Good Haul
cat-and-fish-magic-good-haul-text = Before you fish, the empty blocks that touch you are filled.
cat-and-fish-magic-change = Change
cat-and-fish-magic-change-text = The Wizard’s change for free, if you own the Wizard.
cat-and-fish-magic-warp = Warp
cat-and-fish-magic-warp-text = The Sorcerer’s jump for free, if you own the Sorcerer.
cat-and-fish-magic-blank = Blank
cat-and-fish-magic-blank-text = Does nothing: discarded at once.

## The action board

cat-and-fish-space-fishing = Fishing
cat-and-fish-space-fishing-text = Take a tile within reach into your storehouse, if it has a free place.
cat-and-fish-space-sailing = Sailing
cat-and-fish-space-sailing-text = Move your pawn to a neighbouring intersection on a line that you may use.
cat-and-fish-space-selling = Selling
cat-and-fish-space-selling-text = Sell any of your fish at the season’s price, or throw tiles away.
cat-and-fish-space-buying = Buying
cat-and-fish-space-buying-text = Buy the top card of a pile, one of each kind at most.
cat-and-fish-space-typhoon = Typhoon
cat-and-fish-space-typhoon-text = Move the Typhoon one block: pawns beside it lose a fish and flee.
cat-and-fish-space-oil = Oil spill
cat-and-fish-space-oil-text = Move the Oil spill one block: pawns beside it pay €2 and flee.
cat-and-fish-space-treasure-island = Treasure Island
cat-and-fish-space-treasure-island-text = Draw a card and take its money, if there is any.
cat-and-fish-space-magic-library = Magic Library
cat-and-fish-space-magic-library-text = Draw a magic card and keep it in secret until you use it.
cat-and-fish-space-thief = Thief
cat-and-fish-space-thief-text = Only in winter: steal a fish, and be first player in spring. Ends your choosing.
cat-and-fish-space-summoner = Summoner
cat-and-fish-space-summoner-text = For the owner of that card: move the Monster one block.

## Catastrophes, seasons, zones

cat-and-fish-catastrophe-typhoon = Typhoon
cat-and-fish-catastrophe-typhoon-text = Pawns beside it lose a fish and flee. Stays out of zone 1.
cat-and-fish-catastrophe-oil = Oil spill
cat-and-fish-catastrophe-oil-text = Pawns beside it pay €2 and flee. Stays out of zone 1.
cat-and-fish-catastrophe-monster = Monster
cat-and-fish-catastrophe-monster-text = Pawns beside it pay €2, lose a fish and flee. Comes after the third winter, and goes anywhere.
cat-and-fish-season-spring = spring
cat-and-fish-season-spring-text = The year begins, with fresh fish.
cat-and-fish-season-summer = summer
cat-and-fish-season-summer-text = The second season.
cat-and-fish-season-autumn = autumn
cat-and-fish-season-autumn-text = The third season.
cat-and-fish-season-winter = winter
cat-and-fish-season-winter-text = The Thief is about, and the union fee is due at its end.
cat-and-fish-zone-green = green
cat-and-fish-zone-green-text = Zone 1, round the island.
cat-and-fish-zone-blue = blue
cat-and-fish-zone-blue-text = Zone 2.
cat-and-fish-zone-pink = pink
cat-and-fish-zone-pink-text = Zone 3, far out.
cat-and-fish-spot = { $line ->
    [0] the coast
   *[other] line { $line }
}, { $compass } (blocks { $blocks })

## What can be done; an argument not chosen yet is none

cat-and-fish-verb-place = { $space ->
    [none] Place a marker…
   *[other] Marker on { $space }
}
cat-and-fish-verb-pass = Place no more markers
cat-and-fish-verb-begin = { $space ->
    [none] Do an action…
   *[other] { $space }
}
cat-and-fish-verb-wizard = { $from ->
    [none] Wizard, €1…
   *[other] { $to ->
        [none] Wizard, €1: swap { $from }…
       *[other] Wizard, €1: swap { $from } for { $to }
    }
}
cat-and-fish-verb-change = { $from ->
    [none] Change…
   *[other] { $to ->
        [none] Change: swap { $from }…
       *[other] Change: swap { $from } for { $to }
    }
}
cat-and-fish-verb-finish = End your turn
cat-and-fish-verb-fish = { $block ->
    [none] Fish…
   *[other] Fish block { $block } (zone { $zone }, { $compass })
}
cat-and-fish-verb-use = { $card ->
    [none] Use a magic card…
   *[other] Use { $card }
}
cat-and-fish-verb-sail = { $place ->
    [none] Sail…
   *[other] Sail to { cat-and-fish-spot }
}
cat-and-fish-verb-sorcerer = Sorcerer, €2…
cat-and-fish-verb-jump = { $place ->
    [none] Go anywhere…
   *[other] Go to { cat-and-fish-spot }
}
cat-and-fish-verb-sell = { $tile ->
    [none] Sell…
   *[other] Sell { A($tile) }
}
cat-and-fish-verb-throw = { $tile ->
    [none] Throw away…
   *[other] Throw away { A($tile) }
}
cat-and-fish-verb-buy = { $card ->
    [none] Buy…
   *[other] Buy { $card }
}
cat-and-fish-verb-move = { $block ->
    [none] Move it…
   *[other] Move it to block { $block } (zone { $zone }, { $compass })
}
cat-and-fish-verb-stop = End this action
cat-and-fish-verb-lose = { $tile ->
    [none] Lose a fish…
   *[other] Lose { A($tile) }
}
cat-and-fish-verb-flee = { $place ->
    [none] Flee…
   *[other] Flee to { cat-and-fish-spot }
}
cat-and-fish-verb-steal = { $target ->
    [none] Steal…
   *[other] { $tile ->
        [none] Steal from { $target }…
       *[other] Steal { A($tile) } from { $target }
    }
}
cat-and-fish-verb-pay = Pay €2
cat-and-fish-verb-give = { $tile ->
    [none] Give a fish…
   *[other] Give { A($tile) }
}
cat-and-fish-verb-borrow = Take a loan of €2, and a penalty token
cat-and-fish-verb-summon = { $block ->
    [none] Summon the Monster…
   *[other] Summon the Monster to block { $block } (zone { $zone }, { $compass })
}

cat-and-fish-arg-place-space = On which space?
cat-and-fish-arg-begin-space = Which action?
cat-and-fish-arg-wizard-from = Which action do you swap?
cat-and-fish-arg-wizard-to = What will you do?
cat-and-fish-arg-change-from = Which action do you swap?
cat-and-fish-arg-change-to = What will you do?
cat-and-fish-arg-fish-block = Which block? Type one of the lit numbers.
cat-and-fish-arg-use-card = Which card?
cat-and-fish-arg-sail-place = Where to? Type one of the lit numbers.
cat-and-fish-arg-jump-place = Where to? Type one of the lit numbers.
cat-and-fish-arg-sell-tile = Which fish?
cat-and-fish-arg-throw-tile = Which tile?
cat-and-fish-arg-buy-card = Which card?
cat-and-fish-arg-move-block = To which block? Type one of the lit numbers.
cat-and-fish-arg-lose-tile = Which fish?
cat-and-fish-arg-flee-place = Where to? Type one of the lit numbers.
cat-and-fish-arg-steal-target = From whom?
cat-and-fish-arg-steal-tile = Which fish?
cat-and-fish-arg-give-tile = Which fish?
cat-and-fish-arg-summon-block = To which block? Type one of the lit numbers.

## What is asked

cat-and-fish-prompt-place = { $left ->
    [one] Place your last marker, or pass.
   *[other] Place a marker ({ $left } left), or pass.
}
cat-and-fish-prompt-act = { $left ->
    [one] Do your last action, or end your turn.
   *[other] Do one of your { $left } actions, or end your turn.
}
cat-and-fish-prompt-fish = Choose the block to fish.
cat-and-fish-prompt-sail = { $steps ->
    [one] Sail one step.
   *[other] Sail up to { $steps } steps.
}
cat-and-fish-prompt-jump = Choose any intersection to go to.
cat-and-fish-prompt-sell = Sell at the prices of { $season }, or throw tiles away.
cat-and-fish-prompt-buy = Choose a card to buy. You have €{ $money }.
cat-and-fish-prompt-move = { $steps ->
    [one] Move the { $catastrophe } one block.
   *[other] Move the { $catastrophe }, { $steps } blocks left.
}
cat-and-fish-prompt-steal = Choose a fish to steal.
cat-and-fish-prompt-lose = The { $catastrophe } strikes: choose the fish to lose.
cat-and-fish-prompt-flee = The { $catastrophe } strikes: choose where to flee.
cat-and-fish-prompt-fee = The union fee is due: €2, or a fish.
cat-and-fish-prompt-summon = You are the poorest cat and get the Summoner: put the Monster on a block.
cat-and-fish-prompt-place-only-pass = No space of the action board has room for your marker: pass.
cat-and-fish-prompt-act-only-finish = { $left ->
    [one] The action that you have left can come to nothing now: end your turn.
   *[other] None of the { $left } actions that you have left can come to anything now: end your turn.
}
cat-and-fish-prompt-fish-only-stop = No fish is within reach: stop.
cat-and-fish-prompt-sail-only-stop = There is nowhere to sail that you can reach: stop.
cat-and-fish-prompt-sell-only-stop = Nothing is left to sell or throw away: stop.
cat-and-fish-prompt-buy-only-stop = With €{ $money } you can buy no card: stop.
cat-and-fish-prompt-move-only-stop = The { $catastrophe } can go no further: stop.
cat-and-fish-prompt-steal-only-stop = Nobody has a fish that you can steal: stop.
cat-and-fish-prompt-fee-only-pay = The union fee is due: €2. You have no fish to give instead.
cat-and-fish-prompt-fee-only-give = The union fee is due: you lack the €2, so it takes a fish.
cat-and-fish-prompt-fee-only-borrow = The union fee is due, and you have neither €2 nor a fish: borrow it, for a penalty token.

## What happened; what is hidden is none

cat-and-fish-event-season = Year { $year }, { $season }: { $seat } is first.
cat-and-fish-event-placed = { $seat } puts a marker on { $space }.
cat-and-fish-event-passed = { $seat } places no more markers.
cat-and-fish-event-turn = { $seat }’s turn.
cat-and-fish-event-began = { $seat } takes the { $space } action.
cat-and-fish-event-changed = { $price ->
    [0] { $seat } swaps { $from } for { $to }.
   *[other] { $seat } swaps { $from } for { $to } with the Wizard, for €{ $price }.
}
cat-and-fish-event-finished = { $seat } gives up the other actions.
cat-and-fish-event-fished = { $seat } fishes block { $block } (zone { $zone }, { $compass }): { A($tile) }.
cat-and-fish-event-found-treasure = { $seat } fishes block { $block } (zone { $zone }, { $compass }): a treasure, €{ $money }!
cat-and-fish-event-used = { $seat } uses { $card }.
cat-and-fish-event-hauled = { $blocks ->
    [one] One block beside { $seat } is filled.
   *[other] { $blocks } blocks beside { $seat } are filled.
}
cat-and-fish-event-sailed = { $seat } sails to { cat-and-fish-spot }.
cat-and-fish-event-paid-sorcerer = { $seat } pays the Sorcerer €{ $price }.
cat-and-fish-event-jumped = { $seat } is carried to { cat-and-fish-spot }.
cat-and-fish-event-sold = { $seat } sells { A($tile) } for €{ $price }.
cat-and-fish-event-threw = { $seat } throws { A($tile) } away.
cat-and-fish-event-bought = { $seat } buys { $card } for €{ $price }.
cat-and-fish-event-moved = { $seat } moves the { $catastrophe } to block { $block } (zone { $zone }, { $compass }).
cat-and-fish-event-removed = The { $catastrophe } takes the tile of block { $block }: { A($tile) }.
cat-and-fish-event-struck = { $damage ->
    [0] The { $catastrophe } strikes { $seat }.
   *[other] The { $catastrophe } strikes { $seat }: €{ $damage } lost.
}
cat-and-fish-event-lost = { $seat } loses { A($tile) }.
cat-and-fish-event-fled = { $seat } flees to { cat-and-fish-spot }.
cat-and-fish-event-explored = { $money ->
    [0] { $seat } finds nothing on Treasure Island.
   *[other] { $seat } finds €{ $money } on Treasure Island.
}
cat-and-fish-event-drew = { $card ->
    [none] { $seat } draws a magic card and keeps it.
   *[other] { $seat } draws a magic card and keeps it: { $card }.
}
cat-and-fish-event-drew-blank = { $seat } draws a magic card: Blank, nothing.
cat-and-fish-event-stole = { $seat } steals { A($tile) } from { $target }.
cat-and-fish-event-paid-fee = { $seat } pays the union fee: €{ $money }.
cat-and-fish-event-gave-fish = { $seat } pays the union fee with { A($tile) }.
cat-and-fish-event-borrowed = { $seat } cannot pay the union fee: a loan, and a penalty token.
cat-and-fish-event-became-summoner = { $seat } is the poorest cat and gets the Summoner.
cat-and-fish-event-fresh-fish = { $blocks ->
    [one] Fresh fish in one block.
   *[other] Fresh fish in { $blocks } blocks.
}
cat-and-fish-event-reshuffled = The discarded { $zone } tiles are shuffled into a new pile.
cat-and-fish-event-treasures-reshuffled = The cards of Treasure Island are shuffled anew.
cat-and-fish-event-won = { $seat } is the richest cat!

## Options and scores

cat-and-fish-option-first_seat = Who begins.
cat-and-fish-score-money = Money
cat-and-fish-score-fish = Fish left, €1 each
cat-and-fish-score-penalties = Penalties, €3 each
cat-and-fish-score-total = Total
cat-and-fish-score-cards = Cards bought (for a tie)

## The table

cat-and-fish-table-year = Year { $year } of { $years }
cat-and-fish-table-order = order: { $names }
cat-and-fish-table-mark-typhoon = TY
cat-and-fish-table-mark-oil = OI
cat-and-fish-table-mark-monster = MO
cat-and-fish-table-magic = magic { $cards }
cat-and-fish-table-penalties = penalties { $number }
cat-and-fish-table-summoner = Summoner
cat-and-fish-table-money = €{ $money }
cat-and-fish-table-free = { $places ->
    [0] storehouse full
    [one] 1 free place
   *[other] { $places } free places
}
cat-and-fish-table-shop = Shop
cat-and-fish-table-blows = Would hit
cat-and-fish-table-hit = { $block }: { $name }{ $money ->
    [0] { "" }
   *[other] , −€{ $money }
}{ $fish ->
    [0] { "" }
   *[other] , a fish
}
cat-and-fish-table-own-magic = Magic

## What a seat is shown, where no board draws it

cat-and-fish-seen-season = Season
cat-and-fish-seen-year = Year
cat-and-fish-seen-order = Turn order
cat-and-fish-seen-thief = Thief
cat-and-fish-seen-summoner = Summoner
cat-and-fish-seen-players-money = Money
cat-and-fish-seen-players-cards = Cards
cat-and-fish-seen-players-cards-entry = { $card } (€{ $price })
cat-and-fish-seen-players-total = Points now
cat-and-fish-seen-players-store = Storehouse
cat-and-fish-seen-players-store-entry = { $tile } (€{ $now } now)
cat-and-fish-seen-players-capacity = Room in the storehouse
cat-and-fish-seen-players-range = Range
cat-and-fish-seen-players-magic = Magic cards
cat-and-fish-seen-players-penalties = Penalties
cat-and-fish-seen-players-placed = Spaces chosen
cat-and-fish-seen-players-markers = Still to do
cat-and-fish-seen-magic = Your magic cards
cat-and-fish-seen-spaces = Action board, free spaces
cat-and-fish-seen-spaces-entry = { $free }/{ $room }
cat-and-fish-seen-piles = Piles of tiles
cat-and-fish-seen-piles-entry = { $size }
cat-and-fish-seen-shop = Shop
cat-and-fish-seen-shop-entry = { $price ->
    [none] sold out
   *[other] €{ $price }
}
cat-and-fish-seen-library = Magic Library
cat-and-fish-seen-library-size = Cards left
cat-and-fish-seen-library-used = Used
cat-and-fish-seen-treasure = Treasure Island
cat-and-fish-seen-treasure-size = Cards left
cat-and-fish-seen-doing = Being done
cat-and-fish-seen-strike = A catastrophe strikes
cat-and-fish-seen-strike-catastrophe = Catastrophe
cat-and-fish-seen-strike-mover = Moved by
cat-and-fish-seen-strike-victim = Suffers now
cat-and-fish-seen-strike-victims = Still to suffer
