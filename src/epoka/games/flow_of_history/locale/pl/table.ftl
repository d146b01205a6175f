# Co stół w przeglądarce mówi krótko, z ikonami zamiast rzeczowników: $token, $culture i $icon są rysowane.

## Karty

short-income = przychód

## Dziennik: co następuje po imieniu gracza

brief-started = zaczyna grę
brief-founded = zaczyna z kartą { $card }
brief-invested = inwestuje { $amount } { $token } w kartę { $card }
brief-completed = kończy kartę { $card }
brief-income = przychód { $amount } { $token }
brief-sniped = przejmuje kartę { $card }, { $amount } { $token } dla: { $investor }
brief-compensated = dostaje z Magazynu { $trade } + { $half } { $token }
brief-sniped-banker = przejmuje kartę Bankiera { $card } za { $amount } { $token }
brief-activated = aktywuje kartę { $card }
brief-harvested = zbiera żniwa: { $amount } { $token }
brief-passed = pasuje
brief-declined-bonus = nie korzysta z premii
brief-gained = zdobywa kartę { $card }
brief-leader-left = przywódca { $card } odchodzi
brief-removed = usuwa kartę { $card }
brief-no-target = nie ma czego zdobyć
brief-took = bierze { $amount } { $token } z { $source_genitive }
brief-invaded = najeżdża, cel: { $victim }
brief-nobody-weaker = nikt nie jest słabszy, bez najazdu
brief-invaded-banker = najeżdża Bankiera
brief-banker-stronger = Bankier jest silniejszy, bez najazdu
brief-robbed = zabiera { $amount } { $token }, traci { $victim }
brief-destroyed = usuwa kartę { $card }, traci { $victim }
brief-nothing-to-remove = nie ma czego usunąć
brief-equalized = dzieli wszystkie { $token } po równo: każdy ma { $amount }
brief-banker-invested = wysyła Bankiera: { $card }, { $amount } { $token }
brief-drawn = Na Rynek trafia { $card }
brief-outdated = Za stara karta { $card } znika z Rynku
brief-banker-left = Karta Bankiera { $card } znika, { $amount } { $token } do Magazynu
brief-banker-started = Bankier zaczyna z { $amount } { $token } na karcie { $card }
brief-banker-waits = W Magazynie jest za mało dla Bankiera
brief-ended = { $card } jest na stole: koniec gry

## Co się stanie; ten, kto wybiera, nie jest wymieniony

will-invested = { $amount } { $token } na kartę { $card }
will-completed = { $amount } { $token } z karty { $card } do Magazynu
will-income = Przychód za { $icon }: { $amount } { $token }
will-sniped = { $amount } { $token } dla: { $investor }; karta { $card } dla ciebie
will-compensated = Z Magazynu: { $trade } + { $half } { $token }
will-sniped-banker = { $amount } { $token } do Magazynu, karta { $card } dla ciebie
will-activated = Działa karta { $card }
will-harvested = { $grown } { $token } z Rezerwy do Magazynu, { $amount } { $token } dla ciebie
will-passed = Bez akcji
will-declined-bonus = Bez premii
will-gained = Karta { $card } dla ciebie
will-leader-left = { $card } odchodzi z gry
will-removed = { $card } odchodzi z gry
will-no-target = Nic do zdobycia: brak karty { $type_genitive } bez znacznika
will-took = { $amount } { $token } z { $source_genitive }
will-invaded = Cel najazdu: { $victim }
will-nobody-weaker = Nikt nie jest słabszy: bez najazdu
will-invaded-banker = Najazd na Bankiera
will-banker-stronger = Bankier jest silniejszy: bez najazdu
will-robbed = { $amount } { $token }; traci { $victim }
will-destroyed = { $victim } traci kartę { $card }
will-nothing-to-remove = { $victim } nie ma karty { $type_genitive }
will-equalized = Każda cywilizacja ma { $amount } { $token }, { $rest } do Magazynu
will-banker-invested = { $amount } { $token } z Magazynu na kartę { $card }
will-drawn = Na Rynek trafia { $card }
will-outdated = { $card } znika z Rynku: za stara
will-banker-left = Karta Bankiera { $card } znika, { $amount } { $token } do Magazynu
will-banker-waits = W Magazynie jest za mało dla Bankiera
will-ended = Koniec gry
will-founded = Ustrój początkowy: { $card }

## Złoty przycisk

confirm-invest = Zainwestuj w kartę { $card }
confirm-stake = Zainwestuj { $amount } { $token } w kartę { $card }
confirm-complete = Ukończ kartę { $card }
confirm-snipe = Przejmij kartę { $card } za { $amount } { $token }
confirm-activate = Aktywuj kartę { $card }
confirm-harvest = Zbierz żniwa
confirm-pass = Spasuj
confirm-gain = Zdobądź kartę { $card }
confirm-invade = Najedź, cel: { $victim }
confirm-keep = Zatrzymaj kartę { $card }
confirm-bank = Wyślij Bankiera: { $card }
confirm-decline = Zrezygnuj z premii

## Krótkie możliwości

choice-complete = Ukończenie: { $card }

## Dlaczego karty z Rynku nie można wybrać, w stopce karty

foot-snipe-too-dear = trzeba { $amount }
foot-bank-taken = zajęta

## Stół

market-title = Rynek
market-supply = Magazyn
market-deck = Talia
market-next-era = dalej: { $era }
market-empty = pusta
market-label = Rynek: { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
}
banker-name = Bankier
future-in = { $cards ->
    [one] { $cards } karta do Przyszłości
    [few] { $cards } karty do Przyszłości
    [many] { $cards } kart do Przyszłości
   *[other] { $cards } karty do Przyszłości
}
track-eras = Era
points-now = Punkty, gdyby gra kończyła się teraz
investment-none = Bez inwestycji
stacks-of = Cywilizacja gracza { $seat }
stack-empty = brak
covered-more = { $cards ->
    [one] { $cards } karta pod spodem
    [few] { $cards } karty pod spodem
    [many] { $cards } kart pod spodem
   *[other] { $cards } karty pod spodem
}
dealt-title = Ustroje początkowe do wyboru

## Rodzaje wpisów w dzienniku

log-kind-market = Rynek i ery
log-kind-invest = Inwestycje
log-kind-complete = Ukończone karty
log-kind-snipe = Przejęcia
log-kind-activate = Aktywacje
log-kind-harvest = Żniwa
log-kind-invade = Najazdy
log-kind-card = Karty zyskane i stracone
log-kind-resource = Zasoby

## Arkusz punktacji

group-score-culture = Ikony Kultury
    .note = FH-8.2, po punkcie
group-score-icons = Wszystkie inne ikony
    .note = połowa, w dół
group-score-card = Efekty Punktacji
    .note = widocznych kart
half-of = { $count } ÷ 2
score-tie = { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
}, { $resources } { $token }
score-tie-title = Karty, potem zasoby
score-details = Skąd są punkty gracza { $seat }
score-column-card = Karta
score-column-culture = Kultura
score-column-others = Inne ikony
score-column-scoring = Punktacja
score-covered = zakryta
score-sum = Suma
score-effects-row = Z efektów stałych

## Odrzucone akcje, które dotyczą wszystkich kart jednakowo

refused-invest = Inwestycja
refused-snipe = Przejęcie
