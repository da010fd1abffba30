# What respects a player's time and intentions at a table.

## What is let pass in reaction windows

page-waive = When others play
page-waive-ask = Ask me each time
page-waive-play = Let this play pass
page-waive-turn = Let all pass until my turn
page-waive-unaimed = Let all pass but what is aimed at me

## A second press

page-board-again = Press again: { $action }
page-settings-confirm = Ask for a second press
page-settings-confirm-always = whenever it cannot be taken back
page-settings-confirm-matters = when it matters
page-settings-confirm-never = never
page-settings-forced = Do by itself what leaves no choice
page-settings-forced-help = A last card, an only fish to lose: where the rules leave one way.

## A bot in one's place

page-stand-in = A bot is playing for you
page-stand-in-why = Your time ran out, or you were away. Press anything, and the next move is yours.
page-stand-in-back = I’m back

## A broken line

page-no-answer = The table does not answer…
page-try-now = Try now
