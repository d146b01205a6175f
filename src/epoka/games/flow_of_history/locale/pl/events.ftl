# Co dzieje się przy stole, do dziennika: krótkie zdania w czasie teraźniejszym.

## Części zdań

part-resources-grown = { $grown ->
    [one] { $grown } zasób
    [few] { $grown } zasoby
    [many] { $grown } zasobów
   *[other] { $grown } zasobu
}
# Numer ery tak, jak jest na kartach.
part-era-number = { $era ->
    [1] I
    [2] II
    [3] III
    [4] IV
    [5] V
   *[other] { $era }
}
# Skąd pochodzą zasoby.
source-supply = Magazyn
    .genitive = Magazynu
source-reserve = Rezerwa
    .genitive = Rezerwy

## Początek

event-started = Zaczyna { $seat }.
event-founded = { $seat } zaczyna z ustrojem początkowym { $card }.
event-banker-started = Bankier ma na początek { part-resources-amount } na karcie { $card }.

## Akcje

event-invested = { $seat } inwestuje { part-resources-amount } w kartę { $card }.
event-completed = { $seat } kończy inwestycję w kartę { $card } i przenosi z niej do Magazynu { part-resources-amount }.
event-income = { $amount ->
    [0] { $seat } nie ma przychodu za ikony { $icon_genitive }.
   *[other] { $seat } bierze { part-resources-amount } przychodu za ikony { $icon_genitive }.
}
event-sniped = { $seat } przejmuje kartę { $card }. { $investor } dostaje za nią { part-resources-amount }.
event-compensated = { $trade ->
    [0] { $half ->
        [0] { $seat } nie dostaje odszkodowania: w Magazynie nie ma z czego.
       *[other] { $seat } bierze jako odszkodowanie połowę Magazynu: { $half }.
    }
   *[other] { $seat } bierze z Magazynu odszkodowanie: { $trade } za ikony Handlu i { $half } jako połowę reszty.
}
event-sniped-banker = { $seat } przejmuje kartę { $card }, w którą inwestuje Bankier, i płaci do Magazynu { part-resources-amount }.
event-activated = { $seat } aktywuje kartę { $card }.
event-harvested = { $grown ->
    [0] { $seat } zbiera żniwa i bierze { part-resources-amount }.
   *[other] { $seat } zbiera żniwa: dokłada do Magazynu { part-resources-grown } i bierze { part-resources-amount }.
}
event-passed = { $seat } pasuje.
event-declined-bonus = { $seat } nie korzysta z premii za ukończenie.

## Efekty kart

event-gained = { $seat } zdobywa kartę { $card } dzięki karcie { $card2 }.
event-arrived = { $seat } ma odtąd kartę { $card }.
event-leader-left = { $seat } ma nowego przywódcę: { $card } odchodzi z gry.
event-removed = { $seat } usuwa z gry kartę { $card }.
event-no-target = { $seat } nic nie zdobywa dzięki karcie { $card }: na Rynku nie ma karty { $type_genitive } bez znacznika.
event-took = { $amount ->
    [0] { $seat } nic nie bierze z { $source_genitive }.
   *[other] { $seat } bierze { part-resources-amount } z { $source_genitive }.
}
event-equalized = { $seat } dzieli po równo zasoby wszystkich cywilizacji: każda ma teraz { part-resources-amount }, a reszta z podziału ({ $rest }) trafia do Magazynu.

## Najazdy

event-invaded = { $seat } dokonuje najazdu kartą { $card }. Cel: { $victim }.
event-nobody-weaker = { $seat } nikogo nie najeżdża kartą { $card }: żaden przeciwnik nie ma siły mniejszej niż { $strength }.
event-robbed = { $amount ->
    [0] { $seat } nie zabiera żadnych zasobów. Cel: { $victim }.
   *[other] { $seat } zabiera { part-resources-amount }. Traci je { $victim }.
}
event-destroyed = { $seat } usuwa z gry kartę { $card }. Traci ją { $victim }.
event-nothing-to-remove = { $victim } nie ma karty { $type_genitive }, więc { $seat } nic nie usuwa.
event-invaded-banker = Zasada domowa: { $seat } najeżdża kartą { $card } Bankiera, którego siła wynosi { $strength }.
event-banker-stronger = Zasada domowa: { $seat } nikogo nie najeżdża kartą { $card }, bo siła Bankiera wynosi { $strength }.

## Faza porządkowa

event-drawn = Na Rynek trafia karta { $card }.
event-outdated = Karta { $card } jest za stara na erę { part-era-number } i znika z Rynku.
event-banker-left = Bankier usuwa z Rynku kartę { $card } i oddaje do Magazynu { part-resources-amount }.
event-banker-invested = { $seat } wskazuje kartę { $card }, w którą Bankier inwestuje { part-resources-amount }.
event-banker-waits = W Magazynie jest za mało zasobów ({ $amount }), więc Bankier nie inwestuje.

## Koniec

event-ended = { $card } jest na stole: gra się kończy.
