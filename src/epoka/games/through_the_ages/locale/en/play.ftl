# The words of playing: the game’s own names, questions, options and refusals.

## The game

game-title = Through the Ages
game-summary = You lead a civilization from antiquity to the present: take leaders, wonders and technologies from the card row, put your workers to work, keep them fed and content, and hold your own among your rivals. Whoever has the most culture at the end wins. This is the original edition of 2006.

## Levels and variants

setting-level = Level: how much of the game is played.
setting-level-full = Full: all ages, with wars and air force.
setting-level-advanced = Advanced: to the end of age II, without wars.
setting-level-simple = Simple: to the end of age I, without military cards.
setting-easier = Easier variant.
setting-easier-off = Off.
setting-easier-on = On: one more yellow token each, and an urban limit higher by one.
setting-one_attacker = No gang-up.
setting-one_attacker-off = Off: anybody may attack anybody.
setting-one_attacker-on = On: only one rival may attack a civilization in a round.
setting-peaceful = Peaceful variant.
setting-peaceful-off = Off.
setting-peaceful-no_attacks = Without aggressions and wars.
setting-peaceful-no_attacks_no_pacts = Without aggressions, wars and pacts.
setting-drawing = When military cards are drawn.
setting-drawing-end_of_turn = At the end of the turn, for unspent military actions.
setting-drawing-military_action = During the turn, each card for a military action.
setting-scoring = Final scoring.
setting-scoring-events = Events of age III that are left in the piles score.
setting-scoring-public_4 = Four more events of age III lie open from the start.
setting-scoring-public_3 = Three more events of age III lie open from the start.
setting-scoring-public_5 = Five more events of age III lie open from the start.
setting-scoring-age_by_age = Five more events of age III come to light age by age.
setting-scoring-private = Each player keeps an event of age III in secret.
setting-scoring-open = Each player chooses an event of age III openly.
setting-fewer_bonuses = Fewer bonuses.
setting-fewer_bonuses-off = Off: events left in the piles score at the end.
setting-fewer_bonuses-on = On: events left in the piles do not score.
setting-corruption = Corruption.
setting-corruption-strict = Strict: all mines always produce.
setting-corruption-restraint = With restraint: the mines may place one token less.

## Where cards lie

zone-row = Card row
zone-civil = Civil deck
zone-deck = Military deck
zone-later = Decks of later ages
zone-discards = Discarded military cards
zone-current = Current events
zone-future = Future events
zone-past = Past events
zone-shown = On the table
zone-impacts = Open scoring cards
zone-covered = Covered scoring cards
zone-box = Box
zone-aside = Out of the game, face down
zone-hand = Civil hand
zone-military = Military hand
zone-technologies = Technologies
zone-leader = Leader
zone-wonder = Unfinished wonder
zone-wonders = Wonders
zone-ruins = Wonders turned down
zone-colonies = Colonies
zone-tactic = Tactics
zone-pact = Pact
zone-war = Declared war
zone-secret = Secret scoring cards

## Numbers on the table

counter-age = Age
counter-round = Round
counter-last-round = Last round, if it is known
counter-active = Whose turn
counter-civil-deck = Cards in the civil deck
counter-military-deck = Cards in the military deck
counter-current-events = Current events
counter-future-events = Future events
counter-culture = Culture
counter-science = Science
counter-culture-rating = Culture a turn
counter-science-rating = Science a turn
counter-strength = Strength
counter-happiness = Happiness
counter-happiness-needed = Happy faces needed
counter-discontent = Discontent workers
counter-food = Food
counter-food-output = Food a turn
counter-consumption = Consumption
counter-resources = Resources
counter-resource-output = Resources a turn
counter-corruption = Corruption
counter-military-resources = Resources for units
counter-yellow-bank = Yellow bank
counter-population-cost = Food for a worker
counter-unused-workers = Unused workers
counter-blue-bank = Blue bank
counter-civil-actions = Civil actions
counter-civil-actions-left = Civil actions left
counter-military-actions = Military actions
counter-military-actions-left = Military actions left
counter-urban-limit = Urban limit
counter-civil-hand-limit = Civil hand limit
counter-military-hand-limit = Military hand limit
counter-wonder-stages = Stages built
counter-stages-at-once = Stages for one civil action
counter-left-game = Left the game
counter-government = Government
counter-goods = Blue tokens on cards
counter-technologies = Workers
counter-pact = Pact
counter-war = War
counter-attacked-by = Attacked by

## Parts of the sentences below

part-resources-amount = { $amount ->
    [one] { $amount } resource
   *[other] { $amount } resources
}
role-a = A
role-b = B

## Questions

prompt-draft = Which card do you take? Civil actions left: { $civil }.
prompt-action = What do you do? Civil actions left: { $civil }, military: { $military }.
prompt-politics = Which political action do you take?
prompt-discard = You hold too many military cards. Which do you discard? Still to go: { $amount }.
prompt-contained = { $card }: what do you do with it?
prompt-restraint = Shall a mine place one token less, against corruption?
prompt-lost-worker = From which card do you lose a worker?
prompt-lost-building = Which farm, mine or building do you lose?
prompt-free-building = Do you put an unused worker on { $card } without paying?
prompt-goods = Do you gain { $amount } food or as many resources?
prompt-mix = How much food and how many resources, { $amount } in all?
prompt-lost-token = From which card do you lose a blue token?
prompt-lost-colony = Which colony changes hands or is lost?
prompt-ruin = Which of your old wonders is turned down?
prompt-target = Which building of { $rival } is destroyed?
prompt-agreement = Which card do you take? Civil actions of the agreement left: { $amount }.
prompt-bid = { $card }: the last bid is { $last }. What do you bid?
prompt-colonists = { $card }: you send { $amount } of { $bid }. What do you add?
prompt-sacrifice = Your strength is { $total } against { $against }. Do you sacrifice units?
prompt-defense = You defend with { $total } against { $against }. What do you add?
prompt-raid = { $card }: which buildings of { $rival } do you destroy?
prompt-seizure = What do you take from { $rival }? Advantage left: { $amount }.
prompt-pact = { $rival } offers you a pact: { $card }, with you as { $role }. Do you accept?
prompt-scoring = Which scoring card do you keep?

## Options

option-take = Take { $card } from space { $space }
option-grow = Increase the population
option-voyage = Increase the population with the Ocean Liner Service
option-trade = Use the Trade Routes Agreement for the next payment
option-draw = Draw a military card
option-end = End the turn
option-stop = Take no more cards
option-skip = No political action
option-resign = Leave the game
option-pass = Pass
option-done = No more
option-accept = Accept
option-refuse = Refuse
option-food = Food
option-resources = Resources
option-decline = No
option-produce = All mines produce
option-points = Take science points
option-build = Build: { $card }
option-levy = Increase the population and build: { $card }
option-destroy = Destroy: { $card }
option-disband = Disband: { $card }
option-lead = Play the leader { $card }
option-develop = Play the technology { $card }
option-revolt = Revolution: { $card }
option-reform = Peaceful change: { $card }
option-play = Play { $card }
option-adopt = Play the tactics { $card }
option-discard = Discard { $card }
option-event = Play the event { $card }
option-explore = Columbus colonizes { $card }
option-cancel = Cancel the pact { $card }
option-sacrifice = Sacrifice: { $card }
option-defend = Defend with { $card }
option-lose = { $card }
option-ruin = Turn down { $card }
option-raze = Destroy: { $card }
option-seize = Take { $card }
option-keep = Keep { $card }
option-hold = Hold back a token on { $card }
option-stage = Build wonder stages: { $amount }
option-bid = Bid { $amount }
option-mix = Food { $food }, resources { $resources }
option-upgrade = Upgrade { $card } to { $card2 }
option-attack = { $card } against { $rival }
option-war = Declare { $card } on { $rival }
option-offer = Offer { $card } to { $rival }, yourself as { $role }
option-raid = Destroy on { $card }: { $amount }

## The words that a person may type for an option, apart from the first word of its notation

typed-take = get, draft
typed-grow = increase population, population
typed-voyage = liner, ocean liner
typed-trade = exchange
typed-draw = draw a card
typed-end = end turn, finish
typed-stop = enough
typed-skip = no politics
typed-resign = leave, give up
typed-pass = no bid
typed-done = no more, fight
typed-accept = yes, agree
typed-refuse = no, reject
typed-food = eat
typed-resources = ore
typed-decline = no thanks
typed-produce = all
typed-points = science
typed-build = construct
typed-levy = raise
typed-destroy = tear down
typed-disband = dismiss
typed-lead = leader
typed-develop = invent, research
typed-revolt = revolution
typed-reform = peaceful change
typed-play = use
typed-adopt = tactics
typed-discard = throw away
typed-event = seed
typed-explore = columbus
typed-cancel = break
typed-sacrifice = give up a unit
typed-defend = defense
typed-lose = give
typed-ruin = turn down
typed-raze = strike
typed-seize = take over
typed-keep = choose
typed-hold = hold back
typed-stage = wonder
typed-bid = offer strength
typed-mix = share
typed-upgrade = improve
typed-attack = aggression
typed-war = declare war
typed-offer = pact
typed-raid = pillage

## Refusals

refusal-not-on-row = { $space } is not a space with that card.
refusal-take-unfinished = You may not take another wonder while { $card } is unfinished.
refusal-take-leader-age = You have already taken a leader of that age.
refusal-take-same = You have that technology already, in hand or in play.
refusal-take-hand-full = Your hand is full: { $limit } civil cards at most.
refusal-no-civil-actions = That needs civil actions: { $cost }. You have { $have } left.
refusal-no-military-actions = That needs military actions: { $cost }. You have { $have } left.
refusal-bank-empty = Your yellow bank is empty.
refusal-no-food = A worker costs { $cost } food, and you have { $have }.
refusal-no-technology = You do not have the technology { $card } in play.
refusal-no-worker = You have no unused worker.
refusal-urban-limit = Your government allows no more buildings of that type: the limit is { $limit }.
refusal-too-dear = That costs resources: { $price }. You have { $have }.
refusal-not-an-upgrade = { $card } cannot be upgraded to { $card2 }.
refusal-nobody-there = Nobody of yours works on { $card }, or nobody is left there.
refusal-no-wonder = You have no unfinished wonder.
refusal-too-many-stages = You may build that many stages at once: { $amount }.
refusal-not-your-leader = { $card } does not lead you.
refusal-not-in-hand = You do not hold { $card }, or it is not played like that.
refusal-partner-no-science = Under Scientific Cooperation both partners need a science point.
refusal-no-science = That costs { $price } science, and you have { $have }.
refusal-is-government = { $card } is a government: it needs a revolution or a peaceful change.
refusal-special-not-better = You have { $card }, which is at least as good.
refusal-revolt-military-spent = Under Robespierre a revolution needs all military actions unspent.
refusal-revolt-civil-spent = A revolution must be your first and only civil action of the turn.
refusal-action-fresh = { $card } was taken in this turn and can be played in the next.
refusal-action-impossible = { $card } has nothing it could be used for now.
refusal-action-other = { $card } is for another kind of action.
refusal-no-liner = You have not completed the Ocean Liner Service.
refusal-voyaged-already = The Ocean Liner Service works once a turn.
refusal-no-trade-routes = You have no Trade Routes Agreement.
refusal-traded-already = The exchange works once a turn and needs something to exchange.
refusal-draw-variant = Military cards are drawn at the end of the turn.
refusal-draw-no-cards = There are no military cards to draw.
refusal-draft-only = In the first round you can only take cards.
refusal-mix-wrong = Food and resources must make { $amount } in all, or all there is.
refusal-bid-too-low = Your bid must be higher than { $last }.
refusal-bid-too-high = You cannot pay { $amount }: your most is { $most }.
refusal-colonize-no-unit = At least one unit must be sacrificed.
refusal-colonize-too-little = You send { $amount }, and your bid is { $bid }.
refusal-sacrifice-last-round = No units are sacrificed in the last round.
refusal-no-such-rival = There is no such rival.
refusal-attack-gandhi = Led by Gandhi, you attack nobody.
refusal-attack-pact = A pact with { $rival } forbids it.
refusal-attack-token = { $rival } has been attacked by somebody else in this round.
refusal-attack-no-object = { $rival } has nothing that this aggression could take.
refusal-war-last-round = A war declared in the last round would never be fought.
refusal-war-sovereignty = Nobody may declare war on { $rival }: a pact protects it.
refusal-pact-two-players = With two players left there are no new pacts.
refusal-pact-role = This pact has no such role.
refusal-explored-already = Columbus colonizes once in the game.
refusal-not-your-pact = You have no part in the pact { $card }.
refusal-resign-full-only = Only in the full game can a player leave.
refusal-seize-too-dear = That technology is worth { $price }, and { $have } of the advantage is left.
