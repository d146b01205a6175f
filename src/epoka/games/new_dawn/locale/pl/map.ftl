# Słowa mapy: warianty, miejsca kart, liczby, przygotowanie, tury, figurki, walka, barbarzyńcy i wskaźnik wydarzeń.

## Warianty

setting-terra_incognita = Terra Incognita.
setting-terra_incognita-on = Tak: armie, dzielnice, ustroje, forty i eksploracja.
setting-terra_incognita-off = Nie: gra podstawowa, najwyżej dla czterech osób.
setting-peaceful = Gra pokojowa.
setting-peaceful-off = Nie: dwie z pięciu kart zwycięstwa dotyczą fortów.
setting-peaceful-on = Tak: trzy karty zwycięstwa, żadna o fortach.
setting-novices = Mniej doświadczeni gracze.
setting-novices-0 = Nikt: wszyscy zaczynają tak samo.
setting-novices-1 = Pierwsze miejsce zaczyna z żetonami handlu.
setting-novices-2 = Dwa pierwsze miejsca zaczynają z żetonami handlu.
setting-novices-3 = Trzy pierwsze miejsca zaczynają z żetonami handlu.
setting-novices-4 = Cztery pierwsze miejsca zaczynają z żetonami handlu.
setting-handicap = Żetony handlu mniej doświadczonych graczy.
setting-handicap-0 = Żadne
setting-handicap-1 = 1
setting-handicap-2 = 2
setting-handicap-3 = 3
setting-handicap-4 = 4
setting-handicap-5 = 5
setting-handicap-6 = 6
setting-handicap-7 = 7
setting-handicap-8 = 8
setting-handicap-9 = 9
setting-handicap-10 = 10
setting-handicap-11 = 11
setting-handicap-12 = 12
setting-handicap-13 = 13
setting-handicap-14 = 14
setting-handicap-15 = 15
setting-handicap-16 = 16
setting-handicap-17 = 17
setting-handicap-18 = 18
setting-round_limit = Ograniczenie rund.
setting-round_limit-0 = Brak: ktoś musi wygrać.
setting-round_limit-10 = Gra kończy się najpóźniej po rundzie 10.
setting-round_limit-20 = Gra kończy się najpóźniej po rundzie 20.
setting-round_limit-30 = Gra kończy się najpóźniej po rundzie 30.
setting-round_limit-40 = Gra kończy się najpóźniej po rundzie 40.
setting-round_limit-60 = Gra kończy się najpóźniej po rundzie 60.
setting-capital_raid = Barbarzyńcy w stolicy.
setting-capital_raid-stays = Po najeździe tam zostają.
setting-capital_raid-returns = Wracają tam, skąd przyszli.
setting-dial_end = Wskaźnik technologii za ostatnim polem.
setting-dial_end-steps = Idzie dalej krok po kroku.
setting-dial_end-jump = Cofa się od razu, a reszta kroków przepada.
setting-district_over = Co może zastąpić nowa dzielnica.
setting-district_over-district = Własny żeton kontroli albo inną własną dzielnicę.
setting-district_over-token = Tylko własne żetony kontroli.
setting-lost_wonder = Cud natury, którego żeton kontroli zniszczono.
setting-lost_wonder-kept = Zostaje u właściciela.
setting-lost_wonder-returned = Wraca na swoje pole.

## Gdzie leżą karty

zone-tiles = Stos kafelków mapy
zone-drawn = Dobrany kafelek
zone-laid = Kafelki na mapie
zone-box = Pudełko
zone-culture-deck = Cuda kultury
zone-economy-deck = Cuda ekonomii
zone-military-deck = Cuda wojska
zone-science-deck = Cuda nauki
zone-unseen = Cuda usunięte w ciemno
zone-market = Dostępne cuda
zone-built = Wybudowane cuda
zone-gone = Minione cuda
zone-city-cards = Karty miast-państw
zone-reserve = Miasta-państwa spoza mapy
zone-aside = Karty podbitych miast-państw
zone-victory = Karty zwycięstwa
zone-hand = Kafelki do położenia
zone-diplomacy = Posiadane karty dyplomacji
zone-pacts = Własne karty dyplomacji

## Liczby

counter-round = Runda
counter-first = Pierwszy gracz
counter-active = Czyja tura
counter-event = Pozycja wskaźnika wydarzeń
counter-direction = Kierunek jedynki barbarzyńców
counter-needed = Potrzebne karty zwycięstwa
counter-trade-left = Pozostałe żetony handlu
counter-tiles-left = Pozostałe kafelki mapy
counter-ibrahim = Kto ma Ibrahima
counter-points = Karty zwycięstwa
counter-marks = Osiągnięte cele
counter-dial = Wskaźnik technologii
counter-marble = Marmur
counter-mercury = Rtęć
counter-oil = Ropa
counter-diamond = Diamenty
counter-cities = Miasta
counter-mature = Rozwinięte miasta
counter-tokens = Żetony kontroli
counter-reinforced = Umocnione żetony
counter-unused-tokens = Pozostałe żetony kontroli
counter-unused-cities = Pozostałe miasta
counter-armies-ready = Armie na karcie
counter-caravans-ready = Karawany na karcie
counter-figures-unused = Figurki jeszcze poza grą
score-card = { $card }

## Nazwy

side-a = A
side-b = B
letter-a = A
letter-b = B
letter-c = C
letter-d = D
letter-e = E
letter-f = F
letter-g = G
letter-h = H
letter-i = I
letter-j = J
letter-k = K
target-barbarian = barbarzyńcy
target-city-state = miasto-państwo
target-fort = fort
target-city = miasto
target-token = żeton kontroli
target-army = armia
target-caravan = karawana

## Pytania

prompt-fort = Gdzie kładziesz fort?
prompt-lay-side = { $card }: którą stroną do góry?
prompt-lay-at = { $card }: gdzie leży jego środek?
prompt-lay-turn = { $card }: jak jest obrócony?
prompt-direction = Dokąd wskazuje jedynka barbarzyńców?
prompt-tile = Który kafelek kładziesz?
prompt-start = Czy użyjesz czegoś przed wyborem karty?
prompt-focus = Którą kartę działania rozpatrujesz?
prompt-further = Którą inną kartę rozpatrujesz jak z pierwszego miejsca?
prompt-slot = Jako które miejsce liczy się karta?
prompt-put-trade = Na którą kartę trafia żeton handlu? Pozostało: { $amount }.
prompt-resource = Który surowiec bierzesz?
prompt-free-token = Nie masz wolnego żetonu kontroli. Czy zabierasz jakiś z mapy?
prompt-boost = Czy wydajesz żeton, żeby karawany szły dalej?
prompt-caravan = Która karawana rusza teraz?
prompt-caravan-move = Dokąd idzie karawana? Kroki: { $amount }.
prompt-water = Czy przed eksploracją dokładasz żeton wody?
prompt-exchange = Czy wymieniasz surowiec?
prompt-far-city = Czy budujesz miasto blisko tego, do którego dotarto?
prompt-army = Która armia rusza teraz?
prompt-army-move = Dokąd idzie armia? Kroki: { $amount }.
prompt-from = Skąd armia wchodzi na pole { $space }?
prompt-target = Co atakujesz na polu { $space }?
prompt-battle = Masz { $value } (na kości { $die }) przeciw { $against }. Czy wydajesz żeton?
prompt-defence = Bronisz się z wartością { $value } (na kości { $die }) przeciw { $against }. Czy wydajesz żeton?
prompt-scorch = Zastępujesz pokonany żeton czy odrzucasz go i idziesz dalej?
prompt-liberate = Podbijasz miasto-państwo czy je wyzwalasz?
prompt-rob = Z której karty gracza { $rival } zabierasz żeton handlu?
prompt-host = Do którego z twoich miast trafia cud?
prompt-raid-mode = Atakujesz czy umacniasz?
prompt-raid = Co atakujesz?
prompt-discard = Barbarzyńcy są w twojej stolicy. Z której karty tracisz żeton handlu?
prompt-disperse = Dwie grupy barbarzyńców są na jednym polu. Która z nich dokąd idzie?

## Odpowiedzi

option-at = Miejsce { $q } : { $r }
option-side = Strona { $side }
option-turn = { $sixths ->
    [0] Bez obrotu
   *[other] Obrót o { $sixths }/6
}
option-direction = { $direction ->
    [0] W górę w lewo
    [1] W górę w prawo
    [2] W prawo
    [3] W dół w prawo
    [4] W dół w lewo
   *[5] W lewo
}
option-tile = { $card }
option-focus = { $card }
option-use = { $ability }
option-go-on = Dalej
option-shift = Miejsce { $steps }
option-put = { $card }
option-resource = { $resource }
option-free = Z pola { $space }
option-boost = Wydaj: { $token }
option-caravan = Karawana { $number }
option-army = Armia { $number }
option-stay = Zostań
option-move = Na pole { $space }
option-explore = Eksploruj z pola { $space }
option-from = Z pola { $space }
option-water = Woda na miejscu { $q } : { $r }
option-exchange = { $resource } za { $resource2 }
option-found = Miasto na polu { $space }
option-attack = Atakuj: { $target }, { $rival }
option-assault = Atakuj: { $target }
option-reroll = Rzuć ponownie za: { $token }
option-add = Dodaj za: { $token }
option-stop = Nie wydawaj więcej
option-rob = Z karty { $card }
option-no-more = Dość
option-host = Na polu { $space }
option-conquer = Podbij
option-liberate = Wyzwól
option-replace = Zastąp
option-drop = Odrzuć i idź dalej
option-raid = Pole { $space }
option-reinforce-instead = Umacniaj
option-attack-instead = Atakuj
option-discard = Z karty { $card }
option-disperse = Barbarzyńcy { $letter } na pole { $space }

## Co się dzieje

event-first = Pierwszym graczem jest { $seat }.
event-laid-core = { $card } należy do rdzenia.
event-laid-fort = { $seat } kładzie fort na polu { $space }.
event-laid-capital = { $seat } kładzie kafelek stolicy: { $card }.
event-laid-tile = { $seat } kładzie: { $card }.
event-direction = { $seat } kładzie żeton kierunku barbarzyńców.
event-started = Mapa jest zaludniona.
event-round = Runda { $round }
event-turn = Turę rozgrywa { $seat }.
event-chose = { $seat } rozpatruje kartę { $card } na miejscu { $slot }.
event-reset = { $seat } przesuwa na początek kartę { $card }.
event-marked = { $seat } osiąga cel: { $agenda }.
event-unmarked = { $seat } traci cel: { $agenda }.
event-ended = Koniec gry.
event-gained-trade = { $seat }: żetony handlu na karcie { $card }, { $amount }.
event-spent = { $seat } wydaje z karty { $card }: { $token }.
event-lost-trade = { $seat } traci żetony handlu z karty { $card }: { $amount }.
event-gained-resource = { $seat } zyskuje: { $resource }.
event-spent-resource = { $seat } wydaje: { $resource }.
event-gained-natural = { $seat } zyskuje: { $natural }.
event-reinforced = { $seat } umacnia pole { $space }.
event-flipped = Żeton gracza { $seat } na polu { $space } nie jest już umocniony.
event-destroyed-token = Żeton gracza { $seat } na polu { $space } zostaje zniszczony.
event-destroyed-city = Miasto gracza { $seat } na polu { $space } zostaje zniszczone.
event-taken-back = { $seat } zabiera żeton z pola { $space }.
event-caravan-moved = Karawana gracza { $seat } idzie na pole { $space }.
event-caravan-at-state = Karawana gracza { $seat } dociera do miasta-państwa: { $state }.
event-caravan-at-city = Karawana gracza { $seat } dociera do miasta na polu { $space }, właściciel: { $rival }.
event-caravan-ended = Karawana gracza { $seat } na polu { $space } zostaje zniszczona.
event-barbarian-bought = Karawana gracza { $seat } opłaca barbarzyńców { $letter }.
event-exchanged = { $seat } wymienia: { $resource } na { $resource2 }.
event-drew-tile = { $seat } eksploruje: { $card }.
event-explored = { $seat } kładzie: { $card }.
event-tile-back = { $card } nigdzie nie pasuje i trafia na wierzch stosu.
event-army-moved = Armia gracza { $seat } idzie na pole { $space }.
event-army-ended = Armia gracza { $seat } z pola { $space } wraca na kartę.
event-attacked = { $seat } atakuje na polu { $space }: { $target }.
event-rolled = { $seat } rzuca { $die } i ma { $value }.
event-defence-rolled = Obrona rzuca { $die } i ma { $value }.
event-rerolled = { $seat } rzuca ponownie: { $die }, razem { $value }.
event-added = { $seat } zwiększa wartość do { $value }.
event-won = { $seat } wygrywa: { $value } przeciw { $against }.
event-lost = { $seat } przegrywa: { $value } przeciw { $against }.
event-barbarian-beaten = { $seat } pokonuje barbarzyńców { $letter }.
event-captured-token = { $seat } pokonuje żeton kontroli na polu { $space }, właściciel: { $rival }.
event-captured-city = { $seat } zdobywa miasto na polu { $space }, właściciel: { $rival }.
event-beat-capital = { $seat } pokonuje stolicę, właściciel: { $rival }.
event-took-fort = { $seat } zajmuje fort na polu { $space }.
event-captured-wonder = { $seat } przejmuje cud: { $card }.
event-redeployed = Pokonana armia gracza { $seat } może ruszyć ponownie.
event-discarded-token = { $seat } odrzuca pokonany żeton z pola { $space } (właściciel: { $rival }) i idzie dalej.
event-dial = { $event ->
    [0] Wskaźnik wydarzeń zaczyna od nowa.
   *[other] Wskaźnik wydarzeń przechodzi na pozycję { $event }.
}
event-spawned = Barbarzyńcy { $letter } pojawiają się na polu { $space }.
event-wind = Barbarzyńcy rzucają { $die }.
event-barbarian-moved = Barbarzyńcy { $letter } idą na pole { $space }.
event-barbarian-stayed = Barbarzyńcy { $letter } zostają na swoim miejscu.
event-raided = Barbarzyńcy { $letter } najeżdżają stolicę gracza { $seat }.
event-dispersed = { $seat } odsyła barbarzyńców { $letter } na pole { $space }.
event-offered = Na kartę { $card } trafia żeton handlu.
event-aged = { $card } odpada z gry.
event-revealed = Nowy dostępny cud: { $card }.
