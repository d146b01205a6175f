# Analiza zakończonej partii.

analysis-title = Analiza
analysis-lead = Jakie szanse na zwycięstwo miało każde miejsce przed każdą odpowiedzią, według bota, który wiedział to, co decydujący gracz.
analysis-to-table = Do stołu

## Zanim będzie gotowa

analysis-none = Tej partii nikt jeszcze nie analizował. To potrwa około minuty, a wynik zobaczy każdy, kto ma ten adres.
analysis-start = Analizuj tę partię
analysis-sign-in = Zaloguj się, aby zlecić analizę
analysis-waiting = { $ahead ->
    [0] Zaraz się zacznie.
    [one] Wcześniej jest jeszcze { $ahead } partia.
    [few] Wcześniej są jeszcze { $ahead } partie.
    [many] Wcześniej jest jeszcze { $ahead } partii.
   *[other] Wcześniej jest jeszcze { $ahead } partii.
}
analysis-working = Ocenione decyzje: { $done } z { $total }.
analysis-leave = Możesz zamknąć tę stronę i wrócić później.
analysis-failed = Analiza się nie udała.

## Szanse

analysis-odds = Szanse na zwycięstwo
analysis-graph-label = Szanse każdego miejsca w ciągu partii, liczba odpowiedzi: { $total }. Liczby są w tabeli poniżej.
analysis-after = Po { $number ->
    [one] { $number } odpowiedzi
    [few] { $number } odpowiedziach
    [many] { $number } odpowiedziach
   *[other] { $number } odpowiedzi
}
analysis-percent = { $percent }%
analysis-slide = Miejsce w partii
analysis-look = Zobacz to
analysis-figures = Liczby w tabeli
analysis-number = Odpowiedź

## Punkty zwrotne

analysis-turns = Punkty zwrotne
analysis-turns-none = Żaden pojedynczy ruch nie zmienił szans zbyt mocno.
analysis-swing = { $seat } { $before }% → { $after }%
analysis-swing-spoken = { $seat }: z { $before }% na { $after }%

## Decyzje

analysis-decisions = Decyzje
analysis-whose = Czyje decyzje
analysis-which = Które decyzje
analysis-costly = Kosztowne
analysis-all = Wszystkie
analysis-costly-none = Żadna decyzja nie kosztowała wiele.
analysis-played = potem { $percent }%
analysis-better = Lepiej: { $what }, { $percent }%
analysis-best = Najlepszy wybór
analysis-close = Równie dobre jak najlepsze
analysis-cost = −{ $percent }
analysis-cost-spoken = kosztuje { $percent ->
    [one] { $percent } punkt procentowy
    [few] { $percent } punkty procentowe
    [many] { $percent } punktów procentowych
   *[other] { $percent } punktu procentowego
}
analysis-forced = Bez innego wyboru
