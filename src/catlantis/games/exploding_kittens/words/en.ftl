# Exploding Kittens. The keys follow from the game's tables: see locales/__init__.py.

exploding-kittens = Exploding Kittens
exploding-kittens-about = Draw cards and hope: whoever draws a kitten and cannot defuse it is out. The last one alive wins.
exploding-kittens-edition = French rulebook of 2020, 56 cards

## The cards

exploding-kittens-title-exploding-kitten = Exploding Kitten
exploding-kittens-title-exploding-kitten-text = Draw it without a Defuse in hand, and you are out.
exploding-kittens-title-defuse = Defuse
exploding-kittens-title-defuse-text = Saves you from a drawn kitten, which you hide anywhere in the draw pile.
exploding-kittens-title-nope = Nope
exploding-kittens-title-nope-text = Stops any play, even another Nope, at any time; but neither a kitten nor a Defuse.
exploding-kittens-title-attack = Attack
exploding-kittens-title-attack-text = Ends your turn without drawing; the next player takes two turns (2x), on top of any you still owe from an Attack.
exploding-kittens-title-skip = Skip
exploding-kittens-title-skip-text = Ends a turn without drawing.
exploding-kittens-title-favor = Favor
exploding-kittens-title-favor-text = A player you name gives you a card of their choice.
exploding-kittens-title-shuffle = Shuffle
exploding-kittens-title-shuffle-text = Shuffles the draw pile.
exploding-kittens-title-see-the-future = See the Future
exploding-kittens-title-see-the-future-text = Lets you look at the top three cards (3x) of the draw pile.
exploding-kittens-title-tacocat = Tacocat
exploding-kittens-title-tacocat-text = Does nothing alone: play it in a combo.
exploding-kittens-title-cattermelon = Cattermelon
exploding-kittens-title-cattermelon-text = Does nothing alone: play it in a combo.
exploding-kittens-title-hairy-potato-cat = Hairy Potato Cat
exploding-kittens-title-hairy-potato-cat-text = Does nothing alone: play it in a combo.
exploding-kittens-title-beard-cat = Beard Cat
exploding-kittens-title-beard-cat-text = Does nothing alone: play it in a combo.
exploding-kittens-title-rainbow-ralphing-cat = Rainbow-Ralphing Cat
exploding-kittens-title-rainbow-ralphing-cat-text = Does nothing alone: play it in a combo.

## What can be done; an argument not chosen yet is none

exploding-kittens-verb-draw = Draw a card
exploding-kittens-verb-attack = Attack
exploding-kittens-verb-skip = Skip
exploding-kittens-verb-shuffle = Shuffle
exploding-kittens-verb-see = See the Future
exploding-kittens-verb-favor = { $target ->
    [none] Favor…
   *[other] Favor from { $target }
}
exploding-kittens-verb-pair = { $title ->
    [none] Two of a kind…
   *[other] { $target ->
        [none] Two { $title } cards…
       *[other] Two { $title } cards: steal from { $target }
    }
}
exploding-kittens-verb-three = { $title ->
    [none] Three of a kind…
   *[other] { $target ->
        [none] Three { $title } cards…
       *[other] { $wanted ->
            [none] Three { $title } cards: ask { $target }…
           *[other] Three { $title } cards: ask { $target } for { $wanted }
        }
    }
}
exploding-kittens-verb-five = { $titles ->
    [none] Five different…
   *[other] Five different: { $titles }
}
exploding-kittens-verb-nope = Nope!
exploding-kittens-verb-pass = Let it pass
exploding-kittens-verb-give = { $title ->
    [none] Give a card…
   *[other] Give { $title }
}
exploding-kittens-verb-take = { $title ->
    [none] Take a card…
   *[other] Take { $title }
}
exploding-kittens-verb-insert = { $position ->
    [none] Put the kitten back…
    [0] Put the kitten on top
    [one] Put the kitten under { $position } card
   *[other] Put the kitten under { $position } cards
}

## The plays that are no card of their own

exploding-kittens-verb-pair-text = Steal a card at random from a player you name.
exploding-kittens-verb-three-text = Name a player and a card: if they hold it, it is yours.
exploding-kittens-verb-five-text = Take any card from the discard pile, except a kitten.

## The questions for arguments

exploding-kittens-arg-favor-target = Who gives you a card?
exploding-kittens-arg-pair-title = Which two of a kind?
exploding-kittens-arg-pair-target = Who loses a card at random?
exploding-kittens-arg-three-title = Which three of a kind?
exploding-kittens-arg-three-target = Whom do you ask?
exploding-kittens-arg-three-wanted = Which card do you want?
exploding-kittens-arg-five-titles = Which five different cards?
exploding-kittens-arg-give-title = Which card do you give?
exploding-kittens-arg-take-title = Which card do you take?
exploding-kittens-arg-insert-position = How many cards go on top of it? From { $low } (the very next card) to { $high } (the bottom).

## What is asked

exploding-kittens-prompt-turn = { $owed ->
    [one] Play cards, or draw to end your turn.
   *[other] Play cards, or draw to end this turn: { $owed } turns to take.
}
exploding-kittens-prompt-window = { $nopes ->
    [0] { $player } plays. Nope it, or let it pass?
   *[other] { $player } says Nope. Nope that, or let it pass?
}
exploding-kittens-prompt-give = Choose a card for { $player }. The others will not see it.
exploding-kittens-prompt-take = Choose a card from the discard pile.
exploding-kittens-prompt-insert = { $size ->
    [one] Choose where the kitten goes, in a pile of { $size } card. Nobody will see.
   *[other] Choose where the kitten goes, in a pile of { $size } cards. Nobody will see.
}
exploding-kittens-prompt-turn-only-draw = { $owed ->
    [one] You hold nothing that can be played now: draw to end your turn.
   *[other] You hold nothing that can be played now: draw to end this turn, { $owed } turns to take.
}

## What happened; what is hidden is none

exploding-kittens-event-turn = { $owed ->
    [one] { $seat }’s turn.
   *[other] { $seat }’s turn, { $owed } to take.
}
exploding-kittens-event-attack = { $seat } plays Attack.
exploding-kittens-event-skip = { $seat } plays Skip.
exploding-kittens-event-shuffle = { $seat } plays Shuffle.
exploding-kittens-event-see = { $seat } plays See the Future.
exploding-kittens-event-favor = { $seat } asks { $target } for a Favor.
exploding-kittens-event-pair = { $seat } plays two { $title } cards to steal a card from { $target }.
exploding-kittens-event-three = { $seat } plays three { $title } cards to ask { $target } for { $wanted }.
exploding-kittens-event-five = { $seat } plays five different cards: { $titles }.
exploding-kittens-event-nope = { $seat } says Nope!
exploding-kittens-event-cancelled = { $seat }’s play is cancelled.
exploding-kittens-event-attacked = { $seat } draws nothing and leaves { $owed } turns to { $target }.
exploding-kittens-event-shuffled = { $seat } shuffles the draw pile.
exploding-kittens-event-foresaw = { $first ->
    [none] { $seat } looks at the top of the draw pile.
   *[other] { $second ->
        [none] { $seat } sees the only card of the draw pile: { $first }.
       *[other] { $third ->
            [none] { $seat } sees, from the top: { $first }, { $second }.
           *[other] { $seat } sees, from the top: { $first }, { $second }, { $third }.
        }
    }
}
exploding-kittens-event-gave = { $title ->
    [none] { $seat } gives { $target } a card.
   *[other] { $seat } gives { $target } a card: { $title }.
}
exploding-kittens-event-stole = { $title ->
    [none] { $seat } steals a card from { $target }.
   *[other] { $seat } steals a card from { $target }: { $title }.
}
exploding-kittens-event-handed-over = { $target } hands { $title } over to { $seat }.
exploding-kittens-event-lacked = { $target } holds no { $title }: { $seat } gets nothing.
exploding-kittens-event-nothing-left = { $target } has no card left: { $seat } gets nothing.
exploding-kittens-event-took = { $seat } takes { $title } from the discard pile.
exploding-kittens-event-drew = { $title ->
    [none] { $seat } draws a card.
   *[other] { $seat } draws { $title }.
}
exploding-kittens-event-drew-kitten = { $seat } draws an Exploding Kitten!
exploding-kittens-event-defused = { $seat } defuses it.
exploding-kittens-event-inserted = { $position ->
    [none] { $seat } hides the kitten in the draw pile.
    [0] { $seat } puts the kitten back on top of the draw pile.
    [one] { $seat } hides the kitten under { $position } card.
   *[other] { $seat } hides the kitten under { $position } cards.
}
exploding-kittens-event-exploded = { $seat } explodes and is out.
exploding-kittens-event-won = { $seat } wins, the last one alive!

## Options and scores

exploding-kittens-option-combos = Special combos: two or three of a kind, five different. Off: only pairs of cats.
exploding-kittens-option-first_seat = Who begins.
exploding-kittens-score-survived = Survived
exploding-kittens-score-outlived = Players outlived

## The table

exploding-kittens-table-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
exploding-kittens-table-owed = { $owed ->
    [one] playing
   *[other] playing, { $owed } turns to take
}
exploding-kittens-table-out = exploded
exploding-kittens-table-holds = holds { $cards }
exploding-kittens-table-pile = Draw pile
exploding-kittens-table-pile-size = { $size ->
    [one] { $size } card
   *[other] { $size } cards
}
exploding-kittens-table-pile-kittens = { $kittens ->
    [0] no kitten
    [one] { $kittens } kitten
   *[other] { $kittens } kittens
}
exploding-kittens-table-pile-odds = risk of a kitten: { NUMBER($odds, style: "percent") }
exploding-kittens-table-known = You know
exploding-kittens-table-known-top = top: { $card }
exploding-kittens-table-known-place = card { $place }: { $card }
exploding-kittens-table-discard = Discard
exploding-kittens-table-empty = nothing yet
exploding-kittens-table-hand = Your hand
exploding-kittens-table-hand-empty = no cards
exploding-kittens-table-play = In play
exploding-kittens-table-play-stands = { $play } Nope ×{ $nopes }: the play stands.
exploding-kittens-table-play-cancelled = { $play } Nope ×{ $nopes }: the play is cancelled.

## What a seat is shown, where no board draws it

exploding-kittens-seen-active = Whose turn
exploding-kittens-seen-owed = Turns to take
exploding-kittens-seen-hand = Your hand
exploding-kittens-seen-players-alive = Alive
exploding-kittens-seen-players-cards = Cards
exploding-kittens-seen-players-known = Known cards
exploding-kittens-seen-pile = Draw pile
exploding-kittens-seen-pile-size = Cards
exploding-kittens-seen-pile-kittens = Exploding Kittens
exploding-kittens-seen-pile-known = You know
exploding-kittens-seen-pile-known-entry = { $place ->
    [0] { $title } on top
    [1] { $title } below one card
   *[other] { $title } below { $place } cards
}
exploding-kittens-seen-discard = Discarded
exploding-kittens-seen-play = Waiting to happen
exploding-kittens-seen-play-by = Played by
exploding-kittens-seen-play-action = Play
exploding-kittens-seen-play-nopes = Nopes
