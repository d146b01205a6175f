# The words of playing: the game’s own names, variants, zones, and the course of a turn.

## The game

game-title = Clash of Cultures
game-line = Explore, build, influence, fight.
game-summary = You lead a people from its first city through six ages: explore the land, found cities and raise them, gain advances, spread your culture, trade, fight rivals and barbarians, and build wonders. Whoever has the most victory points at the end wins. This is the Monumental Edition with the Civilizations expansion.

## Variants

setting-civilizations = Civilizations expansion.
setting-civilizations-on = On: everybody leads a civilization of its own with leaders, elephants and cavalry.
setting-civilizations-off = Off: the base game, everybody alike.
setting-events = Events.
setting-events-full = Full: the icon and the text of each event happen.
setting-events-optional = Optional: whoever draws says before whether only the icon happens.
setting-events-icons = Icons only: the texts of events are left out.
setting-length = Length of the game.
setting-length-long = Long: six ages.
setting-length-short = Short: four ages, two settlers at the start, two free advances after each age.
setting-end = How the game ends.
setting-end-fixed = Fixed: after the last age.
setting-end-roll = By a roll: one more age, and in its last five rounds a die may end the game.
setting-end-wonder = By a wonder: one more age, and a wonder built in its last five rounds ends the game.
setting-random_leaders = Leaders.
setting-random_leaders-off = You choose which of your leaders you recruit.
setting-random_leaders-on = Random: chance chooses which of your leaders comes.
setting-shared_wonders = Wonders.
setting-shared_wonders-off = Wonder cards are drawn to the hand.
setting-shared_wonders-on = Shared: wonder cards lie open, and anybody who can may build them.
setting-alternate_history = Alternate history.
setting-alternate_history-off = Off: leaders of your own civilization.
setting-alternate_history-on = On: three leaders of any civilization for everybody.
setting-government_change = Changing the government.
setting-government_change-free = Free, as in the rulebook.
setting-government_change-paid = For 1 mood and 1 culture.
setting-once_limits = Pottery and Shogunate.
setting-once_limits-off = As often as you like, as in the rulebook.
setting-once_limits-on = Once per turn.
setting-trading = Trading between players.
setting-trading-on = On: in a turn its player may trade with everybody.
setting-trading-off = Off: nobody trades.

## Where cards lie

zone-slots = Map tiles
zone-spare = Unused tiles
zone-events = Event deck
zone-past = Past events
zone-lasting = Lasting events
zone-actions = Action cards
zone-spent = Action cards played
zone-objectives = Objectives
zone-dropped = Objectives put away
zone-wonders = Wonder cards
zone-wonder-discards = Wonder cards put away
zone-display = Open wonder cards
zone-monuments = Wonders built
zone-box = Box
zone-hand = Action cards in hand
zone-plans = Objectives in hand
zone-designs = Wonder cards in hand
zone-persons = Great persons
zone-completed = Objectives completed
zone-leaders = Leaders waiting
zone-leader = Leader
zone-captured = Leaders captured
zone-trophies = Events kept
zone-assigned = Assigned objectives
zone-committed = Card in battle
zone-offered = Cards offered
zone-looked = Cards looked at

## What is asked

prompt-deed = { $amount ->
    [0] Your actions are spent. Free actions, or the end of your turn?
    [one] What do you do? One action is left.
   *[other] What do you do? Actions left: { $amount }.
}
prompt-spend = What do you pay with? Next is { $kind }. Still to be paid: { $amount }.
prompt-raise = Which city do you raise?
prompt-sports = In which city are the games held?
prompt-influence = Which city do you try to influence?
prompt-influence-from = Which city acts on { $hex }?
prompt-boost = The roll is short by { $amount }. What do you do?
prompt-replace = Which building in { $hex } becomes yours?
prompt-price = Which price do you pay?
prompt-take = What do you take? { $amount } in all.
prompt-gain = What do you gain?
prompt-discard = Which action card do you give up?
prompt-collector = Which city collects?
prompt-raze = Do you raze a city of size 1 for 1 gold?
prompt-first = Who is first in the next age?
prompt-offer = What do you offer { $rival }, and what do you ask for?
prompt-answer-offer = { $rival } offers you a trade.
    You get: food { $get_food }, wood { $get_wood }, ore { $get_ore }, ideas { $get_ideas }, gold { $get_gold }, mood { $get_mood }, culture { $get_culture }, action cards { $get_action_cards }, objectives { $get_objective_cards }, wonder cards { $get_wonder_cards }, great persons { $get_person_cards }.
    You give: food { $give_food }, wood { $give_wood }, ore { $give_ore }, ideas { $give_ideas }, gold { $give_gold }, mood { $give_mood }, culture { $give_culture }, action cards { $give_action_cards }, objectives { $give_objective_cards }, wonder cards { $give_wonder_cards }, great persons { $give_person_cards }.
prompt-hand-over = Which card do you hand over?

## What can be done

option-end = End the turn
option-rest = Pay the rest as printed
option-spend = Pay with { $kind }
option-happiness = Increase happiness
option-raise = Raise { $hex } by { $steps }
option-done = Done
option-skip = No
option-influence = Influence { $hex }: { $aim }
option-from = { $hex } acts
option-raise_roll = Pay culture for what is missing
option-fail = Let it fail
option-reroll = Roll again
option-replace = Replace the { $building }
option-price = Price { $number }
option-use = Use { $ability }
option-take = Take { $amount } { $kind }
option-gain = { $kind }
option-discard = Give up { $card }
option-city = { $hex }
option-raze = Raze { $hex }
option-first = { $seat }
option-trade = Trade with { $seat }
option-give = Give 1 { $kind }
option-want = Ask for 1 { $kind }
option-give_card = Give { $card } unseen
option-show_card = Give { $card } and show it
option-want_card = Ask for a card: { $deck }
option-accept = Accept
option-refuse = Refuse
option-counter = Make another offer
option-propose = Propose this
option-cancel = No trade
option-hand_over = Hand over { $card }

counted-unit = { $amount ->
    [1] { $unit }
   *[other] { $amount } × { $unit }
}
aim-building = a building
aim-cultural-takeover = { card-cultural-takeover }
aim-celts-druidic-influence = { card-celts-druidic-influence }
aim-persia-zoroastrianism = { card-persia-zoroastrianism }
deck-action = action card
deck-objective = objective
deck-wonder = wonder card
deck-person = great person

## Why not

refusal-actions-left = You still have main actions: { $amount }. A move action without a move spends one.
refusal-no-actions-left = That is a main action, and you have none left.
refusal-ability-not-owned = You do not have { $ability }.
refusal-once-per-turn = That can be done once per turn.
refusal-cannot-pay = You cannot pay for that: { $amount }.
refusal-not-your-city = { $hex } is not your city.
refusal-mood-already = { $hex } is { $mood } already; it cannot be raised so far.
refusal-all-happy = All your cities are happy.
refusal-no-mood = You have not enough mood for any of your cities.
refusal-no-city = There is no city on { $hex }.
refusal-influence-barred = { $hex } cannot be influenced.
refusal-influence-unboostable = Attempts on { $hex } may not be boosted, and it is too far without that.
refusal-no-buildings = { $hex } has no building that you could replace.
refusal-no-such-building = There is no { $building }.
refusal-own-building = The { $building } is yours already.
refusal-obelisk-immune = An obelisk never changes its colour.
refusal-piece-barred = The { $building } cannot be replaced.
refusal-no-building-left = You have no { $building } left.
refusal-out-of-range = { $hex } is out of range of your cities, even with all your culture.
refusal-influenced-already = Only one influence can succeed in a turn.
refusal-no-influence = There is nothing in range that you could influence.
refusal-no-tokens = You have neither mood nor culture.
refusal-no-action-card = You have no action card.
refusal-collected-already = A city has collected already this turn.
refusal-nothing-to-collect = None of your cities can collect anything.
refusal-nobody-angry = None of your cities is angry.
refusal-city-too-large = { $hex } is larger than size 1.
refusal-trading-off = At this table nobody trades.
refusal-too-many-offers = That is enough between you two for this turn: { $amount } offers.
refusal-no-such-rival = There is no such player.
refusal-not-enough = { $seat } has no more { $kind }.
refusal-not-enough-cards = { $seat } has no more cards of this kind: { $deck }.
refusal-card-not-held = That card is not in your hand.
refusal-card-face-up = That card lies face up and is in nobody's hand: it can't be traded.
refusal-empty-offer = The offer is empty.

## What happened

event-age = Age { $age } begins.
event-round = Round { $round }.
event-turn = { $seat } is at turn.
event-gained = { $seat } gains { $amount } { $kind }.
event-lost = { $seat } loses { $amount } { $kind }.
event-paid = { $seat } pays { $amount } { $kind }.
event-mood = { $hex } is { $mood }.
event-extra-action = { $seat } has one more main action.
event-replaced = The { $building } in { $hex } now belongs to { $seat }.
event-influence-rolled = { $seat } tries to influence { $hex2 } from { $hex } and gets { $value }.
event-influence-failed = The influence of { $seat } fails.
event-razed = { $seat } razes { $hex }.
event-first-player = { $seat } is first in the next age.
event-end-rolled = { $seat } rolls { $value } for the end of the game.
event-offered = { $seat } offers { $rival } a trade.
event-traded = { $seat } and { $rival } trade.
event-trade-refused = { $seat } refuses the trade.
event-ended = The game is over.

## The score sheet

score-pieces = Settlements and buildings: { $amount }
score-advances = Advances, half a point each: { $amount }
score-objectives = Objectives, 2 each: { $amount }
score-wonders = Wonders: { $amount }
score-events = Events
score-leaders = Captured leaders, 2 each: { $amount }

## Numbers of the table

counter-age = Age
counter-ages = Ages
counter-round = Round
counter-active = At turn
counter-first = First player
counter-expansion = Civilizations expansion
counter-exhausted-left = Markers of exhausted land left
counter-food = Food
counter-wood = Wood
counter-ore = Ore
counter-ideas = Ideas
counter-gold = Gold
counter-mood = Mood
counter-culture = Culture
counter-cubes = Cubes on the event track
counter-actions-left = Main actions left
counter-fewer-actions = Main actions fewer next turn
counter-settlements-left = Settlements left
counter-points = Points so far
