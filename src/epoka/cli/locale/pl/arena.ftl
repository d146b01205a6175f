# Wyniki meczu między botami.

arena-played = { $games ->
    [one] { $games } rozgrywka w { $game }, graczy: { $seats }, ziarno { $seed }
    [few] { $games } rozgrywki w { $game }, graczy: { $seats }, ziarno { $seed }
    [many] { $games } rozgrywek w { $game }, graczy: { $seats }, ziarno { $seed }
   *[other] { $games } rozgrywki w { $game }, graczy: { $seats }, ziarno { $seed }
}
arena-column-bot = bot
arena-column-games = gry
# Procent, a w nawiasie jego przedział 95 %.
arena-column-wins = % wygranych (95 %)
arena-column-rating = ranking
arena-column-score = punkty
arena-column-margin = przewaga
# Milisekundy: mediana i to, czego nie przekracza 95 % ruchów.
arena-column-time = ms, p50 / p95
# Jak często jeden bot kończy grę przed drugim, z przedziałem.
arena-pair = { $bot } przed { $other }: { $rate } %
