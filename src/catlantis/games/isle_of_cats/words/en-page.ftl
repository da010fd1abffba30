# What only the page says of The Isle of Cats. Keys are used in web/src/games/isle-of-cats.

isle-of-cats-board-rooms = What to look at
isle-of-cats-board-room-boat = Boat
isle-of-cats-board-room-island = Island
isle-of-cats-board-room-score = Score
isle-of-cats-board-room-fleet = Others
isle-of-cats-board-label = Boat and island
isle-of-cats-board-island = The island
isle-of-cats-board-column = Column { $column }
isle-of-cats-board-tray = What to resolve now
isle-of-cats-board-tools = Turn and move
isle-of-cats-board-fleet = The boats
isle-of-cats-board-evening = The evening of day { $day }
isle-of-cats-board-cats = Cats by colour
isle-of-cats-board-seat = { $state ->
    [drawing] { $total } · drawing
    [done] { $total } · done
   *[over] { $total } points
}

## Discoveries and cards

isle-of-cats-board-cat = { $colour } cat ({ $shape })
isle-of-cats-board-oshax = Oshax of any colour ({ $shape })
isle-of-cats-board-common = common treasure ({ $shape })
isle-of-cats-board-rare = rare treasure ({ $shape })
isle-of-cats-board-card = Card { $slot }. { $asks }
isle-of-cats-board-asks-all = To draw: { $things }.
isle-of-cats-board-asks-any = To draw, any 2 of: { $things }.
isle-of-cats-board-asks-or = To draw: { $above }; or { $below }.
isle-of-cats-board-asks-lesson = Lesson: { $lesson }
isle-of-cats-board-fits-none = Nothing of it fits.
isle-of-cats-board-fits-some = Not all of it fits.
isle-of-cats-board-progress-each = Worth { $points } now.
isle-of-cats-board-progress-wanted = { $wanted ->
    [0] { $count ->
        [0] Worth { $points } now: met.
       *[other] Worth { $points } now: { $count } too many.
    }
   *[other] Worth { $points } now: { $count } of { $wanted }.
}
isle-of-cats-board-of = { $wanted ->
    [0] { $count ->
        [0] met
       *[other] { $count } too many
    }
   *[other] { $count } / { $wanted }
}
isle-of-cats-board-chosen = Yours today.
isle-of-cats-board-resolved = Resolved.

## Drawing

isle-of-cats-board-draw-here = Draw it here
isle-of-cats-board-advised = { $thing }, on the dashed outline.
isle-of-cats-board-pick-these = Draw these two
isle-of-cats-board-pick = { $count ->
    [0] { $thing }
    [1] { $thing }, picked
   *[other] { $thing }, picked twice
}
isle-of-cats-board-piece = { $fits ->
    [yes] { $thing }
   *[no] { $thing }, does not fit now
}
isle-of-cats-board-piece-twin = { $fits ->
    [yes] Special, once more: { $thing }
   *[no] Special, once more: { $thing }, does not fit now
}
isle-of-cats-board-turn-left = Turn left (Q)
isle-of-cats-board-turn-right = Turn right (E, or the wheel)
isle-of-cats-board-flip = Flip (F, or Shift and the wheel)
isle-of-cats-board-left = Left
isle-of-cats-board-right = Right
isle-of-cats-board-up = Up
isle-of-cats-board-down = Down
isle-of-cats-board-restart = Start the day again
isle-of-cats-board-at = Row { $row }, column { $column }.
isle-of-cats-board-fits = It fits.
isle-of-cats-board-gain-rats = { $rats ->
    [one] Covers a rat.
   *[other] Covers { $rats } rats.
}
isle-of-cats-board-gain-map = Finds its map!
isle-of-cats-board-gain-room = Fills a room: { $room }.
isle-of-cats-board-fault-outside = It must stay on the boat.
isle-of-cats-board-fault-overlap = Something is drawn there.
isle-of-cats-board-fault-apart = It must touch what is drawn.
isle-of-cats-board-fault-other = Not there: see the dashed outline.

## How to go on

isle-of-cats-board-begin-morning = Tap a column to see what it asks for.
isle-of-cats-board-begin-cards = Each card is resolved in full before the next.
isle-of-cats-board-begin-confirm = Nobody has seen your day yet.
isle-of-cats-board-begin-area = All of it will have to be drawn, if it fits.
isle-of-cats-board-begin-picks = Tap two; the same one twice is fine.
isle-of-cats-board-begin-colour = From now on it is a cat of that colour.
isle-of-cats-board-begin-draw = Take a piece and drag it to the boat.
isle-of-cats-board-begin-map = Take one of the four, or leave it.
isle-of-cats-board-begin-done = Your day is done.
isle-of-cats-board-wait = Still drawing: { $players }.
isle-of-cats-board-specials = { $left ->
    [0] No specials left
    [one] { $left } special left
   *[other] { $left } specials left
}
isle-of-cats-board-special = { $state ->
    [used] { $text } Used.
    [now] { $text }
   *[later] { $text } Not now.
}

## Boats and the score

isle-of-cats-board-boat-of = { $player }’s boat
isle-of-cats-board-boat = { $player }: cats { $cats }, treasures { $treasures }, rooms filled { $rooms }, rats in sight { $rats }, discoveries { $drawn }, total { $total }.
isle-of-cats-board-fleet-boat = { $state ->
    [drawing] { $boat } Still drawing today.
    [done] { $boat } Done for today.
   *[over] { $boat }
}
isle-of-cats-board-at-dawn = As it was this morning: what is drawn today shows when the day ends.
isle-of-cats-board-drawing = { $thing } at row { $row }, column { $column }
isle-of-cats-board-aboard = { $families ->
    [none] No family yet · common treasures { $commons }, rare { $rares } · rats in sight { $rats }
   *[other] Families of { $families } · common treasures { $commons }, rare { $rares } · rats in sight { $rats }
}
isle-of-cats-board-rooms-left = Empty squares: { $rooms }.
isle-of-cats-board-room-left = { $room } { $empty }
isle-of-cats-board-difficulty = { $advanced ->
    [0] easy
    [1] medium
    [2] hard
    [3] very hard
   *[other] expert
}
isle-of-cats-board-sister-colour = { $colour ->
    [none] { $points } for each cat of a colour still hidden
   *[other] { $points } for each cat: { $colour }
}
isle-of-cats-board-fact-items = Still to be drawn: { $things }.

## Keys

isle-of-cats-board-key-choose = Choose a column, a card or a piece; again: take or turn it
isle-of-cats-board-key-move = Move the piece in hand
isle-of-cats-board-key-turn = Turn it left, right
isle-of-cats-board-key-flip = Flip it
isle-of-cats-board-key-do = Draw it there; take what is chosen
isle-of-cats-board-key-special = Specials for choosing cards

## The first game, step by step

isle-of-cats-tutorial-welcome = Welcome aboard! In seven days you rescue as many cats as your boat can hold. Each morning you take a column of the island: three cards, all of which you resolve [IC-21]. Tap column C twice, or press 3 and Enter.
isle-of-cats-tutorial-lesson = Three cards, in any order. Begin with the lesson: it is ticked on your lesson sheet, and pays at the end. This one gives 2 points for each treasure [IC-34].
isle-of-cats-tutorial-cats = Now a card with a cat and no word: all that it shows must be drawn, if it fits [IC-33].
isle-of-cats-tutorial-drag = Drag the purple cat onto the dashed outline. The first discovery may go anywhere [IC-31]; this spot covers two rats, and each rat in sight costs a point [IC-40].
isle-of-cats-tutorial-turn = The next one must touch what is drawn. Turn it until it fits the outline: the round arrows, the wheel, or Q and E. Then drop it there; or move it by the arrow keys, and Enter draws.
isle-of-cats-tutorial-any = “Any 2”: you pick two of the cats shown, even the same one twice [IC-33].
isle-of-cats-tutorial-pick = Purple cats that touch become a family: three are worth 8 points, four 11, and so on [IC-41]. Pick the purple one twice.
isle-of-cats-tutorial-flip = Shapes may be flipped as well: the mirror button, or F. Put it on the outline.
isle-of-cats-tutorial-confirm = Your three cards are done. Nobody has seen your drawing yet, and until you confirm you may take back a step, or the whole day [IC-21]. Confirm it.
isle-of-cats-tutorial-others = The others choose and draw at the same time. The day ends when all have confirmed; then all boats are shown.
isle-of-cats-tutorial-day-two = Day two. Cards that others took stay on the island: several of you may choose the same. And columns differ: A has no card of the lessons deck, B and C one each, D two [IC-20]. Take column D.
isle-of-cats-tutorial-map-card = Resolve the purple cat first.
isle-of-cats-tutorial-map = See the purple map in the lower moon room? A purple cat drawn over it finds a treasure [IC-35]. Put it on the outline.
isle-of-cats-tutorial-treasure = Choose any of the four common treasures and draw it at once. Take the corner: your lesson pays 2 points for it.
isle-of-cats-tutorial-twin = Now a special: draw that cat a second time. You may use three specials in a match, at most one a day, and none twice [IC-22]. Take the purple cat marked ×2.
isle-of-cats-tutorial-oshax = Next, the Oshax: a large cat that takes any colour.
isle-of-cats-tutorial-colour = Choose its colour now. Purple, of course: your family grows [IC-32].
isle-of-cats-tutorial-oshax-drawn = Draw the Oshax where it touches the others. Rooms that are not quite filled cost 5 points each at the end [IC-40], so leave no small gaps.
isle-of-cats-tutorial-last-card = The last card: a lesson that pays a point for each green cat at the edge. You have none yet, but there is time.
isle-of-cats-tutorial-undo = Look at your score: six purple cats are worth 20 points. Rooms and rats still weigh, but there are five days to go. Confirm the day.
isle-of-cats-tutorial-days-pass = The days go by, and Vesh’s boat comes nearer…
isle-of-cats-tutorial-last-day = The seventh day, and nothing is left to draw. Confirm it, and set sail!
isle-of-cats-tutorial-won = Vesh arrives too late, and yours is the boat with the most points: you win [IC-43]! Alone, you would play against your sister instead [IC-51].

## Options in words

isle-of-cats-option-sheet-label = Boat sheet
isle-of-cats-option-sheet-0 = Different ones, at random
isle-of-cats-option-sheet-1 = All draw on boat 1
isle-of-cats-option-sheet-2 = All draw on boat 2
isle-of-cats-option-sheet-3 = All draw on boat 3
isle-of-cats-option-sheet-4 = All draw on boat 4
isle-of-cats-option-sheet-5 = All draw on boat 5
isle-of-cats-option-sheet-6 = All draw on boat 6
isle-of-cats-option-difficulty-label = The sister, if you play alone
isle-of-cats-option-difficulty-1 = Easy
isle-of-cats-option-difficulty-2 = Medium
isle-of-cats-option-difficulty-3 = Hard
isle-of-cats-option-difficulty-4 = Very hard
isle-of-cats-option-difficulty-5 = Expert
isle-of-cats-option-deck-label = Other cards (a file)
