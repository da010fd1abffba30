# What bots and their authors, and those who export matches, are told

help-export = Export the decisions of match files, one a line.
help-export-files = Match files (.match.json).
help-export-jsonl = As JSON: what the seat saw, what it could do, what it did, what came of it.
help-export-out = The file to write to, instead of the screen.
help-arena-save = Keep every match as a file in this folder.
help-serve-bot = A bot of your own to be had at tables: its name there, and where it stands (NAME=FILE:Class or NAME=module:Class). May be repeated.
help-bot = Let a bot play on a server: at a table, or wherever it is invited.
help-bot-name = The name of one of ours, or where your own stands: FILE:Class or module:Class.
help-bot-server = Where the server is, such as http://localhost:8000
help-bot-token = The token of a remote bot (page: Settings). Better kept in the variable CATLANTIS_TOKEN, where nobody else sees it.
help-bot-table = The table to play at: its id, or its link. Unset: wait to be invited.
help-bot-seat = The seat, from 1 on. Unset: the first that is free.
help-bot-wait = Wait to be invited, until Ctrl-C: what is done where no table is named.
help-bot-seed = What the bot takes its chance from. Unset: a surprise.

bot-waits = { $bot } waits to be invited at { $server }. Ctrl-C ends it.
bot-invited = { $name } invites it: { $game }, seat { $seat }.
bot-plays = { $bot } plays at table { $table }.
bot-over = The match is over: rank { $rank } of { $seats }, at seat { $seat }.
bot-unfinished = The match cannot be played to its end.
error-bot-table-or-wait = a bot plays at a --table or waits with --wait. Leave one of them out.
error-server-address = “{ $url }” is no address of a server. Write one such as http://localhost:8000
error-no-server = no server answers there ({ $detail }). Check --server.
error-bad-token = the server knows no remote bot by that token. Make a new one on its page: Settings.
error-no-table = there is no such table. Check --table.
error-seat-taken = the seat is taken. Choose another with --seat.
error-table-begun = the match there has begun without the bot. Choose another table.
error-server-refuses = the server refuses: { $reason } { $detail }
error-remote-bot-failed = bot { $bot } ({ $file }) failed at seat { $seat }: { $fault }. A bot of the server plays on.

error-no-bot = no bot could be made: { $detail }
error-bot-failed = bot { $bot } ({ $file }) failed at seat { $seat } of the match with seed { $seed }, after { $step } actions: { $fault }
error-bot-name = “{ $text }” names no bot: write NAME=FILE:Class or NAME=module:Class.
error-lacks-extra = this command needs { $package }, which is not installed. Install it: pip install "catlantis[{ $extra }]"

doctor-extras = Extras
doctor-installed = installed
doctor-not-installed = not installed

help-analyse = Judge every decision of a match: the course of the chances, and what cost most.
help-analyse-file = A match file (.match.json).
help-analyse-playouts = So often each decision is played out. More takes longer, and is surer.
help-analyse-most = How many of the costliest decisions are told.
help-analyse-json = All that was found, as JSON.
analyse-working = Judging decisions
analyse-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
analyse-player = Player
analyse-choices = Decisions
analyse-good = Nothing better
analyse-lost = Chances lost
analyse-course = How the chances went
analyse-turning-points = What cost most
analyse-point = move { $step }, { $name }: { $done } ({ $chance }). Better: { $better } ({ $best }).
analyse-none = No decision cost anything beyond doubt.
analyse-how = Each decision was judged by what its player could know then, in { $playouts } playouts; only what was better by two standard errors is told.
error-no-judgement = { $game } has no judgement of its own, so its matches cannot be analysed.
