# What only the page says of The Isle of Cats. Keys are used in web/src/games/isle-of-cats.

isle-of-cats-board-label = Boat and island
isle-of-cats-board-island = The island
isle-of-cats-board-column = Column { $column }
isle-of-cats-board-tray = What to resolve now
isle-of-cats-board-tools = Turn and move
isle-of-cats-board-fleet = The boats
isle-of-cats-board-cats = Cats by colour
isle-of-cats-board-seat = { $state ->
    [drawing] { $total } points · drawing
    [done] { $total } points · done
   *[over] { $total } points
}

## Discoveries and cards

isle-of-cats-board-cat = { $colour } cat ({ $shape })
isle-of-cats-board-oshax = Oshax of any colour ({ $shape })
isle-of-cats-board-common = common treasure ({ $shape })
isle-of-cats-board-rare = rare treasure ({ $shape })
isle-of-cats-board-card = Card { $slot }. { $asks }
isle-of-cats-board-asks-all = Draw { $things }.
isle-of-cats-board-asks-any = Draw any 2 of { $things }.
isle-of-cats-board-asks-or = Draw { $above }; or { $below }.
isle-of-cats-board-asks-lesson = Lesson: { $lesson }
isle-of-cats-board-fits-none = Nothing of it fits.
isle-of-cats-board-fits-some = Not all of it fits.
isle-of-cats-board-progress-each = Now worth { $points }.
isle-of-cats-board-progress-wanted = Now worth { $points }: { $count }, wanted { $wanted }.
isle-of-cats-board-of = { $count } / { $wanted }
isle-of-cats-board-chosen = Yours today.
isle-of-cats-board-resolved = Resolved.

## Drawing

isle-of-cats-board-draw-here = Draw it here
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

isle-of-cats-board-boat-of = The boat of { $player }
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
