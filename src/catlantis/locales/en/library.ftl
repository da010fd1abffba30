# What bots and their authors, and those who export matches, are told

help-export = Export the decisions of match files, one a line.
help-export-files = Match files (.match.json).
help-export-jsonl = As JSON: what the seat saw, what it could do, what it did, what came of it.
help-export-out = The file to write to, instead of the screen.
help-arena-save = Keep every match as a file in this folder.
help-serve-bot = A bot of your own to be had at tables: its name there, and where it stands (NAME=FILE:Class or NAME=module:Class). May be repeated.

error-no-bot = no bot could be made: { $detail }
error-bot-failed = bot { $bot } ({ $file }) failed at seat { $seat } of the match with seed { $seed }, after { $step } actions: { $fault }
error-bot-name = “{ $text }” names no bot: write NAME=FILE:Class or NAME=module:Class.
error-lacks-extra = this command needs { $package }, which is not installed. Install it: pip install "catlantis[{ $extra }]"

doctor-extras = Extras
doctor-installed = installed
doctor-not-installed = not installed
