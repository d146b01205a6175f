# What cards do, in our own words. A card says its values one by one: field `science` of `Gives` is `text-gives-science`.
# Things with an icon are references, `{ icon-food }`: where there is room for a picture, it is drawn in place of the word.

## Things with icons

icon-culture = culture
icon-science = science
icon-strength = strength
icon-food = food
icon-resources = resource
    .many = resources
icon-happiness = happy face
    .many = happy faces
icon-civil-action = civil action
    .many = civil actions
icon-military-action = military action
    .many = military actions
icon-yellow-token = yellow token
    .many = yellow tokens
icon-blue-token = blue token
    .many = blue tokens
icon-infantry = infantry unit
    .many = infantry units
icon-cavalry = cavalry unit
    .many = cavalry units
icon-artillery = artillery unit
    .many = artillery units
icon-urban-limit = urban limit
icon-colonization = when colonizing
icon-defense = in defense against an aggression

## So many of them

amount-resources = { $amount ->
    [one] { $amount } { icon-resources }
   *[other] { $amount } { icon-resources.many }
}
amount-happiness = { $amount ->
    [one] { $amount } { icon-happiness }
   *[other] { $amount } { icon-happiness.many }
}
amount-civil-action = { $amount ->
    [one] { $amount } { icon-civil-action }
   *[other] { $amount } { icon-civil-action.many }
}
amount-military-action = { $amount ->
    [one] { $amount } { icon-military-action }
   *[other] { $amount } { icon-military-action.many }
}
amount-yellow-token = { $amount ->
    [one] { $amount } { icon-yellow-token }
   *[other] { $amount } { icon-yellow-token.many }
}
amount-blue-token = { $amount ->
    [one] { $amount } { icon-blue-token }
   *[other] { $amount } { icon-blue-token.many }
}
amount-infantry = { $amount ->
    [one] { $amount } { icon-infantry }
   *[other] { $amount } { icon-infantry.many }
}
amount-cavalry = { $amount ->
    [one] { $amount } { icon-cavalry }
   *[other] { $amount } { icon-cavalry.many }
}
amount-artillery = { $amount ->
    [one] { $amount } { icon-artillery }
   *[other] { $amount } { icon-artillery.many }
}
amount-unhappiness = { $amount ->
    [one] { $amount } unhappy face
   *[other] { $amount } unhappy faces
}
amount-culture-points = { $amount ->
    [one] { $amount } { icon-culture } point
   *[other] { $amount } { icon-culture } points
}
amount-science-points = { $amount ->
    [one] { $amount } { icon-science } point
   *[other] { $amount } { icon-science } points
}
amount-military-cards = { $amount ->
    [one] { $amount } military card
   *[other] { $amount } military cards
}
amount-civil-cards = { $amount ->
    [one] { $amount } civil card
   *[other] { $amount } civil cards
}
amount-stages = { $amount ->
    [one] { $amount } wonder stage
   *[other] { $amount } wonder stages
}
amount-tokens = { $amount ->
    [one] { $amount } token
   *[other] { $amount } tokens
}
amount-buildings = { $amount ->
    [one] { $amount } urban building
   *[other] { $amount } urban buildings
}
amount-colonies = { $amount ->
    [one] { $amount } colony
   *[other] { $amount } colonies
}

## Places for workers and other things that are counted

place-farm = farms
place-mine = mines
place-lab = labs
place-temple = temples
place-library = libraries
place-theater = theaters
place-arena = arenas
place-infantry = infantry
place-cavalry = cavalry
place-artillery = artillery
place-air-force = air forces
place-wonder = completed wonders
place-government = government
place-special = special technologies

## What a card gives while it is in play

text-gives = { $parts }.
text-gives-worker = Each worker: { $parts }.
text-gives-total-civil-actions = { amount-civil-action }
text-gives-total-military-actions = { amount-military-action }
text-gives-civil-actions = { $sign }{ amount-civil-action }
text-gives-military-actions = { $sign }{ amount-military-action }
text-gives-urban-limit = { icon-urban-limit } { $amount }
text-gives-culture = { $sign }{ $amount } { icon-culture } per turn
text-gives-science = { $sign }{ $amount } { icon-science } per turn
text-gives-strength = { $sign }{ $amount } { icon-strength }
text-gives-happiness = { amount-happiness }
text-gives-unhappiness = { amount-unhappiness }
text-gives-blue-tokens = { $sign }{ amount-blue-token }
text-gives-colonization-bonus = { $sign }{ $amount } { icon-colonization }
text-gives-civil-hand-limit = { $sign }{ amount-civil-cards } in hand
text-gives-military-hand-limit = { $sign }{ amount-military-cards } in hand
text-gives-food-per-token = Each worker produces a token worth { $amount } { icon-food }.
text-gives-resources-per-token = Each worker produces a token worth { amount-resources }.
text-gives-urban-discounts = Urban buildings of levels I, II and III cost { $amounts } { icon-resources.many } less.
text-gives-wonder-stages-per-action = Up to { amount-stages } for 1 { icon-civil-action }.
text-gives-strength-per-infantry = +{ $amount } { icon-strength } for each { icon-infantry }, +{ $artillery } for each { icon-artillery }.
text-gives-happiness-times = Each { icon-happiness } of yours counts { $amount }×.
text-gives-extra-best-mine-tokens = Whenever your mines produce, the best one that has a worker places { amount-tokens } more.
text-gives-population-actions-per-turn = { $amount }× in each of your turns: increase your population without a { icon-civil-action }, for { $food } { icon-food } less.
text-gives-population-food-discount = Increasing your population costs { $food } { icon-food } less.

## Leaders

text-gives-military-resources-per-turn = In each of your turns: +{ amount-resources } for building or upgrading units.
text-gives-culture-per-warriors = +{ $amount } { icon-culture } per turn for each Warriors unit, up to { $most } units.
text-gives-science-on-taking-technology = Whenever you take a technology from the card row: +{ amount-science-points }.
text-gives-strength-per-unit = +{ $amount } { icon-strength } for each of your units.
text-gives-culture-per-happy-face = +{ $amount } { icon-culture } per turn for each { icon-happiness } on your { $places }.
text-gives-strength-per-happy-face = +{ $amount } { icon-strength } for each { icon-happiness } on your { $places }.
text-gives-wonder-take-discount = Taking a wonder costs { amount-civil-action } less.
text-gives-culture-when-attacked = Whenever an aggression or a war is announced against you: +{ amount-culture-points }.
text-gives-science-per-level-of-best = One worker on the best of your { $places }: +{ $amount } { icon-science } per turn for each of its levels.
text-gives-resources-on-playing-technology = Whenever you play a technology: +{ amount-resources }.
text-gives-culture-on-playing-technology = Whenever you play a technology: +{ amount-culture-points }.
text-gives-refund-civil-action-on-technology = Whenever you play a technology, { amount-civil-action } comes back.
text-gives-ignores-tactics = Your tactics card has no effect.
text-gives-cavalry-strength = Each { icon-cavalry } of yours: +{ $amount } { icon-strength }.
text-gives-culture-per-cavalry = Each { icon-cavalry } of yours: +{ $amount } { icon-culture } per turn.
text-gives-explorations-per-game = { $amount }× in the game, as your political action: put a territory from your hand into play as your colony, without an auction or sacrifices.
text-gives-levies = For 1 { icon-civil-action } and no { icon-military-action }: increase your population for { $food } { icon-food } less and build a unit with that worker for { $resources } { $resources -> 
    [one] { icon-resources }
   *[other] { icon-resources.many }
} less.
text-gives-culture-per-library = +{ $amount } { icon-culture } per turn for each worker on your libraries.
text-gives-culture-per-library-theater-pair = +{ $amount } { icon-culture } per turn for each pair of a library worker and a theater worker.
text-gives-culture-per-theater = +{ $amount } { icon-culture } per turn for each worker on your theaters.
text-gives-colonization-card-bonus = Each card you use when colonizing counts { $amount } more.
text-gives-culture-per-colony = +{ $amount } { icon-culture } per turn for each of your colonies.
text-gives-best-army-times = The tactics bonus of your best army counts { $amount }×.
text-gives-revolution-uses-military-actions = Your revolutions use up all military actions instead of all civil actions.
text-gives-theater-science-discount = Theater technologies cost you { amount-science-points } less.
text-gives-theater-resource-discount = New theaters cost you { amount-resources } less.
text-gives-cannot-attack = You cannot play aggressions or declare wars.
text-gives-attack-cost-times = Attacking you costs rivals { $amount }× as many military actions.
text-gives-best-theater-culture-times = One worker on your best theater gives its { icon-culture } { $amount }×.
text-gives-labs-produce-resources-per-level = Whenever mines produce, each worker on your labs of levels I–III also places a token, worth { amount-resources } for each level of the lab.
text-gives-others-extra-resources = Rivals pay { amount-resources } more for building or upgrading { $places }.
text-gives-unit-technology-science-discount = Unit technologies cost you { amount-science-points } less.
text-gives-defense-card-times = Your defense cards count { $amount }×.
text-gives-unit-resource-discount-when-war-declared-on-you = While a war is declared on you, each new unit costs { amount-resources } less.
text-gives-labs-produce-culture-per-level = Each worker on your labs: +{ $amount } { icon-culture } per turn for each level of the lab.
text-gives-science-per-lab = Each worker on your labs: { $sign }{ $amount } { icon-science } per turn.

## Tactics, air forces, defense

text-formation = An army: { $parts }.
text-formation-infantry = { amount-infantry }
text-formation-cavalry = { amount-cavalry }
text-formation-artillery = { amount-artillery }
text-gives-army-bonus = Each army: +{ $amount } { icon-strength }.
text-gives-army-bonus-obsolete = With an obsolete unit: +{ $amount } { icon-strength }.
text-gives-army-bonus-times = It may join any army, at most 1 to an army, whose tactics bonus then counts { $amount }×.
text-gives-defense = +{ $amount } { icon-defense }, or +{ $colonization } { icon-colonization }.
text-cost-military-actions-per-level = It costs { amount-military-action } for each level of what is discarded.

## Completed wonders

text-completion-per-worker-level = When completed: +{ amount-culture-points } for each level of each worker on your { $places }.
text-completion-per-technology-level = When completed: +{ amount-culture-points } for each level of each of your technologies in play, the government too.
text-completion-per-farm-or-mine-worker = When completed: +{ amount-culture-points } for each worker on your farms and mines.
text-completion-per-urban-worker-or-unit = When completed: +{ amount-culture-points } for each worker on your urban buildings and units.

## Action cards

text-action-contains-stage = Build 1 wonder stage for { amount-resources } less.
text-action-contains-population = Increase your population at the full price.
text-action-contains-urban-building = Build an urban building for { amount-resources } less.
text-action-contains-farm-or-mine = Build a farm or a mine for { amount-resources } less.
text-action-contains-upgrade = Upgrade a farm, a mine or an urban building for { amount-resources } less.
text-action-contains-technology = Play a technology at its full price.
text-action = Gain { $parts }.
text-action-food = { $amount } { icon-food }
text-action-resources = { amount-resources }
text-action-science = { amount-science-points }
text-action-culture = { amount-culture-points }
text-action-military-actions = This turn: +{ amount-military-action }.
text-action-military-resources = This turn: +{ amount-resources } for building or upgrading units.
text-action-military-resources-per-stronger = This turn, for each civilization stronger than yours: +{ $two }, +{ $three } or +{ $four } { icon-resources.many } for building or upgrading units, with 2, 3 or 4 players.
text-action-culture-per-richer = For each civilization with more { icon-culture } points than yours: gain { $two }, { $three } or { $four } { icon-culture } points, with 2, 3 or 4 players.

## Events: whom they concern

text-scope-all = Every civilization
text-scope-strongest = The strongest civilization
text-scope-weakest = The weakest civilization
text-scope-two-strongest = Each of the 2 strongest civilizations
text-scope-two-weakest = Each of the 2 weakest civilizations
text-scope-most-culture = The civilization with the most { icon-culture } points
text-scope-least-culture = The civilization with the fewest { icon-culture } points
text-scope-most-happiness-all-tied = Every civilization with the greatest happiness
text-scope-among = { $whose }, if it is { $among }
text-among-two-weakest = one of the 2 weakest
text-event = { $whose }: { $parts }.

## What happens to a civilization

text-deed-farms-produce = farms produce
text-deed-farms-produce-alone = farms produce, without consumption
text-deed-consumption = consumption
text-deed-mines-produce = mines produce
text-deed-mines-produce-alone = mines produce, without corruption
text-deed-corruption = corruption
text-deed-science = { $sign }{ amount-science-points }
text-deed-science-science-rating = { icon-science } points equal to its { icon-science } rating
text-deed-food = { $sign }{ $amount } { icon-food }
text-deed-food-all-lost = all { icon-food } is lost
text-deed-resources = { $sign }{ amount-resources }
text-deed-either = +{ $amount } { icon-food } or +{ amount-resources }, as it likes
text-deed-food-or-resources = { $sign }{ $amount } { icon-food } and { icon-resources.many } in total
text-deed-culture = { $sign }{ amount-culture-points }
text-deed-culture-culture-rating = { icon-culture } points equal to its { icon-culture } rating
text-deed-culture-science-rating = { icon-culture } points equal to its { icon-science } rating
text-deed-culture-per-discontent = { $sign }{ amount-culture-points } for each discontent worker
text-deed-population = { $sign }{ $amount } population, for free
text-deed-population-lost = { $sign }{ $amount } population
text-deed-optional-free-build = may put 1 unused worker on { $card } for free
text-deed-military-cards = { $sign }{ amount-military-cards }
text-deed-lose-building-farm-or-mine = −{ $amount } farm, mine or urban building of its choice
text-deed-civil-actions-next-action-phase-per-discontent = { $sign }{ amount-civil-action } in its next action phase for each worker who is discontent now
text-deed-discontent-workers-to-bank-half-rounded-up = loses population equal to half of its discontent workers, rounded up
text-deed-discard-leader-if-not-current-age = discards a leader who is not of the current age
text-deed-blue-tokens = { $sign }{ amount-blue-token }
text-deed-colonies = { $sign }{ amount-colonies } of its choice
text-deed-take-cards-civil-actions = may take cards from the row as if it had { amount-civil-action }
text-event-turn-down-wonder-of-ages = turns 1 completed wonder of an early age ({ $eras }) face down: instead of its effects it gives +{ $culture } { icon-culture } per turn
text-event-destroys-urban-building-of-each-other = destroys { amount-buildings } of each other civilization
text-event-yellow-tokens = { amount-yellow-token } from bank to bank: { $giver } → { $taker }.
text-event-active-player-skips-discard = The active player discards no surplus military cards this turn.
text-event-skip-next-political-action = Whoever takes any misses the next political action.
text-event-refill-row = Then the row is refilled.
text-nothing = Nothing happens.

## Events of age III

text-impact-culture-farm-output = { icon-culture } points equal to the { icon-food } its farms produce per turn
text-impact-culture-mine-output = { icon-culture } points equal to the { icon-resources.many } its mines produce per turn
text-impact-culture-per-level-of-workers-on = { icon-culture } points equal to the levels of all its { $places }
text-impact-culture-per-level-of = { amount-culture-points } for each level of its { $places }
text-impact-culture-per-colony = { amount-culture-points } for each colony
text-impact-culture-per-civil-action = { amount-culture-points } for each { icon-civil-action }
text-impact-culture-per-military-action = { amount-culture-points } for each { icon-military-action }
text-impact-culture-per-happiness = { amount-culture-points } for each { icon-happiness }
text-impact-culture-per-discontent = { $sign }{ amount-culture-points } for each discontent worker
text-impact-culture-per-contented-worker = { amount-culture-points } for each worker above { $above }, discontent ones not counted
text-impact-rank-by-science = { icon-culture } points by rank of { icon-science } rating: { $two } with 2 players; { $three } with 3; { $four } with 4
text-impact-rank-by-strength = { icon-culture } points by rank of { icon-strength }: { $two } with 2 players; { $three } with 3; { $four } with 4
text-impact-culture-per-technology = { amount-culture-points } for each technology of { $era } (in the advanced game of { $era2 }), the government too
text-impact-culture-per-wonder = { $amounts } { icon-culture } points for each completed wonder of Age A, I, II and III

## Territories

text-territory-permanent = For good: { $parts }.
text-territory-immediate = At once: { $parts }.
text-permanent-strength = { $sign }{ $amount } { icon-strength }
text-permanent-happiness = { $sign }{ amount-happiness }
text-permanent-yellow-tokens = { $sign }{ amount-yellow-token }
text-permanent-blue-tokens = { $sign }{ amount-blue-token }
text-immediate-food = { $sign }{ $amount } { icon-food }
text-immediate-resources = { $sign }{ amount-resources }
text-immediate-science = { $sign }{ amount-science-points }
text-immediate-culture = { $sign }{ amount-culture-points }
text-immediate-population = { $sign }{ $amount } population, for free
text-immediate-military-cards = { $sign }{ amount-military-cards }

## Aggressions

text-aggression-victim = Your rival: { $parts }.
text-aggression-attacker = You: { $parts }.
text-aggression-attacker-gains-what-was-lost = You gain what was lost.
text-aggression-mix-chosen-by-attacker = You choose how much of each.
text-aggression-buildings = Destroy urban buildings of your rival, at most { $amount }, all on one card.
text-aggression-rounding-up = You gain half of their printed cost in { icon-resources.many }, rounded up.
text-aggression-rounding-down = You gain half of their printed cost in { icon-resources.many }, rounded down.
text-aggression-annexes-colony = Take one of your rival’s colonies, with its permanent bonus but without its immediate effect.
text-aggression-chosen-by-attacker = You choose which.
text-aggression-discard-leader = Your rival discards the leader in play.
text-aggression-discard-unfinished-wonder = Your rival discards the unfinished wonder.
text-aggression-attacker-culture-per-level = You score { amount-culture-points } for each of its levels.

## Wars

text-war-stake-culture = The loser loses { icon-culture } points equal to the advantage. The winner scores as many as were lost.
text-war-stake-food-or-resources = The loser loses { icon-food } and { icon-resources.many } equal to the advantage. The winner gains what was lost.
text-war-stake-science-or-special-technologies = The winner takes { icon-science } points and special technologies from the loser, worth at most the advantage in total; a technology is worth its printed { icon-science } cost.
text-war-stake-yellow-tokens = The winner takes { $base } { $base ->
    [one] { icon-yellow-token }
   *[other] { icon-yellow-token.many }
} from the loser’s bank, and 1 more for every full { $advantage } points of advantage.
text-war-mix-chosen-by-winner = The winner chooses how much of each.
text-war-temple-chosen-by-winner = The loser also loses 1 temple of the winner’s choice.

## Pacts

text-pact-both = Both partners: { $parts }.
text-pact-a = A: { $parts }.
text-pact-b = B: { $parts }.
text-pact-prevents-attacks = The partners may not attack each other.
text-pact-ends-on-attack = Ends when one partner attacks the other.
text-pact-attacker-strength-between-partners = A partner who attacks the other has +{ $amount } { icon-strength } in that fight.
text-partner-culture = { $sign }{ $amount } { icon-culture } per turn
text-partner-strength = { $sign }{ $amount } { icon-strength }
text-partner-military-actions = { $sign }{ amount-military-action }
text-partner-food-per-turn = { $sign }{ $amount } { icon-food } in production
text-partner-resources-per-turn = { $sign }{ amount-resources } in production
text-partner-trade-food-as-resource = in each of its turns 1 { icon-food } may be used as 1 { icon-resources }
text-partner-trade-resource-as-food = in each of its turns 1 { icon-resources } may be used as 1 { icon-food }
text-partner-technology-discount = a technology costs { amount-science-points } less, but the other partner pays { $share }; without that it cannot be played
text-partner-culture-per-partner-wonder = { $sign }{ $amount } { icon-culture } per turn for each completed wonder of the other
text-partner-immune-to-war = nobody may declare war on it
