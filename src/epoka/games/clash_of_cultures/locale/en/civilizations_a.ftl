# What the Aztecs, Babylon, the Celts, China and Egypt ask and tell.

## Aztecs

prompt-captive = Which unit do you take captive?
option-captive = { $unit }
prompt-release = Which captive do you give back?
option-release = { $unit }, captive from { $rival }
option-release_barbarian = { $unit }, captive from the barbarians
prompt-offering = You lack tokens for this payment. Which captive stands for one?
option-offer = { $unit }, captive from { $rival }, as { $kind }
option-offer_barbarian = { $unit }, captive from the barbarians, as { $kind }
prompt-aztecs-human-sacrifice = Do you give back a captive to cancel this event and draw another?
prompt-aztecs-aztec-gold = { $amount ->
    [one] What do you swap for 1 gold?
   *[other] What do you swap for 1 gold? You may do this { $amount } times.
}
option-melt = { $kind }
prompt-scare = Which enemy unit do you drive away?
option-scare = { $unit } on { $hex }
prompt-drive = Where does the unit on { $hex } go ({ $unit })?
option-drive = To { $hex }
refusal-too-few-captives = For this you need captives: { $amount }.
refusal-nobody-to-scare = No enemy land unit beside your leader could be driven away without a battle.
refusal-tributes-size = { $hex } is too large: this is for cities of size { $amount } at most.
event-captive-taken = { $seat } takes a captive from { part-whom }: { $unit }.
event-captive-released = { $seat } gives a captive back to { part-whom }: { $unit }.
score-captives = Captives, half a point each: { $amount }

## Celts

prompt-celts-tribal-allies = Barbarian armies are about to march on you. Do you pay 1 food to stop some or all of them?
prompt-halt = Which army do you stop?
option-halt = The army on { $hex }
prompt-viriathus-terror = Do you pay 2 mood to push an enemy unit out of the battle?
option-push = { $unit } to { $hex }
prompt-boudicca-great-numbers = Do you pay 1 food to keep the settler that has founded this city?
refusal-no-barbarians = There is no place for more barbarians.
event-druids-heard = The barbarians on { $hex } listen to the druids of { $seat }.
event-army-held = { $seat } holds the barbarian army on { $hex } back.
event-pushed = { part-who }: { $unit } has to go from { $hex } to { $hex2 }.
score-druids = Druid tokens, 1 each: { $amount }

## China

prompt-china-fireworks = Do you pay 1 wood and 1 ore to cancel a hit with fireworks?
prompt-retrain = Which unit do you swap?
option-retrain = { $unit } on { $hex }
prompt-qin-shi-huang-tactician = Do you pay 2 culture to cancel a hit?
refusal-nobody-to-retrain = You have no settlers or infantry that could be swapped.
event-retrained = { $seat } swaps a unit on { $hex }, which is now: { $unit }.

## Egypt

prompt-ramses-monumental = What does the obelisk bring?
event-beloved = { $seat } lays a culture token on { $hex }. Tokens there: { $amount }.
