# What components do, in our own words. The text of a card is made of these sentences, a heading before those of a moment.

## Moments

when-start-of-turn = At the start of your turn{ $optional ->
    [0] :
   *[other] , if you like:
}
when-start-of-first-turn = At the start of your first turn:
when-end-of-turn = At the end of your turn{ $condition ->
    [replaced_focus_card_this_turn] , if a focus card of yours was replaced in it:
   *[other] :
}
when-before-resolve-card = { $once ->
    [0] Before you resolve a focus card, not { $types }, if you like:
   *[other] Once per turn before you resolve a focus card, not { $types }, if you like:
}
when-resolve-card = { $condition ->
    [hold_city_state_card_of_card_type] When you resolve a card of a type of which you hold a city-state’s card:
   *[none] { $slots ->
        [none] { $types ->
            [none] When you resolve a focus card:
           *[other] When you resolve a card of one of these types, { $types }:
        }
       *[other] When you resolve a card in one of these slots, { $slots }:
    }
}
when-after-resolve-card = { $once ->
    [0] After you resolve a card in slot { $slots }, if you like:
   *[other] Once per turn after you resolve a card in slot { $slots }, if you like:
}
when-after-reset = After you reset your card, { $types }{ $condition ->
    [won_attack_this_turn] , in a turn in which you have won an attack, if you like:
   *[other] :
}
when-build-city = When you build the only city on its tile, if you like:
when-build-this = When you build this:
when-build-or-capture-this = When you build or capture this:
when-place-control-token = After you place a control token on this terrain, { $terrains }, if you like:
when-gain-or-spend-natural-wonder = When you gain a natural wonder, and each time you spend one:
when-defeat-barbarian = When you defeat barbarians:
when-win-attack = When you win an attack:
when-before-replace-rival-city = Before you replace a rival city:
when-caravan-reaches-city-state = When your caravan reaches a city-state{ $optional ->
    [0] :
   *[other] , if you like:
}
when-caravan-reaches-rival-city = When your caravan reaches a rival city, if you like:
when-caravan-reaches-giver-capital = When your caravan reaches the capital of this card’s owner:
when-caravan-reaches-ottoman-city = When the holder’s caravan reaches a city of the Ottoman player:
when-giver-attacks-or-destroys-you = When this card’s owner attacks or destroys a piece of yours, if you like:

## Focus cards and slots

effect-card-bonus = { $what ->
    [caravan_move_shared] { $amount } more spaces for your caravans, shared among them.
   *[other] { $amount } more: { $what }.
}
effect-bonus-by-age = Place more control tokens next to your cities by the age of your latest wonder: none { $none }, ancient { $ancient }, medieval { $medieval }, modern { $modern }.
effect-slot-shift = It counts as lying { $amount } { $amount ->
    [one] slot
   *[other] slots
} further right{ $per ->
    [own_wonder_of_card_type] { " " }for each wonder of its type that you control.
   *[other] .
}
effect-slot-set = It counts as lying in slot { $value }.
effect-swap-cards = { $return_this_card ->
    [0] { $neighbours_only ->
        [0] { $types ->
            [none] Swap two cards of your focus row.
           *[other] Swap two cards of your focus row, not { $types }.
        }
       *[other] Swap two neighbouring cards of your focus row.
    }
   *[other] Return this card to swap your card, { $type }, with another of your focus row.
}
effect-resolve-extra = { $reset ->
    [0] Resolve it again as if in the first slot.
   *[other] Resolve and reset your economy card as well.
}
effect-upgrade-cards = { $from_level ->
    [0] Up to { $max } cards of your focus row become cards of the same type one level higher.
   *[other] Up to { $max } cards of level { $from_level } in your focus row become cards of the same type of level { $to_level }.
}
effect-copy-upgrade = Take { $max } card of your own that has the type and level of a card in that player’s focus row.
effect-replacement-rule = A card that replaces another of your focus row may be of any type, unless the replaced one is { $types }.

## Trade tokens, resources, natural wonders

effect-gain-trade = { $who ->
    [giver] This card’s owner puts { $amount } { icon-trade } on a focus card.
    [holder_and_ottoman_player] The holder and the Ottoman player each put { $amount } { icon-trade } on a focus card.
   *[none] { $per ->
        [own_mature_city] { $amount } { icon-trade } for each mature city of yours, on { $focus }.
        [friendly_space_in_or_next_to_this_district] { $amount } { icon-trade } on { $focus } for each friendly space here and around of this terrain: { $terrains }.
       *[none] { $extra_amount ->
            [0] { $amount } { icon-trade } on { $focus }.
           *[other] { $amount } { icon-trade } on { $focus }, and { $extra_amount } more if it was a rival city or a city-state.
        }
    }
}
effect-store-trade = Trade tokens that you gain may lie here instead, up to { $capacity }.
effect-move-trade = Move trade tokens from here to your focus cards.
effect-gain-resource = Take { $count } { $count ->
    [one] { icon-resource }
   *[other] { icon-resource.other }
} of your choice.
effect-spend-as = { $what ->
    [this_natural_wonder] Once per turn you may spend it as this resource, { $resource }; you keep it.
    [natural_wonder_on_card] Once per turn you may spend a natural wonder as a trade token of the card that it lies on; you keep it.
   *[other] { $as ->
        [combat_bonus] When you attack or defend you may spend resource tokens, no natural wonders, each for +{ $amount }.
       *[other] You may spend resource tokens, no natural wonders, as trade tokens of that card.
    }
}
effect-natural-wonder-on-card = Put it on one of your focus cards.
effect-wonder-cost = { $per ->
    [own_mature_city] World wonders cost you { $less } less for each mature city of yours.
   *[none] { $condition ->
        [none] World wonders cost you { $less } less.
       *[other] World wonders of a type of which you control none cost you { $less } less.
    }
}

## Spaces and pieces

effect-difficulty = { $condition ->
    [space_next_to_water] Spaces next to water have difficulty { $set } when you build cities.
    [space_next_to_water_or_on_edge] In your turn these spaces next to water or on the edge have difficulty { $set }: { $terrains }.
   *[none] { $set ->
        [0] When you place control tokens every difficulty is { $less } lower.
       *[other] This terrain has difficulty { $set }: { $terrains }.
    }
}
effect-place-token = { $of ->
    [this_district] Place { $count } control token at most { $within } spaces from here.
    [friendly_city_with_wonder] Place { $count } control token at most { $within } spaces from a city of yours with a wonder.
   *[none] { $adjacent_to ->
        [friendly_city] Place { $count } control token next to a city of yours, on difficulty { $max_difficulty } or less.
       *[new_city] { $reinforced ->
            [0] Place up to { $count } control tokens next to that city.
           *[other] Place { $count } control token next to it, reinforced.
        }
    }
}
effect-place-on-new-tile = If a tile was laid, place { $count } control token on an empty space of it.
effect-chain-tokens = { $count ->
    [-1] Place any number of control tokens on spaces next to it of this terrain, { $terrains }, and so on.
   *[other] Place { $count } control token next to it; this may go on from there.
}
effect-reinforce = { $of ->
    [this_district] Reinforce { $count } control token at most { $within } spaces from here.
   *[none] Reinforce { $count } control token next to a city of yours.
}
effect-reinforced-bonus = When you defend, each reinforced token that counts gives { $value }.
effect-placement-rule = When a card places control tokens, you may also use empty spaces of this terrain anywhere, within its limit of terrain: { $terrains }.
effect-count-through-water = When you build cities you may count through water.
effect-destroy-token = Destroy { $count } rival control token next to a friendly space, but not where an army is.
effect-replace-city = Replace { $count } rival city at most { $within } spaces from here by one of yours; no capital, and no army in it.
effect-replace-named = Name { $named } control tokens of one rival, none where an army is; the rival replaces { $count } of them by one of yours.
effect-replace-around = Replace all rival control tokens next to it by yours, as far as you have any, but not where an army is.
effect-build-city = { $hosts_this_wonder ->
    [0] For { $pay_trade_tokens } trade tokens of { $focus } build a city on a legal space at most { $within } spaces from a friendly space.
   *[other] Build a city on a legal space of the map’s edge for it.
}
effect-explore = Explore from any edge space.
effect-district-now = Resolve { $count } of your districts.
effect-treat-as = { $what ->
    [this_city_state] In your turn this city-state is a city of yours, and a world wonder there yours.
    [giver_city_or_control_token] Cities and control tokens of this card’s owner count as friendly for your districts and for the maturity of your cities.
    [giver_control_token] Control tokens of this card’s owner count for the maturity of your cities.
    [rival_control_token] Rival control tokens count for the maturity of your cities.
    [water_next_to_own_district] Water next to your districts counts for them as friendly and as every terrain.
   *[empty_edge_space] When you build cities, empty edge spaces count as near enough.
}

## Figures, fights, barbarians

effect-figure-start = Your caravans on their card may start from any city of yours.
effect-movement = { $pieces ->
    [none] { $may_not_end_on ->
        [none] { $distance ->
            [0] { $enter_water ->
                [0] For your caravans all water on the map’s edge is adjacent.
               *[other] These figures of yours may enter water: { $figures }.
            }
           *[other] These figures of yours may move any number of spaces: { $figures }.
        }
       *[other] Your armies may not end their movement there.
    }
   *[other] Your armies may move through { $pieces }.
}
effect-combat-bonus = +{ $amount } { $roles ->
    [attack] when you attack
    [defend] when you defend
   *[other] when you attack or defend
}{ $per ->
    [own_caravan_next_to_attacked_space] { " " }for each caravan of yours next to the attacked space
    [water_next_to_attacked_space] { " " }for each water space next to the attacked space
    [city_state_or_own_city_within_2_of_attacked_space] { " " }for each city-state and city of yours at most 2 spaces from the attacked space
   *[none] { "" }
}{ $targets ->
    [none] { "" }
   *[other] , if the target is one of these: { $targets }
}{ $terrains ->
    [none] { "" }
   *[other] , on this terrain: { $terrains }
}{ $vs ->
    [ibrahim_holder] , against the holder of Ibrahim
   *[none] { "" }
}{ $not_vs ->
    [giver] , but not against this card’s owner
   *[none] { "" }
}{ $condition ->
    [more_reinforced_tokens_than_defender] , if you have more reinforced control tokens than the defending player
   *[none] { "" }
}{ $cards ->
    [none] .
   *[other] , but not against { $cards }.
}
effect-attack-range = You may attack anything on the map.
effect-forbid-attack = You may not attack or destroy pieces of this card’s owner.
effect-defeat = Defeat { $count } of these at most { $within } spaces from here: { $targets }.
effect-barbarian-barrier = Barbarians do not enter your cities and reinforced control tokens, but turn round.
effect-move-barbarian = Move { $count } of the barbarians by up to { $distance } space to an empty space without water.

## Diplomacy

effect-take-diplomacy = { $name_partner ->
    [0] { $swap ->
        [0] Take up to { $count } free diplomacy cards of other players.
       *[other] Return { $count } diplomacy card of a player and take a different one of the same player.
    }
   *[other] Choose a partner and take { $count } of their diplomacy cards.
}
effect-diplomacy-limit = { $value ->
    [-1] You may hold any number of your partner’s diplomacy cards.
   *[other] You may hold up to { $value } diplomacy cards of each other player.
}
effect-give-card = Give Ibrahim to another player.
effect-conquer-city-state = Conquer it without an attack.

## Parts of focus cards

part-place-tokens = Place { $count } control tokens next to { $next_to ->
    [city] your cities
   *[other] friendly spaces
}, on terrain up to the slot number.
part-then-place-tokens = Then place { $count } control token next to any friendly space, on terrain up to the slot number.
part-move-token = Then { $count } control token of yours may move { $distance } space to an empty space without water, whatever its terrain.
part-take-rival-token = Then choose a rival control token at most { $within } spaces from a friendly space: replace it, or turn it over if it is reinforced; not where an army is.
part-take-rival-city = In slot { $slot } also replace a rival city at most { $within } spaces from a city of yours by one of yours; no capital, and no army in it.
part-place-on-mountains = In slot { $slot } also place { $count } control token on mountains next to a friendly space.
part-trade-per-city = Then put { $amount } { icon-trade } on any of your cards for each mature city of yours.
part-advance = Advance the tech dial by the slot number.
part-first-trade = First put { $amount } { icon-trade } on any of your cards.
part-first-resource = First take { $count } { icon-resource } of a type that you do not hold.
part-blast = In slot { $slot } first choose a space: there and up to { $radius } space around control tokens of everybody are destroyed, and reinforced ones turned over, but not where an army is.
part-advance-with-wonder = Then advance it by { $steps } more if you control a world wonder.
part-advance-per-resource = Advance it by { $steps } more for each type of resource that you hold.
part-look-at-tiles = First look at up to { $count } tiles at the bottom of the stack, lay one of them next to your capital’s tile if you like, and put the others on top or back.
part-move-caravans = Each caravan moves up to { $spaces } spaces, on terrain up to the slot number{ $water ->
    [0] .
   *[other] , over water too.
}
part-enter-barbarians = A caravan may enter barbarians and removes them without a trade token{ $ends_move ->
    [0] .
   *[other] ; its movement then ends.
}
part-exchange-resource = Then you may exchange { $count } { icon-resource } for any other.
part-resolve-other = Once per turn after its reset resolve another card as if in the first slot, without resetting it.
part-resource-on-arrival = Each arrival at a city-state or rival city gives { $count } { icon-resource } too.
part-resource-at-ibrahim = Reaching the capital of the holder of Ibrahim gives { $count } { icon-resource } too.
part-water-before-exploring = Before a caravan explores you may put a water token next to its space.
part-city-far-away = Once per turn, on reaching a rival city at least { $distance } spaces from your capital, you may build a city on a legal space at most { $within } spaces from it.
part-build-wonder = Build a world wonder with production equal to the slot number;
part-production-in-slot = in slot { $slot } with production { $production };
part-production-per-district = with { $production } more for each district of yours on the map;
part-resource-production = with { $production } more for each resource that you spend;
part-advance-after-wonder = and then advance the tech dial by { $steps };
part-found-city = or build a city on a legal space, with terrain up to the slot number, at most { $range } spaces from a friendly space{ $through_water ->
    [0] .
   *[other] , counted over water too.
}
part-city-at-figure = Or build a city on a legal space where one of these figures of yours is, which returns to its card: { $figures }.
part-city-at-caravan = Or build a city on a legal space where a caravan of yours is, which returns to its card.
part-tokens-around-city = Then place up to { $count } control tokens next to the new city, on terrain up to the slot number.
part-move-armies = Each army moves up to { $spaces } spaces, on terrain up to the slot number{ $water ->
    [0] { "" }
   *[other] , over water too
}; its combat value is the slot number{ $bonus ->
    [0] .
   *[other] { " " }+ { $bonus }.
}
part-against-barbarians = Against barbarians it is +{ $bonus }.
part-redeploy = { $armies } army that was defeated may move once more.
part-pass-through = Armies may move through { $pieces }.
part-weaken-reinforced = In your turn each reinforced token gives its defender { $by } less.
part-discard-beaten-token = Once per turn you may discard a beaten control token instead of replacing it, and the army moves again.
part-attacks = Make up to { $count } attacks at most { $range } spaces from friendly spaces{ $through_anything ->
    [0] { $through_water ->
        [0] { "" }
       *[other] , counted over water too
    }
   *[other] , counted over everything
}; your combat value is the slot number{ $bonus ->
    [0] .
   *[other] { " " }+ { $bonus }.
}
part-reinforce-rest = Then reinforce up to as many control tokens as the slot number, less the attacks made.
part-place-districts = Place { $count } district next to a city of yours, on terrain up to the slot number.
part-token-near-district = After that, place { $count } control token next to a district of yours, on terrain up to the slot number.
part-replaced-token-moves = An own control token that it replaces may be put next to it, unreinforced, on any terrain.
part-resolve-for-all = Then name a type of district: everybody with one on the map resolves it.
part-reinforce-tokens = Reinforce up to as many control tokens as the slot number.
part-deploy-armies = Then armies on their card may go into cities of yours.
part-reinforce-around-armies = Then reinforce all control tokens of yours where your armies are and next to them.
text-one-part = One of these:
text-or = Or:

## Agendas

text-agenda = { $agenda }:
requirement-forts-controlled-min = Control forts: { $amount }. You must keep them.
requirement-districts-on-map = Have districts on the map: { $amount }.
requirement-wonder-of-each-age = Control a world wonder of each age.
requirement-diplomacy-sources-distinct = Hold diplomacy cards of different players and city-states: { $amount }.
requirement-resource-and-natural-wonder-tokens = Have resources and natural wonders: { $amount }.
requirement-reinforced-tokens = Have reinforced control tokens: { $amount }.
requirement-win-attack-with-value-min = Win an attack with combat value { $amount } or more.
requirement-cities-on-distinct-tiles = Have cities on different tiles: { $amount }.
requirement-wonders-same-age = Control world wonders of one age: { $amount }.
requirement-mature-city-on-distinct-tiles = Have mature cities on different tiles: { $amount }.
requirement-wonder-types-distinct = Control world wonders of different types: { $amount }.
requirement-level-iv-cards-in-row = Have level IV cards in your focus row: { $amount }.
requirement-wonders-of-type = Control world wonders of this type, { $type }: { $amount }.
requirement-mature-cities = Have mature cities: { $amount }.
requirement-natural-wonders = Own natural wonders: { $amount }.
requirement-rival-capitals-defeated = Beat rival capitals: { $amount }. Or:
requirement-conquered-city-states-controlled = Hold conquered city-states: { $amount }.
requirement-cities-on-map = Have cities on the map: { $amount }.
requirement-friendly-spaces-adjacent-to-water-or-on-edge = Have friendly spaces on the map’s edge or next to water: { $amount }.
requirement-tech-dial-reached = Reach this space of the tech dial: { $amount }.

## Districts

text-mode-single = When districts are resolved:
text-mode-choose-one = When districts are resolved, one of these:
text-mode-one-or-both = When districts are resolved, one of these or both:

## Other components

text-resource = Every world wonder of this type takes it, { $type }, and some others do.
text-tile-plain = A map tile: ten spaces on each of its two sides.
text-tile-capital = A map tile with the star of a capital: ten spaces on each of its two sides.
text-tile-natural-wonder = A map tile with natural wonders: ten spaces on each of its two sides.
text-tile-city-state = A map tile with city-states: ten spaces on each of its two sides.
text-pieces = { $each ->
    [0] In the game there are { $amount }.
   *[other] In the game there are { $amount }, of each player { $each }.
}
