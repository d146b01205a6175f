# Names of cards. A card whose copies have different faces has its name once, and the other faces refer to it.

## Common cards

card-common-statue = Statue
card-common-supplier = Supplier
card-common-wood-storage = Wood Storage
card-common-carpenters-workshop = Carpenter’s Workshop
card-common-gallows = Gallows
card-common-mill = Mill
card-common-old-forest = Old Forest
card-common-quarry = Quarry
card-common-rubble = Rubble
card-common-village = Village
card-common-village-2 = { card-common-village }
card-common-small-town = Town
card-common-hardworking-peasants = Farmers At Work
card-common-bathhouse = Mamma’s Baths
card-common-armorer = Armorer
card-common-gold-mine = Gold Mine
card-common-grain-field = Grain Field
card-common-lords-fields = Lord’s Fields
card-common-monument = Monument
card-common-merchants-guild = Merchant’s Guild
card-common-gold-stream = Gold Creek
card-common-wood-supplier = Wood Supplier
card-common-goldsmiths-workshop = Goldsmith’s Workshop
card-common-marketplace = Marketplace
card-common-coal-mine = Coal Mine
card-common-mason = Mason
card-common-mason-2 = { card-common-mason }
card-common-court-sculptor = Court Sculptor
card-common-masons-guild = Masons Guild
card-common-missionaries = Missionaries
card-common-settlers = Settlers
card-common-jugglers = Acting Troupe
card-common-lumberjacks = Lumberjacks
card-common-carpenter = Carpenter
card-common-joiner = Joiner
card-common-castle = Castle
card-common-castle-2 = { card-common-castle }
card-common-tavern = Tavern
card-common-barracks = Barracks
card-common-confectioner = Confectioner
card-common-pig-farmer = Pig Farmer
card-common-pig-farmer-2 = { card-common-pig-farmer }
card-common-brewer = Brewer
card-common-imperial-messenger = Imperial Messenger
card-common-new-forest = New Forest
card-common-hanseatic-league = Hanseatic League
card-common-lumber-trail = Lumberjacks’ Route
card-common-guard-tower = Watchtower
card-common-ruins = Ruins
card-common-baker = Baker
card-common-sawmill = Sawmill
card-common-coaching-inn = Canteen
card-common-town-square = Meeting Place
card-common-merchant-matthias = Monty the Merchant
card-common-hostel = Apartment
card-common-hunter = Hunter Joe
card-common-surface-mine = Above-Ground Mine
card-common-porters = Porters

## Barbarians

card-barbarians-primeval-forest = Primeval Forest
card-barbarians-barbarian-altar = Barbarian Altar
card-barbarians-assault = Assault
card-barbarians-saboteurs = Saboteurs
card-barbarians-saboteurs-2 = { card-barbarians-saboteurs }
card-barbarians-sentry-tower = Sentry Tower
card-barbarians-dark-chapel = Dark Chapel
card-barbarians-dark-chapel-2 = { card-barbarians-dark-chapel }
card-barbarians-pack = Pack
card-barbarians-pack-2 = { card-barbarians-pack }
card-barbarians-rabble = Rabble
card-barbarians-settlement = Settlement
card-barbarians-fortress = Fortress
card-barbarians-expedition = Expedition
card-barbarians-stone-pit = Stone Pit
card-barbarians-barter = Barter
card-barbarians-fighting-pit = Fighting Pit
card-barbarians-temple = Temple
card-barbarians-mission = Mission
card-barbarians-frontier = Frontier
card-barbarians-robbers = Robbers

## Japanese

card-japanese-farm = Farm
card-japanese-rice-fields = Rice Fields
card-japanese-geisha-house = Geisha House
card-japanese-garrison = Garrison
card-japanese-daimyo-castle = Daimyo’s Castle
card-japanese-daimyo-castle-2 = { card-japanese-daimyo-castle }
card-japanese-buddha-temple = Buddha’s Temple
card-japanese-casino = Casino
card-japanese-gate = Gate
card-japanese-shrine = Shrine
card-japanese-stalls = Stalls
card-japanese-negotiator = Negotiator
card-japanese-sake-brewery = Sake Brewery
card-japanese-trade-route = Trade Route
card-japanese-trade-route-2 = { card-japanese-trade-route }
card-japanese-trade-route-3 = { card-japanese-trade-route }
card-japanese-dojo = Dojo
card-japanese-ninjas = Ninjas
card-japanese-sumo-school = Sumo School
card-japanese-master-swordsmith = Master Swordsmith
card-japanese-school-of-diplomacy = School of Diplomacy

## Romans

card-romans-sculptors-workshop = Sculptor’s Workshop
card-romans-sculptors-apprentice = Sculptor’s Apprentice
card-romans-sculptors-apprentice-2 = { card-romans-sculptors-apprentice }
card-romans-gladiator-school = Gladiator School
card-romans-engineers = Engineers
card-romans-gardens = Gardens
card-romans-spies = Spies
card-romans-architect = Architect
card-romans-administration = Administration
card-romans-headquarters = Headquarters
card-romans-legions = Legions
card-romans-warehouses = Warehouses
card-romans-builder = Builder
card-romans-roman-fortress = Roman Fortress
card-romans-trade-colony = Trade Colony
card-romans-roman-barracks = Roman Barracks
card-romans-stonemason = Stonemason
card-romans-roman-bank = Roman Bank
card-romans-colossus = Colossus

## Egyptians

card-egyptians-desert = Desert
card-egyptians-altar-of-bastet = Altar of Bastet
card-egyptians-chariot-builder = Chariot Builder
card-egyptians-pharaohs-guard = Pharaoh’s Guard
card-egyptians-oasis = Oasis
card-egyptians-slavers = Slavers
card-egyptians-royal-pool = Royal Pool
card-egyptians-golden-bazaar = Golden Bazaar
card-egyptians-scorpion-breeder = Scorpion Breeder
card-egyptians-caravan = Caravan
card-egyptians-temple-of-ra = Temple of Ra
card-egyptians-sanctuary = Sanctuary
card-egyptians-alley-of-sphinxes = Alley of Sphinxes
card-egyptians-sphinx = Sphinx
card-egyptians-goldsmith = Goldsmith
card-egyptians-slaves = Slaves
card-egyptians-egyptian-quarry = Egyptian Quarry
card-egyptians-pyramids = Pyramids

## Attack cards

card-attack-wood = Attack: { icon-wood }
card-attack-stone = Attack: { icon-stone }
card-attack-food = Attack: { icon-food }
card-attack-worker = Attack: { icon-worker }
card-attack-gold = Attack: { icon-gold }
card-attack-vp = Attack: { icon-vp }
card-attack-card = Attack: { icon-card }
card-attack-raze = Attack: { icon-raze }
