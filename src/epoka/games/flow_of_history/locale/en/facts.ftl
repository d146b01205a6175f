# Names of what is printed on a card.

## Icons

icon-attack = Attack
icon-culture = Culture
icon-defense = Defense
icon-agriculture = Agriculture
icon-industry = Industry
icon-science = Science
icon-trade = Trade

## Types

type-construction = Construction
type-government = Government
type-knowledge = Knowledge
type-military = Military
type-leader = Leader
type-wonder = Wonder

## Eras

era-S = era S
era-A = era A
era-I = era I
era-II = era II
era-III = era III
era-IV = era IV
era-V = era V
era-internet = Internet
era-future = The Future

## When an effect works

trigger-instant = Instant
trigger-invade = Invade
trigger-invade-all = Invade all
trigger-continuous = Continuous
trigger-turn-action = Turn action
trigger-scoring = Scoring
trigger-none = No effect
fading = Fading
