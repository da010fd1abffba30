# The Isle of Cats: Explore & Draw. The keys follow from the game's tables: see locales/__init__.py.

isle-of-cats = The Isle of Cats: Explore & Draw
isle-of-cats-about = Seven days to rescue cats and treasures: draw their shapes on your boat, keep families together, and leave no room half empty.
isle-of-cats-edition = English and French rulebooks of 2022

## The island

isle-of-cats-column-a = A
isle-of-cats-column-a-text = A column of the island: three cards.
isle-of-cats-column-b = B
isle-of-cats-column-b-text = A column of the island: three cards.
isle-of-cats-column-c = C
isle-of-cats-column-c-text = A column of the island: three cards.
isle-of-cats-column-d = D
isle-of-cats-column-d-text = A column of the island: three cards.
isle-of-cats-row-top = top
isle-of-cats-row-top-text = A row of the island: four cards.
isle-of-cats-row-middle = middle
isle-of-cats-row-middle-text = A row of the island: four cards.
isle-of-cats-row-bottom = bottom
isle-of-cats-row-bottom-text = A row of the island: four cards.
isle-of-cats-slot-a-top = A1
isle-of-cats-slot-a-top-text = A card of the island: its column, and its place in it from the top.
isle-of-cats-slot-a-middle = A2
isle-of-cats-slot-a-middle-text = A card of the island: its column, and its place in it from the top.
isle-of-cats-slot-a-bottom = A3
isle-of-cats-slot-a-bottom-text = A card of the island: its column, and its place in it from the top.
isle-of-cats-slot-b-top = B1
isle-of-cats-slot-b-top-text = A card of the island: its column, and its place in it from the top.
isle-of-cats-slot-b-middle = B2
isle-of-cats-slot-b-middle-text = A card of the island: its column, and its place in it from the top.
isle-of-cats-slot-b-bottom = B3
isle-of-cats-slot-b-bottom-text = A card of the island: its column, and its place in it from the top.
isle-of-cats-slot-c-top = C1
isle-of-cats-slot-c-top-text = A card of the island: its column, and its place in it from the top.
isle-of-cats-slot-c-middle = C2
isle-of-cats-slot-c-middle-text = A card of the island: its column, and its place in it from the top.
isle-of-cats-slot-c-bottom = C3
isle-of-cats-slot-c-bottom-text = A card of the island: its column, and its place in it from the top.
isle-of-cats-slot-d-top = D1
isle-of-cats-slot-d-top-text = A card of the island: its column, and its place in it from the top.
isle-of-cats-slot-d-middle = D2
isle-of-cats-slot-d-middle-text = A card of the island: its column, and its place in it from the top.
isle-of-cats-slot-d-bottom = D3
isle-of-cats-slot-d-bottom-text = A card of the island: its column, and its place in it from the top.
isle-of-cats-area-above = above
isle-of-cats-area-above-text = The discoveries above the word “or”.
isle-of-cats-area-below = below
isle-of-cats-area-below-text = The discoveries below the word “or”.

## Colours and shapes

isle-of-cats-colour-blue = blue
isle-of-cats-colour-blue-text = A colour of cats. Three or more that touch are a family.
isle-of-cats-colour-green = green
isle-of-cats-colour-green-text = A colour of cats. Three or more that touch are a family.
isle-of-cats-colour-orange = orange
isle-of-cats-colour-orange-text = A colour of cats. Three or more that touch are a family.
isle-of-cats-colour-purple = purple
isle-of-cats-colour-purple-text = A colour of cats. Three or more that touch are a family.
isle-of-cats-colour-red = red
isle-of-cats-colour-red-text = A colour of cats. Three or more that touch are a family.
isle-of-cats-colour-black = black
isle-of-cats-colour-black-text = The colour of treasures.
isle-of-cats-shape-dot = dot
isle-of-cats-shape-dot-text = A common treasure of 1 square.
isle-of-cats-shape-pair = pair
isle-of-cats-shape-pair-text = A common treasure of 2 squares.
isle-of-cats-shape-bar = bar
isle-of-cats-shape-bar-text = A common treasure of 3 squares.
isle-of-cats-shape-corner = corner
isle-of-cats-shape-corner-text = A common treasure of 3 squares.
isle-of-cats-shape-rare-i = I
isle-of-cats-shape-rare-i-text = A rare treasure of 4 squares: 3 points.
isle-of-cats-shape-rare-l = L
isle-of-cats-shape-rare-l-text = A rare treasure of 4 squares: 3 points.
isle-of-cats-shape-rare-t = T
isle-of-cats-shape-rare-t-text = A rare treasure of 4 squares: 3 points.
isle-of-cats-shape-rare-o = O
isle-of-cats-shape-rare-o-text = A rare treasure of 4 squares: 3 points.
isle-of-cats-shape-rare-s = S
isle-of-cats-shape-rare-s-text = A rare treasure of 4 squares: 3 points.
isle-of-cats-shape-rare-p = P
isle-of-cats-shape-rare-p-text = A rare treasure of 5 squares: 3 points.
isle-of-cats-shape-rare-v = V
isle-of-cats-shape-rare-v-text = A rare treasure of 5 squares: 3 points.
isle-of-cats-shape-wave = wave
isle-of-cats-shape-wave-text = A cat of 4 squares.
isle-of-cats-shape-hammer = hammer
isle-of-cats-shape-hammer-text = A cat of 5 squares.
isle-of-cats-shape-steps = steps
isle-of-cats-shape-steps-text = A cat of 5 squares.
isle-of-cats-shape-branch = branch
isle-of-cats-shape-branch-text = A cat of 5 squares.
isle-of-cats-shape-loaf = loaf
isle-of-cats-shape-loaf-text = A cat of 5 squares.
isle-of-cats-shape-angle = angle
isle-of-cats-shape-angle-text = A cat of 5 squares.
isle-of-cats-shape-hook = hook
isle-of-cats-shape-hook-text = A cat of 5 squares.
isle-of-cats-shape-cup = cup
isle-of-cats-shape-cup-text = A cat of 5 squares.
isle-of-cats-shape-plus = plus
isle-of-cats-shape-plus-text = A cat of 5 squares.
isle-of-cats-shape-snake = snake
isle-of-cats-shape-snake-text = A cat of 5 squares.
isle-of-cats-shape-stick = stick
isle-of-cats-shape-stick-text = A cat of 5 squares.
isle-of-cats-shape-knot = knot
isle-of-cats-shape-knot-text = A cat of 6 squares.
isle-of-cats-shape-chair = chair
isle-of-cats-shape-chair-text = A cat of 6 squares.
isle-of-cats-shape-mast = mast
isle-of-cats-shape-mast-text = A cat of 6 squares.
isle-of-cats-shape-arch = arch
isle-of-cats-shape-arch-text = A cat of 6 squares.
isle-of-cats-shape-flag = flag
isle-of-cats-shape-flag-text = A cat of 6 squares.
isle-of-cats-shape-sword = sword
isle-of-cats-shape-sword-text = A cat of 6 squares.
isle-of-cats-shape-stairs = stairs
isle-of-cats-shape-stairs-text = An Oshax of 6 squares: a cat of the colour you choose.
isle-of-cats-shape-bolt = bolt
isle-of-cats-shape-bolt-text = An Oshax of 6 squares: a cat of the colour you choose.
isle-of-cats-shape-crane = crane
isle-of-cats-shape-crane-text = An Oshax of 6 squares: a cat of the colour you choose.
isle-of-cats-shape-tap = tap
isle-of-cats-shape-tap-text = An Oshax of 6 squares: a cat of the colour you choose.
isle-of-cats-shape-swan = swan
isle-of-cats-shape-swan-text = An Oshax of 6 squares: a cat of the colour you choose.
isle-of-cats-shape-dragon = dragon
isle-of-cats-shape-dragon-text = An Oshax of 6 squares: a cat of the colour you choose.

## The lessons, as numbered on the sheet

isle-of-cats-lesson-1 = 1 – blue cats at the edge
isle-of-cats-lesson-1-text = 1 point for each blue cat that touches the edge.
isle-of-cats-lesson-2 = 2 – green cats at the edge
isle-of-cats-lesson-2-text = 1 point for each green cat that touches the edge.
isle-of-cats-lesson-3 = 3 – orange cats at the edge
isle-of-cats-lesson-3-text = 1 point for each orange cat that touches the edge.
isle-of-cats-lesson-4 = 4 – purple cats at the edge
isle-of-cats-lesson-4-text = 1 point for each purple cat that touches the edge.
isle-of-cats-lesson-5 = 5 – red cats at the edge
isle-of-cats-lesson-5-text = 1 point for each red cat that touches the edge.
isle-of-cats-lesson-6 = 6 – cats at the edge
isle-of-cats-lesson-6-text = 1 point for every 2 cats that touch the edge.
isle-of-cats-lesson-7 = 7 – common treasures
isle-of-cats-lesson-7-text = 1 point for each common treasure.
isle-of-cats-lesson-8 = 8 – lessons
isle-of-cats-lesson-8-text = 1 point for each lesson ticked, this one too.
isle-of-cats-lesson-9 = 9 – lonely cats
isle-of-cats-lesson-9-text = 1 point for each cat that touches no other of its colour.
isle-of-cats-lesson-10 = 10 – rare treasures
isle-of-cats-lesson-10-text = 2 points for each rare treasure.
isle-of-cats-lesson-11 = 11 – rats
isle-of-cats-lesson-11-text = 2 points for each visible rat.
isle-of-cats-lesson-12 = 12 – larger families
isle-of-cats-lesson-12-text = 4 points for each family of 4 or more.
isle-of-cats-lesson-13 = 13 – fifteen cats
isle-of-cats-lesson-13-text = 10 points for exactly 15 cats.
isle-of-cats-lesson-14 = 14 – five rats
isle-of-cats-lesson-14-text = 10 points for exactly 5 visible rats.
isle-of-cats-lesson-15 = 15 – no rats
isle-of-cats-lesson-15-text = 10 points if no rat is visible.
isle-of-cats-lesson-16 = 16 – parrot rooms filled
isle-of-cats-lesson-16-text = 12 points if both parrot rooms are filled.
isle-of-cats-lesson-17 = 17 – edge filled
isle-of-cats-lesson-17-text = 12 points if no square at the edge is empty.
isle-of-cats-lesson-18 = 18 – apple room empty
isle-of-cats-lesson-18-text = 15 points if nothing is drawn in the apple room.
isle-of-cats-lesson-19 = 19 – three of each colour
isle-of-cats-lesson-19-text = 15 points for 3 or more cats of each colour.
isle-of-cats-lesson-20 = 20 – all colours at the edge
isle-of-cats-lesson-20-text = 7 points if a cat of each colour touches the edge.
isle-of-cats-lesson-21 = 21 – family of seven
isle-of-cats-lesson-21-text = 10 points for a family of 7 or more.
isle-of-cats-lesson-22 = 22 – five blue cats
isle-of-cats-lesson-22-text = 9 points for exactly 5 blue cats.
isle-of-cats-lesson-23 = 23 – five green cats
isle-of-cats-lesson-23-text = 9 points for exactly 5 green cats.
isle-of-cats-lesson-24 = 24 – five orange cats
isle-of-cats-lesson-24-text = 9 points for exactly 5 orange cats.
isle-of-cats-lesson-25 = 25 – five purple cats
isle-of-cats-lesson-25-text = 9 points for exactly 5 purple cats.
isle-of-cats-lesson-26 = 26 – five red cats
isle-of-cats-lesson-26-text = 9 points for exactly 5 red cats.
isle-of-cats-lesson-27 = 27 – five treasures
isle-of-cats-lesson-27-text = 9 points for exactly 5 treasures.
isle-of-cats-lesson-28 = 28 – six lessons
isle-of-cats-lesson-28-text = 7 points for exactly 6 lessons ticked, this one too.
isle-of-cats-lesson-29 = 29 – moon rooms empty
isle-of-cats-lesson-29-text = 18 points if nothing is drawn in either moon room.
isle-of-cats-lesson-30 = 30 – Oshax
isle-of-cats-lesson-30-text = 3 points for each Oshax.
isle-of-cats-lesson-31 = 31 – third family
isle-of-cats-lesson-31-text = The points of your third-largest family once more.
isle-of-cats-lesson-32 = 32 – middle row filled
isle-of-cats-lesson-32-text = 10 points if the middle row is full.
isle-of-cats-lesson-33 = 33 – twenty cats
isle-of-cats-lesson-33-text = 10 points for exactly 20 cats.
isle-of-cats-lesson-34 = 34 – treasures
isle-of-cats-lesson-34-text = 2 points for each treasure, at most 16.
isle-of-cats-lesson-35 = 35 – filled rooms
isle-of-cats-lesson-35-text = 2 points for each filled room.

## Rooms

isle-of-cats-room-parrot-1 = parrot (stern)
isle-of-cats-room-parrot-1-text = A room: minus 5 points unless every square of it is covered.
isle-of-cats-room-moon-2 = moon (upper)
isle-of-cats-room-moon-2-text = A room: minus 5 points unless every square of it is covered.
isle-of-cats-room-apple-3 = apple
isle-of-cats-room-apple-3-text = A room: minus 5 points unless every square of it is covered.
isle-of-cats-room-moon-4 = moon (lower)
isle-of-cats-room-moon-4-text = A room: minus 5 points unless every square of it is covered.
isle-of-cats-room-none-5 = no icon
isle-of-cats-room-none-5-text = A room: minus 5 points unless every square of it is covered.
isle-of-cats-room-corn-6 = corn
isle-of-cats-room-corn-6-text = A room: minus 5 points unless every square of it is covered.
isle-of-cats-room-parrot-7 = parrot (bow)
isle-of-cats-room-parrot-7-text = A room: minus 5 points unless every square of it is covered.

## Specials: one a day, three a match, none twice

isle-of-cats-special-extra = one more card
isle-of-cats-special-extra-text = Take one more card, from another column.
isle-of-cats-special-mixed = a card of each row
isle-of-cats-special-mixed-text = Take a card from each row instead of a column.
isle-of-cats-special-row = a row
isle-of-cats-special-row-text = Take a row instead of a column: four cards.
isle-of-cats-special-cat-twice = a cat twice
isle-of-cats-special-cat-twice-text = Draw the cat you have just drawn once more.
isle-of-cats-special-treasure-twice = a treasure twice
isle-of-cats-special-treasure-twice-text = Draw the treasure you have just drawn once more.

## The sister's lessons: nine, then nine advanced ones

isle-of-cats-sister-1 = colours without treasure
isle-of-cats-sister-1-text = 5 for her for each colour of which no cat touches a treasure.
isle-of-cats-sister-2 = largest family
isle-of-cats-sister-2-text = 2 for her for each cat of your largest family.
isle-of-cats-sister-3 = few treasures
isle-of-cats-sister-3-text = 10 for her if you have fewer than 9 treasures.
isle-of-cats-sister-4 = rats
isle-of-cats-sister-4-text = 5 for her for each visible rat.
isle-of-cats-sister-5 = many cats
isle-of-cats-sister-5-text = 5 for her for each cat above 15.
isle-of-cats-sister-6 = colours off the edge
isle-of-cats-sister-6-text = 5 for her for each colour of which no cat touches the edge.
isle-of-cats-sister-7 = best lesson twice
isle-of-cats-sister-7-text = Her best other lesson counts twice.
isle-of-cats-sister-8 = filled rooms
isle-of-cats-sister-8-text = 3 for her for each filled room.
isle-of-cats-sister-9 = lonely cats
isle-of-cats-sister-9-text = 5 for her for each cat that touches no other of its colour.
isle-of-cats-sister-10 = your lessons
isle-of-cats-sister-10-text = 3 for her for each lesson that you ticked.
isle-of-cats-sister-11 = largest family again
isle-of-cats-sister-11-text = The points of your largest family, for her.
isle-of-cats-sister-12 = second family
isle-of-cats-sister-12-text = The points of your second-largest family, for her.
isle-of-cats-sister-13 = common treasures
isle-of-cats-sister-13-text = 3 for her for each common treasure.
isle-of-cats-sister-14 = cats without treasure
isle-of-cats-sister-14-text = 3 for her for each cat that touches no treasure.
isle-of-cats-sister-15 = covered maps
isle-of-cats-sister-15-text = 4 for her for each treasure map that is covered.
isle-of-cats-sister-16 = families
isle-of-cats-sister-16-text = 5 for her for each family.
isle-of-cats-sister-17 = cats at the edge
isle-of-cats-sister-17-text = 1 for her for each cat that touches the edge.
isle-of-cats-sister-18 = colours off the rats
isle-of-cats-sister-18-text = 5 for her for each colour of which no cat touches a visible rat.

## What can be done; an argument not chosen yet is none

isle-of-cats-verb-column = { $column ->
    [none] Take a column…
   *[other] Take column { $column }
}
isle-of-cats-verb-row = { $row ->
    [none] Special: a row instead of a column…
   *[other] Special: take the { $row } row
}
isle-of-cats-verb-mixed = { $top ->
    [none] Special: a card of each row…
   *[other] { $middle ->
        [none] Special: top { $top }…
       *[other] { $bottom ->
            [none] Special: top { $top }, middle { $middle }…
           *[other] Special: top { $top }, middle { $middle }, bottom { $bottom }
        }
    }
}
isle-of-cats-verb-card = { $slot ->
    [none] Resolve a card…
   *[other] Resolve card { $slot }
}
isle-of-cats-verb-extra = { $slot ->
    [none] Special: one more card…
   *[other] Special: card { $slot } as well
}
isle-of-cats-verb-area = { $area ->
    [none] Choose an area…
   *[other] All { $area } the “or”
}
isle-of-cats-verb-pick = { $first ->
    [none] Pick 2…
   *[other] { $second ->
        [none] Pick { $first } and…
       *[other] Pick { $first } and { $second }
    }
}
isle-of-cats-verb-colour = { $colour ->
    [none] Choose a colour…
   *[other] Make it { A($colour) } cat
}
isle-of-cats-verb-draw = { $shape ->
    [none] Draw…
   *[other] { $colour ->
        [none] Draw { $shape }…
        [black] { $square ->
            [none] Draw the treasure ({ $shape })…
           *[other] Draw the treasure ({ $shape }) at { $square }, turn { $turn }
        }
       *[other] { $square ->
            [none] Draw the { $colour } cat ({ $shape })…
           *[other] Draw the { $colour } cat ({ $shape }) at { $square }, turn { $turn }
        }
    }
}
isle-of-cats-verb-treasure = { $shape ->
    [none] Draw a common treasure…
   *[other] { $square ->
        [none] Draw the treasure ({ $shape })…
       *[other] Draw the treasure ({ $shape }) at { $square }, turn { $turn }
    }
}
isle-of-cats-verb-decline = Leave the treasure
isle-of-cats-verb-twin = { $shape ->
    [none] Special: once more…
   *[other] { $colour ->
        [none] Special: once more { $shape }…
        [black] { $square ->
            [none] Special: once more the treasure ({ $shape })…
           *[other] Special: once more the treasure ({ $shape }) at { $square }, turn { $turn }
        }
       *[other] { $square ->
            [none] Special: once more the { $colour } cat ({ $shape })…
           *[other] Special: once more the { $colour } cat ({ $shape }) at { $square }, turn { $turn }
        }
    }
}
isle-of-cats-verb-confirm = Confirm my day
isle-of-cats-verb-draw-text = Turn and flip it as you like; it must touch what is on your boat. A square is its row, then its column in two digits: 314 is row 3, column 14. It names the top left square of the shape.
isle-of-cats-verb-treasure-text = A cat on the map of its colour: any common treasure, at once.
isle-of-cats-verb-confirm-text = Shows your day to the others once all have confirmed. It cannot be taken back.

## The questions for arguments

isle-of-cats-arg-column-column = Which column?
isle-of-cats-arg-row-row = Which row?
isle-of-cats-arg-mixed-top = From which column the top card?
isle-of-cats-arg-mixed-middle = From which column the middle card?
isle-of-cats-arg-mixed-bottom = From which column the bottom card?
isle-of-cats-arg-card-slot = Which card now?
isle-of-cats-arg-extra-slot = Which card as well?
isle-of-cats-arg-area-area = Which area?
isle-of-cats-arg-pick-first = The first of the two, from { $low } to { $high }?
isle-of-cats-arg-pick-second = The second, from { $low } to { $high }? The same one twice will do.
isle-of-cats-arg-colour-colour = Which colour?
isle-of-cats-arg-draw-shape = Which shape?
isle-of-cats-arg-draw-colour = Which colour?
isle-of-cats-arg-draw-turn = Turned how? A number from { $low } to { $high }, as drawn above.
isle-of-cats-arg-draw-square = At which square? Its row, then its column in two digits: from { $low } to { $high }.
isle-of-cats-arg-treasure-shape = Which shape?
isle-of-cats-arg-treasure-turn = Turned how? A number from { $low } to { $high }, as drawn above.
isle-of-cats-arg-treasure-square = At which square? Its row, then its column in two digits: from { $low } to { $high }.
isle-of-cats-arg-twin-shape = Which shape?
isle-of-cats-arg-twin-colour = Which colour?
isle-of-cats-arg-twin-turn = Turned how? A number from { $low } to { $high }, as drawn above.
isle-of-cats-arg-twin-square = At which square? Its row, then its column in two digits: from { $low } to { $high }.

## What is asked

isle-of-cats-prompt-morning = Day { $day }: which cards do you take?
isle-of-cats-prompt-cards = { $left ->
    [one] Resolve your last card.
   *[other] Resolve your cards in any order: { $left } left.
}
isle-of-cats-prompt-confirm = Nothing is left to draw. Confirm your day? Until then you may take back all of it.
isle-of-cats-prompt-area = Card { $slot }: all above the “or”, or all below?
isle-of-cats-prompt-picks = Card { $slot }: which 2 of those shown?
isle-of-cats-prompt-colour = Which colour is the Oshax ({ $shape })?
isle-of-cats-prompt-draw = { $left ->
    [one] Draw the discovery on your boat.
   *[other] Draw the discoveries on your boat, in any order: { $left } left.
}
isle-of-cats-prompt-map = The { $colour } cat found its map: draw a common treasure, or leave it.
isle-of-cats-prompt-map-only-decline = The { $colour } cat found its map, but no common treasure fits on your boat: leave it.

## What happened

isle-of-cats-event-day = Day { $day } begins.
isle-of-cats-event-confirmed = { $seat } is done for today.
isle-of-cats-event-column = { $seat } took column { $column }.
isle-of-cats-event-row = { $seat } took the { $row } row.
isle-of-cats-event-mixed = { $seat } took a card of each row: { $top }, { $middle }, { $bottom }.
isle-of-cats-event-extra = { $seat } took card { $slot } as well.
isle-of-cats-event-drew = { $colour ->
    [black] { $seat } drew a treasure: { $shape }, room: { $room }.
   *[other] { $seat } drew { A($colour) } cat: { $shape }, room: { $room }.
}
isle-of-cats-event-map = { $seat } found a map, and drew a treasure: { $shape }, room: { $room }.
isle-of-cats-event-twin = { $colour ->
    [black] { $seat } drew the treasure once more: { $shape }, room: { $room }.
   *[other] { $seat } drew the { $colour } cat once more: { $shape }, room: { $room }.
}
isle-of-cats-event-ticked = { $seat } ticked a lesson: { $lesson }.
isle-of-cats-event-short = { $cards ->
    [one] { $seat } had no room for all of a card.
   *[other] { $seat } had no room for all of { $cards } cards.
}
isle-of-cats-event-sister = { $points ->
    [one] The sister reveals a colour: { $colour }, { $points } point for each cat.
   *[other] The sister reveals a colour: { $colour }, { $points } points for each cat.
}
isle-of-cats-event-vesh = Vesh is here: time to set sail.

## Options and results

isle-of-cats-option-sheet = The boat sheet of all, 1 to 6; 0: different ones, dealt at random.
isle-of-cats-option-difficulty = Alone, how hard the sister is: 1 easy, 2 medium, 3 hard, 4 very hard, 5 expert.
isle-of-cats-option-deck = Other cards than ours: the text of a deck (docs/isle-of-cats-decks.md).
isle-of-cats-sheets-boat = Which boats: all, 3, or 1,4.
isle-of-cats-sheets-patterns = Patterns instead of colours, for a black printer.
isle-of-cats-score-rats = Rats
isle-of-cats-score-rooms = Rooms
isle-of-cats-score-families = Families
isle-of-cats-score-rare = Rare treasures
isle-of-cats-score-lessons = Lessons
isle-of-cats-score-total = Total
isle-of-cats-score-filled-rooms = Filled rooms
isle-of-cats-score-sister-colours = Sister: colours
isle-of-cats-score-sister-lessons = Sister: lessons
isle-of-cats-score-sister-total = Sister: total
isle-of-cats-lost = Your sister wins!

## The table

isle-of-cats-table-letters = BGOPR
isle-of-cats-table-day = Day { $day } of { $days }
isle-of-cats-table-any = any 2:
isle-of-cats-table-or = or
isle-of-cats-table-oshax = Oshax { $shape }
isle-of-cats-table-common = common { $shape }
isle-of-cats-table-rare = rare { $shape }
isle-of-cats-table-now = worth { $points } now
isle-of-cats-table-score = Score
isle-of-cats-table-ticked = Lessons
isle-of-cats-table-nothing = none yet
isle-of-cats-table-used = Special actions used
isle-of-cats-table-sister = Sister
isle-of-cats-table-done = done
isle-of-cats-table-drawing = drawing
isle-of-cats-table-boat = cats { $cats }, treasures { $treasures }, total { $total }

## On paper

isle-of-cats-print-boat = Boat { $number }
isle-of-cats-print-name = Name:
isle-of-cats-print-days = Days
isle-of-cats-print-specials = Specials: 1 a day, 3 in all
isle-of-cats-print-families = Families
isle-of-cats-print-family = { $cats } cats: { $points }
isle-of-cats-print-more = each cat more: +{ $points }
isle-of-cats-print-colours = Colours
isle-of-cats-print-score = Score
isle-of-cats-print-rats = Visible rats, −1 each
isle-of-cats-print-rooms = Rooms not filled, −5 each
isle-of-cats-print-families-line = Families
isle-of-cats-print-rare = Rare treasures, 3 each
isle-of-cats-print-lessons-line = Lessons
isle-of-cats-print-total = Total
isle-of-cats-print-lessons = Lessons

## What a seat is shown, where no board draws it

isle-of-cats-seen-day = Day
isle-of-cats-seen-days = Days in all
isle-of-cats-seen-island = Island
isle-of-cats-seen-island-entry = { $lesson ->
    [none] { $things }
   *[other] lesson { $lesson }
}
isle-of-cats-seen-island-things-entry = { $shape } ({ $colour })
isle-of-cats-seen-today = Your day
isle-of-cats-seen-today-chosen = Cards chosen
isle-of-cats-seen-today-left = Still to resolve
isle-of-cats-seen-today-open = Being resolved
isle-of-cats-seen-today-items = To draw
isle-of-cats-seen-today-items-entry = { $shape } ({ $colour })
isle-of-cats-seen-today-twins = Can be drawn again
isle-of-cats-seen-today-twins-entry = { $shape } ({ $colour })
isle-of-cats-seen-today-specials = Special actions you may use
isle-of-cats-seen-players-done = Done for today
isle-of-cats-seen-players-rooms = Empty squares
isle-of-cats-seen-players-cats = Cats
isle-of-cats-seen-players-treasures = Treasures
isle-of-cats-seen-players-treasures-entry = { $commons } common, { $rares } rare
isle-of-cats-seen-players-families = Families
isle-of-cats-seen-players-lessons = Lessons
isle-of-cats-seen-players-lessons-entry = { $wanted ->
    [none] { $lesson }: { $points } points
   *[other] { $lesson }: { $count } of { $wanted }, { $points } points
}
isle-of-cats-seen-players-used = Special actions used
isle-of-cats-seen-players-took = Took yesterday
isle-of-cats-seen-players-score = Score
isle-of-cats-seen-players-score-entry = { $line } { $points }
isle-of-cats-seen-sister = Your sister
isle-of-cats-seen-sister-colours = Colours turned
isle-of-cats-seen-sister-lessons = Lessons
isle-of-cats-seen-sister-lessons-entry = { $lesson }: { $points } points
isle-of-cats-seen-sister-score = Score
isle-of-cats-seen-sister-score-entry = { $line } { $points }
