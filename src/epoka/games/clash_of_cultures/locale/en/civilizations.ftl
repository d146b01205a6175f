# What Rome, Persia and Japan ask, and what several civilizations share.

## Rome

prompt-rome-provinces = Do you pay 1 culture to make the captured city happy?
prompt-caesar-proconsul = Do you pay 1 gold for 1 infantry in the captured city?
prompt-drop = Which objective do you put away?

## Persia

prompt-persia-immortals = How much culture do you pay for your Immortals? Each adds 1 to your combat value.
option-immortals = { $amount } culture
prompt-convert = Which unit do you convert?
option-convert = Convert: { $unit }
prompt-cyrus-strategist = Does your card count as +2 instead of what it says?
refusal-nothing-to-build = There is nothing that you could build in your leader’s city.

## Japan

prompt-japan-ruse = { $rival } plays { $card }. Do you give up a card to cancel it?
option-ruse = Cancel it for { $card }
prompt-go-toba-sword = Do you pay 1 ore for 2 more combat value in every round?
prompt-go-toba-scholar = Which advance do you buy?
prompt-jimmu-mythical = Do you pay 1 culture to take an action card of this battle back?
option-regain = Take { $card } back
prompt-reclaim = Which building do you take back?
option-reclaim = { $building }
refusal-not-influenced = No building in { $hex } could be taken back.

## Leaders

refusal-leader-not-in-city = Your leader is in none of your cities.
refusal-leader-not-in-happy-city = Your leader is not in a happy city of yours.
refusal-no-advance-left = There is no advance of that kind that you could gain.
