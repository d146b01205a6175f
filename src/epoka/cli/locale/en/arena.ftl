# The results of a match between bots.

arena-played = { $games ->
    [one] { $games } game of { $game } with { $seats } seats, seed { $seed }
   *[other] { $games } games of { $game } with { $seats } seats, seed { $seed }
}
arena-column-bot = bot
arena-column-games = played
# A percentage, with its 95 % interval in brackets.
arena-column-wins = % won (95 %)
arena-column-rating = rating
arena-column-score = points
arena-column-margin = lead
# Milliseconds: the median, and what 95 % of the moves do not exceed.
arena-column-time = ms, p50 / p95
# How often one bot ends a game ahead of another, with the interval.
arena-pair = { $bot } ahead of { $other }: { $rate } %
