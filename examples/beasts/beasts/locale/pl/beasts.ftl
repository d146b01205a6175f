game-title = Zwierzęta
game-line = Największe wygrywa.
game-summary = Wszyscy naraz zagrywają po karcie, a największe zwierzę zdobywa punkt.
zone-deck = Talia
zone-played = Zagrane karty
zone-hand = Ręka
counter-deck = Karty w talii
counter-points = Punkty
prompt-beast = Wybierz kartę do zagrania.
option-play = Zagraj: { $card }.
event-played = { $seat } zagrywa kartę: { $card }.
event-won = { $seat } ma największe zwierzę i zdobywa punkt.
event-drew = { $seat } dobiera kartę: { $card }.
event-drew-hidden = { $seat } dobiera kartę.
refusal-not-in-hand = Nie masz tej karty na ręce: { $card }.
log-kind-card = Karty
log-kind-round = Wygrane rundy
effect-size = Wielkość: { $size } z 9.
rules-BE = Zasady
rule-BE-1 = Dwoje albo troje graczy dostaje po dwie karty z potasowanej talii dziewięciu zwierząt. Reszta to talia.
rule-BE-2 = Wszyscy wybierają naraz po karcie z ręki i razem je odkrywają.
rule-BE-3 = Największe zwierzę zdobywa punkt.
rule-BE-4 = Potem każdy dobiera kartę, jeśli wystarczy ich dla wszystkich. Gra kończy się, gdy ręce są puste.
score-rounds = { $count ->
    [one] { $count } wygrana runda
    [few] { $count } wygrane rundy
   *[many] { $count } wygranych rund
}
card-mouse = mysz
card-frog = żaba
card-hare = zając
card-cat = kot
card-fox = lis
card-dog = pies
card-wolf = wilk
card-boar = dzik
card-bear = niedźwiedź
