# War: battles, captured cities, leaders, barbarians and pirates.

## Parts of sentences

part-who = { $owner ->
    [4] Barbarians
    [5] Pirates
   *[other] { $seat }
}
part-whom = { $owner2 ->
    [4] Barbarians
    [5] Pirates
   *[other] { $rival }
}
unit-settler1 = 1 settler
unit-settler2 = 2 settlers
unit-settler3 = 3 settlers
unit-settler4 = 4 settlers
unit-infantry1 = 1 infantry
unit-infantry2 = 2 infantry
unit-infantry3 = 3 infantry
unit-infantry4 = 4 infantry
unit-infantry5 = 5 infantry
unit-ship1 = 1 ship
unit-ship2 = 2 ships
unit-ship3 = 3 ships
unit-ship4 = 4 ships
unit-cavalry1 = 1 cavalry
unit-cavalry2 = 2 cavalry
unit-cavalry3 = 3 cavalry
unit-cavalry4 = 4 cavalry
unit-elephant1 = 1 elephant
unit-elephant2 = 2 elephants
unit-elephant3 = 3 elephants
unit-elephant4 = 4 elephants
unit-leader1 = the leader
dice-leader-1 = 1 (leader)
dice-cavalry-2 = 2 (cavalry)
dice-cavalry-4 = 4 (cavalry)
dice-cavalry-5 = 5 (cavalry)
dice-elephant-2 = 2 (elephant)
dice-elephant-3 = 3 (elephant)
dice-elephant-4 = 4 (elephant)
dice-infantry-3 = 3 (infantry)
dice-infantry-5 = 5 (infantry)
dice-infantry-6 = 6 (infantry)
combat-archers = { card-archers }
combat-defensive-formation = { card-defensive-formation }
combat-encircled = { card-encircled }
combat-flanking = { card-flanking }
combat-for-the-people = { card-for-the-people }
combat-heavy-resistance = { card-heavy-resistance }
combat-high-ground = { card-high-ground }
combat-high-morale = { card-high-morale }
combat-improved-defenses = { card-improved-defenses }
combat-martyr = { card-martyr }
combat-peltasts = { card-peltasts }
combat-scout = { card-scout }
combat-siege = { card-siege }
combat-surprise = { card-surprise }
combat-tactical-retreat = { card-tactical-retreat }
combat-wedge-formation = { card-wedge-formation }
zone-revealed = Card turned up in battle

## Questions

prompt-besiege = What do you pay against the Fortress of { $hex }?
prompt-steel-weapons = Do you pay 1 ore to fight with Steel Weapons?
prompt-trojan-horse = Do you build the Trojan Horse for 1 wood and 1 culture token? You keep the card for a point, and the defender plays no card in the first round.
prompt-battle-card = Which action card do you lay face down for this round?
prompt-siege = You are besieged. Do you pay 2 food to keep your combat abilities this round?
prompt-casualty = { $amount ->
    [one] Which unit on { $hex } falls?
   *[other] Which unit on { $hex } falls first? In all: { $amount }.
}
prompt-arena = Your combat value is { $value }. Does the Great Arena make it one more?
prompt-retreat = Where do your units retreat to?
prompt-withdraw = Both sides are left on { $hex }. Do you fight on or withdraw to { $hex2 }?
prompt-pirate-token = Which token do you take for the pirate ship?
prompt-fanaticism = Where does your free infantry come?
prompt-refuge = Where do you put the settler from the lost city?
prompt-lead = Which leader comes?
prompt-camp = Where do the barbarians settle?
prompt-reinforce = Which unit do the barbarians get?
prompt-march = Which barbarian army moves, and where to?
prompt-barbarians-consent = May the barbarian army near your leader move?
prompt-recall = Which pirate ship leaves, to come anew?
prompt-anchor = Where does a pirate ship come?
prompt-booty = What do you give the pirates?
prompt-plunder = In which city does the mood drop?

## Options

option-besiege = { $part ->
    [die] 2 wood: no die for the Fortress
    [cancel] 2 ore: the Fortress cancels no hit
    [both] 2 wood and 2 ore: the Fortress does nothing
   *[none] Pay nothing
}
option-hold = No card
option-lay = Lay { $card }
option-fall = { $unit }
option-boost = Pay with { $kind }
option-save = No
option-retreat = To { $hex }
option-fight = Fight another round
option-withdraw = Withdraw
option-token = { $kind }
option-infantry = { $hex }
option-settler = { $hex }
option-no_settler = No settler
option-lead = { $card }
option-camp = { $hex }
option-reinforce = { $hex }: { $unit }
option-raid = From { $hex } to { $hex2 }
option-recall = From { $hex }
option-anchor = { $hex }
option-plunder = { $hex }

## Why not

refusal-card-needs = You have nothing in this battle that { $card } is for.
refusal-card-attacker-only = { $card } is for the attacker.
refusal-card-defender-only = { $card } is for the defender.
refusal-card-land-only = { $card } is for battles on land.
refusal-card-city-only = { $card } is for battles in a city.
refusal-card-high-ground = { $card } does not help those who attack a city.
refusal-card-no-way-out = There is no free land beside you with room for all your units.
refusal-no-leaders-left = You have no leader left.
refusal-guillotine = Since the Guillotine you recruit no leaders.
refusal-no-such-unit = There is no such unit to give up: { $unit }.
refusal-no-retreat-there = There is no way out to { $hex }.
refusal-camp-not-free = { $hex } is not empty land that can be settled.
refusal-camp-distance = Barbarians settle exactly 2 land hexes from your city and not beside any other, or beside your city if there is no such place. { $hex } does not fit.
refusal-no-such-reinforcement = Barbarians on { $hex } cannot get this unit: four at most, and mounted ones only beside infantry.
refusal-army-goes-nearer = The army on { $hex } must come nearer to your nearest city, where there is room for it.
refusal-army-goes-beside = The army on { $hex } goes to a land hex beside it, where there is room for it.
refusal-army-does-not-move = On { $hex } there is no barbarian army that has yet to move.
refusal-anchor-not-free = { $hex } is not a sea hex without ships of players.
refusal-anchor-coast-first = The first pirate ship comes beside one of your cities; { $hex } is not.
refusal-nothing-to-give = You have none of it: { $kind }.

## What happens

event-battle = Battle on { $hex }: { part-who } ({ $units }) against { part-whom } ({ $units2 }).
event-siegecraft = { $seat } uses Siegecraft against the Fortress of { $hex }: { $part ->
    [die] it has no die.
    [cancel] it cancels no hit.
   *[both] it does nothing.
}
event-steel-weapons = { $seat } fights with Steel Weapons: +{ $value }.
event-combat-round = Round { $round } of the battle.
event-card-laid = { $seat } lays a card face down.
event-card-revealed = { $seat } turns up { $combat } ({ $card }).
event-card-scouted = The scouts of { $seat } bring in { $card }.
event-check-rolled = { part-who } – dice for { $combat }: { $values }.
event-retreated = { part-who } – retreat to { $hex }.
event-dice-rolled = { part-who } – dice: { $dice }.
event-die-rerolled = { part-who } – the leader’s die once more: { $dice }.
event-abilities-muted = { part-who } – no combat abilities this round.
event-arena-used = The Great Arena adds 1 for { $seat }.
event-combat-value = { part-who } – combat value { $value }, hits: { $hits }.
event-hits-cancelled = { part-who } – hits cancelled: { $amount }.
event-units-fell = { part-who } – losses on { $hex }: { $units }.
event-withdrew = { part-who } – withdrawal to { $hex }.
event-battle-won = { part-who } – victory on { $hex }.
event-battle-drawn = Nobody wins on { $hex }.
event-city-captured = { part-who } – capture of { $hex }, which belonged to: { part-whom }.
event-city-removed = The city on { $hex } is gone. Pieces: { $amount }.
event-piece-missing = { $seat } has no piece left for the { $building } on { $hex }; it is removed.
event-refugees = { $seat } puts a settler in { $hex }.
event-reinforced = { $seat } puts a unit in { $hex }: { $unit }.
event-leader-came = { $card } leads { $seat }, in { $hex }.
event-leader-gone = { $seat } loses { $card }.
event-leader-killed = { $seat } loses { $card } to { $rival }.
event-barbarians-came = Barbarians settle on { $hex }.
event-barbarians-grew = Barbarians on { $hex } get a unit: { $unit }.
event-barbarians-marched = Barbarians move from { $hex } to { $hex2 }: { $units }.
event-pirates-came = A pirate ship comes to { $hex }.
event-pirates-left = A pirate ship leaves { $hex }.
