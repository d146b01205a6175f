# What the Maya, the Huns and the Vikings ask.

## Maya

prompt-maya-ball-courts = Do you pay 1 mood so that the city counts as 1 larger?
prompt-maya-calendar = This is the next event. Does it stay on top?
option-leave = Leave { $card } on top
option-bury = Pay 1 culture: { $card } goes under the deck
refusal-no-events = There are no events left to look at.
refusal-calendar-read = Nothing has happened since you last read the calendar.
prompt-siyaj-kak-influx = Do you try to influence a building from your leader’s city?
prompt-wac-chanil-reconstruction = Which building in { $hex } do you swap for which?
option-rebuild = { $building2 } instead of { $building }
event-calendar-read = { $seat } looks at the next event.
event-event-buried = { $seat } puts an event under the deck.

## Huns

option-wander = City: from { $hex } to { $hex2 }
option-migrate = To { $hex }, together with the city
prompt-huns-mounted-archers = Which of the new cavalry move at once?
prompt-huns-hunnic-tribes = Do you pay 1 culture or 1 gold to choose where the barbarians march?
prompt-attila-horse-master = Does a cavalry icon act as an elephant? The value of its die is lost, 1 hit is cancelled.
prompt-bleda-enforcer = Does the city act as if it were happy? Then it cannot be activated again this turn.
refusal-activation-barred = { $hex } cannot be activated again this turn: it has acted as a happy city.
event-city-moved = { $seat } moves the city from { $hex } to { $hex2 }.

## Vikings

option-beach = Ashore to { $hex }: the ships become { $units }
option-embark = Out to { $hex }: these become ships: { $units }
prompt-vikings-marauders = Marauders raid your coast. Which resource do you lose?
prompt-vikings-runestones = Do you put up an obelisk as a runestone? It is worth 1 point and can never be built.
refusal-leader-not-aboard = Your leader is not on a ship.
refusal-tile-marked = This tile is marked already.
prompt-erik-new-colonies = Where do all who are aboard land?
event-changed-type = { $seat }: { $units } from { $hex } become { $units2 } on { $hex2 }.
event-runestone = { $seat } puts up a runestone.
event-tile-marked = { $seat } marks the tile of { $hex }.
score-runestones = Runestones, 1 each: { $amount }
score-legends = Tiles that Erik marked, 1 each: { $amount }
score-knut = Knut, half a point for each hex from home: { $amount }
