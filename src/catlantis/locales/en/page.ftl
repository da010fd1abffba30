# The page: all its words that belong to no game. Keys are used in web/src.

page-title = Catlantis: board games about cats and islands
page-title-of = { $page }: { $what }
page-picture = Cut from paper: cats on an island, another in a paper boat, and the sea.
page-skip = Skip to the content
page-nav = Pages
page-home = Home
page-close = Close
page-cancel = Cancel
page-save = Save
page-again = Try again
page-on = on
page-off = off
page-random = chosen at random
page-your-turn = Your turn
page-day = Day
page-night = Night
page-sound-on = Turn sounds on
page-sound-off = Turn sounds off
page-font = Lettering: Nunito, under the SIL Open Font License

## Home and lobby

page-home-title = Sit down, the cats are waiting.
page-home-text = Play tonight with friends, with bots, or all on one device. No account, nothing to install.
page-games = Games
page-game-seats = { $low } to { $high } players
page-play-bots = Play against bots
page-play-friends = With friends
page-play-alone = Alone
page-play-device = Pass this device round
page-play-paper = On paper
page-master = Game master
page-learn = Learn
page-rules = Rules
page-my-tables = Your tables
page-lobby = Tables
page-lobby-open = Waiting for players
page-lobby-watch = To watch
page-lobby-mine = Your tables
page-lobby-over = Played
page-lobby-none = No open table just now.
page-lobby-make = Open one yourself.
page-table-open = { $free ->
    [0] All seats are taken.
    [one] { $free } free seat.
   *[other] { $free } free seats.
}
page-table-playing = The match is on.
page-table-over = The match is over.
page-old-rules-stopped = This match cannot go on: it began with version { $version } of the rules, which cannot be played any more. Its log and what was last seen of it remain.
page-old-rules-over = This match was played by version { $version } of the rules, which cannot be played any more, so it cannot be replayed. Its result, its log and what was last seen of it remain.
page-old-rules-undrawn = What was last seen cannot be drawn any more; the log tells what happened.
page-import = Match files
page-import-text = A match that was saved can be looked at again, step by step.
page-import-choose = Open a match file…

## A new table

page-new-bots-title = { $game } against bots
page-new-alone-title = { $game }, alone
page-new-device-title = { $game }, passing this device round
page-new-friends-title = { $game } with friends
page-new-bots-start = Play
page-new-alone-start = Play
page-new-device-start = Play
page-new-friends-start = Open the table
page-new-players = Players
page-new-name = Player { $seat }
page-new-bot = How well the bots play
page-new-listed = Anyone may join
page-new-listed-help = The table is shown in the lobby. Otherwise only those with the link find it.
page-new-more = More settings
page-bot-easy = Easy: makes a beginner’s mistakes
page-bot-medium = Medium: plays sensibly
page-bot-hard = Hard: thinks ahead
page-bot-cruel = Cruel: thinks ahead ten times as long
page-bot-random = Kitten: plays at random
page-bot-greedy = Tomcat: plays sensibly
page-pace = Time to think
page-pace-none = No limit
page-pace-none-text = No time limit.
page-pace-decision = For each decision
page-pace-match = For the whole match
page-pace-days = Days: play by mail
page-pace-time = How long
page-pace-seconds = { $seconds } seconds
page-pace-minutes = { $minutes } minutes
page-pace-day-count = { $days ->
    [one] { $days } day for each decision
   *[other] { $days } days for each decision
}
page-pace-turn = For a whole turn
page-pace-turn-count = the time of { $turn } decisions
page-pace-reaction = To react to what others play
page-pace-reaction-none = as for any decision
page-pace-decision-text = { $seconds } seconds for each decision, { $turn } for a turn.
page-pace-match-text = { $minutes } minutes for the match, each.
page-pace-days-text = { $days ->
    [one] { $days } day for each decision.
   *[other] { $days } days for each decision.
}
page-pace-reaction-text = { $seconds } seconds to react.
page-listed = In the lobby
page-listed-yes = yes, anyone may join
page-listed-no = no, by invitation

## Waiting and inviting

page-room-waiting = Waiting for players
page-room-full = Everybody is here
page-room-empty = Seat { $seat } is free
page-room-sit = Sit here
page-room-bot = Add a bot
page-room-invite = Invite { $name }
page-room-invited = { $name } was asked to sit down.
page-room-programs = Programs that wait to be invited
page-room-free = Free { $name }’s seat
page-room-start = Start
page-room-start-help = It can start when no seat is empty: wait for friends, or put bots there.
page-room-host-starts = The host starts when everybody is here.
page-room-settings = Table settings
page-room-seats = Seats
page-invite = Invite friends
page-invite-watch = Invite friends to watch
page-invite-link = Send this link
page-invite-qr = The same link as a code for a phone’s camera
page-invite-copy = Copy
page-invite-share = Share…
page-invite-copied = The link is copied.
page-invite-copy-by-hand = The link is selected: copy it with your keyboard.
page-join = Join
page-join-title = You are invited to { $game }
page-join-host = { $host } is waiting for you.
page-join-sit = Sit down
page-join-watch = Watch
page-join-no-account = No account needed: this device remembers you.

## At the table

page-board = The table
page-seats = Players
page-seat = Seat { $seat }
page-seat-you = you
page-seat-asked = It is up to them now.
page-seat-away = away
page-seat-stand-in = a bot plays for them
page-seat-clock = Time left
page-seat-turn-clock = Time left for the turn
page-seat-days = { $days } d
page-rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
page-list-or = { $list } or { $last }
page-waiting-for = Waiting for { $names }.
page-reconnecting = Reconnecting…
page-tools = Tools
page-more = More
page-hint = Hint
page-hint-why = Why this hint?
page-hint-chance = { $times ->
    [one] wins once in 100 times
   *[other] wins { $times } times in 100
}
page-hint-loss = costs you { $times } in 100
page-hint-close = too close to tell
page-hint-playouts = { $playouts } matches were played to their end for this, on guesses at what you cannot see.
page-undo = Take back
page-list = Choices as a list
page-list-off = Back to the drawn table
page-list-back = Back
page-keys = Keys
page-stage-speed = How fast moves are shown
page-stage-speed-help = What others do, step by step. Your turn never waits for it.
page-stage-speed-is = Moves are shown: { $speed }.
page-stage-slow = slow
page-stage-normal = normal
page-stage-fast = fast
page-stage-instant = at once
page-stage-next-speed = Another speed
page-stage-skip = Skip what is shown
page-stage-skip-turn = Skip to my turn
page-stage-skip-end = Skip to the end
page-tab-log = Log
page-tab-chat = Chat
page-tab-rules = Rules
page-tab-table = This table
page-log = What happened
page-log-empty = Nothing has happened yet.
page-chat = What was said
page-chat-empty = Nobody has said anything yet.
page-chat-say = Say something
page-chat-send = Send
page-chat-mute = Mute { $name }
page-chat-muted = { $name } is muted.
page-chat-unmute = Hear them again
page-curtain-pass = Pass the device to { $name }
page-curtain-pass-help = Show the cards only when nobody else is looking.
page-curtain-me = I am { $name }
page-curtain-anyone = Does anyone react?
page-curtain-anyone-help = Say it aloud. Whoever wants to look at their cards takes the device.
page-curtain-nobody = Nobody: go on
page-curtain-wait = One moment…
page-rise = Leave the table
page-rise-text = Need to go? A bot plays in your place until you open the table again.
page-fair = A fair deal
page-fair-before = The deal was fixed before the first card. This is its seal (SHA-256 of the seed); at the end you are shown the seed.
page-fair-after = The seal was shown at the start, the seed only now. Save the match file and run “catlantis verify” with the seal: it replays the whole match from the seed.
page-fair-commitment = Seal
page-fair-seed = Seed
page-fair-kept = Checked here: the seal belongs to this seed.
page-fair-broken = The seal does not belong to this seed!

## The end, and looking back

page-result = The match is over
page-result-won = { $count ->
    [one] { $names } wins!
   *[other] { $names } win!
}
page-result-rank = Rank
page-result-player = Player
page-result-rematch = Rematch
page-result-rematch-go = To the rematch
page-result-replay = Look at it again
page-result-export = Save the match
page-replay = Replay
page-replay-deal = The deal.
page-replay-silent = Nothing to be seen.
page-replay-first = To the start
page-replay-prev = One step back
page-replay-play = Play
page-replay-pause = Pause
page-replay-next = One step on
page-replay-last = To the end
page-replay-step = Step
page-replay-position = Step { $step } of { $steps }
page-replay-from = Point of view
page-replay-open = All hands
page-replay-spectator = Spectator

## Rules and the first game

page-rules-none = The rules of this game are not written down yet.
page-rules-search = Find a rule
page-rules-mark-b = Printed in the rulebook
page-rules-mark-r = Our ruling, where the book is silent
page-rules-mark-b-r = Printed in the rulebook; we settle a detail
page-tutorial-watch = Watch what happens.
page-tutorial-next = Next
page-tutorial-back = One step back
page-tutorial-your-move = Your move: do what is lit.
page-tutorial-done = Done: play a real match
page-tutorial-leave = Leave the tutorial

## Settings

page-settings = Settings
page-settings-me = You
page-settings-name = Your name
page-settings-colour = Your cat
page-settings-saved = Saved.
page-settings-page = This page
page-settings-language = Language
page-settings-theme = Day or night
page-settings-system = as this device
page-settings-sound = Sounds
page-settings-calm = Less motion
page-settings-calm-help = Things appear where they are, without moving there.
page-settings-list = Choices as a list
page-settings-list-help = In place of the drawn table: good with a screen reader.
page-settings-shortcuts = Single-letter keys
page-settings-shortcuts-help = At the table, ? shows them.
page-settings-turn = When it is your turn
page-settings-notify = Tell me in the browser
page-settings-notify-help = While a table is open in another tab or window.
page-settings-notify-cannot = This browser cannot, at least not over an insecure connection.
page-settings-notify-denied = The browser does not allow it: see its settings for this page.
page-settings-webhook = Tell me elsewhere: a web address
page-settings-webhook-help = This address is called whenever it is your turn (a “webhook” in chat services). Empty: none.
page-transfer = On another device
page-transfer-text = Be the same guest, with the same tables, on your phone or another computer.
page-transfer-give = Show a code
page-transfer-within = Type it on the other device within { $minutes } minutes.
page-transfer-code = Code from the other device
page-transfer-use = Use it
page-transfer-done = You are { $name } here too.
page-bots = Bring your own bot
page-bots-text = Your program can play like any guest. Give it a name, and it gets a key.
page-bots-name = Name of the bot
page-bots-make = Make a key
page-bots-token = The key of { $name }, shown only this once:
page-leave = Forget me
page-leave-text = Everywhere: your name, your bots and your seats at open tables are removed from the server. Or only on this device.
page-leave-here = Only on this device
page-leave-sure = Yes, everywhere
page-leave-done = All is erased.
page-colour-blue = Blue, with waves
page-colour-green = Green, with lines
page-colour-orange = Orange, with dots
page-colour-purple = Purple, with crosses
page-colour-red = Red, with diagonals
page-colour-grey = Grey, with stripes

## Refused at the table, said next to the finger

page-refused-over = The match is over.
page-refused-not-asked = It is not your turn to decide.
page-refused-stale = Too late: the table has moved on.
page-refused-illegal = The rules do not allow that here.
page-refused-no-undo = That cannot be taken back any more.
page-refused-out-of-time = Your time for this turn is over: a bot ends it.
page-refused-not-your-seat = That is not your seat.
page-refused-not-playing = The match has not started.
page-refused-not-alone = Somebody else is still playing.
page-refused-muted = The host has muted you at this table.
page-refused-busy = The server is busy: try again in a moment.
page-refused-too-big = That is too long.
page-refused-too-fast = Not so fast: try again in a moment.
page-refused-lost = Connection lost. When it is back you will see whether your move counted.

## Refused by the server

page-problem-offline = The server does not answer. Are you online?
page-problem-not-found = There is nothing at this address.
page-problem-no-such-thing = There is nothing at this address.
page-problem-nobody = This device is not known here any more. Try again: you will be a new guest.
page-problem-bad-name = That name is empty. Choose another.
page-problem-bad-origin = That came from another site, so it was not done.
page-problem-bad-request = The server did not understand that ({ $detail }).
page-problem-server-error = Something broke on the server. It has been noted.
page-problem-too-big = That is too big.
page-problem-too-many-bots = You have as many bots as one may have.
page-problem-no-step = The match has no such step.
page-problem-no-table = There is no such table.
page-problem-no-seat = There is no such seat.
page-problem-no-tutorial = There is no tutorial for this game yet.
page-problem-unknown = That did not work ({ $reason }).
page-problem-not-host = Only the host may do that.
page-problem-not-your-seat = That is not your seat.
page-problem-not-open = The match has already started.
page-problem-not-over = The match is not over yet.
page-problem-other-rules = This match was played by other rules and cannot be shown.
page-problem-seat-taken = Somebody was quicker: that seat is taken.
page-problem-seats-open = There are still empty seats.
page-problem-too-many-muted = You cannot mute anybody else at this table.
page-problem-too-many-tables = You have many open tables: finish one first.
page-problem-not-waiting = That program is not there any more.
page-problem-sits-there = That program sits at the table already.
page-problem-too-fast = Not so fast: try again in a moment.
page-problem-bad-code = That code is not valid, or no longer.
page-problem-bad-webhook = That address cannot be used: it must begin with https and be public.
page-problem-bad-value = A setting has a value that the game does not take ({ $detail }).
page-problem-idle-option = A setting changes nothing with so many players ({ $detail }).
page-problem-bad-seats = The game does not take so many players ({ $detail }).
page-problem-unknown-bot = There is no such bot.
page-problem-unknown-game = There is no such game.
page-problem-match-not-json = That is no match file.
page-problem-match-not-a-match = That is no match file.
page-problem-match-version = That match file has another version ({ $detail }).
page-problem-match-field = That match file is broken ({ $detail }).
page-problem-match-unknown-game = That match is of a game that is not here.
page-problem-match-rules-version = That match was played by other rules ({ $detail }).
page-problem-match-options = That match has options that the game does not take.
page-problem-bad-deal-code = The name of a deal has 3 to 12 letters.
page-problem-bad-count = What was counted cannot be.
page-problem-no-turn = There are not so many turns.
page-problem-no-master = This game has nothing for a game master.
page-problem-match-action = That match has an action that the rules forbid ({ $detail }).
page-problem-match-too-big = That file is too big for a match.

## What all boards say

page-board-choices = What you can do
page-board-cancel = Cancel
page-board-seconds = { $seconds } s
page-board-hint = Hint: { $action }
page-board-why = (ask again to see why)
page-board-thinking = { $count ->
    [one] { $players } is thinking…
   *[other] { $players } are thinking…
}
page-board-lesson = Now: { $action }
page-board-nearer = Zoom in
page-board-farther = Zoom out
page-board-whole = See it all
