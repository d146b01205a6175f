# Nazwy kart. Karta, której egzemplarze się różnią, ma nazwę raz, a pozostałe jej strony się do niej odwołują.

## Karty Zwykłe

card-common-statue = Posąg
card-common-supplier = Dostawca
card-common-wood-storage = Skład drewna
card-common-carpenters-workshop = Warsztat stolarski
card-common-gallows = Szubienica
card-common-mill = Młyn
card-common-old-forest = Stary las
card-common-quarry = Kamieniołom
card-common-rubble = Gruzowisko
card-common-village = Wioska
card-common-village-2 = { card-common-village }
card-common-small-town = Miasteczko
card-common-hardworking-peasants = Pracowici chłopi
card-common-bathhouse = Łaźnia
card-common-armorer = Płatnerz
card-common-gold-mine = Kopalnia złota
card-common-grain-field = Pole zboża
card-common-lords-fields = Szlacheckie pole
card-common-monument = Monument
card-common-merchants-guild = Gildia kupców
card-common-gold-stream = Złotonośny potok
card-common-wood-supplier = Dostawca drewna
card-common-goldsmiths-workshop = Warsztat złotnika
card-common-marketplace = Jarmark
card-common-coal-mine = Kopalnia węgla
card-common-mason = Murarz
card-common-mason-2 = { card-common-mason }
card-common-court-sculptor = Nadworny rzeźbiarz
card-common-masons-guild = Cech murarzy
card-common-missionaries = Misjonarze
card-common-settlers = Osadnicy
card-common-jugglers = Wędrowni kuglarze
card-common-lumberjacks = Drwale
card-common-carpenter = Stolarz
card-common-joiner = Cieśla
card-common-castle = Zamek
card-common-castle-2 = { card-common-castle }
card-common-tavern = Tawerna
card-common-barracks = Koszary
card-common-confectioner = Cukiernik
card-common-pig-farmer = Hodowca świń
card-common-pig-farmer-2 = { card-common-pig-farmer }
card-common-brewer = Piwowar
card-common-imperial-messenger = Cesarski posłaniec
card-common-new-forest = Młody las
card-common-hanseatic-league = Liga Hanzeatycka
card-common-lumber-trail = Ścieżka drwali
card-common-guard-tower = Wieża strażnicza
card-common-ruins = Ruiny
card-common-baker = Piekarz
card-common-sawmill = Tartak
card-common-coaching-inn = Zajazd
card-common-town-square = Rynek
card-common-merchant-matthias = Kupiec Maciej
card-common-hostel = Noclegownia
card-common-hunter = Myśliwy Janek
card-common-surface-mine = Kopalnia odkrywkowa
card-common-porters = Tragarze

## Barbarzyńcy

card-barbarians-primeval-forest = Puszcza
card-barbarians-barbarian-altar = Ołtarz barbarzyńców
card-barbarians-assault = Napaść
card-barbarians-saboteurs = Sabotażyści
card-barbarians-saboteurs-2 = { card-barbarians-saboteurs }
card-barbarians-sentry-tower = Wieża obserwacyjna
card-barbarians-dark-chapel = Mroczna kaplica
card-barbarians-dark-chapel-2 = { card-barbarians-dark-chapel }
card-barbarians-pack = Wataha
card-barbarians-pack-2 = { card-barbarians-pack }
card-barbarians-rabble = Hołota
card-barbarians-settlement = Osada
card-barbarians-fortress = Forteca
card-barbarians-expedition = Wyprawa
card-barbarians-stone-pit = Wyrobisko
card-barbarians-barter = Handel wymienny
card-barbarians-fighting-pit = Arena walk
card-barbarians-temple = Świątynia
card-barbarians-mission = Misja
card-barbarians-frontier = Pogranicze
card-barbarians-robbers = Rabusie

## Japończycy

card-japanese-farm = Farma
card-japanese-rice-fields = Pola ryżowe
card-japanese-geisha-house = Dom gejsz
card-japanese-garrison = Garnizon
card-japanese-daimyo-castle = Zamek daimyo
card-japanese-daimyo-castle-2 = { card-japanese-daimyo-castle }
card-japanese-buddha-temple = Świątynia Buddy
card-japanese-casino = Kasyno
card-japanese-gate = Brama
card-japanese-shrine = Kapliczka
card-japanese-stalls = Stragany
card-japanese-negotiator = Negocjator
card-japanese-sake-brewery = Wytwórnia sake
card-japanese-trade-route = Szlak handlowy
card-japanese-trade-route-2 = { card-japanese-trade-route }
card-japanese-trade-route-3 = { card-japanese-trade-route }
card-japanese-dojo = Dojo
card-japanese-ninjas = Ninja
card-japanese-sumo-school = Szkoła sumo
card-japanese-master-swordsmith = Mistrz miecznik
card-japanese-school-of-diplomacy = Szkoła dyplomacji

## Rzymianie

card-romans-sculptors-workshop = Pracownia rzeźbiarza
card-romans-sculptors-apprentice = Uczeń rzeźbiarza
card-romans-sculptors-apprentice-2 = { card-romans-sculptors-apprentice }
card-romans-gladiator-school = Szkoła gladiatorów
card-romans-engineers = Inżynierowie
card-romans-gardens = Ogrody
card-romans-spies = Szpiedzy
card-romans-architect = Architekt
card-romans-administration = Administracja
card-romans-headquarters = Kwatera główna
card-romans-legions = Legiony
card-romans-warehouses = Skład
card-romans-builder = Budowniczy
card-romans-roman-fortress = Rzymska forteca
card-romans-trade-colony = Kolonia handlowa
card-romans-roman-barracks = Rzymskie koszary
card-romans-stonemason = Kamieniarz
card-romans-roman-bank = Rzymski bank
card-romans-colossus = Kolos

## Egipcjanie

card-egyptians-desert = Pustynia
card-egyptians-altar-of-bastet = Ołtarz Bastet
card-egyptians-chariot-builder = Konstruktor rydwanów
card-egyptians-pharaohs-guard = Gwardia faraona
card-egyptians-oasis = Oaza
card-egyptians-slavers = Łowcy niewolników
card-egyptians-royal-pool = Królewski basen
card-egyptians-golden-bazaar = Złoty bazar
card-egyptians-scorpion-breeder = Hodowca skorpionów
card-egyptians-caravan = Karawana
card-egyptians-temple-of-ra = Świątynia Ra
card-egyptians-sanctuary = Sanktuarium
card-egyptians-alley-of-sphinxes = Aleja Sfinksów
card-egyptians-sphinx = Sfinks
card-egyptians-goldsmith = Złotnik
card-egyptians-slaves = Niewolnicy
card-egyptians-egyptian-quarry = Egipski kamieniołom
card-egyptians-pyramids = Piramidy

## Karty Ataku

card-attack-wood = Atak: { icon-wood }
card-attack-stone = Atak: { icon-stone }
card-attack-food = Atak: { icon-food }
card-attack-worker = Atak: { icon-worker }
card-attack-gold = Atak: { icon-gold }
card-attack-vp = Atak: { icon-vp }
card-attack-card = Atak: { icon-card }
card-attack-raze = Atak: { icon-raze }
