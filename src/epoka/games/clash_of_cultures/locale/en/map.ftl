# The map: moving, ships, exploring and trade routes.

## Questions

prompt-group = Which units move? Moves left: { $amount }.
prompt-with = From { $hex }: how many go along? { $unit }
prompt-destination = Where do they go from { $hex }? { $units }
prompt-via = Which hex do they pass? They withdraw to it if they must.
prompt-turn = { $card } lies on { $hex }. Which way round?
prompt-landfall = On which sea hex of the new region do the ships end?
prompt-deal = Do you trade with market cities of { $rival }, too? Routes that bring something: { $more } instead of { $fewer }, but { $rival } gains 1 gold.
prompt-yield = What does the route to { $hex } bring?

## What can be done

option-move = Move units
option-wait = Wait: spend an action on nothing
option-group = { $hex }: { $units }
option-split = { $hex }: other units
option-with = { $unit }: { $amount }
option-to = To { $hex }
option-road = By road to { $hex }
option-explore = Explore { $hex }
option-attack = Attack the ships on { $hex }
option-via = Over { $hex }
option-turn = { $way ->
    [0] As printed
   *[other] Turned by 180°
}
option-deal = Trade with the markets of { $rival }
option-shun = Leave the markets of { $rival } out
option-yield = { $amount } { $kind }

## Why not

refusal-no-such-units = You have no such units there.
refusal-not-these-units = These units do not move now.
refusal-only-from-cities = Only units in your cities move now.
refusal-units-moved = These units have moved already in this action.
refusal-units-fought = These units have fought this turn and do not move again.
refusal-entered-mountain = These units entered mountains this turn and do not move again.
refusal-entered-forest = Units that entered a forest this turn start no battle.
refusal-entered-plains = Units that entered plains this turn do not attack the Great Gardens.
refusal-settlers-alone = Settlers enter a hex with enemies only together with a military unit.
refusal-needs-advance = You need { $ability }.
refusal-nowhere-to-go = These units have nowhere to go.
refusal-nothing-can-move = None of your units can move now.
refusal-something-can-move = You have units that can move: begin a move, then stop it.
refusal-too-far = That is further than 1 hex.
refusal-stack-limit = There would be too many military units on the hex.
refusal-on-board = Units on board go ashore; they do not change to ships on another hex.
refusal-no-ship = None of your ships is there.
refusal-no-room-on-ships = The ships have no room for all of them.
refusal-no-roads-there = Roads lead over explored land only, not to or from ships.
refusal-roads-need-city = By road a group starts or ends in one of your cities.
refusal-cannot-pay-roads = Roads cost 1 food and 1 ore for each group.
refusal-no-road = No road of 2 hexes leads there that is free of enemies and has room.
refusal-no-sea-way = The ships find no way there.
refusal-ships-on-land = Ships stay at sea.
refusal-already-there = The ships are there already.

## What happened

event-waited = { $seat } waits.
event-moved = { $seat } moves from { $hex } to { $hex2 }: { $units }.
event-moved-by-road = { $seat } moves by road from { $hex } to { $hex2 }: { $units }.
event-sailed = { $seat } sails from { $hex } to { $hex2 }: { $units }.
event-sailed-around = { $seat } sails around the map from { $hex } to { $hex2 }: { $units }.
event-boarded = { $seat } boards ships on { $hex2 } from { $hex }: { $units }.
event-landed = { $seat } lands on { $hex2 } from { $hex }: { $units }.
event-explored = { $seat } explores { $card } on { $hex }.
event-routes = { $seat } uses trade routes: { $amount }.
