# Tournaments: what is typed, what is shown, and the report

help-word-seconds = SECONDS
help-arena-results = Keep the results in this file as they come, and go on where it ends: after Ctrl-C type the same command again.
help-arena-report = Write a report with plots: a page that needs nothing else.
help-arena-limit = Processor time for a decision; who takes longer, or does not come back, forfeits the match. 0: none, and bots play in our own processes.
help-arena-cluster = The Ray cluster that plays, such as 10.0.0.1:6379. Unset: this machine.

error-results-not = { $file } holds no results of a tournament. Choose another file.
error-results-line = line { $line } of { $file } is broken. Mend it, or choose another file.
error-results-other = { $file } holds another tournament: { $part }, { $kept } there, { $asked } here. Choose another file.
error-other-version = where it is to be played, { $name } has the version { $found }, not { $wanted } as here.
error-no-cluster = the Ray cluster at { $address } cannot be used ({ $detail }). Check --cluster.

arena-part-catlantis = the version of Catlantis
arena-part-game = the game
arena-part-rules = the version of the rules
arena-part-options = the options
arena-part-bots = the bots
arena-part-seed = the seed
arena-part-limit = the time for a decision

arena-round-percent = { NUMBER($rate, style: "percent", maximumFractionDigits: 0) }
arena-rating = Rating
arena-plus-minus = { $number } ± { $error }
arena-one-digit = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-times = Time in ms
arena-decisions = Decisions
arena-median = Median
arena-ninety-nine = 99% within
arena-cpu = CPU mean
arena-cpu-longest = CPU longest
arena-forfeits = Forfeits
arena-seat = Seat
arena-duels = Who ends before whom
arena-line = Score sheet
arena-winners = Winners
arena-others = Others
arena-length = A match takes { $median } decisions in the median, from { $least } to { $most }.
arena-deals = { $deals ->
    [one] One deal, played from every seat: intervals count it as one.
   *[other] { $deals } deals, each played from every seat: intervals count each as one.
}
arena-forfeited = { $bot } forfeited { $number } of { $games } matches. The first, after { $step } decisions: { $reason }
arena-illegal = a choice that is not allowed ({ $fault })
arena-raised = { $fault } ({ $where })
arena-too-slow = too slow ({ $fault })
arena-crashed = its process ended ({ $fault })
arena-endless = the match does not end ({ $fault })
arena-stopped = Stopped after { $done } of { $games } matches.
arena-go-on = Type the same command again to go on.
arena-not-kept = They are kept nowhere: next time name a file with --results.
arena-none = No deal was played from every seat yet.
arena-report-written = The report is in { $file }

arena-title = { $game }: tournament
arena-summary = { $games } matches, { $deals } deals
arena-unfinished = unfinished
arena-rates = Win rates
arena-rates-about = The dot is the share of victories, the line its 95% interval, each deal counted once. The dashed line is what equal bots would win.
arena-course = In the course of the tournament
arena-course-about = The win rate after so many deals, with its interval.
arena-duels-about = How often the bot of the row ends before that of the column; a tie counts half.
arena-seats = By seat
arena-seats-about = How often each seat wins, whoever sits there: every bot sits everywhere equally often.
arena-speed = Time for a decision
arena-speed-about = By the clock, on a scale of powers of ten; the marks are the median and what 99% stay within.
arena-lengths = Length of a match
arena-lengths-about = Decisions in a match, all players together.
arena-sheet = What winners did
arena-sheet-about = What stood on the score sheet on average.
arena-ratings = Ratings
arena-ratings-about = OpenSkill (Plackett–Luce), one match after the other; the line is two standard deviations to each side. All start at 25.
arena-again = The same again
arena-again-about = Everything that these results hang on. The same command gives the same results, on any machine and with any number of workers.
arena-match = Deal and rotation
arena-why = Why
arena-milliseconds = { $number } ms
