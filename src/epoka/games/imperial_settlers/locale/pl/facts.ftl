# Nazwy tego, co jest na elementach gry. Rzeczy z ikoną są odnośnikami, `{ icon-wood }`: tam, gdzie jest miejsce na obrazek,
# zastępuje on słowo.

## Rzeczy z ikonami
## Bez formy: mianownik. .one, .few, .many, .other: biernik po liczbie, „zyskaj 1 robotnika, 2 robotników”

icon-wood = drewno
    .few = drewna
icon-stone = kamień
    .few = kamienie
    .many = kamieni
    .other = kamienia
icon-food = jadło
    .few = jadła
icon-gold = złoto
    .few = złota
icon-worker = robotnik
    .one = robotnika
    .few = robotników
icon-raze = żeton Plądrowania
    .few = żetony Plądrowania
    .many = żetonów Plądrowania
    .other = żetonu Plądrowania
icon-defense = żeton Obrony
    .few = żetony Obrony
    .many = żetonów Obrony
    .other = żetonu Obrony
icon-vp = PZ
icon-card = karta
    .one = kartę
    .few = karty
    .many = kart
icon-common-card = karta Zwykła
    .one = kartę Zwykłą
    .few = karty Zwykłe
    .many = kart Zwykłych
    .other = karty Zwykłej
icon-faction-card = karta Frakcyjna
    .one = kartę Frakcyjną
    .few = karty Frakcyjne
    .many = kart Frakcyjnych
    .other = karty Frakcyjnej
icon-resource = surowiec
    .few = surowce
    .many = surowców
    .other = surowca
icon-hand-card = karta z ręki
    .one = kartę z ręki
    .few = karty z ręki
    .many = kart z ręki
icon-deal = Umowa
    .one = Umowę
    .few = Umowy
    .many = Umów
icon-location = Lokacja
    .one = Lokację
    .few = Lokacje
    .many = Lokacji
icon-foundation = Fundament
    .few = Fundamenty
    .many = Fundamentów
    .other = Fundamentu
icon-samurai = Samuraj
    .one = Samuraja
    .few = Samurajów

## Dobra i wszystko inne, czym się płaci

good-wood = { icon-wood }
    .one = { icon-wood }
    .few = { icon-wood.few }
    .many = { icon-wood.few }
    .other = { icon-wood.few }
good-stone = { icon-stone }
    .one = { icon-stone }
    .few = { icon-stone.few }
    .many = { icon-stone.many }
    .other = { icon-stone.other }
good-food = { icon-food }
    .one = { icon-food }
    .few = { icon-food.few }
    .many = { icon-food.few }
    .other = { icon-food.few }
good-gold = { icon-gold }
    .one = { icon-gold }
    .few = { icon-gold.few }
    .many = { icon-gold.few }
    .other = { icon-gold.few }
good-worker = { icon-worker }
    .one = { icon-worker.one }
    .few = { icon-worker.few }
    .many = { icon-worker.few }
    .other = { icon-worker.one }
good-raze = { icon-raze }
    .one = { icon-raze }
    .few = { icon-raze.few }
    .many = { icon-raze.many }
    .other = { icon-raze.other }
good-defense = { icon-defense }
    .one = { icon-defense }
    .few = { icon-defense.few }
    .many = { icon-defense.many }
    .other = { icon-defense.other }
good-vp = { icon-vp }
    .one = { icon-vp }
    .few = { icon-vp }
    .many = { icon-vp }
    .other = { icon-vp }
good-card = { icon-card }
    .one = { icon-card.one }
    .few = { icon-card.few }
    .many = { icon-card.many }
    .other = { icon-card.few }
good-common-card = { icon-common-card }
    .one = { icon-common-card.one }
    .few = { icon-common-card.few }
    .many = { icon-common-card.many }
    .other = { icon-common-card.other }
good-faction-card = { icon-faction-card }
    .one = { icon-faction-card.one }
    .few = { icon-faction-card.few }
    .many = { icon-faction-card.many }
    .other = { icon-faction-card.other }
good-resource = { icon-resource }
    .one = { icon-resource }
    .few = { icon-resource.few }
    .many = { icon-resource.many }
    .other = { icon-resource.other }
good-hand-card = { icon-hand-card }
    .one = { icon-hand-card.one }
    .few = { icon-hand-card.few }
    .many = { icon-hand-card.many }
    .other = { icon-hand-card.few }
good-deal = { icon-deal }
    .one = { icon-deal.one }
    .few = { icon-deal.few }
    .many = { icon-deal.many }
    .other = { icon-deal.few }
good-location = { icon-location }
    .one = { icon-location.one }
    .few = { icon-location.few }
    .many = { icon-location.many }
    .other = { icon-location.many }

# Ile ich jest, jak w „2 drewna, 1 kamień i 3 robotników”.
counted-good = { $amount ->
    [one] { $amount } { $good_one }
    [few] { $amount } { $good_few }
    [many] { $amount } { $good_many }
   *[other] { $amount } { $good_other }
}

## Kolory
## .accusative: „za każdą brązową Lokację”

color-black = czarny
    .accusative = czarną
color-purple = fioletowy
    .accusative = fioletową
color-blue = niebieski
    .accusative = niebieską
color-brown = brązowy
    .accusative = brązową
color-gold = złoty
    .accusative = złotą
color-red = czerwony
    .accusative = czerwoną
color-pink = różowy
    .accusative = różową
color-grey = szary
    .accusative = szarą
color-none = bez koloru
    .accusative = bezbarwną

## Rodzaje i rodziny kart

type-production = Lokacja Produkcyjna
type-feature = Lokacja z Cechą
type-action = Lokacja z Akcją
type-attack = karta Ataku
type-board = plansza frakcji
type-virtual = wirtualny gracz
owner-common = Zwykłe
owner-barbarians = Barbarzyńcy
owner-japanese = Japończycy
owner-romans = Rzymianie
owner-egyptians = Egipcjanie
faction-barbarians = Barbarzyńcy
faction-japanese = Japończycy
faction-romans = Rzymianie
faction-egyptians = Egipcjanie

## Przeciw komu gra jeden gracz

virtual-player = Wirtualny gracz bez frakcji
virtual-barbarians = Wirtualni Barbarzyńcy
virtual-romans = Wirtualni Rzymianie
virtual-japanese = Wirtualni Japończycy
virtual-egyptians = Wirtualni Egipcjanie
