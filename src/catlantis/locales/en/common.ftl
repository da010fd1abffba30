# Words that belong to no game.

list-next = { $list }, { $next }
list-count = { $word } ×{ $count }
list-last = { $list } and { $last }
compass-0 = north
compass-1 = north-east
compass-2 = east
compass-3 = south-east
compass-4 = south
compass-5 = south-west
compass-6 = west
compass-7 = north-west
error = Error: { $message }

## Help. Keys follow from the commands: help-<command>, help-<command>-<option>, or help-<option>.

help = Board games about cats and islands: play them, watch them, pit bots against each other.
help-usage = Usage:
help-arguments = Arguments
help-options = Options
help-commands = Commands
help-default = default: { $value }
help-lang = Language of all words: en or fr; may stand anywhere. Unset: your locale.
help-version = Show the version and exit.
help-help = Show this help and exit.
help-install_completion = Install completion for your shell.
help-show_completion = Show completion for your shell, to copy or adapt.
help-more = catlantis COMMAND --help tells more about a command.

# What is to be typed in its place
help-word-address = ADDRESS
help-word-bot = BOT
help-word-command = COMMAND
help-word-file = FILE
help-word-files = FILES
help-word-folder = FOLDER
help-word-game = GAME
help-word-id = ID
help-word-key = KEY
help-word-lang = LANG
help-word-link = LINK
help-word-list = LIST
help-word-name = NAME
help-word-size = SIZE
help-word-text = TEXT
help-word-token = TOKEN
help-word-value = VALUE

help-game = The game: “catlantis games” lists them.
help-seed = Any text; the same seed, the same deal. 32 hexadecimal digits are the seed of a match file. Unset: a secret one.
help-option = One of the game’s options, such as combos=off; a text may stand in a file: name=@FILE. May be repeated.
help-serve-option = An option that all new tables of a game begin with, such as GAME.NAME=VALUE or GAME.NAME=@FILE; may be repeated.
help-workers = How many processes work at once, 1 or more. Unset: one for each core.
help-seats = How many seats, within the game’s range.

help-play = Play a match here, against bots or several at one keyboard.
help-play-seats = Who plays, in order: human or a bot, with a name if you like (human:Zoe).
help-play-save = Keep the match in this file (.match.json), after each of your moves.
help-play-resume = Go on with the match of this file.
help-replay = Show a match file: its log, or step by step.
help-replay-file = A match file (.match.json).
help-replay-step = Walk through it with the table drawn.
help-replay-seat = See it as this seat did, counted from 1. Unset: with all secrets once it is over, as a spectator before.
help-print = Print a game’s sheets, for those who play on paper.
help-print-option = What the game lets you choose of them (“catlantis games” tells), such as boat=1,4; may be repeated.
help-paper = a4 or letter.
help-out = The PDF to write. Unset: named after the game, in this folder.

help-arena = Let bots play many matches and compare them.
help-arena-bots = The bots at the table, one for each seat.
help-arena-games = At least how many matches, 1 or more; rounded up so that each deal is played from every seat.
help-new-game = Write a new game that already plays, to be changed step by step.
help-new-game-key = Its key: small letters and digits, with hyphens between words.
help-fuzz = Play at random and check every law of the rules at every step.
help-fuzz-games = How many matches, 1 or more.
help-fuzz-out = The folder where a failure is saved as a match file.
help-perft = Count the ways to go on from an opening: equal for equal rules.
help-perft-depth = How many decisions deep, 1 or more.
help-bench = Measure the rules: decisions, games and clones a second.
help-bench-game = The game. Unset: all of them.
help-bench-seconds = How long to measure each, in seconds, more than 0.
help-bench-greedy = Also let greedy bots play so many matches, and tell the slowest list of legal actions.
help-games = Tell which games and bots there are, and their options.
help-doctor = Check what is installed, and whether the rules are compiled.

## Errors: what is wrong, and what to do, in one line

error-lang = there are no words in “{ $lang }”. Use --lang with one of: { $known }.
error-no-game = which game? Name one of: { $known }.
error-unknown-game = there is no game “{ $game }”. Name one of: { $known }.
error-no-words = a game lacks words, in its words/en.ftl: { $keys }.
error-new-game-key = “{ $key }” will not do for a key. Use small letters and digits, with hyphens between words: high-mouse.
error-new-game-taken = there is a game “{ $key }” already. Choose another key.
error-new-game-exists = { $file } is there already. Choose another key, or another folder.
error-unknown-player = no player is called “{ $player }”. Use human or one of the bots: { $known }.
error-unknown-bot = there is no bot “{ $bot }”. Use one of: { $known }.
error-seats = { $game } takes { $low } to { $high } players, not { $seats }.
error-name-twice = two players are called “{ $name }”. Give them different names.
error-name-length = “{ $name }” will not do for a name. Use 1 to { $high } characters.
error-option-form = “{ $text }” is no option. Write it as name=value, such as combos=off.
error-unknown-option = { $game } has no option “{ $option }”. It has: { $known }.
error-idle-option = { $option } changes nothing with { $seats ->
    [one] one seat
   *[other] { $seats } seats
}. Leave it out; it counts with { $known }.
error-option-value = { $option } cannot be “{ $value }”. It takes: { $allowed }.
error-option-text = { $option } cannot be “{ $value }”. { $detail }
error-house-option-form = “{ $text }” names no game. Write GAME.NAME=VALUE.
error-resume-alone = --resume takes all from its file. Leave out { $given }.
error-match-over = the match in { $file } is over. Look at it with: catlantis replay { $file }
error-no-file = there is no file { $file }. Check the name.
error-unreadable = { $file } cannot be read ({ $reason }). Check its name and permissions.
error-unwritable = { $file } cannot be written ({ $reason }). Choose another place.
error-exists = { $file } is there already. Choose another name, or go on with it: --resume { $file }
error-seat = there is no seat { $seat } in this match. Use 1 to { $high }.
error-match-not-json = { $file } is no match file (not JSON: { $detail }). Match files end in .match.json.
error-match-not-a-match = { $file } is no match file of Catlantis. Match files end in .match.json.
error-match-version = { $file } has another version of the match format ({ $detail }). Use the Catlantis that wrote it.
error-match-field = { $file } is broken at { $where }: { $detail }. Fix that, or use another copy.
error-match-unknown-game = { $file } is of a game that is not here: { $detail }. “catlantis games” lists those there are.
error-match-rules-version = { $file } was played by rules that cannot be played any more (version { $detail }). Use the Catlantis that wrote it to replay it.
error-match-options = { $file } has options that the game does not take, at { $where } ({ $detail }). Fix them.
error-match-action = { $file } has an action that the rules forbid, at { $where } ({ $detail }). Fix it, or use another copy.
error-match-too-big = { $file } is too big for a match file ({ $detail } bytes).
error-no-command = there is no command “{ $command }”. “catlantis --help” lists them.
error-usage-missing = { $parameter } is missing. See: { $command } --help
error-usage-option = there is no option { $option }. See: { $command } --help
error-usage-empty = { $option } needs a value. See: { $command } --help
error-usage-value = that is no value for { $parameter }. { $help }
error-usage = the command line is not understood. See: { $command } --help

allowed-switch = on, off
allowed-seat = random, 1–{ $high }
allowed-number = { $low }–{ $high }
allowed-text = a text, or @FILE

## Players

you = you
human = human
match-lost = Lost, this time
bot-easy = Easy
bot-medium = Medium
bot-hard = Hard
bot-cruel = Cruel
bot-random = Kitten
bot-greedy = Tomcat
bot-named = { $name } ({ $bot })
seat-of = { $name }, seat { $seat }

## Playing

play-since = Since your last move
play-log = The whole log
play-log-start = The match begins.
play-more = { $lines ->
    [one] … { $lines } earlier line (press l)
   *[other] … { $lines } earlier lines (press l)
}
play-picked = Chosen: { $values }
play-none = nothing
play-enter = Enter: { $action }
play-key-help = ? cards
play-key-log = l log
play-key-undo = u take back
play-key-back = b back
play-key-quit = q quit
play-not-a-number = Type one of the numbers.
play-not-between = Type a number from { $low } to { $high }.
play-not-together = Those do not go together.
play-no-undo = There is nothing to take back.
play-go-on = Press Enter to go on.
play-cards = The cards
play-keys = Type the number of a choice and press Enter. b or Enter alone goes back a step, l shows the whole log, u takes a move back where nothing was revealed, q leaves (the match is kept).
play-hand-over = Pass the device to { $name }.
play-hand-over-enter = { $name }, press Enter when nobody else is looking.
play-you-saw = Only for { $name }
play-over = The match is over
play-rank = Rank
play-player = Player
play-seed = Seed: { $seed }
play-again = To play the same deal again:
play-saved = The match is kept in { $file }
play-resume-hint = Go on with it: catlantis play --resume { $file }
play-bye = Goodbye!

## Replaying

replay-seats = Seats: { $seats }
replay-seen-by = As { $name } saw it.
replay-seen-open = With all secrets.
replay-seen-spectator = Not over yet: as a spectator sees it.
replay-position = Move { $step } of { $steps }
replay-opening = The deal.
replay-move = { $name }: { $action }
replay-silent = Nothing to be seen.
replay-keys = n or Enter: next · p: previous · a number: that move · q: quit
replay-unfinished = The match is not over. Go on with it: catlantis play --resume { $file }

## Arena, fuzzer, perft, bench

work-playing = Playing
work-counting = Counting
work-measuring = Measuring
work-time = { $games ->
    [one] { $games } match
   *[other] { $games } matches
} in { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s, seed { $seed }
work-stopped = Stopped.
arena-bot = Bot
arena-matches = Matches
arena-wins = Wins
arena-rate = Win rate
arena-interval = 95% interval
arena-rank = Mean rank
arena-time = ms a decision
arena-percent = { NUMBER($rate, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-between = { $low } to { $high }
arena-number = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-wins-number = { NUMBER($number, maximumFractionDigits: 1) }
fuzz-decisions = { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
}
fuzz-fine = All laws hold.
fuzz-failed = { $failures ->
    [one] { $failures } match broke a law:
   *[other] { $failures } matches broke a law:
}
fuzz-failure = { $law }: { $detail }
fuzz-file = Look at it: catlantis replay { $file }
perft-depth = Depth
perft-ways = Ways
perft-time = Seconds
perft-seed = Seed { $seed }, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}
bench-title = { $game }, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}, on one core
bench-rate = A second
bench-pure = Pure
bench-compiled = Compiled
bench-ratio = Faster by
bench-decisions = Decisions
bench-games = Games
bench-clones = Clones
bench-number = { NUMBER($number, maximumFractionDigits: 0) }
bench-times = ×{ NUMBER($number, maximumFractionDigits: 1) }
bench-slowest = { $matches } matches of greedy bots: the slowest list of legal actions took { NUMBER($milliseconds, maximumFractionDigits: 3) } ms of processor time ({ $actions } actions).
bench-not-compiled = The rules run pure here: install the compiled wheel to compare (make bench).

## Games and doctor

games-key = play it: catlantis play { $key }
games-seats = Seats: { $low } to { $high }
games-edition = Rules: { $edition }, version { $version }
games-options = Options
games-option = { $name }={ $default } ({ $allowed })
games-sheets = Sheets to print
games-option-seats = · seats: { $seats }
games-bots = Bots: { $bots }
new-game-ours = The game stands in { $folder }, its tests in { $tests }, its golden matches in tests/data.
new-game-alone = The game stands in { $folder }. Install it: pip install --editable { $folder }
new-game-next = Play it: catlantis play { $key }. Then change it, step by step: docs/adding-a-game.md
option-on = on
option-off = off
option-random = random
option-file = @FILE
doctor-versions = Versions
doctor-missing = missing
doctor-rules = Rules
doctor-compiled = compiled
doctor-pure = pure (slower, same results)
doctor-partly = partly compiled
doctor-checks = Checks
doctor-python = Python 3.11 or newer
doctor-packages = all dependencies are installed
doctor-words = words in { $languages }, speaking { $lang }
doctor-games = { $games ->
    [one] { $games } game is there
   *[other] { $games } games are there
} and can be dealt
doctor-same = all rules are of one kind, compiled or pure
doctor-encoding = the terminal shows all signs ({ $encoding })
doctor-folder = matches can be kept in { $folder }
doctor-fine = All is well.
doctor-not-fine = Something is amiss: see the lines marked ✗.

print-done = The sheets are in { $file }
print-no-sheets = { $game } has no sheets to print. These have: { $known }.
print-paper = “{ $paper }” is no paper. Take one of these: { $known }.

## Views in words, for games that nobody has drawn

seen-yes = yes
seen-no = no
seen-nothing = nothing
seen-by = { $name }: { $value }
seen-asked = asked now
