# Growing: advances, cities, collecting, buildings, wonders, units, government, and drawing cards.

## Parts of sentences

part-price = { $food ->
    [0] {""}
   *[other] {" "}{ $food } food
}{ $wood ->
    [0] {""}
   *[other] {" "}{ $wood } wood
}{ $ore ->
    [0] {""}
   *[other] {" "}{ $ore } ore
}{ $ideas ->
    [0] {""}
   *[other] {" "}{ $ideas } ideas
}{ $gold ->
    [0] {""}
   *[other] {" "}{ $gold } gold
}{ $mood ->
    [0] {""}
   *[other] {" "}{ $mood } mood
}{ $culture ->
    [0] {""}
   *[other] {" "}{ $culture } culture
}
part-nothing = { $food ->
    [0] { $wood ->
        [0] { $ore ->
            [0] { $ideas ->
                [0] { $gold ->
                    [0] { $mood ->
                        [0] { $culture ->
                            [0] {" "}nothing
                           *[other] {""}
                        }
                       *[other] {""}
                    }
                   *[other] {""}
                }
               *[other] {""}
            }
           *[other] {""}
        }
       *[other] {""}
    }
   *[other] {""}
}

## What is asked

prompt-way = Which price do you pay?
prompt-stand-in = { $hex } acts again. Which city counts as activated?
prompt-pile = Do you draw from the deck, or do you take the top of the discards?
prompt-design = Do you draw a wonder card, or do you take an open one?
prompt-free-education = Do you pay 1 more idea for 1 mood?
prompt-learn = Which advance do you gain?
prompt-port = Which sea hex is the port hex?
prompt-construct = What do you build, and where?
prompt-harvest = From which hex does { $hex } collect? Resources it can still take: { $amount }.
prompt-metallurgy = { card-metallurgy }: do you turn 1 ore into 1 gold?
prompt-hire = What does { $hex } recruit? Units it can still take: { $amount }.
prompt-place = Where does the unit appear?
prompt-fetch = Your supply is empty. Which { $unit } on the map do you fetch?
prompt-return = { card-medicine }: which resource do you take back?
prompt-launch = On which sea hex do you put a ship?
prompt-borrow = Which advance do you use until the end of your turn?
prompt-trading-books = The Great Library: do you use an advance for the trade at the start of your turn?
prompt-work = What do you build in { $hex }?
prompt-statue = Which objective do you give up for one more action?
prompt-government = To which government do you change?
prompt-adopt = Which advance of the new government do you take?

## What can be done

option-printed = Pay{ part-nothing }{ part-price }
option-discount = { $ability }: pay{ part-nothing }{ part-price }
option-activate = { $hex } counts as activated
option-deck = Draw from the deck
option-discarded = Take { $card } from the discards
option-displayed = Take { $card }
option-advance = Advance: { $ability }
option-learn = { $ability }
option-found = Found a city on { $hex }
option-collect = Collect with { $hex }
option-best = The best that is left
option-harvest = { $kind } from { $hex }
option-construct = Build in { $hex }: { $building }
option-port = { $hex }
option-wonder = Build in { $hex }: { $card }
option-recruit = Recruit in { $hex }
option-hire = Recruit: { $unit }
option-bargain = { $ability }: { $unit } for{ part-price }
option-extra = { $ability } for{ part-price }
option-place = { $hex }
option-fetch = From { $hex }
option-return = { $kind }
option-borrow = { $ability }
option-launch = { $hex }
option-government = { $category }
option-adopt = { $ability }

kind-captive = a captive

## Why not

refusal-activated-angry = { $hex } has acted while it was angry. It may act again in your next turn.
refusal-advance-owned = You have { $ability } already.
refusal-advance-needs = { $ability } needs { $ability2 }.
refusal-other-government = You have advances of another government.
refusal-advance-not-offered = { $ability } cannot be chosen here.
refusal-found-on-land = A city cannot be founded on { $hex }: it needs explored land.
refusal-found-on-barren = { $hex } is barren; no city can be founded there.
refusal-city-already = There is a city on { $hex } already.
refusal-exhausted = The land of { $hex } is exhausted.
refusal-enemy-here = There are enemies on { $hex }.
refusal-no-settlement = You have no settlement left.
refusal-no-settler-here = You have no settler on { $hex }.
refusal-founding-banned = An enemy army is too near to found a city on { $hex }.
refusal-needs-expansion = That belongs to the Civilizations expansion.
refusal-building-needs = That building ({ $building }) needs { $ability }.
refusal-building-already = { $hex } has such a building already: { $building }.
refusal-port-needs-sea = { $hex } does not lie by the sea.
refusal-city-angry = { $hex } is angry and builds nothing.
refusal-city-full = { $hex } has five pieces and cannot grow.
refusal-too-few-cities = For a city of size { $amount } you need as many cities.
refusal-free-economy-used = After Free Economy no other city collects this turn.
refusal-nothing-to-harvest = There is nothing that { $hex } could collect.
refusal-collect-something = Collect at least one resource.
refusal-city-on-hex = A city stands on { $hex }.
refusal-pirates-near = Pirates are on { $hex } or next to it.
refusal-hex-used = { $hex } was collected from already.
refusal-one-sea-hex = Only one sea hex can be used in a collect.
refusal-hex-gives-nothing = { $hex } gives nothing to this city.
refusal-hex-gives-other = { $hex } gives something else, or no more now.
refusal-collects-nearby = A city collects from its own hex and from those next to it; { $hex } is further away.
refusal-husbandry-used = Husbandry reaches no other distant hex this turn.
refusal-unit-needs-building = To recruit that ({ $unit }) { $hex } needs a building: { $building }.
refusal-no-unit-left = You have nothing left to recruit of this kind: { $unit }.
refusal-nothing-to-recruit = There is nothing that { $hex } could recruit now.
refusal-recruit-something = Recruit at least one unit.
refusal-no-wonder-card = You do not have the card: { $card }.
refusal-wonder-needs = { $card } needs { $ability }.
refusal-wonder-needs-port = { $card } needs a city with a port.
refusal-city-not-happy = Only a happy city builds wonders, and { $hex } is not happy.
refusal-nothing-to-borrow = There is no advance that you could use.
refusal-library-no-government = The Great Library has no advances of governments.
refusal-no-objective = You have no objective to give up.
refusal-no-government = You have no government.
refusal-government-already = { $category } is your government already.
refusal-government-needs = { $category } needs { $ability }.

## What happened

event-drew-action = { $seat } draws { $card }.
event-drew-action-hidden = { $seat } draws an action card.
event-drew-objective = { $seat } draws { $card }.
event-drew-objective-hidden = { $seat } draws an objective.
event-drew-wonder = { $seat } draws { $card }.
event-drew-wonder-hidden = { $seat } draws a wonder card.
event-took-discard = { $seat } takes { $card } from the discards.
event-took-discard-hidden = { $seat } takes a card from the discards.
event-discarded = { $seat } puts { $card } away.
event-discarded-hidden = { $seat } puts a card away.
event-advanced = { $seat } gains { $ability }.
event-civilized = { $seat } gains { $ability }.
event-advance-lost = { $seat } loses { $ability }.
event-borrowed = { $seat } uses { $ability } until the end of the turn.
event-founded = { $seat } founds a city on { $hex }.
event-collected = { $hex } collects.
event-constructed = { $seat } builds in { $hex }: { $building }.
event-wonder-built = { $seat } builds the { $card } in { $hex }.
event-recruited = { $seat } recruits in { $hex }: { $unit }.
event-fetched = { $seat } fetches from { $hex } to { $hex2 }: { $unit }.
event-placed = { $seat } places on { $hex }: { $unit }.
event-governed = { $seat } changes the government: { $category }.
