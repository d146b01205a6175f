# O co pytają Majowie, Hunowie i Wikingowie.

## Majowie

prompt-maya-ball-courts = Czy płacisz 1 żeton nastroju, żeby miasto liczyło się jako o 1 większe?
prompt-maya-calendar = Oto następne wydarzenie. Czy zostaje na wierzchu?
option-leave = Zostaw { $card } na wierzchu
option-bury = Zapłać 1 żeton kultury: { $card } trafia pod talię
refusal-no-events = Nie ma już wydarzeń do podejrzenia.
refusal-calendar-read = Od ostatniego spojrzenia w kalendarz nic się nie zmieniło.
prompt-siyaj-kak-influx = Czy próbujesz wywrzeć wpływ na budynek z miasta twojego przywódcy?
prompt-wac-chanil-reconstruction = Który budynek w { $hex } zamieniasz na który?
option-rebuild = { $building2 } zamiast: { $building }
event-calendar-read = { $seat } podgląda następne wydarzenie.
event-event-buried = { $seat } wkłada wydarzenie pod talię.

## Hunowie

option-wander = Miasto: z { $hex } na { $hex2 }
option-migrate = Na { $hex }, razem z miastem
prompt-huns-mounted-archers = Która nowa kawaleria rusza od razu?
prompt-huns-hunnic-tribes = Czy płacisz 1 żeton kultury albo 1 złoto, żeby wybrać, dokąd ruszą barbarzyńcy?
prompt-attila-horse-master = Czy symbol kawalerii działa jak słoń? Wartość tej kości przepada, 1 trafienie jest anulowane.
prompt-bleda-enforcer = Czy miasto działa, jakby było szczęśliwe? Nie można go wtedy aktywować ponownie w tej turze.
refusal-activation-barred = { $hex } nie można aktywować ponownie w tej turze: działało jak szczęśliwe miasto.
event-city-moved = { $seat } przenosi miasto z { $hex } na { $hex2 }.

## Wikingowie

option-beach = Na ląd na { $hex }: statki stają się: { $units }
option-embark = Na morze na { $hex }, statkami stają się: { $units }
prompt-vikings-marauders = Łupieżcy pustoszą twoje wybrzeże. Który surowiec tracisz?
prompt-vikings-runestones = Czy wystawiasz obelisk jako kamień runiczny? Jest wart 1 punkt i nie można go już wznieść.
refusal-leader-not-aboard = Twój przywódca nie jest na statku.
refusal-tile-marked = Ten obszar jest już oznaczony.
prompt-erik-new-colonies = Gdzie lądują wszyscy ze statków?
event-changed-type = { $seat }: { $units } z { $hex } zmieniają się na { $hex2 } w: { $units2 }.
event-runestone = { $seat } wystawia kamień runiczny.
event-tile-marked = { $seat } oznacza obszar z { $hex }.
score-runestones = Kamienie runiczne, po 1: { $amount }
score-legends = Obszary oznaczone przez Eryka, po 1: { $amount }
score-knut = Kanut, pół punktu za każde pole od domu: { $amount }
