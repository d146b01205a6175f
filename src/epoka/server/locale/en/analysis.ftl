# The analysis of a game that is over.

analysis-title = Analysis
analysis-lead = How likely each seat was to win before every answer, judged by a search that knew what the deciding seat knew.
analysis-to-table = To the table

## Before it is there

analysis-none = This game has not been analysed yet. It takes about a minute, and everybody who has this address can see the result.
analysis-start = Analyse this game
analysis-sign-in = Sign in to have it analysed
analysis-waiting = { $ahead ->
    [0] It begins in a moment.
    [one] { $ahead } other game comes first.
   *[other] { $ahead } other games come first.
}
analysis-working = { $done } of { $total } decisions are weighed.
analysis-leave = You may close this page and come back later.
analysis-failed = The analysis did not succeed.

## The odds

analysis-odds = Odds of winning
analysis-graph-label = Odds of winning of each seat over { $total } answers. The figures are in the table below.
analysis-after = After { $number ->
    [one] { $number } answer
   *[other] { $number } answers
}
analysis-percent = { $percent }%
analysis-slide = Position in the game
analysis-look = Look at it
analysis-figures = The figures as a table
analysis-number = Answer

## Turning points

analysis-turns = Turning points
analysis-turns-none = No single move changed the odds much.
analysis-swing = { $seat } { $before }% → { $after }%
analysis-swing-spoken = { $seat }: from { $before }% to { $after }%

## Decisions

analysis-decisions = Decisions
analysis-whose = Whose decisions
analysis-which = Which decisions
analysis-costly = Costly ones
analysis-all = All
analysis-costly-none = No decision cost much.
analysis-played = { $percent }% after
analysis-better = Better: { $what }, { $percent }%
analysis-best = The best choice
analysis-close = As good as the best
analysis-cost = −{ $percent }
analysis-cost-spoken = costs { $percent ->
    [one] { $percent } percentage point
   *[other] { $percent } percentage points
}
analysis-forced = No other choice
