# Nazwy tego, co jest na karcie.

## Typy

type-farm = Farma
type-mine = Kopalnia
type-lab = Laboratorium
type-temple = Świątynia
type-library = Biblioteka
type-theater = Teatr
type-arena = Arena
type-infantry = Piechota
type-cavalry = Kawaleria
type-artillery = Artyleria
type-air-force = Lotnictwo
type-government = Ustrój
type-special = Technologia specjalna
type-wonder = Cud
type-leader = Lider
type-action = Karta akcji
type-event = Wydarzenie
type-territory = Terytorium
type-aggression = Agresja
type-war = Wojna
type-pact = Pakt
type-tactic = Taktyka
type-defense-colonization = Obrona / Kolonizacja

## Epoki

era-A = epoka A
era-I = epoka I
era-II = epoka II
era-III = epoka III
