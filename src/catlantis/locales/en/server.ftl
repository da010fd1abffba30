# The server, and the commands around it.

help-serve = Play in the browser: alone, or with others on this machine or your network.
help-serve-host = Who may come in: 127.0.0.1 is this machine alone, 0.0.0.0 your whole network.
help-serve-port = The port, 0 to 65535; 0 takes any that is free.
help-serve-database = Where tables are kept: a file for SQLite, or an SQLAlchemy URL. Unset: a file in your data folder.
help-verify = Prove that a match was dealt as promised and played by the rules.
help-verify-file = A match file (.match.json).
help-verify-promised = The seal that the table showed when the match started.
help-bench-server = Measure the server: many tables at once, two bots at each, on this machine.
help-bench-server-game = A game for two in which each sees at once what the other does.
help-bench-server-tables = How many tables, 1 or more.
help-bench-server-seconds = How long to measure, in seconds, more than 0.
help-bench-server-think = How long each bot pauses before it acts, in seconds, 0 or more.

serve-here = Play at { $address }
serve-lan = On your network: { $address }
serve-stop = Ctrl-C ends it; all tables are kept.
serve-taken = nothing can be served at { $host }, port { $port } ({ $reason }). Choose another: --port 0 takes any.
serve-newer-database = the database was written by a newer version of Catlantis. Start that version, or name another with --database.
serve-no-database = the database cannot be opened ({ $detail }). Check --database.
serve-bad-setting = a setting cannot be used ({ $detail }). See docs/server.md.

notice-your-turn = { $name }, it is your turn at { $game }: { $link }

verify-rules = { $actions ->
    [one] { $actions } action replayed from { $file }: the rules allow it.
   *[other] { $actions } actions replayed from { $file }: the rules allow each of them.
}
verify-over = The match was played to its end.
verify-not-over = The match is not over.
verify-seed = Seed: { $seed }
verify-commitment = Seal of this seed: { $commitment }
verify-compare = Compare it with the one that the table showed when the match started, or name that one: --commitment
verify-kept = The promise was kept: the deal was fixed before the match began.
verify-not-kept = the seal belongs to another seed. This is not the match that was promised.

bench-server-title = { $tables } tables, { $sockets } sockets, each bot acts after { $think } s
bench-server-figure = Figure
bench-server-value = Value
bench-server-p50 = Latency, half of all actions within
bench-server-p95 = 95% within
bench-server-p99 = 99% within
bench-server-worst = The slowest
bench-server-rate = Actions a second
bench-server-actions = Actions
bench-server-matches = Matches ended
bench-server-cpu = CPU seconds of the server
bench-server-share = Of one core
bench-server-milliseconds = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } ms
bench-server-how = From sending an action until every socket of its table has received the new view; server on one core, load from another process, over the loopback.
bench-server-failed = the server did not start. Run “catlantis serve” to see why.
