# Nazwy tego, co jest na karcie.

## Ikony
## .genitive: „ikona Ataku”

icon-attack = Atak
    .genitive = Ataku
icon-culture = Kultura
    .genitive = Kultury
icon-defense = Obrona
    .genitive = Obrony
icon-agriculture = Rolnictwo
    .genitive = Rolnictwa
icon-industry = Przemysł
    .genitive = Przemysłu
icon-science = Nauka
    .genitive = Nauki
icon-trade = Handel
    .genitive = Handlu

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
