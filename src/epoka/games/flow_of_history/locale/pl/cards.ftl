# Nazwy kart, w kolejności talii.

## Ustroje początkowe

card-farmer-tribe = Plemię rolników
card-warrior-caste = Kasta wojowników
card-aristocracy = Arystokracja
card-merchant-clan = Klan kupców
card-artisan-village = Osada rzemieślników
card-council-of-elders = Rada starszych

## Era A

card-ramesses-ii = Ramzes II
card-warriors = Wojownicy
card-irrigation = Irygacja
card-granary = Spichlerz
card-pyramids = Piramidy

## Era I

card-barracks = Koszary
card-lighthouse = Latarnia morska
card-iron-working = Obróbka żelaza
card-writing = Pismo
card-monarchy = Monarchia
card-republic = Republika
card-archers = Łucznicy
card-phalanx = Falanga
card-confucius = Konfucjusz
card-julius-caesar = Juliusz Cezar
card-great-wall = Wielki Mur
card-hanging-gardens = Wiszące Ogrody

## Era II

card-monastery = Klasztor
card-castle = Zamek
card-paper = Papier
card-compass = Kompas
card-feudalism = Feudalizm
card-theocracy = Teokracja
card-knights = Rycerze
card-longbowmen = Długi łuk
card-justinian-i = Justynian I
card-genghis-khan = Czyngis-chan
card-great-mosque = Wielki Meczet
card-angkor-wat = Angkor Wat

## Era III

card-university = Uniwersytet
card-bank = Bank
card-astronomy = Astronomia
card-printing-press = Prasa drukarska
card-bureaucracy = Biurokracja
card-absolute-monarchy = Monarchia absolutna
card-warships = Okręty
card-musketeers = Muszkieterowie
card-christopher-columbus = Krzysztof Kolumb
card-leonardo-da-vinci = Leonardo da Vinci
card-taj-mahal = Tadż Mahal
card-st-peters-basilica = Bazylika św. Piotra

## Era IV

card-military-academy = Akademia wojskowa
card-factory = Fabryka
card-steam-engine = Maszyna parowa
card-electricity = Elektryczność
card-communism = Komunizm
card-imperialism = Imperializm
card-artillery = Artyleria
card-ironclads = Pancerniki
card-napoleon-bonaparte = Napoleon Bonaparte
card-karl-marx = Karol Marks
card-eiffel-tower = Wieża Eiffla
card-statue-of-liberty = Statua Wolności

## Era V

card-skyscrapers = Drapacze chmur
card-satellites = Satelity
card-democracy = Demokracja
card-jet-fighters = Myśliwce odrzutowe
card-albert-einstein = Albert Einstein
card-space-station = Stacja kosmiczna

## Dwie ostatnie karty

card-internet = Internet
card-the-future = Przyszłość

## Dla dwóch graczy

card-banker = Bankier
