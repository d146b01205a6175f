# Wojna: bitwy, przejęte miasta, przywódcy, barbarzyńcy i piraci.

## Części zdań

part-who = { $owner ->
    [4] Barbarzyńcy
    [5] Piraci
   *[other] { $seat }
}
part-whom = { $owner2 ->
    [4] Barbarzyńcy
    [5] Piraci
   *[other] { $rival }
}
unit-settler1 = 1 osadnik
unit-settler2 = 2 osadników
unit-settler3 = 3 osadników
unit-settler4 = 4 osadników
unit-infantry1 = 1 piechota
unit-infantry2 = 2 piechoty
unit-infantry3 = 3 piechoty
unit-infantry4 = 4 piechoty
unit-infantry5 = 5 piechot
unit-ship1 = 1 statek
unit-ship2 = 2 statki
unit-ship3 = 3 statki
unit-ship4 = 4 statki
unit-cavalry1 = 1 kawaleria
unit-cavalry2 = 2 kawalerie
unit-cavalry3 = 3 kawalerie
unit-cavalry4 = 4 kawalerie
unit-elephant1 = 1 słoń
unit-elephant2 = 2 słonie
unit-elephant3 = 3 słonie
unit-elephant4 = 4 słonie
unit-leader1 = przywódca
dice-leader-1 = 1 (przywódca)
dice-cavalry-2 = 2 (kawaleria)
dice-cavalry-4 = 4 (kawaleria)
dice-cavalry-5 = 5 (kawaleria)
dice-elephant-2 = 2 (słoń)
dice-elephant-3 = 3 (słoń)
dice-elephant-4 = 4 (słoń)
dice-infantry-3 = 3 (piechota)
dice-infantry-5 = 5 (piechota)
dice-infantry-6 = 6 (piechota)
combat-archers = { card-archers }
combat-defensive-formation = { card-defensive-formation }
combat-encircled = { card-encircled }
combat-flanking = { card-flanking }
combat-for-the-people = { card-for-the-people }
combat-heavy-resistance = { card-heavy-resistance }
combat-high-ground = { card-high-ground }
combat-high-morale = { card-high-morale }
combat-improved-defenses = { card-improved-defenses }
combat-martyr = { card-martyr }
combat-peltasts = { card-peltasts }
combat-scout = { card-scout }
combat-siege = { card-siege }
combat-surprise = { card-surprise }
combat-tactical-retreat = { card-tactical-retreat }
combat-wedge-formation = { card-wedge-formation }
zone-revealed = Karta odkryta w bitwie

## Pytania

prompt-besiege = Ile płacisz przeciw fortecy na { $hex }?
prompt-steel-weapons = Czy płacisz 1 rudę, aby walczyć Stalową Bronią?
prompt-trojan-horse = Czy budujesz Konia Trojańskiego za 1 drewno i 1 żeton kultury? Zatrzymujesz tę kartę za punkt, a obrońca nie zagra karty w pierwszej rundzie.
prompt-battle-card = Którą kartę akcji kładziesz zakrytą w tej rundzie?
prompt-siege = Jesteś w oblężeniu. Czy płacisz 2 żywności, aby twoje zdolności bojowe działały w tej rundzie?
prompt-casualty = { $amount ->
    [one] Która jednostka na { $hex } ginie?
   *[other] Która jednostka na { $hex } ginie najpierw? Razem: { $amount }.
}
prompt-arena = Twoja wartość bojowa to { $value }. Czy Wielka Arena dodaje 1?
prompt-retreat = Dokąd odchodzą twoje jednostki?
prompt-withdraw = Na { $hex } zostały obie strony. Walczysz dalej czy wycofujesz się na { $hex2 }?
prompt-pirate-token = Który żeton bierzesz za statek piratów?
prompt-fanaticism = Gdzie stawiasz darmową piechotę?
prompt-refuge = Gdzie stawiasz osadnika z utraconego miasta?
prompt-lead = Który przywódca przybywa?
prompt-camp = Gdzie osiedlają się barbarzyńcy?
prompt-reinforce = Jaką jednostkę dostają barbarzyńcy?
prompt-march = Która armia barbarzyńców rusza i dokąd?
prompt-barbarians-consent = Czy armia barbarzyńców obok twojego przywódcy może ruszyć?
prompt-recall = Który statek piratów schodzi z mapy, aby przybyć na nowo?
prompt-anchor = Dokąd przybywa statek piratów?
prompt-booty = Co oddajesz piratom?
prompt-plunder = W którym mieście spada nastrój?

## Co można zrobić

option-besiege = { $part ->
    [die] 2 drewna: forteca nie rzuca kością
    [cancel] 2 rudy: forteca nie anuluje trafienia
    [both] 2 drewna i 2 rudy: forteca nie działa
   *[none] Nie płać
}
option-hold = Bez karty
option-lay = Połóż { $card }
option-fall = { $unit }
option-boost = Zapłać: { $kind }
option-save = Nie
option-retreat = Na { $hex }
option-fight = Walcz dalej
option-withdraw = Wycofaj się
option-token = { $kind }
option-infantry = { $hex }
option-settler = { $hex }
option-no_settler = Bez osadnika
option-lead = { $card }
option-camp = { $hex }
option-reinforce = { $hex }: { $unit }
option-raid = Z { $hex } na { $hex2 }
option-recall = Z { $hex }
option-anchor = { $hex }
option-plunder = { $hex }

## Dlaczego nie

refusal-card-needs = W tej bitwie nie masz nic, czemu służy { $card }.
refusal-card-attacker-only = { $card } jest dla atakującego.
refusal-card-defender-only = { $card } jest dla obrońcy.
refusal-card-land-only = { $card } działa w bitwach na lądzie.
refusal-card-city-only = { $card } działa w bitwach o miasto.
refusal-card-high-ground = { $card } nie pomaga tym, którzy atakują miasto.
refusal-card-no-way-out = Obok nie ma wolnego lądu, na którym zmieszczą się wszystkie twoje jednostki.
refusal-no-leaders-left = Nie masz już przywódców.
refusal-guillotine = Od czasu Gilotyny nie werbujesz przywódców.
refusal-no-such-unit = Nie ma tu takiej jednostki: { $unit }.
refusal-no-retreat-there = Na { $hex } nie ma odwrotu.
refusal-camp-not-free = { $hex } to nie pusty ląd, na którym można się osiedlić.
refusal-camp-distance = Barbarzyńcy osiedlają się dokładnie 2 pola lądu od twojego miasta i nie obok żadnego innego, a gdy nie ma takiego miejsca, obok twojego miasta. { $hex } nie pasuje.
refusal-no-such-reinforcement = Barbarzyńcy na { $hex } nie mogą dostać tej jednostki: najwyżej cztery na polu, a kawaleria i słonie tylko obok piechoty.
refusal-army-goes-nearer = Armia z { $hex } musi zbliżyć się do najbliższego z twoich miast, tam gdzie się zmieści.
refusal-army-goes-beside = Armia z { $hex } rusza na sąsiednie pole lądu, na którym się zmieści.
refusal-army-does-not-move = Na { $hex } nie ma armii barbarzyńców, która ma jeszcze ruszyć.
refusal-anchor-not-free = { $hex } to nie pole morza bez statków graczy.
refusal-anchor-coast-first = Pierwszy statek piratów przybywa obok twojego miasta; { $hex } tam nie leży.
refusal-nothing-to-give = Nie masz tego: { $kind }.

## Co się stało

event-battle = Bitwa na { $hex }: { part-who } ({ $units }) przeciw: { part-whom } ({ $units2 }).
event-siegecraft = { $seat } używa Machin Oblężniczych przeciw fortecy na { $hex }: { $part ->
    [die] nie rzuca ona kością.
    [cancel] nie anuluje ona trafienia.
   *[both] nie działa ona wcale.
}
event-steel-weapons = { $seat } walczy Stalową Bronią: +{ $value }.
event-combat-round = Runda walki { $round }.
event-card-laid = { $seat } kładzie zakrytą kartę.
event-card-revealed = { $seat } odkrywa: { $combat } ({ $card }).
event-card-scouted = { $seat } dzięki zwiadowcy zyskuje { $card }.
event-check-rolled = { part-who } – rzut: { $combat }: { $values }.
event-retreated = { part-who } – odwrót na { $hex }.
event-dice-rolled = { part-who } – kości: { $dice }.
event-die-rerolled = { part-who } – kość przywódcy jeszcze raz: { $dice }.
event-abilities-muted = { part-who } – w tej rundzie bez zdolności bojowych.
event-arena-used = { $seat } dzięki Wielkiej Arenie ma o 1 więcej.
event-combat-value = { part-who } – wartość bojowa { $value }, trafienia: { $hits }.
event-hits-cancelled = { part-who } – anulowane trafienia: { $amount }.
event-units-fell = { part-who } – straty na { $hex }: { $units }.
event-withdrew = { part-who } – wycofanie na { $hex }.
event-battle-won = { part-who } – zwycięstwo na { $hex }.
event-battle-drawn = Na { $hex } nikt nie wygrywa.
event-city-captured = { part-who } – przejęcie miasta { $hex }, dotąd: { part-whom }.
event-city-removed = Miasto na { $hex } znika. Elementy: { $amount }.
event-piece-missing = { $seat } nie ma już elementu na { $hex } ({ $building }); zostaje usunięty.
event-refugees = { $seat } stawia osadnika w { $hex }.
event-reinforced = { $seat } stawia jednostkę w { $hex }: { $unit }.
event-leader-came = { $seat } – przywódca w { $hex }: { $card }.
event-leader-gone = { $seat } traci przywódcę: { $card }.
event-leader-killed = { $seat } traci przywódcę: { $card }. Zdobywa go { $rival }.
event-barbarians-came = Barbarzyńcy osiedlają się na { $hex }.
event-barbarians-grew = Barbarzyńcy na { $hex } dostają jednostkę: { $unit }.
event-barbarians-marched = Barbarzyńcy ruszają z { $hex } na { $hex2 }: { $units }.
event-pirates-came = Statek piratów przybywa na { $hex }.
event-pirates-left = Statek piratów opuszcza { $hex }.
