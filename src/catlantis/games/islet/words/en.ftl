# Islet. The keys follow from the game's tables: see locales/__init__.py.

islet = Islet
islet-about = Birds explore an islet together, tile upon tile, and race to lay all their eggs in its nests.
islet-edition = French rulebook, 90 tiles; the day and night cards are ours

## Tiles, terrains, nests and resources

islet-tile-water-leaves = water/leaves
islet-tile-water-leaves-text = A tile of water with a nest of leaves.
islet-tile-water-branches = water/branches
islet-tile-water-branches-text = A tile of water with a nest of branches.
islet-tile-water-flowers = water/flowers
islet-tile-water-flowers-text = A tile of water with a nest of flowers.
islet-tile-sand-leaves = sand/leaves
islet-tile-sand-leaves-text = A tile of sand with a nest of leaves.
islet-tile-sand-branches = sand/branches
islet-tile-sand-branches-text = A tile of sand with a nest of branches.
islet-tile-sand-flowers = sand/flowers
islet-tile-sand-flowers-text = A tile of sand with a nest of flowers.
islet-tile-clay-leaves = clay/leaves
islet-tile-clay-leaves-text = A tile of clay with a nest of leaves.
islet-tile-clay-branches = clay/branches
islet-tile-clay-branches-text = A tile of clay with a nest of branches.
islet-tile-clay-flowers = clay/flowers
islet-tile-clay-flowers-text = A tile of clay with a nest of flowers.
islet-terrain-water = water
islet-terrain-water-text = A terrain. Stepping onto it from another terrain, or from the sea, costs a card of it.
islet-terrain-sand = sand
islet-terrain-sand-text = A terrain. Stepping onto it from another terrain, or from the sea, costs a card of it.
islet-terrain-clay = clay
islet-terrain-clay-text = A terrain. Stepping onto it from another terrain, or from the sea, costs a card of it.
islet-nest-leaves = leaves
islet-nest-leaves-text = A nest. An egg on it costs three cards of it; water and clay make one.
islet-nest-branches = branches
islet-nest-branches-text = A nest. An egg on it costs three cards of it; water and sand make one.
islet-nest-flowers = flowers
islet-nest-flowers-text = A nest. An egg on it costs three cards of it; sand and clay make one.
islet-resource-water = water
islet-resource-water-text = Pays for a step onto water. Two stand for another terrain; with sand it makes branches, with clay leaves.
islet-resource-sand = sand
islet-resource-sand-text = Pays for a step onto sand. Two stand for another terrain; with water it makes branches, with clay flowers.
islet-resource-clay = clay
islet-resource-clay-text = Pays for a step onto clay. Two stand for another terrain; with water it makes leaves, with sand flowers.
islet-resource-leaves = leaves
islet-resource-leaves-text = Three pay for an egg on such a nest. Water and clay together stand for one.
islet-resource-branches = branches
islet-resource-branches-text = Three pay for an egg on such a nest. Water and sand together stand for one.
islet-resource-flowers = flowers
islet-resource-flowers-text = Three pay for an egg on such a nest. Sand and clay together stand for one.
islet-egg-upright = ready
islet-egg-upright-text = The egg on it is upright: it can pay once this turn.
islet-egg-tipped = exhausted
islet-egg-tipped-text = The egg on it is tipped: it can pay again after this turn.
islet-spot = { $compass ->
    [none] place { $site }
   *[other] place { $site } ({ $compass })
}

## Conditions of the day and night cards

islet-condition-level-2-water = level 2, water
islet-condition-level-2-water-text = Lay on a tile of water at level 2 exactly.
islet-condition-level-2-sand = level 2, sand
islet-condition-level-2-sand-text = Lay on a tile of sand at level 2 exactly.
islet-condition-level-2-clay = level 2, clay
islet-condition-level-2-clay-text = Lay on a tile of clay at level 2 exactly.
islet-condition-level-3-water = level 3, water
islet-condition-level-3-water-text = Lay on a tile of water at level 3 exactly.
islet-condition-level-3-sand = level 3, sand
islet-condition-level-3-sand-text = Lay on a tile of sand at level 3 exactly.
islet-condition-level-3-clay = level 3, clay
islet-condition-level-3-clay-text = Lay on a tile of clay at level 3 exactly.
islet-condition-level-4-water = level 4, water
islet-condition-level-4-water-text = Lay on a tile of water at level 4 exactly.
islet-condition-level-4-sand = level 4, sand
islet-condition-level-4-sand-text = Lay on a tile of sand at level 4 exactly.
islet-condition-level-4-clay = level 4, clay
islet-condition-level-4-clay-text = Lay on a tile of clay at level 4 exactly.
islet-condition-level-2-leaves = level 2, leaves
islet-condition-level-2-leaves-text = Lay on a nest of leaves at level 2 exactly.
islet-condition-level-2-branches = level 2, branches
islet-condition-level-2-branches-text = Lay on a nest of branches at level 2 exactly.
islet-condition-level-2-flowers = level 2, flowers
islet-condition-level-2-flowers-text = Lay on a nest of flowers at level 2 exactly.
islet-condition-level-3-leaves = level 3, leaves
islet-condition-level-3-leaves-text = Lay on a nest of leaves at level 3 exactly.
islet-condition-level-3-branches = level 3, branches
islet-condition-level-3-branches-text = Lay on a nest of branches at level 3 exactly.
islet-condition-level-3-flowers = level 3, flowers
islet-condition-level-3-flowers-text = Lay on a nest of flowers at level 3 exactly.
islet-condition-level-4-leaves = level 4, leaves
islet-condition-level-4-leaves-text = Lay on a nest of leaves at level 4 exactly.
islet-condition-level-4-branches = level 4, branches
islet-condition-level-4-branches-text = Lay on a nest of branches at level 4 exactly.
islet-condition-level-4-flowers = level 4, flowers
islet-condition-level-4-flowers-text = Lay on a nest of flowers at level 4 exactly.
islet-condition-water-among-sand = water among sand
islet-condition-water-among-sand-text = Lay on water whose adjacent tiles, one at least, are all sand.
islet-condition-water-among-clay = water among clay
islet-condition-water-among-clay-text = Lay on water whose adjacent tiles, one at least, are all clay.
islet-condition-sand-among-water = sand among water
islet-condition-sand-among-water-text = Lay on sand whose adjacent tiles, one at least, are all water.
islet-condition-sand-among-clay = sand among clay
islet-condition-sand-among-clay-text = Lay on sand whose adjacent tiles, one at least, are all clay.
islet-condition-clay-among-water = clay among water
islet-condition-clay-among-water-text = Lay on clay whose adjacent tiles, one at least, are all water.
islet-condition-clay-among-sand = clay among sand
islet-condition-clay-among-sand-text = Lay on clay whose adjacent tiles, one at least, are all sand.
islet-condition-level-4 = level 4
islet-condition-level-4-text = Lay on any tile at level 4 exactly.

## What can be done; an argument not chosen yet, and an empty payment, is none

islet-verb-explore = { $tile ->
    [none] Explore…
   *[other] { $site ->
        [none] Explore with { $tile }…
       *[other] Explore: { $tile } into the sea at place { $site }
    }
}
islet-verb-explore-text = Place a tile in the sea beside the islet, then more on top, each higher than the last. Each brings a resource.
islet-verb-stack = { $tile ->
    [none] Stack a tile…
   *[other] { $site ->
        [none] Stack { $tile }…
       *[other] Stack { $tile } at place { $site }
    }
}
islet-verb-gather = Gather and draw
islet-verb-return = { $resource ->
    [none] Return a resource…
   *[other] Return { $resource }
}
islet-verb-advance = { $site ->
    [none] Advance…
   *[other] Advance to place { $site }
}{ $terrains ->
    [none] {""}
   *[other] , paying { $terrains }
}{ $secured ->
    [none] {""}
   *[other] , exhausting { $secured }
}
islet-verb-advance-text = Free on the same terrain; else it costs a card of the terrain you step on.
islet-verb-lay = Lay an egg{ $nests ->
    [none] {""}
   *[other] , paying { $nests }
}{ $terrains ->
    [none] {""}
   *[other] , paying { $terrains }
}{ $secured_nests ->
    [none] {""}
   *[other] , exhausting { $secured_nests }
}{ $secured_terrains ->
    [none] {""}
   *[other] , exhausting { $secured_terrains }
}
islet-verb-lay-text = Costs three nests of your tile. With two free eggs or more, you also secure a resource: it pays once every turn.
islet-verb-secure = { $resource ->
    [none] Secure a resource…
   *[other] Secure { $resource }
}
islet-verb-release = { $resource ->
    [none] Give up a secured resource…
   *[other] { $egg ->
        [none] Give up { $resource }…
       *[other] Give up { $resource } ({ $egg })
    }
}
islet-verb-end = End the turn
islet-verb-start = { $site ->
    [none] Choose where the bird begins…
   *[other] Begin at place { $site }
}
islet-verb-toss = { $tile ->
    [none] Move, removing three tiles of your hand…
   *[other] Remove { $tile } from your hand
}
islet-verb-toss-bag = Move, removing three tiles from the bag
islet-verb-fulfil = { $condition ->
    [none] Choose the card that is fulfilled…
   *[other] Fulfil: { $condition }
}

islet-arg-explore-tile = Which tile?
islet-arg-explore-site = Where in the sea? Type the number of the place.
islet-arg-stack-tile = Which tile?
islet-arg-stack-site = On which tile? Type the number of the place.
islet-arg-return-resource = Which resource goes back?
islet-arg-advance-site = Where to? Type the number of the place.
islet-arg-advance-terrains = Which unsecured terrains do you pay?
islet-arg-advance-secured = Which secured terrains do you exhaust?
islet-arg-lay-nests = Which unsecured nests do you pay?
islet-arg-lay-terrains = Which unsecured terrains do you pay?
islet-arg-lay-secured_nests = Which secured nests do you exhaust?
islet-arg-lay-secured_terrains = Which secured terrains do you exhaust?
islet-arg-secure-resource = Which resource do you secure?
islet-arg-release-resource = Which secured resource do you give up?
islet-arg-release-egg = The ready one or the exhausted one?
islet-arg-start-site = Where does the bird begin? Type the number of the place.
islet-arg-toss-tile = Which tile do you remove?
islet-arg-fulfil-condition = Which card does the egg fulfil?

## What is asked

islet-prompt-turn = Explore, or move: advance and lay.
islet-prompt-stack = { $left ->
    [0] Gather, to end the exploration.
    [one] Stack { $left } more tile, higher than the last, or gather.
   *[other] Stack up to { $left } more tiles, each higher than the last, or gather.
}
islet-prompt-return = { $over ->
    [one] You may keep eight unsecured resources: return { $over }.
   *[other] You may keep eight unsecured resources: return { $over }, one by one.
}
islet-prompt-move = Advance, lay, or end the turn.
islet-prompt-secure = Secure a resource under a free egg: it will pay once every turn.
islet-prompt-release = No egg is free: which secured resource gives up its egg?
islet-prompt-start = Choose the tile where your bird begins, by day or by night.
islet-prompt-toss = { $left ->
    [one] Remove { $left } more tile from your hand.
   *[other] Remove { $left } more tiles from your hand.
}
islet-prompt-fulfil = Both cards are met: which one is fulfilled?
islet-prompt-turn-only-end = No tile of yours can be placed, and nothing you hold pays for a move: pass.
islet-prompt-move-only-end = You can pay for no further step and lay no egg here: end your turn.
islet-prompt-stack-only-gather = No tile of your hand can go higher now: gather, to end the exploration.

## What happened; what is hidden, and an empty payment, is none

islet-event-turn = { $seat }’s turn.
islet-event-explored = { $seat } places { $tile } in the sea, { islet-spot }.
islet-event-stacked = { $seat } stacks { $tile }, { islet-spot }, now level { $level }.
islet-event-gathered = { $resources ->
    [none] { $seat } gathers nothing.
   *[other] { $seat } gathers { $resources }.
}
islet-event-drew = { $number ->
    [0] { $seat } draws no tile.
    [one] { $tiles ->
        [none] { $seat } draws { $number } tile.
       *[other] { $seat } draws { $tiles }.
    }
   *[other] { $tiles ->
        [none] { $seat } draws { $number } tiles.
       *[other] { $seat } draws { $tiles }.
    }
}
islet-event-returned = { $seat } returns { $resource }.
islet-event-paid = { $spent ->
    [none] { $seat } exhausts { $exhausted }.
   *[other] { $exhausted ->
        [none] { $seat } pays { $spent }.
       *[other] { $seat } pays { $spent } and exhausts { $exhausted }.
    }
}
islet-event-advanced = { $seat } advances to { islet-spot }.
islet-event-laid = { $seat } lays an egg, { islet-spot }, level { $level }.
islet-event-secured = { $seat } secures { $resource }.
islet-event-released = { $seat } gives up the secured { $resource }.
islet-event-passed = { $seat } passes.
islet-event-started = { $seat } puts the bird on { islet-spot }.
islet-event-tossed = { $seat } removes { $tile } from their hand.
islet-event-tossed-from-bag = { $seat } removes tiles from the bag: { $tiles }.
islet-event-fulfilled = { $seat } fulfils a card: { $condition }.
islet-event-dealt-card = { $islet ->
    [0] A new card for the day islet: { $condition }.
    [1] A new card for the night islet: { $condition }.
   *[other] A new card: { $condition }.
}
islet-event-last-egg = { $seats ->
    [1] { $seat } has laid the last egg!
   *[other] { $seat } has laid their last egg! The round is played to its end.
}
islet-event-last-tile = { $seat } has drawn the last tile: one more round after this one.
islet-event-nothing-happens = Two rounds without a tile or an egg: the match ends.
islet-event-won = { $seat } wins!
islet-event-lost = { $seat } has lost: eggs are left, and the bag is empty.

## Options and scores

islet-option-few_eggs = Alone: 6 eggs instead of 10, an easier match.
islet-option-first_seat = Who begins.
islet-score-eggs = Eggs laid
islet-score-level-1 = Level of the highest egg
islet-score-level-2 = Level of the second highest egg
islet-score-level-3 = Level of the third egg
islet-score-level-4 = Level of the fourth egg
islet-score-level-5 = Level of the fifth egg
islet-score-level-6 = Level of the sixth egg
islet-score-level-7 = Level of the seventh egg
islet-score-level-8 = Level of the eighth egg
islet-score-level-9 = Level of the ninth egg
islet-score-level-10 = Level of the tenth egg
islet-score-ideal = Tiles left: an ideal ecosystem!
islet-score-saved = Tiles left: endangered species are saved
islet-score-grows = Tiles left: the wildlife grows
islet-score-blooms = Tiles left: the flora blooms
islet-score-again = Tiles left: won, and worth another try
islet-score-lost = Tiles left: not all eggs are laid

## The table

islet-table-tiles = { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}
islet-table-eggs = { $laid } laid, { $free } free
islet-table-secured = secured
islet-table-exhausted = exhausted
islet-table-nothing = nothing
islet-table-day = Day islet
islet-table-night = Night islet
islet-table-card = { $condition } { $sites ->
    [none] (no tile yet)
   *[other] ({ $sites })
}
islet-table-hidden = { $columns ->
    [one] { $columns } column is hidden: make the window wider.
   *[other] { $columns } columns are hidden: make the window wider.
}
islet-table-round = Round
islet-table-round-number = { $round }{ $left ->
    [none] {""}
    [0] , the last
    [one] , { $left } more follows
   *[other] , { $left } more follow
}
islet-table-bag = Bag
islet-table-packs = Packs
islet-table-hand = Your tiles
islet-table-coming = To come
islet-table-free-steps = Free steps
islet-table-free-steps-left = { $steps ->
    [0] none is left: pay for a step, lay, or end (IS-38)
   *[other] { $steps } left, unless you pay or lay (IS-38)
}
islet-table-reach = In reach
islet-table-price = { $cards ->
    [0] { $site } free
    [one] { $site } for { $cards } card
   *[other] { $site } for { $cards } cards
}
islet-table-legend = Legend
islet-table-legend-text = Terrain: { $terrains }. Nest: { $nests }. Then the level. Below or above it the number of the place, eggs a to d and birds A to D by player, * where you can act.

## What a seat is shown, where no board draws it

islet-seen-active = Whose turn
islet-seen-round = Round
islet-seen-rounds-left = Rounds after this one
islet-seen-players-tiles = Tiles
islet-seen-players-free-eggs = Free eggs
islet-seen-players-laid = Levels laid on
islet-seen-players-free = Resources
islet-seen-players-secured = Secured
islet-seen-players-exhausted = Exhausted
islet-seen-hand = Your tiles
islet-seen-bag = Tiles in the bag
islet-seen-unseen = Not seen yet
islet-seen-packs = Resources left
islet-seen-solo = Alone
islet-seen-solo-cards = Day and night
islet-seen-solo-cards-entry = { $condition }
islet-seen-solo-pile = Cards in the pile
islet-seen-solo-removed = Tiles removed
