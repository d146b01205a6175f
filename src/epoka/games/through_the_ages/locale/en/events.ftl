# What happens at the table, for the log: short sentences in the present tense.

## Parts of sentences

part-resources-resources = { $resources ->
    [one] { $resources } resource
   *[other] { $resources } resources
}
part-age-number = { $age ->
    [0] A
    [1] I
    [2] II
    [3] III
   *[other] IV
}
what-technologies = technologies of age I
what-strength = strength
what-happiness = happiness
what-science = science a turn
what-production = production

## Rounds, ages, the card row

event-round = Round { $round }.
event-turn = The turn of { $seat }.
event-last-round = Round { $round } is the last one.
event-age-began = Age { part-age-number } begins.
event-row-removed = { $card } leaves the card row.
event-row-dealt = { $card } comes to the card row.
event-row-put-back = The card row is again as it was before the turn of { $seat }.
event-obsolete = { $seat } discards { $card }, which is obsolete.
event-obsolete-hidden = { $seat } discards an obsolete military card.
event-tokens-lost = { $seat } gives up yellow tokens: { $amount }.

## Civil and military actions

event-took = { $seat } takes { $card }. Civil actions: { $actions }.
event-grew = { $seat } increases the population for { $food } food.
event-built = { $seat } builds { $card } for { part-resources-resources }.
event-upgraded = { $seat } upgrades { $card } to { $card2 } for { part-resources-resources }.
event-destroyed = { $seat } destroys { $card }.
event-disbanded = { $seat } disbands { $card }.
event-levied = { $seat } increases the population for { $food } food and builds { $card } for { part-resources-resources }.
event-stage-built = { $seat } builds stages of { $card }: { $amount }, for { part-resources-resources }.
event-wonder-completed = { $seat } completes { $card }.
event-leader-played = { $seat } is now led by { $card }.
event-leader-left = { $seat } loses the leader { $card }.
event-developed = { $seat } plays { $card } for { $science } science.
event-revolution = { $seat } makes a revolution: { $card }, for { $science } science.
event-peaceful-change = { $seat } changes the government peacefully: { $card }, for { $science } science.
event-action-played = { $seat } plays { $card }.
event-tactic-played = { $seat } plays the tactics { $card }.
event-shared-science = { $seat } pays { $science } science for the partner.
event-traded = { $seat } will use the Trade Routes Agreement for the next payment.
event-military-resources = { $seat } has { part-resources-amount } more for units in this turn.

## Points and goods

event-culture-scored = { $seat } scores { $amount } culture.
event-culture-lost = { $seat } loses { $amount } culture.
event-science-scored = { $seat } scores { $amount } science.
event-science-lost = { $seat } loses { $amount } science.
event-food-gained = { $seat } gains { $amount } food.
event-food-lost = { $seat } loses { $amount } food.
event-resources-gained = { $seat } gains { part-resources-amount }.
event-resources-lost = { $seat } loses { part-resources-amount }.
event-population-gained = { $seat } gains unused workers: { $amount }.
event-population-lost = { $seat } loses an unused worker.
event-worker-lost = { $seat } loses a worker from { $card }.
event-building-lost = { $seat } loses { $card }; the worker is unused.
event-yellow-gained = { $seat } gains yellow tokens: { $amount }.
event-yellow-lost = { $seat } loses yellow tokens: { $amount }.
event-blue-gained = { $seat } gains blue tokens: { $amount }.
event-blue-lost = { $seat } loses blue tokens: { $amount }.

## Production

event-uprising = The people of { $seat } rise up: no production in this turn.
event-scored = { $seat } scores { $culture } culture and { $science } science.
event-farmed = The farms of { $seat } bring { $amount } food.
event-mined = The mines of { $seat } bring { part-resources-amount }.
event-consumed = The people of { $seat } eat { $amount } food.
event-famine = Famine: { $seat } loses { $amount } culture.
event-corruption = Corruption costs { $seat } { part-resources-amount }.
event-restrained = { $seat } holds back a token on { $card }.

## Military cards and events

event-drew = { $seat } draws { $card }.
event-drew-hidden = { $seat } draws a military card.
event-reshuffled = The discarded military cards are the deck again: { $amount }.
event-discarded = { $seat } discards { $card }.
event-discarded-hidden = { $seat } discards a military card.
event-politics-skipped = { $seat } takes no political action.
event-event-played = { $seat } prepares { $card } and scores { $amount } culture.
event-event-played-hidden = { $seat } prepares an event and scores { $amount } culture.
event-event-revealed = Event: { $card }.
event-events-turned = The future events become current: { $amount }.
event-actions-lost = { $seat } will lose civil actions: { $amount }.
event-barred = { $seat } will miss the next political action.
event-wonder-ruined = { $seat } turns down { $card }.
event-bid = { $seat } bids { $amount }.
event-bid-passed = { $seat } passes.
event-nobody-bid = Nobody colonizes { $card }.
event-sacrificed = { $seat } sacrifices { $card }.
event-colonized = { $seat } has a new colony: { $card }.
event-colony-lost = { $seat } loses the colony { $card }.

## Aggressions, wars and pacts

event-aggression = { $seat } plays { $card } against { $rival }. Military actions: { $actions }.
event-war-declared = { $seat } declares { $card } on { $rival }. Military actions: { $actions }.
event-war-began = { $card }: { $seat } against { $rival }.
event-defended = { $seat } defends with { $card }: { $amount }.
event-fought = { $seat } has { $attack }, { $rival } has { $defense }.
event-aggression-failed = The aggression of { $seat } against { $rival } fails.
event-war-won = { $winner } wins the war with an advantage of { $amount }.
event-war-tied = The war between { $seat } and { $rival } has no winner.
event-war-void = { $card }, declared by { $seat }, is void.
event-wonder-lost = { $seat } loses the unfinished { $card }.
event-technology-seized = { $winner } takes { $card } from { $rival }.
event-technology-left = { $seat } gives up { $card }.
event-pact-offered = { $seat } offers { $card } to { $rival }, as { $role }.
event-pact-made = { $seat } and { $rival } make a pact: { $card }.
event-pact-refused = { $rival } refuses the pact of { $seat }.
event-pact-ended = The pact { $card } of { $seat } ends.

## The end

event-scoring-shown = A scoring card comes to light: { $card }.
event-scoring-chosen = { $seat } chooses the scoring card { $card }.
event-impact = { $card }: { $seat } scores { $amount } culture.
event-bonus = { $seat } scores { $amount } culture for { $what }.
event-resigned = { $seat } leaves the game.
event-ended = The game ends with round { $round }.
