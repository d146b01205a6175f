# Nazwy kart, naszymi słowami: `card-<id>`. Co robią, jest w `texts.ftl`.
# Karty o tej samej nazwie odróżnia epoka.

## Technologie początkowe

card-agriculture = Rolnictwo
card-bronze = Brąz
card-philosophy = Filozofia
card-religion = Religia
card-warriors = Wojownicy
card-despotism = Tyrania

## Farmy i kopalnie

card-irrigation = Irygacja
card-selective-breeding = Hodowla selektywna
card-mechanized-agriculture = Rolnictwo zmechanizowane
card-iron = Żelazo
card-coal = Węgiel
card-oil = Ropa naftowa

## Budynki publiczne

card-theology = Teologia
card-organized-religion = Religia zorganizowana
card-alchemy = Alchemia
card-scientific-method = Metoda naukowa
card-computers = Komputery
card-bread-and-circuses = Chleb i igrzyska
card-team-sports = Sporty zespołowe
card-professional-sports = Sport zawodowy
card-printing-press = Prasa drukarska
card-journalism = Dziennikarstwo
card-multimedia = Multimedia
card-drama = Aktorstwo
card-opera = Opera
card-movies = Kino

## Jednostki

card-swordsmen = Ciężka piechota
card-riflemen = Strzelcy
card-modern-infantry = Nowoczesna piechota
card-knights = Rycerze
card-cavalrymen = Kawalerzyści
card-tanks = Czołgi
card-cannon = Działa
card-rockets = Rakiety
card-air-forces = Samoloty bojowe

## Ustroje

card-monarchy = Monarchia
card-theocracy = Teokracja
card-constitutional-monarchy = Monarchia konstytucyjna
card-republic = Republika
card-communism = Komunizm
card-democracy = Demokracja
card-fundamentalism = Fundamentalizm

## Technologie specjalne

card-warfare = Sztuka wojenna
card-strategy = Strategia
card-military-theory = Teoria wojskowości
card-code-of-laws = Spis praw
card-justice-system = Wymiar sprawiedliwości
card-civil-service = Służba cywilna
card-cartography = Kartografia
card-navigation = Nawigacja
card-satellites = Satelity
card-masonry = Murarstwo
card-architecture = Architektura
card-engineering = Inżynieria

## Cuda

card-hanging-gardens = Wiszące ogrody
card-library-of-alexandria = Biblioteka Aleksandryjska
card-colossus = Kolos z Rodos
card-pyramids = Piramidy
card-great-wall = Wielki Mur
card-st-peters-basilica = Bazylika św. Piotra
card-universitas-carolina = Uniwersytet Karola
card-taj-mahal = Tadż Mahal
card-transcontinental-railroad = Kolej Transkontynentalna
card-eiffel-tower = Wieża Eiffla
card-kremlin = Kreml
card-ocean-liner-service = Transatlantyki
card-hollywood = Hollywood
card-internet = Internet
card-first-space-flight = Pierwszy lot w kosmos
card-fast-food-chains = Sieci barów szybkiej obsługi

## Liderzy

card-julius-caesar = Juliusz Cezar
card-homer = Homer
card-moses = Mojżesz
card-hammurabi = Hammurabi
card-aristotle = Arystoteles
card-alexander-the-great = Aleksander Wielki
card-michelangelo = Michał Anioł
card-joan-of-arc = Joanna d’Arc
card-leonardo-da-vinci = Leonardo da Vinci
card-genghis-khan = Czyngis-Chan
card-christopher-columbus = Krzysztof Kolumb
card-frederick-barbarossa = Fryderyk I Barbarossa
card-william-shakespeare = Szekspir
card-james-cook = James Cook
card-napoleon-bonaparte = Napoleon Bonaparte
card-maximilien-robespierre = Maksymilian Robespierre
card-js-bach = Jan Sebastian Bach
card-isaac-newton = Izaak Newton
card-albert-einstein = Albert Einstein
card-mahatma-gandhi = Mahatma Gandhi
card-rock-and-roll-icon = Gwiazda rock and rolla
card-bill-gates = Bill Gates
card-winston-churchill = Winston Churchill
card-game-designer = Projektant gier

## Karty akcji

card-engineering-genius-a = Geniusz konstruktorski (A)
card-engineering-genius-i = Geniusz konstruktorski (I)
card-engineering-genius-ii = Geniusz konstruktorski (II)
card-engineering-genius-iii = Geniusz konstruktorski (III)
card-frugality-a = Zapasy żywności (A)
card-frugality-i = Zapasy żywności (I)
card-frugality-ii = Zapasy żywności (II)
card-ideal-building-site-a = Idealne miejsce na budowę (A)
card-ideal-building-site-i = Idealne miejsce na budowę (I)
card-ideal-building-site-ii = Idealne miejsce na budowę (II)
card-ideal-building-site-iii = Idealne miejsce na budowę (III)
card-patriotism-a = Patriotyzm (A)
card-patriotism-i = Patriotyzm (I)
card-patriotism-ii = Patriotyzm (II)
card-patriotism-iii = Patriotyzm (III)
card-revolutionary-idea-a = Rewolucyjny pomysł (A)
card-revolutionary-idea-i = Rewolucyjny pomysł (I)
card-revolutionary-idea-ii = Rewolucyjny pomysł (II)
card-revolutionary-idea-iii = Rewolucyjny pomysł (III)
card-rich-land-a = Urodzajne ziemie (A)
card-rich-land-i = Urodzajne ziemie (I)
card-rich-land-ii = Urodzajne ziemie (II)
card-work-of-art-a = Dzieło sztuki (A)
card-work-of-art-i = Dzieło sztuki (I)
card-work-of-art-ii = Dzieło sztuki (II)
card-work-of-art-iii = Dzieło sztuki (III)
card-bountiful-harvest-i = Obfite zbiory (I)
card-bountiful-harvest-ii = Obfite zbiory (II)
card-bountiful-harvest-iii = Obfite zbiory (III)
card-breakthrough-i = Przełom technologiczny (I)
card-breakthrough-ii = Przełom technologiczny (II)
card-efficient-upgrade-i = Szybka modernizacja (I)
card-efficient-upgrade-ii = Szybka modernizacja (II)
card-efficient-upgrade-iii = Szybka modernizacja (III)
card-mineral-deposits-i = Złoża minerałów (I)
card-mineral-deposits-ii = Złoża minerałów (II)
card-mineral-deposits-iii = Złoża minerałów (III)
card-wave-of-nationalism = Fala nacjonalizmu
card-military-build-up = Zbrojenia
card-endowment-for-the-arts = Mecenat sztuki

## Wydarzenia

card-development-of-agriculture = Rozwój rolnictwa
card-development-of-crafts = Rozwój rzemiosła
card-development-of-markets = Rozwój handlu
card-development-of-politics = Rozwój polityki
card-development-of-religion = Rozwój religii
card-development-of-science = Rozwój nauki
card-development-of-settlement = Rozwój osadnictwa
card-development-of-trade-routes = Rozwój szlaków handlowych
card-development-of-warfare = Rozwój sztuki wojennej
card-no-event = Brak wydarzenia
card-barbarians = Barbarzyńcy
card-border-conflict = Konflikt graniczny
card-crusades = Wyprawy krzyżowe
card-cultural-influence = Wpływy kulturowe
card-foray = Wypad łupieżczy
card-good-harvest = Udane zbiory
card-immigration = Imigracja
card-new-deposits = Nowe złoża
card-pestilence = Zaraza
card-raiders = Łupieżcy
card-rats = Szczury
card-rebellion = Rebelia
card-reign-of-terror = Rządy terroru
card-scientific-breakthrough = Przełom naukowy
card-uncertain-borders = Niepewne granice
card-civil-unrest = Niepokoje społeczne
card-cold-war = Zimna wojna
card-crime-wave = Fala przestępczości
card-economic-progress = Postęp gospodarczy
card-emigration = Emigracja
card-iconoclasm = Obrazoburstwo
card-independence-declaration = Deklaracja niepodległości
card-international-agreement = Porozumienie międzynarodowe
card-national-pride = Duma narodowa
card-popularization-of-science = Popularyzacja nauki
card-ravages-of-time = Ząb czasu
card-refugees = Uchodźcy
card-terrorism = Terroryzm
card-impact-of-agriculture = Wpływ rolnictwa
card-impact-of-architecture = Wpływ architektury
card-impact-of-colonies = Wpływ kolonii
card-impact-of-competition = Wpływ rywalizacji
card-impact-of-government = Wpływ ustroju
card-impact-of-happiness = Wpływ zadowolenia
card-impact-of-industry = Wpływ przemysłu
card-impact-of-population = Wpływ populacji
card-impact-of-progress = Wpływ postępu
card-impact-of-science = Wpływ nauki
card-impact-of-strength = Wpływ siły
card-impact-of-technology = Wpływ technologii
card-impact-of-wonders = Wpływ cudów

## Terytoria

card-developed-territory-i = Rozwinięte terytorium (I)
card-developed-territory-ii = Rozwinięte terytorium (II)
card-fertile-territory-i = Żyzne terytorium (I)
card-fertile-territory-ii = Żyzne terytorium (II)
card-historic-territory-i = Historyczne terytorium (I)
card-historic-territory-ii = Historyczne terytorium (II)
card-inhabited-territory-i = Zamieszkane terytorium (I)
card-inhabited-territory-ii = Zamieszkane terytorium (II)
card-strategic-territory-i = Strategiczne terytorium (I)
card-strategic-territory-ii = Strategiczne terytorium (II)
card-wealthy-territory-i = Bogate terytorium (I)
card-wealthy-territory-ii = Bogate terytorium (II)

## Obrona i kolonizacja

card-defense-colonization-i = Obrona / Kolonizacja (I)
card-defense-colonization-ii = Obrona / Kolonizacja (II)
card-defense-colonization-iii = Obrona / Kolonizacja (III)

## Agresje

card-enslave = Zniewolenie
card-plunder-i = Grabież (I)
card-plunder-ii = Grabież (II)
card-plunder-iii = Grabież (III)
card-raid-i = Najazd (I)
card-raid-ii = Najazd (II)
card-raid-iii = Najazd (III)
card-annex = Aneksja
card-assassinate = Zamach
card-sabotage = Sabotaż
card-spy = Szpieg
card-armed-intervention = Interwencja zbrojna

## Wojny

card-war-over-culture-ii = Wojna o kulturę (II)
card-war-over-resources = Wojna o zasoby
card-war-over-technology = Wojna o wiedzę
card-war-over-territory = Wojna o terytorium
card-war-over-culture-iii = Wojna o kulturę (III)
card-holy-war = Święta wojna

## Pakty

card-open-borders-agreement = Umowa o otwartych granicach
card-trade-routes-agreement = Umowa o szlakach handlowych
card-acceptance-of-supremacy = Wymuszony pokój
card-international-trade-agreement = Międzynarodowa umowa handlowa
card-promise-of-military-protection = Obietnica ochrony wojskowej
card-scientific-cooperation = Współpraca naukowa
card-international-tourism = Turystyka międzynarodowa
card-loss-of-sovereignty = Utrata suwerenności
card-military-pact = Pakt wojskowy
card-peace-treaty = Traktat pokojowy

## Taktyki

card-fighting-band = Drużyna zbrojnych
card-heavy-cavalry = Ciężka kawaleria
card-legion = Legion
card-light-cavalry = Lekka kawaleria
card-medieval-army = Armia średniowieczna
card-phalanx = Falanga
card-classic-army = Armia klasyczna
card-conquistadors = Konkwistadorzy
card-defensive-army = Armia obronna
card-fortifications = Fortyfikacje
card-mobile-artillery = Artyleria samobieżna
card-napoleonic-army = Armia napoleońska
card-entrenchments = Okopy
card-mechanized-army = Armia zmechanizowana
card-modern-army = Armia nowoczesna
card-shock-troops = Oddziały szturmowe
