# Stół gry Clash of Cultures w terminalu.

## Linia nad stołem

clash-age = Epoka { $age } z { $ages }, { $phase ->
    [status] faza statusu
   *[turn] runda { $round } z 3
}.
clash-turn = Tura gracza: { $seat }; pierwszy gracz: { $rival }.
clash-exhausted = Pozostałe znaczniki wyjałowionej ziemi: { $amount }.
clash-lasting = Trwające wydarzenia: { $cards }.

## Mapa

clash-ground = Mapa, { $ground }: { $hexes }.
clash-cities = Miasta ({ $owner }): { $cities }.
clash-units = Jednostki ({ $owner }): { $units }.
clash-city = wielkość { $amount }, { $mood }
clash-foreign = { $building } gracza { $seat }
clash-port = port na { $hex }
clash-tokens = znaczniki { $amount }
clash-activated = aktywacje w tej turze: { $amount }
clash-worn = użyte mimo gniewu
clash-works = działa jak wielkość { $amount }

## Gracze

clash-held = { $kind } { $amount }
clash-stock = Punkty dotąd { $points }. { $held }. Pozostałe akcje główne { $actions }. Rozwinięcia do następnego wydarzenia { $cubes }.
clash-fewer = Mniej akcji głównych w następnej turze: { $amount }.
clash-civilization = Cywilizacja: { $civilization }.
clash-leader-at = Lider stoi na { $hex }.
clash-borrowed = Używane do końca tury: { $cards }.
clash-goals = Spełnione cele: { $goals }.
clash-captives = Jeńcy ({ $owner }): { $units }.
clash-moved = Jednostki, które w tej turze już ruszały się lub walczyły, stoją na: { $hexes }.
clash-left = W zasobach zostało: osady { $settlements }; { $units }; { $buildings }.
clash-advances = Rozwinięcia ({ $count }): { $advances }.
clash-within-reach = Cele, których warunki teraz spełniasz: { $goals }.

## Karty

clash-costs = Koszt: { $cost }.
clash-requires = Wymaga: { $cards }.

## Możliwości

clash-heading-advance = Zdobycie rozwinięcia
clash-heading-learn = Zdobycie rozwinięcia
clash-heading-use = Użycie zdolności
clash-heading-found = Założenie miasta
clash-heading-collect = Zbieranie
clash-heading-recruit = Werbunek
clash-heading-raze = Zburzenie
clash-heading-explore = Odkrycie
clash-heading-to = Marsz na
clash-heading-road = Drogą na
clash-heading-from = Działa
clash-heading-play = Zagranie karty
clash-heading-discard = Oddanie karty
clash-heading-trade = Handel
clash-heading-give = Oddanie 1
clash-heading-want = Prośba o 1
clash-heading-construct = Budowa
clash-heading-wonder = Budowa cudu
clash-heading-influence = Wpływ na
clash-heading-complete = Wypełnienie celu
clash-heading-harvest = Zebranie
clash-heading-destroy = Zniszczenie
clash-heading-group = Ruch
clash-listed-construct = { $building } { $hex }
clash-listed-influence = { $hex } ({ $aim })

## Krótkie nazwy

clash-head-points = Pkt
clash-head-food = Żyw
clash-head-wood = Drew
clash-head-ore = Ruda
clash-head-ideas = Idee
clash-head-gold = Zło
clash-head-mood = Nas
clash-head-culture = Kul
clash-head-actions = Akc
clash-head-cities = Mia
clash-head-advances = Roz
clash-head-cards = Karty
clash-name-food = żywność
clash-name-wood = drewno
clash-name-ore = ruda
clash-name-ideas = idee
clash-name-gold = złoto
clash-name-mood = nastrój
clash-name-culture = kultura
clash-name-points = punkty
clash-short-unexplored = ···
clash-short-exhausted = wyj
clash-short-exhausted-long = wyjałowiona
clash-short-plains = rów
clash-short-mountain = gór
clash-short-forest = las
clash-short-barren = jał
clash-short-sea = mor
clash-letter-settler = o
clash-letter-infantry = p
clash-letter-cavalry = k
clash-letter-elephant = s
clash-letter-leader = L
clash-letter-ship = t

## Pomoc

clash-legend = Na mapie każde pole ma nazwę i teren (rów równiny, gór góry, las, jał jałowa ziemia, mor morze, wyj wyjałowiona ziemia, ··· nieodkryte), a niżej miasto: znak właściciela, wielkość i nastrój (+ szczęśliwe, ! gniewne), potem jednostki: o osadnik, p piechota, k kawaleria, s słoń, L lider, t statek; 7# tam, gdzie mieści się tylko liczba. × to barbarzyńcy, ≈ piraci. Gwiazdka po nazwie: jakaś możliwość dotyczy tego pola. W stanie gry karty 3+2+1 to karty akcji, cele i karty cudów na ręce.
clash-legend-options = Gdy możliwości są w grupach, wpisz numer albo słowa, na przykład „zbuduj akademia D7”.
