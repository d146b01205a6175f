# Stół Krótkiej historii cywilizacji w terminalu.

## Części zdań

part-flow-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
part-flow-cards = { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
}

## Wiersz nad Rynkiem

# Dopóki są tylko karty ery A, numer ery to 0.
flow-era = { $era ->
    [0] Era A.
   *[other] Era { part-era-number }.
}
flow-supply = Magazyn { $amount }.
flow-deck = Talia { $count }, następna: { $era }.
flow-deck-empty = Talia jest pusta.

## Karty

flow-kind = { $type }, { $era }
flow-variant-card = Karta wariantu
flow-stake = { $investor } inwestuje tu { part-resources-amount }
flow-stake-banker = Bankier inwestuje tu { part-resources-amount }
flow-production = Ikony: { $icons }.
flow-income = Przychód za ukończenie: ikony { $icon_genitive }.
flow-on-market = Leży na Rynku.
flow-in-play = Ma ją { $seat }.
flow-in-play-covered = Ma ją { $seat }, zakrytą inną kartą.
flow-dealt = Jest rozdana jako ustrój początkowy do wyboru.
flow-out-of-game = Jest poza grą.
flow-unseen = W tej grze jeszcze jej nie widać.

## Cywilizacje

flow-market = Rynek:
flow-civilization = { $who }: { part-resources-have }, na razie { part-flow-points }. { $icons }. Siła { $attack } przy najeździe, { $strength } przy obronie.
flow-covering = { $above }, pod nią { $below }
flow-numbers = Zasoby { $resources } · punkty { $points } · siła { $attack }/{ $strength }
flow-own = Masz { part-resources-have } i na razie { part-flow-points }.
# Options with what they are about.
flow-option-complete = { $option }: { $cards }
flow-option-keep = { $option } ({ $icons })
flow-change-resources = zasoby z { $before } na { $after }
flow-change-points = punkty z { $before } na { $after }

## Krótkie nazwy

flow-short-resources = Zas
flow-short-strength = Siła
flow-short-points = Pkt
flow-icon-attack = Ata
flow-icon-culture = Kul
flow-icon-defense = Obr
flow-icon-agriculture = Rol
flow-icon-industry = Prz
flow-icon-science = Nau
flow-icon-trade = Han

## Punktacja

# Karta z Punktacją i jej opis.
flow-sheet-card = { $card } ({ $text })
flow-sheet-icons = Ikony, które się liczą: { $icons }.
flow-sheet-ties = Przy remisie: { part-flow-cards }, { part-resources-have }.

## Pomoc

flow-legend = Punkty to wynik, gdyby gra kończyła się teraz. Siła 3/5 to 3 przy najeździe i 5 przy obronie. Złota liczba przy karcie to numer możliwości, która jej dotyczy. Słowa to na przykład „inwestycja klasztor”, „dlaczego żniwa”, „karta wielki mur”.
flow-legend-icons = { $icons }.
