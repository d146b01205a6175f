# Stół gry Osadnicy w terminalu.

## Wiersz nad stołem

settlers-round = Runda { $round } z { $rounds }, { $phase }.
settlers-deck = Talia Zwykła { $count }.
settlers-solo = { $virtual }: Kolekcja { $collection }, twoje Lokacje Frakcyjne { $locations }.
settlers-targets = Cele od najnowszego: { $goods }.
settlers-display = Odkryte karty: { $cards }.
settlers-villages = Lokacje wirtualnego gracza: { $cards }.
phase-lookout = Wypatrywanie
phase-production = Produkcja
phase-action = akcje
phase-cleanup = Czyszczenie
phase-attack = Atak

## Imperia

settlers-empire = { $who }, { $faction }: punkty { $points }, karty na ręce { $hand }, Fundamenty { $foundations }.
settlers-supply = W zasobach ma { $goods }.
settlers-supply-empty = Nie ma żadnych zasobów.
settlers-points = Punkty { $points }.
settlers-passed = Ma już pas.
settlers-next = Następna produkcja daje { $goods }.
settlers-deals = Umowy: { $deals }.
settlers-foundations = Fundamenty: { $amount }
settlers-row-production = Produkcja
settlers-row-feature = Cechy
settlers-row-action = Akcje

## Co leży na Lokacji

settlers-shield = żeton Obrony
settlers-samurai = { icon-samurai }
settlers-blocked = zablokowana
settlers-resting = oczyszczona, od następnej tury
settlers-used = użyto { $used } z { $uses }
settlers-stored = leży tu { $amount }
settlers-returns = do końca rundy, należy do: { $seat }
settlers-raze-price = do splądrowania za { $goods }

## Karty

settlers-good = { $good }
settlers-goods = { $goods }
settlers-cost = kosztuje { $goods }
settlers-free = za darmo
settlers-raze = splądrowana daje { $goods }
settlers-deal = Umowa: { $good }

## Możliwości pod nagłówkami

settlers-heading-build = Zbuduj
settlers-heading-deal = Podpisz Umowę
settlers-heading-raze-hand = Splądruj z ręki
settlers-heading-raze = Splądruj Lokację
settlers-heading-activate = Aktywuj
settlers-heading-defend = Połóż żeton Obrony
settlers-heading-deploy = Postaw Samuraja

## Krótkie nazwy

settlers-short-wood = Drew
settlers-short-stone = Kam
settlers-short-food = Jadł
settlers-short-gold = Złot
settlers-short-worker = Rob
settlers-short-raze = Pląd
settlers-short-defense = Obr
settlers-short-hand = Ręka
settlers-short-points = Pkt
settlers-short-passed = (pas)

## Pomoc

settlers-legend = Punkty to te zdobyte dotąd; Lokacje liczą się na koniec. Złota liczba przy karcie to możliwość, która jej dotyczy. Słowa to na przykład „zbuduj zamek”, „dlaczego wymień”, „karta sfinks”.
