# Słowa potrzebne do gry: nazwy, pytania, możliwości i odmowy.

game-title = Krótka historia cywilizacji
game-line = Inwestuj, przejmuj, przykrywaj przeszłość.
game-summary = Prowadzisz cywilizację od pierwszego plemienia po czasy, które nadejdą: inwestujesz w karty ze wspólnego Rynku, kończysz własne inwestycje i przejmujesz cudze, jeśli cię na to stać. Gra kończy się, gdy pojawia się Przyszłość; wygrywa ten, kto ma wtedy najwięcej punktów za Kulturę, połowę wszystkich innych ikon i karty z Punktacją.

## Warianty

setting-rahdo = Wariant Rahdo dla dwóch graczy. Tekstu jego karty Bankiera nie znamy: zastępuje go nasza zasada domowa.
setting-rahdo-off = Wyłączony: zwykłe zasady dla dwóch graczy.
setting-rahdo-house = Zasada domowa, a nie oficjalny tekst karty: najazdy uderzają w Bankiera, nigdy w gracza.

## Gdzie leżą karty

zone-market = Rynek
zone-deck = Talia
zone-box = Pudełko
zone-cards = Cywilizacja
zone-dealt = Ustroje początkowe do wyboru

## Liczby na stole

counter-supply = Magazyn
counter-era = Bieżąca Era
counter-deck = Karty w talii
counter-active = Czyja tura
counter-resources = Zasoby
counter-icons = Ikony
counter-attack = Siła przy najeździe
counter-strength = Siła przy obronie
counter-stacks = Stosy
counter-visible = Widoczne karty
counter-points = Punkty, gdyby gra kończyła się teraz

## Części zdań

part-resources-have = { $have ->
    [one] { $have } zasób
    [few] { $have } zasoby
    [many] { $have } zasobów
   *[other] { $have } zasobu
}

## Pytania

prompt-action = Którą akcję wybierasz?
prompt-stake = Ile zasobów kładziesz na karcie { $card }? Masz { $have }.
prompt-bonus = Premia za ukończenie: czy od razu inwestujesz lub przejmujesz kartę?
prompt-government = Który ustrój początkowy zatrzymujesz?
prompt-gain = { $card } daje ci kartę { $type_genitive }. Którą?
prompt-victim = { $card }: którego słabszego przeciwnika najeżdżasz?
prompt-bank = W którą kartę Bankier inwestuje { part-resources-amount }?

## Możliwości

option-invest = Inwestycja: { $card }
option-stake = { part-resources-amount }
option-complete = Ukończenie inwestycji
option-snipe = Przejęcie: { $card }
option-activate = Aktywacja: { $card }
option-harvest = Żniwa
option-pass = Pas
option-gain = Zdobycie: { $card }
option-invade = Najazd: { $victim }
option-keep = Wybór: { $card }
option-bank = Bankier: { $card }
option-decline = Bez premii

## Słowa, które można wpisać zamiast pierwszego słowa zapisu

typed-invest = inwestycja, inwestuj, zainwestuj w, zainwestuj
typed-stake = postaw, połóż
typed-complete = ukończenie inwestycji, ukończenie, ukończ, zakończ
typed-snipe = przejęcie, przejmij
typed-activate = aktywacja, aktywuj, użyj
typed-harvest = żniwa, zbierz
typed-pass = pas, pasuj
typed-gain = zdobycie, zdobądź, weź
typed-invade = najazd, najedź
typed-keep = wybór, wybierz, zatrzymaj
typed-bank = bankier
typed-decline = bez premii, rezygnuj, nie

## Odmowy

refusal-not-in-market = Karty { $card } nie ma na Rynku.
refusal-invest-already = Twój znacznik leży na karcie { $card }. Kolejna inwestycja jest możliwa dopiero po ukończeniu lub przejęciu tej karty.
refusal-invest-no-resources = Nie masz zasobów, żeby inwestować.
refusal-invest-banker = W kartę { $card } inwestuje już Bankier.
refusal-invest-taken = W kartę { $card } inwestuje już { $investor }.
refusal-complete-nothing = Nie masz rozpoczętej inwestycji.
refusal-snipe-uninvested = Nikt nie inwestuje w kartę { $card }, więc nie ma czego przejąć.
refusal-snipe-own = Inwestycja w kartę { $card } jest twoja.
refusal-snipe-too-dear = Przejęcie karty { $card } kosztuje { part-resources-amount }, a ty masz { $have }.
refusal-activate-not-yours = Karty { $card } nie ma w twojej cywilizacji.
refusal-activate-no-action = Karta { $card } nie ma akcji w turze.
refusal-activate-covered = Kartę { $card } zakrywa nowsza, więc jej akcji w turze nie można użyć.
refusal-activate-nothing = Aktywacja karty { $card } nic by teraz nie zmieniła.
refusal-harvest-nothing = Żniwa nie dałyby ci teraz żadnych zasobów.
refusal-pass-not-allowed = Spasować można tylko wtedy, gdy żadna inna akcja nie jest możliwa.
refusal-stake-out-of-range = Nie możesz położyć { $amount }: potrzeba co najmniej 1 i nie więcej, niż masz, czyli { part-resources-have }.
refusal-bonus-only-invest = Premią może być tylko Inwestycja albo Przejęcie.
refusal-bank-taken = Na karcie { $card } leży już czyjś znacznik.
refusal-victim-not-weaker = { $victim } nie ustępuje ci siłą: ma { $strength }, a twój Atak to { $attack }.
