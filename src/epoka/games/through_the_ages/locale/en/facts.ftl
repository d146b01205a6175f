# Names of what is printed on a card.

## Types

type-farm = Farm
type-mine = Mine
type-lab = Lab
type-temple = Temple
type-library = Library
type-theater = Theater
type-arena = Arena
type-infantry = Infantry
type-cavalry = Cavalry
type-artillery = Artillery
type-air-force = Air force
type-government = Government
type-special = Special technology
type-wonder = Wonder
type-leader = Leader
type-action = Action card
type-event = Event
type-territory = Territory
type-aggression = Aggression
type-war = War
type-pact = Pact
type-tactic = Tactics
type-defense-colonization = Defense / Colonization

## Ages

era-A = Age A
era-I = Age I
era-II = Age II
era-III = Age III
