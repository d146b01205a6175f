# Names of the cards, in the order of the deck.

## Start governments

card-farmer-tribe = Farmer Tribe
card-warrior-caste = Warrior Caste
card-aristocracy = Aristocracy
card-merchant-clan = Merchant Clan
card-artisan-village = Artisan Village
card-council-of-elders = Council of Elders

## Era A

card-ramesses-ii = Ramesses II
card-warriors = Warriors
card-irrigation = Irrigation
card-granary = Granary
card-pyramids = Pyramids

## Era I

card-barracks = Barracks
card-lighthouse = Lighthouse
card-iron-working = Iron Working
card-writing = Writing
card-monarchy = Monarchy
card-republic = Republic
card-archers = Archers
card-phalanx = Phalanx
card-confucius = Confucius
card-julius-caesar = Julius Caesar
card-great-wall = Great Wall
card-hanging-gardens = Hanging Gardens

## Era II

card-monastery = Monastery
card-castle = Castle
card-paper = Paper
card-compass = Compass
card-feudalism = Feudalism
card-theocracy = Theocracy
card-knights = Knights
card-longbowmen = Longbowmen
card-justinian-i = Justinian I
card-genghis-khan = Genghis Khan
card-great-mosque = Great Mosque
card-angkor-wat = Angkor Wat

## Era III

card-university = University
card-bank = Bank
card-astronomy = Astronomy
card-printing-press = Printing Press
card-bureaucracy = Bureaucracy
card-absolute-monarchy = Absolute Monarchy
card-warships = Warships
card-musketeers = Musketeers
card-christopher-columbus = Christopher Columbus
card-leonardo-da-vinci = Leonardo da Vinci
card-taj-mahal = Taj Mahal
card-st-peters-basilica = St. Peter's Basilica

## Era IV

card-military-academy = Military Academy
card-factory = Factory
card-steam-engine = Steam Engine
card-electricity = Electricity
card-communism = Communism
card-imperialism = Imperialism
card-artillery = Artillery
card-ironclads = Ironclads
card-napoleon-bonaparte = Napoleon Bonaparte
card-karl-marx = Karl Marx
card-eiffel-tower = Eiffel Tower
card-statue-of-liberty = Statue of Liberty

## Era V

card-skyscrapers = Skyscrapers
card-satellites = Satellites
card-democracy = Democracy
card-jet-fighters = Jet Fighters
card-albert-einstein = Albert Einstein
card-space-station = Space Station

## The two last cards

card-internet = Internet
card-the-future = The Future

## For two players

card-banker = Banker
