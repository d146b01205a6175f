# What Carthage, Phoenicia, Greece and India ask and tell.

## Carthage

option-flotilla = { $hex }: { $units } with pirate ships: { $amount }
option-flotilla_split = { $hex }: other units with pirate ships
option-with_pirates = Pirate ships: { $amount }
prompt-carthage-attack = Do your new ships attack the pirates beside them?
prompt-carthage-hegemony = Which ship founds a city, and where?
option-colony = From { $hex } on { $hex2 }
prompt-carthage-ship = Which ship do you give up for the city?
option-own_ship = A ship of mine
option-pirate_ship = A pirate ship
prompt-carthage-ashore = Who goes ashore to the new city on { $hex }?
option-ashore = { $unit }
prompt-dido-sacrifice = Does Dido leave for an infantry, so that the attackers must withdraw?
prompt-hanno-navigator = Which ships sail with Hanno?
refusal-no-ship-founds = No ship could found a city on a land hex beside it.
refusal-no-rested-ships = Hanno is not aboard ships that have not moved yet and could sail.
event-allies-sailed = Pirate ships sail with { $seat } from { $hex } to { $hex2 }: { $amount }.

## Phoenicia

prompt-pumayaton-protector = Do you pay 1 culture to cancel a hit? It comes back if you win.
score-ports = Free ports, half a point more each: { $amount }

## Greece

prompt-alexander-idol = Which action card do you play without an action?
refusal-no-card-for-action = You hold no action card that needs an action and that you could play.

## India

prompt-akbar-tusks = Do you pay 1 ore, so that each of your elephants adds 1 to your combat value in every round?
prompt-sri-gupta-golden-age = Which advance do you buy to start a new category?
refusal-no-category-to-start = There is no category that you could start and pay for.
