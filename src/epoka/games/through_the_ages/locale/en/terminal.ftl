# The table of Through the Ages in the terminal.

## The line above the table

ages-age = Age { $age }, round { $round }.
ages-last-round = The game ends after round { $round }.
ages-turn = At turn: { $seat }.
ages-decks = Civil deck { $civil }, military deck { $military }.
ages-events = Events: { $current } current, { $future } future.
ages-short-piles = Civil deck { $civil }, military { $military }. Events { $current }, future { $future }.

## Numbers of a civilization

ages-culture = Culture { $have }, { $rate } a turn.
ages-science = Science { $have }, { $rate } a turn.
ages-strength = Strength { $amount }; units { $units }, worth { $most } if all are sacrificed.
ages-happiness = Happy faces { $have }, needed { $needed }.
ages-food = Food { $have }, { $rate } made and { $eaten } eaten a turn.
ages-resources = Resources { $have }, { $rate } a turn, lost to corruption { $lost }.
ages-civil = Civil actions { $left } of { $all }.
ages-military = Military actions { $left } of { $all }.
ages-workers = Unused workers { $unused }; the next costs { $price } food, { $left } left in the yellow bank.
ages-discontent = Discontent workers: { $amount }.
ages-pool = Resources for units only: { $amount }.
ages-limits = Urban limit { $urban }. Blue bank { $blue }. Civil hand { $civil } of { $most }, military hand { $military } of { $top }.
ages-forecast = At the end of the turn: culture +{ $culture }, science +{ $science }; food made { $farmed }, eaten { $consumed }; resources mined { $mined }, lost { $corruption }; culture lost to famine { $famine }; military cards { $cards }.
ages-forecast-uprising = Uprising: if the turn ends now, nothing is produced.
ages-famine = Famine: ending the turn now costs { $amount } culture.
ages-corruption = Corruption: ending the turn now costs { $amount } resources.
ages-left = This player has left the game.

## Cards

ages-kind = { $type }, { $era }
ages-costs = Cost: { $cost }.
ages-cost-science = science { $amount }
ages-cost-resources = resources { $amount }
ages-cost-military-actions = military actions { $amount }
ages-cost-military-actions-per-level = military actions per level { $amount }
ages-cost-stages = stages { $stages }
ages-cost-government = science { $peaceful }, by revolution { $revolution }
ages-where = Now in: { $zone }.
ages-whose = { $zone } ({ $who })
ages-row = Card row:
ages-place = Space { $space }: { $card }. { $kind }.
ages-taking = Taking it: { $actions ->
    [one] { $actions } civil action
   *[other] { $actions } civil actions
}.
ages-fresh = New this turn, not to be played yet: { $cards }.
ages-short-fresh = {" "}new
ages-short-actions = { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}

## Civilizations

ages-government = Government: { $card }.
ages-things = { $zone }: { $cards }.
ages-specials = Special technologies
ages-under-way = Under construction: { $card }, stages { $built } of { $all }, still to pay { $rest }
ages-tactics = Tactics: { $card }, armies { $full }{ $old ->
    [0] { "" }
   *[other] {" + "}{ $old } obsolete
}, strength { $amount }
ages-workplace = { $card }: workers { $workers }{ $tokens ->
    [0] { "" }
   *[other] , blue tokens { $tokens }
}{ $price ->
    [0] { "" }
   *[other] , to build { $price }
}
ages-pact = Pact with { $rival }: { $card }, role { $role }
ages-war = War against { $rival }: { $card }
ages-attacked = Attacked this round by { $rival }

## Options

ages-heading-take = Take (civil actions)
ages-heading-build = Build
ages-heading-levy = Increase the population and build
ages-heading-upgrade = Upgrade
ages-heading-destroy = Destroy
ages-heading-disband = Disband
ages-heading-develop = Play technology
ages-heading-revolt = Revolution
ages-heading-reform = Peaceful change
ages-heading-lead = Play leader
ages-heading-play = Play card
ages-heading-adopt = Play tactics
ages-heading-discard = Discard
ages-heading-event = Prepare event
ages-heading-attack = Aggression
ages-heading-war = Declare war
ages-heading-offer = Offer pact
ages-heading-cancel = Cancel pact
ages-heading-defend = Defend with
ages-heading-raid = Destroy
ages-listed-take = { $card } ({ $actions })
ages-listed-upgrade = { $card } to { $card2 }
ages-listed-against = { $card } – { $rival }
ages-listed-offer = { $card } – { $rival }, you as { $role }
ages-listed-event = { $card } (culture +{ $amount })
ages-listed-raid = { $card }: { $amount }
ages-option-end = { $option } (culture { $culture }, science { $science }, food { $food }, resources { $resources }, military cards { $cards })
ages-option-grow = { $option } (food { $amount })

## Short names

ages-head-culture = Culture
ages-head-science = Sci
ages-head-strength = Str
ages-head-happiness = Hap
ages-head-food = Food
ages-head-resources = Res
ages-head-civil-actions = CA
ages-head-military-actions = MA
ages-head-unused = Free
ages-head-cards = Cards
ages-short-culture = Culture
ages-short-science = Sci
ages-short-food = Food
ages-short-resources = Res
ages-short-military-resources = Res for units
ages-short-culture-rating = Culture/turn
ages-short-science-rating = Sci/turn
ages-short-food-output = Food/turn
ages-short-resource-output = Res/turn
ages-short-strength = Str
ages-short-happiness = Hap
ages-short-civil-actions = CA
ages-short-military-actions = MA
ages-short-urban-limit = Urban limit

## Help

ages-legend = In the standings, 58+13 is what a player has and what the end of the turn adds. Hap 5/2: happy faces, and how many are needed. CA and MA: civil and military actions left, of how many. Free: unused workers. Cards 6+2: civil and military cards in hand. 2×Bronze (8): two workers and eight blue tokens on Bronze.
ages-legend-row = In the card row, the number before a card is what taking it costs you in civil actions. A gold number is the option about it. Where options are grouped, type the number, or words such as “build bronze”.
