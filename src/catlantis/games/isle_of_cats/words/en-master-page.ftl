# The game master's page of The Isle of Cats: Explore & Draw (IC-61).

isle-of-cats-master-title = The island, for all to see
isle-of-cats-master-about = Share this screen, in the room or in a call. Everybody draws on a printed boat; you turn over the island, day by day, and may draw as well.

## Setting out

isle-of-cats-master-players = Players
isle-of-cats-master-code = Name of the island
isle-of-cats-master-code-help = Leave it empty for a new island. The same name is always the same island, on every device.
isle-of-cats-master-sheet = Boats
isle-of-cats-master-sheet-random = Different ones, dealt at random
isle-of-cats-master-sheet-same = Boat { $boat } for everybody
isle-of-cats-master-difficulty = The sister
isle-of-cats-master-difficulty-1 = easy
isle-of-cats-master-difficulty-2 = medium
isle-of-cats-master-difficulty-3 = hard
isle-of-cats-master-difficulty-4 = very hard
isle-of-cats-master-difficulty-5 = expert
isle-of-cats-master-deal = Find an island

## Before the first day

isle-of-cats-master-code-told = Whoever enters this name on another device sees the same island, day by day.
isle-of-cats-master-boats = Boats
isle-of-cats-master-boats-text = Give everyone their boat, a lesson sheet, and pens: black and the five colours, or just one if you draw the patterns.
isle-of-cats-master-player = Player { $player }
isle-of-cats-master-boat = Boat { $boat }
isle-of-cats-master-print-boat = Print boat { $boat }
isle-of-cats-master-print-all = Print all six boats
isle-of-cats-master-paper = Paper
isle-of-cats-master-paper-a4 = A4
isle-of-cats-master-paper-letter = Letter
isle-of-cats-master-patterns = Show the patterns of the colours
isle-of-cats-master-first-day = To the first day

## The days

isle-of-cats-master-harbour = Harbour
isle-of-cats-master-island = Island { $code }
isle-of-cats-master-day = Day { $day }
isle-of-cats-master-of-days = of { $days }
isle-of-cats-master-tracker = Days until Vesh arrives
isle-of-cats-master-vesh = Vesh is here
isle-of-cats-master-reveal = Turn the cards over
isle-of-cats-master-hidden = Twelve cards lie face down. Is everybody ready?
isle-of-cats-master-choose = Choose a column and draw all of its three cards.
isle-of-cats-master-next = Next day
isle-of-cats-master-end = Vesh arrives
isle-of-cats-master-back = One day back
isle-of-cats-master-column = Column { $column }
isle-of-cats-master-larger = { $slot }, larger: { $text }
isle-of-cats-master-specials = Special actions
isle-of-cats-master-specials-text = One a day at most, three in all, none twice:
isle-of-cats-master-full = Full screen
isle-of-cats-master-boats-show = Boats and printing
isle-of-cats-master-run = Controls
isle-of-cats-master-another = Another island

## What a card asks

isle-of-cats-master-cat = { $number ->
    [one] { A($colour) } cat
   *[other] { $number } { $colour } cats
}
isle-of-cats-master-oshax = { $number ->
    [one] an Oshax in a colour of your choice
   *[other] { $number } Oshax in colours of your choice
}
isle-of-cats-master-common = { $number ->
    [one] a common treasure
   *[other] { $number } common treasures
}
isle-of-cats-master-rare = { $number ->
    [one] a rare treasure
   *[other] { $number } rare treasures
}
isle-of-cats-master-asks-all = Draw { $things }.
isle-of-cats-master-asks-any = Draw any 2 of these, or one of them twice.
isle-of-cats-master-asks-any-things = Draw any 2, or one of them twice: { $things }.
isle-of-cats-master-asks-or = Draw { $above }, or else { $below }.
isle-of-cats-master-or = or
isle-of-cats-master-any = any 2
isle-of-cats-master-lesson = Lesson { $lesson }
isle-of-cats-master-asks-lesson = Lesson { $lesson }: { $text }

## The timer

isle-of-cats-master-timer = Timer
isle-of-cats-master-timer-none = No timer
isle-of-cats-master-timer-start = Start
isle-of-cats-master-timer-pause = Pause
isle-of-cats-master-timer-again = Restart
isle-of-cats-master-timer-less = Half a minute less
isle-of-cats-master-timer-more = Half a minute more
isle-of-cats-master-timer-over = Time is up. Finish in peace.

## Alone

isle-of-cats-master-sister = Your sister
isle-of-cats-master-sister-colours = Her colours
isle-of-cats-master-sister-colour = { $points } for each { $colour } cat
isle-of-cats-master-sister-lessons = Her lessons

## Keys

isle-of-cats-master-keys = Keys
isle-of-cats-master-key-space = Space
isle-of-cats-master-key-space-text = Turn the cards over; then start or pause the timer
isle-of-cats-master-key-arrows-text = One day back, next day

## The score

isle-of-cats-master-score = How did you fare?
isle-of-cats-master-score-text = Let everyone count on their own boat, and say the numbers: the sums are made here.
isle-of-cats-master-count-rats = Visible rats
isle-of-cats-master-count-filled-rooms = Filled rooms
isle-of-cats-master-count-families = Cats in each family
isle-of-cats-master-count-rares = Rare treasures
isle-of-cats-master-count-lessons = Points of lessons
isle-of-cats-master-count-of = { $count }, { $player }
isle-of-cats-master-rank = Rank
isle-of-cats-master-winner = { $number ->
    [one] { $players } wins!
   *[other] { $players } share the victory!
}
