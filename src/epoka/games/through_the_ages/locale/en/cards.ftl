# Names of the cards, in our own words: `card-<id>`. What they do is in `texts.ftl`.
# Cards that share a name are told apart by their age.

## Starting technologies

card-agriculture = Agriculture
card-bronze = Bronze
card-philosophy = Philosophy
card-religion = Religion
card-warriors = Warriors
card-despotism = Despotism

## Farms and mines

card-irrigation = Irrigation
card-selective-breeding = Selective Breeding
card-mechanized-agriculture = Mechanized Agriculture
card-iron = Iron
card-coal = Coal
card-oil = Oil

## Urban buildings

card-theology = Theology
card-organized-religion = Organized Religion
card-alchemy = Alchemy
card-scientific-method = Scientific Method
card-computers = Computers
card-bread-and-circuses = Bread and Circuses
card-team-sports = Team Sports
card-professional-sports = Professional Sports
card-printing-press = Printing Press
card-journalism = Journalism
card-multimedia = Multimedia
card-drama = Drama
card-opera = Opera
card-movies = Movies

## Units

card-swordsmen = Swordsmen
card-riflemen = Riflemen
card-modern-infantry = Modern Infantry
card-knights = Knights
card-cavalrymen = Cavalrymen
card-tanks = Tanks
card-cannon = Cannon
card-rockets = Rockets
card-air-forces = Air Forces

## Governments

card-monarchy = Monarchy
card-theocracy = Theocracy
card-constitutional-monarchy = Constitutional Monarchy
card-republic = Republic
card-communism = Communism
card-democracy = Democracy
card-fundamentalism = Fundamentalism

## Special technologies

card-warfare = Warfare
card-strategy = Strategy
card-military-theory = Military Theory
card-code-of-laws = Code of Laws
card-justice-system = Justice System
card-civil-service = Civil Service
card-cartography = Cartography
card-navigation = Navigation
card-satellites = Satellites
card-masonry = Masonry
card-architecture = Architecture
card-engineering = Engineering

## Wonders

card-hanging-gardens = Hanging Gardens
card-library-of-alexandria = Library of Alexandria
card-colossus = Colossus
card-pyramids = Pyramids
card-great-wall = Great Wall
card-st-peters-basilica = St. Peter's Basilica
card-universitas-carolina = Universitas Carolina
card-taj-mahal = Taj Mahal
card-transcontinental-railroad = Transcontinental Railroad
card-eiffel-tower = Eiffel Tower
card-kremlin = Kremlin
card-ocean-liner-service = Ocean Liner Service
card-hollywood = Hollywood
card-internet = Internet
card-first-space-flight = First Space Flight
card-fast-food-chains = Fast Food Chains

## Leaders

card-julius-caesar = Julius Caesar
card-homer = Homer
card-moses = Moses
card-hammurabi = Hammurabi
card-aristotle = Aristotle
card-alexander-the-great = Alexander the Great
card-michelangelo = Michelangelo
card-joan-of-arc = Joan of Arc
card-leonardo-da-vinci = Leonardo da Vinci
card-genghis-khan = Genghis Khan
card-christopher-columbus = Christopher Columbus
card-frederick-barbarossa = Frederick Barbarossa
card-william-shakespeare = William Shakespeare
card-james-cook = James Cook
card-napoleon-bonaparte = Napoleon Bonaparte
card-maximilien-robespierre = Maximilien Robespierre
card-js-bach = J.S. Bach
card-isaac-newton = Isaac Newton
card-albert-einstein = Albert Einstein
card-mahatma-gandhi = Mahatma Gandhi
card-rock-and-roll-icon = Rock and Roll Icon
card-bill-gates = Bill Gates
card-winston-churchill = Winston Churchill
card-game-designer = Game Designer

## Action cards

card-engineering-genius-a = Engineering Genius (A)
card-engineering-genius-i = Engineering Genius (I)
card-engineering-genius-ii = Engineering Genius (II)
card-engineering-genius-iii = Engineering Genius (III)
card-frugality-a = Frugality (A)
card-frugality-i = Frugality (I)
card-frugality-ii = Frugality (II)
card-ideal-building-site-a = Ideal Building Site (A)
card-ideal-building-site-i = Ideal Building Site (I)
card-ideal-building-site-ii = Ideal Building Site (II)
card-ideal-building-site-iii = Ideal Building Site (III)
card-patriotism-a = Patriotism (A)
card-patriotism-i = Patriotism (I)
card-patriotism-ii = Patriotism (II)
card-patriotism-iii = Patriotism (III)
card-revolutionary-idea-a = Revolutionary Idea (A)
card-revolutionary-idea-i = Revolutionary Idea (I)
card-revolutionary-idea-ii = Revolutionary Idea (II)
card-revolutionary-idea-iii = Revolutionary Idea (III)
card-rich-land-a = Rich Land (A)
card-rich-land-i = Rich Land (I)
card-rich-land-ii = Rich Land (II)
card-work-of-art-a = Work of Art (A)
card-work-of-art-i = Work of Art (I)
card-work-of-art-ii = Work of Art (II)
card-work-of-art-iii = Work of Art (III)
card-bountiful-harvest-i = Bountiful Harvest (I)
card-bountiful-harvest-ii = Bountiful Harvest (II)
card-bountiful-harvest-iii = Bountiful Harvest (III)
card-breakthrough-i = Breakthrough (I)
card-breakthrough-ii = Breakthrough (II)
card-efficient-upgrade-i = Efficient Upgrade (I)
card-efficient-upgrade-ii = Efficient Upgrade (II)
card-efficient-upgrade-iii = Efficient Upgrade (III)
card-mineral-deposits-i = Mineral Deposits (I)
card-mineral-deposits-ii = Mineral Deposits (II)
card-mineral-deposits-iii = Mineral Deposits (III)
card-wave-of-nationalism = Wave of Nationalism
card-military-build-up = Military Build-Up
card-endowment-for-the-arts = Endowment for the Arts

## Events

card-development-of-agriculture = Development of Agriculture
card-development-of-crafts = Development of Crafts
card-development-of-markets = Development of Markets
card-development-of-politics = Development of Politics
card-development-of-religion = Development of Religion
card-development-of-science = Development of Science
card-development-of-settlement = Development of Settlement
card-development-of-trade-routes = Development of Trade Routes
card-development-of-warfare = Development of Warfare
card-no-event = No Event
card-barbarians = Barbarians
card-border-conflict = Border Conflict
card-crusades = Crusades
card-cultural-influence = Cultural Influence
card-foray = Foray
card-good-harvest = Good Harvest
card-immigration = Immigration
card-new-deposits = New Deposits
card-pestilence = Pestilence
card-raiders = Raiders
card-rats = Rats
card-rebellion = Rebellion
card-reign-of-terror = Reign of Terror
card-scientific-breakthrough = Scientific Breakthrough
card-uncertain-borders = Uncertain Borders
card-civil-unrest = Civil Unrest
card-cold-war = Cold War
card-crime-wave = Crime Wave
card-economic-progress = Economic Progress
card-emigration = Emigration
card-iconoclasm = Iconoclasm
card-independence-declaration = Independence Declaration
card-international-agreement = International Agreement
card-national-pride = National Pride
card-popularization-of-science = Popularization of Science
card-ravages-of-time = Ravages of Time
card-refugees = Refugees
card-terrorism = Terrorism
card-impact-of-agriculture = Impact of Agriculture
card-impact-of-architecture = Impact of Architecture
card-impact-of-colonies = Impact of Colonies
card-impact-of-competition = Impact of Competition
card-impact-of-government = Impact of Government
card-impact-of-happiness = Impact of Happiness
card-impact-of-industry = Impact of Industry
card-impact-of-population = Impact of Population
card-impact-of-progress = Impact of Progress
card-impact-of-science = Impact of Science
card-impact-of-strength = Impact of Strength
card-impact-of-technology = Impact of Technology
card-impact-of-wonders = Impact of Wonders

## Territories

card-developed-territory-i = Developed Territory (I)
card-developed-territory-ii = Developed Territory (II)
card-fertile-territory-i = Fertile Territory (I)
card-fertile-territory-ii = Fertile Territory (II)
card-historic-territory-i = Historic Territory (I)
card-historic-territory-ii = Historic Territory (II)
card-inhabited-territory-i = Inhabited Territory (I)
card-inhabited-territory-ii = Inhabited Territory (II)
card-strategic-territory-i = Strategic Territory (I)
card-strategic-territory-ii = Strategic Territory (II)
card-wealthy-territory-i = Wealthy Territory (I)
card-wealthy-territory-ii = Wealthy Territory (II)

## Defense and colonization

card-defense-colonization-i = Defense / Colonization (I)
card-defense-colonization-ii = Defense / Colonization (II)
card-defense-colonization-iii = Defense / Colonization (III)

## Aggressions

card-enslave = Enslave
card-plunder-i = Plunder (I)
card-plunder-ii = Plunder (II)
card-plunder-iii = Plunder (III)
card-raid-i = Raid (I)
card-raid-ii = Raid (II)
card-raid-iii = Raid (III)
card-annex = Annex
card-assassinate = Assassinate
card-sabotage = Sabotage
card-spy = Spy
card-armed-intervention = Armed Intervention

## Wars

card-war-over-culture-ii = War over Culture (II)
card-war-over-resources = War over Resources
card-war-over-technology = War over Technology
card-war-over-territory = War over Territory
card-war-over-culture-iii = War over Culture (III)
card-holy-war = Holy War

## Pacts

card-open-borders-agreement = Open Borders Agreement
card-trade-routes-agreement = Trade Routes Agreement
card-acceptance-of-supremacy = Acceptance of Supremacy
card-international-trade-agreement = International Trade Agreement
card-promise-of-military-protection = Promise of Military Protection
card-scientific-cooperation = Scientific Cooperation
card-international-tourism = International Tourism
card-loss-of-sovereignty = Loss of Sovereignty
card-military-pact = Military Pact
card-peace-treaty = Peace Treaty

## Tactics

card-fighting-band = Fighting Band
card-heavy-cavalry = Heavy Cavalry
card-legion = Legion
card-light-cavalry = Light Cavalry
card-medieval-army = Medieval Army
card-phalanx = Phalanx
card-classic-army = Classic Army
card-conquistadors = Conquistadors
card-defensive-army = Defensive Army
card-fortifications = Fortifications
card-mobile-artillery = Mobile Artillery
card-napoleonic-army = Napoleonic Army
card-entrenchments = Entrenchments
card-mechanized-army = Mechanized Army
card-modern-army = Modern Army
card-shock-troops = Shock Troops
