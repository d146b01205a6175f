# Names of what is printed on a card.

## Icons
## .one: “1 Attack icon”, .other: “2 Attack icons”

icon-attack = Attack
    .one = Attack icon
    .other = Attack icons
icon-culture = Culture
    .one = Culture icon
    .other = Culture icons
icon-defense = Defense
    .one = Defense icon
    .other = Defense icons
icon-agriculture = Agriculture
    .one = Agriculture icon
    .other = Agriculture icons
icon-industry = Industry
    .one = Industry icon
    .other = Industry icons
icon-science = Science
    .one = Science icon
    .other = Science icons
icon-trade = Trade
    .one = Trade icon
    .other = Trade icons

## Other things that the page draws in the texts of cards

drawn-resource = resource
    .other = resources
drawn-point = Culture point
    .other = Culture points

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
