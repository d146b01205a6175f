# Co dzieje się przy stole, do dziennika: krótkie zdania w czasie teraźniejszym.

## Rundy i fazy

event-faction-taken = { $seat } prowadzi frakcję: { $faction }.
event-started = Pierwszym graczem jest { $seat }.
event-round = Runda { $round }.
event-lookout = Wypatrywanie.
event-production = Produkcja.
event-actions = Akcje.
event-cleanup = Czyszczenie.
event-ended = Koniec gry.

## Karty

event-revealed = Odkryta karta: { $card }.
event-picked = { $seat } bierze kartę: { $card }.
event-unpicked = Odrzucona karta: { $card }.
event-kept-secretly = { $seat } zatrzymuje kartę: { $card }.
event-kept-secretly-hidden = { $seat } zatrzymuje kartę.
event-drew = { $seat } dobiera kartę: { $card }.
event-drew-hidden = { $seat } dobiera kartę.
event-discarded = { $seat } odrzuca kartę: { $card }.
event-reshuffled = Odrzucone karty Zwykłe zostają przetasowane w nową talię: { $amount }.

## Dobra

event-board = { $seat } zbiera to, co daje plansza frakcji.
event-deal-paid = { $seat }: Umowa { $card } daje Dobro.
event-produced = { $seat }: { $card } produkuje.
event-repeated = { $seat } powtarza produkcję: { $card }.
event-bonus = { $seat }: bonus za zbudowanie, { $card }.
event-rewarded = { $seat }: nagroda, { $card }.
event-gained = { $seat } zyskuje { $goods }.
event-scored = { $seat } zyskuje punkty: { $amount }.
event-boosted = { $seat }: { $card } dodaje punkty: { $amount }.
event-paid = { $seat } płaci: { $goods }.

## Budowa i Umowy

event-built = { $seat } buduje: { $card }.
event-sacrificed = { $seat } odrzuca na budowę: { $card }.
event-foundation-spent = { $seat } odrzuca na budowę Fundament: { $card }.
event-deal-made = { $seat } podpisuje Umowę: { $card }.
event-deal-abroad = { $seat } podpisuje Umowę z Lokacją, którą ma { $rival }: { $card }.
event-deal-ended = { $seat }: Umowa { $card } wygasa.
event-deal-stolen = { $seat } zabiera Umowę { $card }; traci ją { $rival }.
event-deal-robbed = { $seat } sprawia, że Umowa { $card } zostaje odrzucona; traci ją { $rival }.
event-attack-taken = { $seat } bierze jako Umowę: { $card }.
event-attack-discarded = { $seat } odrzuca: { $card }.

## Plądrowanie

event-razed-hand = { $seat } plądruje z ręki: { $card }.
event-razed = { $seat } plądruje Lokację, którą ma { $rival }: { $card }.
event-razed-own = { $seat } plądruje własną Lokację: { $card }.
event-razed-virtual = { $seat } plądruje Lokację wirtualnego gracza: { $card }.
event-foundation = { $seat }: { $card } zostaje Fundamentem.
event-foundation-laid = { $seat } kładzie jako Fundament: { $card }.
event-foundation-laid-hidden = { $seat } kładzie kartę jako Fundament.
event-destroyed = { $seat }: { $card } zostaje odrzucona.
event-removed = { $seat } usuwa z gry Lokację, którą ma { $rival }: { $card }.
event-removed-virtual = { $seat } usuwa z gry Lokację wirtualnego gracza: { $card }.
event-converted = { $seat } bierze punkty zamiast: { $goods }.

## Akcje

event-activated = { $seat } aktywuje: { $card }.
event-ran = { $seat } wykonuje Akcję: { $card }.
event-exchanged = { $seat } wymienia robotników.
event-defended = { $seat } kładzie żeton Obrony: { $card }.
event-deployed = { $seat } stawia Samuraja: { $card }.
event-passed = { $seat } pasuje.
event-stolen = { $seat } zabiera { $goods }; traci { $rival }.
event-cleared = { $seat } oczyszcza: { $card }.
event-blocked = { $seat } blokuje Lokację, którą ma { $rival }: { $card }.
event-taken-over = { $seat } przejmuje do końca rundy Lokację, którą ma { $rival }: { $card }.
event-taken-virtual = { $seat } przejmuje do końca rundy Lokację wirtualnego gracza: { $card }.
event-returned = { $seat } odzyskuje: { $card }.

## Czyszczenie

event-tucked = { $seat } wsuwa kartę { $card } pod { $card2 }.
event-tucked-hidden = { $seat } wsuwa kartę pod { $card2 }.
event-put = { $seat } kładzie { $goods }: { $card }.
event-stored = { $seat } zachowuje { $goods }.

## Gra jednoosobowa

event-virtual-picked = Wirtualny gracz dostaje: { $card }.
event-attack-revealed = Odkryta karta: { $card }.
event-attacked = { $seat } traci w Ataku: { $card }.
event-attack-failed = Atak się nie udaje.
event-collected = Lokacje wirtualnego gracza, które trafiają do Kolekcji: { $amount }.
event-deal-lost = { $seat } traci na rzecz Kolekcji Umowę: { $card }.
event-seized = { $seat }: { $card } jest zablokowana.
event-released = { $seat }: { $card } jest znów wolna, a znacznik trafia do Kolekcji.

## Rodzaje wpisów w dzienniku

log-kind-draft = Wypatrywanie
log-kind-card = Karty
log-kind-production = Produkcja
log-kind-gain = Dobra i punkty
log-kind-build = Budowa
log-kind-deal = Umowy
log-kind-raze = Plądrowanie
log-kind-act = Akcje
log-kind-against = Przeciw innym
log-kind-attack = Ataki
