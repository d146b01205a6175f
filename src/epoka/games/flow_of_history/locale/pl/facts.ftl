# Nazwy tego, co jest na karcie.

## Ikony
## .genitive: „ikona Ataku”, .one: „1 ikonę Ataku”, .few: „2 ikony Ataku”, .many: „5 ikon Ataku”, .other: „1,5 ikony Ataku”

icon-attack = Atak
    .genitive = Ataku
    .one = ikonę Ataku
    .few = ikony Ataku
    .many = ikon Ataku
    .other = ikony Ataku
icon-culture = Kultura
    .genitive = Kultury
    .one = ikonę Kultury
    .few = ikony Kultury
    .many = ikon Kultury
    .other = ikony Kultury
icon-defense = Obrona
    .genitive = Obrony
    .one = ikonę Obrony
    .few = ikony Obrony
    .many = ikon Obrony
    .other = ikony Obrony
icon-agriculture = Rolnictwo
    .genitive = Rolnictwa
    .one = ikonę Rolnictwa
    .few = ikony Rolnictwa
    .many = ikon Rolnictwa
    .other = ikony Rolnictwa
icon-industry = Przemysł
    .genitive = Przemysłu
    .one = ikonę Przemysłu
    .few = ikony Przemysłu
    .many = ikon Przemysłu
    .other = ikony Przemysłu
icon-science = Nauka
    .genitive = Nauki
    .one = ikonę Nauki
    .few = ikony Nauki
    .many = ikon Nauki
    .other = ikony Nauki
icon-trade = Handel
    .genitive = Handlu
    .one = ikonę Handlu
    .few = ikony Handlu
    .many = ikon Handlu
    .other = ikony Handlu

## Inne rzeczy, które strona rysuje w opisach kart

drawn-resource = zasób
    .few = zasoby
    .many = zasobów
    .other = zasobu
drawn-point = punkt Kultury
    .few = punkty Kultury
    .many = punktów Kultury
    .other = punktu Kultury

## Typy
## .genitive: „karta Cudu”, .genitive_plural: „2 karty Cudów”

type-construction = Budownictwo
    .genitive = Budownictwa
    .genitive_plural = Budownictwa
type-government = Ustrój
    .genitive = Ustroju
    .genitive_plural = Ustroju
type-knowledge = Wiedza
    .genitive = Wiedzy
    .genitive_plural = Wiedzy
type-military = Militaria
    .genitive = Militariów
    .genitive_plural = Militariów
type-leader = Przywódca
    .genitive = Przywódcy
    .genitive_plural = Przywódców
type-wonder = Cud
    .genitive = Cudu
    .genitive_plural = Cudów

## Ery
## .genitive: „karty z ery II”

era-S = era S
    .genitive = ery S
era-A = era A
    .genitive = ery A
era-I = era I
    .genitive = ery I
era-II = era II
    .genitive = ery II
era-III = era III
    .genitive = ery III
era-IV = era IV
    .genitive = ery IV
era-V = era V
    .genitive = ery V
era-internet = Internet
    .genitive = Internetu
era-future = Przyszłość
    .genitive = Przyszłości

## Kiedy działa efekt

trigger-instant = Natychmiast
trigger-invade = Najazd
trigger-invade-all = Najazd na wszystkich
trigger-continuous = Stały
trigger-turn-action = Akcja w turze
trigger-scoring = Punktacja
trigger-none = Bez efektu
fading = Przemijanie
