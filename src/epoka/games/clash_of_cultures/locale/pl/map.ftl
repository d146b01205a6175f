# Mapa: ruch, statki, eksploracja i szlaki handlowe.

## Pytania

prompt-group = Które jednostki ruszają? Pozostałe ruchy: { $amount }.
prompt-with = { $hex }: ile jednostek rusza? { $unit }
prompt-destination = Dokąd ruszają z { $hex }? { $units }
prompt-via = Przez które pole przechodzą? Na nie się wycofają, jeśli będzie trzeba.
prompt-turn = { $card } leży na { $hex }. Którą stroną?
prompt-landfall = Na którym polu morza nowego obszaru kończą statki?
prompt-deal = Czy handlujesz też z miastami z targowiskiem? Ich właściciel: { $rival }. Szlaki, które coś dają: { $more } zamiast { $fewer }, ale { $rival } zyskuje 1 złoto.
prompt-yield = Co daje szlak do { $hex }?

## Co można zrobić

option-move = Rusz jednostki
option-wait = Czekaj: zużyj akcję na nic
option-group = { $hex }: { $units }
option-split = { $hex }: inne jednostki
option-with = { $unit }: { $amount }
option-to = Na { $hex }
option-road = Drogą na { $hex }
option-explore = Odkryj { $hex }
option-attack = Zaatakuj statki na { $hex }
option-via = Przez { $hex }
option-turn = { $way ->
    [0] Jak nadrukowano
   *[other] Obrócony o 180°
}
option-deal = Handluj z targowiskami; właściciel: { $rival }
option-shun = Pomiń targowiska; właściciel: { $rival }
option-yield = { $amount }: { $kind }

## Dlaczego nie

refusal-no-such-units = Nie masz tam takich jednostek.
refusal-not-these-units = Te jednostki teraz nie ruszają.
refusal-only-from-cities = Teraz ruszają tylko jednostki w twoich miastach.
refusal-units-moved = Te jednostki już ruszyły w tej akcji.
refusal-units-fought = Te jednostki walczyły w tej turze i już nie ruszą.
refusal-entered-mountain = Te jednostki weszły w tej turze w góry i już nie ruszą.
refusal-entered-forest = Jednostki, które weszły w tej turze do lasu, nie zaczynają bitwy.
refusal-entered-plains = Jednostki, które weszły w tej turze na równinę, nie atakują Wielkich Ogrodów.
refusal-settlers-alone = Osadnicy wchodzą na pole z wrogiem tylko razem z jednostką wojskową.
refusal-needs-advance = Potrzebne rozwinięcie: { $ability }.
refusal-nowhere-to-go = Te jednostki nie mają dokąd ruszyć.
refusal-nothing-can-move = Żadna twoja jednostka nie może teraz ruszyć.
refusal-something-can-move = Masz jednostki, które mogą ruszyć: zacznij ruch i go zakończ.
refusal-too-far = To dalej niż 1 pole.
refusal-stack-limit = Na polu byłoby za dużo jednostek wojskowych.
refusal-on-board = Jednostki ze statku schodzą na ląd; nie przechodzą na statki na innym polu.
refusal-no-ship = Nie ma tam twojego statku.
refusal-no-room-on-ships = Statki nie pomieszczą wszystkich.
refusal-no-roads-there = Drogi prowadzą tylko przez odkryty ląd, nie na statki ani ze statków.
refusal-roads-need-city = Drogą grupa rusza z twojego miasta albo do niego dociera.
refusal-cannot-pay-roads = Drogi kosztują 1 żywność i 1 rudę za każdą grupę.
refusal-no-road = Nie prowadzi tam droga długości 2 pól, wolna od wrogów i z miejscem dla grupy.
refusal-no-sea-way = Statki nie znajdują tam drogi.
refusal-ships-on-land = Statki zostają na morzu.
refusal-already-there = Statki już tam są.

## Co się stało

event-waited = { $seat } czeka.
event-moved = { $seat } rusza z { $hex } na { $hex2 }: { $units }.
event-moved-by-road = { $seat } rusza drogą z { $hex } na { $hex2 }: { $units }.
event-sailed = { $seat } płynie z { $hex } na { $hex2 }: { $units }.
event-sailed-around = { $seat } opływa mapę z { $hex } na { $hex2 }: { $units }.
event-boarded = { $seat } wsiada z { $hex } na statki na { $hex2 }: { $units }.
event-landed = { $seat } schodzi z { $hex } na ląd na { $hex2 }: { $units }.
event-explored = { $seat } odkrywa { $card } na { $hex }.
event-routes = { $seat } korzysta ze szlaków handlowych: { $amount }.
