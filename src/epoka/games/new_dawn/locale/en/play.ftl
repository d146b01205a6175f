# The words of playing: the game’s own names, variants, zones, numbers, questions, options and refusals.

## The game

game-title = Civilization: A New Dawn
game-line = Six cards in a row: the longer one waits, the stronger it is.
game-summary = You lead a civilization from its capital over a map that grows as it is explored. Each turn you resolve one of six focus cards, and the longer a card has waited in its row, the more it does: control tokens, science, caravans, cities and world wonders, armies, districts. Whoever is the first to reach an agenda on four of the five victory cards wins. Played with the Terra Incognita expansion, or without it.

## Variants

setting-terra_incognita = Terra Incognita.
setting-terra_incognita-on = With the expansion: exploration, armies, forts, districts, governments, unique cards.
setting-terra_incognita-off = Without it: the base game for two to four players.
setting-peaceful = Peaceful game.
setting-peaceful-off = Off: the two fort cards are among the victory cards.
setting-peaceful-on = On: no fort cards; an agenda on each of the three victory cards wins.
setting-novices = Less experienced players, who start with trade tokens; they sit first.
setting-novices-0 = Nobody.
setting-novices-1 = 1 player.
setting-novices-2 = 2 players.
setting-novices-3 = 3 players.
setting-novices-4 = 4 players.
setting-handicap = Trade tokens for each of them.
setting-handicap-0 = 0
setting-handicap-1 = 1
setting-handicap-2 = 2
setting-handicap-3 = 3
setting-handicap-4 = 4
setting-handicap-5 = 5
setting-handicap-6 = 6
setting-handicap-7 = 7
setting-handicap-8 = 8
setting-handicap-9 = 9
setting-handicap-10 = 10
setting-handicap-11 = 11
setting-handicap-12 = 12
setting-handicap-13 = 13
setting-handicap-14 = 14
setting-handicap-15 = 15
setting-handicap-16 = 16
setting-handicap-17 = 17
setting-handicap-18 = 18
setting-round_limit = Round limit.
setting-round_limit-0 = None.
setting-round_limit-10 = 10 rounds.
setting-round_limit-20 = 20 rounds.
setting-round_limit-30 = 30 rounds.
setting-round_limit-40 = 40 rounds.
setting-round_limit-60 = 60 rounds.
setting-capital_raid = Barbarians that have raided a capital.
setting-capital_raid-stays = They stay in its space.
setting-capital_raid-returns = They return to where they came from.
setting-dial_end = The end of the tech dial.
setting-dial_end-steps = Counting goes on at 15.
setting-dial_end-jump = The pointer jumps to 15, and further steps are lost.
setting-district_over = What a district may replace.
setting-district_over-district = Any own control token, other districts too.
setting-district_over-token = Normal control tokens only.
setting-lost_wonder = A natural wonder whose control token is destroyed.
setting-lost_wonder-kept = Its owner keeps it.
setting-lost_wonder-returned = It goes back to its space.

## Where cards lie

zone-tiles = Stack of tiles
zone-drawn = Tile being laid
zone-laid = Tiles of the map
zone-box = Out of the game
zone-culture-deck = Culture wonders
zone-economy-deck = Economy wonders
zone-military-deck = Military wonders
zone-science-deck = Science wonders
zone-unseen = Wonders removed unseen
zone-market = Open wonders
zone-built = Wonders built
zone-gone = Wonders of past ages
zone-city-cards = City-state cards beside the map
zone-reserve = City-state cards in reserve
zone-aside = Cards of conquered city-states
zone-victory = Victory cards
zone-diplomacy = Diplomacy cards taken
zone-pacts = Own diplomacy cards
zone-hand = Tiles to lay

## Numbers

counter-round = Round
counter-first = First player
counter-active = Whose turn
counter-event = Event dial
counter-battle = Battle
counter-dial-last = Last space of the tech dial
counter-expansion = Terra Incognita
counter-direction = Barbarian direction
counter-needed = Victory cards needed
counter-trade-left = Trade tokens in the supply
counter-tiles-left = Tiles in the stack
counter-ibrahim = Holder of Ibrahim
counter-points = Victory cards with a mark
counter-marks = Marked agendas
counter-dial = Tech dial
counter-marble = Marble
counter-mercury = Mercury
counter-oil = Oil
counter-diamond = Diamonds
counter-cities = Cities
counter-mature = Mature cities
counter-tokens = Control tokens on the map
counter-reinforced = Reinforced
counter-unused-tokens = Unused control tokens
counter-unused-cities = Unused cities
counter-armies-ready = Armies on their card
counter-caravans-ready = Caravans on their card
counter-figures-unused = Figures not yet in play
counter-stored = Trade tokens on Great Zimbabwe

## Questions of the set-up

prompt-fort = Where does your fort lie? It touches at least two spaces of the core.
prompt-tile = Which tile do you lay?
prompt-lay = How do you lay { $card }?
prompt-lay-side = Which side of { $card } is up?
prompt-lay-at = { $card }: where does its centre lie?
prompt-lay-turn = { $card }: how is it turned?
prompt-direction = How does the direction token of the barbarians lie?

## Questions of a turn

prompt-start = Before you choose a focus card: what do you use?
prompt-focus = Which focus card do you resolve?
prompt-slot = The order of shifts matters: in which slot is the card resolved?
prompt-further = Which other card do you resolve as if in the first slot?
prompt-extra = { $ability }: do you resolve { $card }?
prompt-put-trade = { $amount ->
    [one] Where do you put the trade token?
   *[other] Where do you put the next trade token? To be put: { $amount }.
}
prompt-resource = Which resource do you take?
prompt-free-token = You have no unused control token. Which one do you take from the map?
prompt-swap = Which card changes its place?
prompt-swap-with = With which card does { $card } change places?
prompt-unload = To which card does a trade token go? On Great Zimbabwe: { $amount }.
prompt-lay-natural = On which card do you put { $natural }?

## Questions of culture, science and growth

prompt-place = Where do you place a control token?
prompt-more-tokens = Do you spend something for one more control token?
prompt-move-token = Which of your control tokens moves?
prompt-move-token-to = Where does the control token go?
prompt-take-token = Which rival control token is replaced or turned over?
prompt-seize = Which rival city becomes yours?
prompt-more-steps = Spaces on the tech dial: { $amount }. Do you spend something for one more?
prompt-upgrade = Which new focus card do you take?
prompt-replace = Which card does { $card } replace?
prompt-improve = Which card becomes a better one? Up to { $amount }.
prompt-blast = Around which space are control tokens hit?
prompt-look = How many tiles at the bottom of the stack do you look at?
prompt-lay-one = Which of these tiles do you lay?
prompt-tile-back = Where does the tile go?
prompt-grow = What does the card do?
prompt-district = Which district do you place?
prompt-district-space = Where do you place it: { $district }?
prompt-reinforce = Which control token do you reinforce? Up to { $amount }.
prompt-more-reinforcing = Do you spend something to reinforce one more control token?
prompt-deploy = In which city does an army from its card stand?
prompt-name-district = Which district does everybody resolve?

## Questions of industry

prompt-industry = What do you build?
prompt-pay = { $card }: what do you spend? Production still needed: { $amount }.
prompt-host = In which city does the wonder stand?
prompt-found = Where do you build the city?

## Questions of caravans and diplomacy

prompt-boost = Do you spend something so that every caravan moves further?
prompt-caravan = Which caravan moves next?
prompt-caravan-move = Where does the caravan go? Spaces left: { $amount }.
prompt-far-city = Do you build a city near the one you have reached?
prompt-water = Where do you put a water token before you explore?
prompt-exchange = Which resource do you exchange?
prompt-conquer = { $state }: do you conquer it?
prompt-pact = Which diplomacy card of { $rival } do you take?
prompt-pacts = Which diplomacy card do you take? Up to { $amount }.
prompt-give-back = Which card do you return to { $rival }?
prompt-return = Which diplomacy card do you return?
prompt-state-card = Do you take the card of this city-state?
prompt-partner = Which player is your partner for the whole game?
prompt-vizier = Who receives Ibrahim?

## Questions of armies

prompt-army = Which army moves next?
prompt-army-move = Where does the army go? Spaces left: { $amount }.
prompt-from = From where does the army attack?
prompt-target = What does the army attack?
prompt-battle = You: { $value }, against { $against }. Your die shows { $die }. Do you spend something?
prompt-defence = You defend with { $value } against { $against }. Your die shows { $die }. Do you spend something?
prompt-liberate = Do you conquer the city-state or free it?
prompt-rob = From which card of { $rival } do you take a trade token?
prompt-scorch = Do you replace the control token, or discard it and move on?
prompt-raid = What do you attack?
prompt-raid-mode = What does the military card do?

## Questions of the start of a turn and of the event dial

prompt-destroy = Which rival control token do you destroy?
prompt-name = Which control token of one rival do you name? Still to be named: { $amount }.
prompt-give-up = Which of your control tokens do you give up?
prompt-lead = Which barbarians move, and where?
prompt-discard = Barbarians raid your capital: from which card do you discard a trade token?
prompt-disperse = Two barbarians share a space: which of them moves, and where?
prompt-govern = Which government do you choose?
prompt-govern-card = On which card does it lie: { $government }?
prompt-resolve-district = Which district do you resolve next?
prompt-campus = Campus
prompt-commercial-hub = Commercial Hub: effect 1, trade tokens for mature cities, or effect 2, for deserts?
prompt-encampment = Encampment: effect 1, defeat barbarians or an army, or effect 2, reinforce?
prompt-industrial-zone = Industrial Zone: effect 1, trade tokens for forests, or effect 2, a city for trade tokens?
prompt-theater-square = Theater Square: effect 1, a control token near it, or effect 2, near a city of yours with a wonder?
prompt-defeat = Whom do you defeat?

## Options

option-at = Here: { $q }, { $r }
option-side = { $side }
option-turn = Turned by { $sixths } sixths
option-tile = { $card }
option-direction = Towards { $direction }
option-focus = { $card }
option-use = { $ability }
option-go-on = Go on
option-yes = Yes
option-no = No
option-shift = Slot { $steps }
option-put = On { $card }
option-unload = To { $card }
option-resource = { $resource }
option-free = From space { $space }
option-place = Space { $space }
option-spend = Spend: { $token }
option-boost = Spend: { $token }
option-pay = Spend: { $token }
option-move = Space { $space }
option-take = Space { $space }
option-seize = The city on space { $space }
option-blast = Around space { $space }
option-upgrade = { $card }
option-give-way = { $card }
option-improve = { $card }
option-look = { $amount }
option-lay-tile = Lay tile no. { $number } from the bottom
option-to-top = No. { $number } on top
option-to-bottom = No. { $number } to the bottom
option-wonder = Build { $card }
option-found = A city on space { $space }
option-settle = A city on space { $space }, instead of: { $figure }
option-host = In the city on space { $space }
option-caravan = Caravan { $number }
option-army = Army { $number }
option-stay = Stay
option-explore = Explore from space { $space }
option-exchange = { $resource } for { $resource2 }
option-water = Here: { $q }, { $r }
option-from = From space { $space }
option-attack = Attack { $target } of { $rival }
option-assault = Attack { $target }
option-reroll = Roll again: { $token }
option-add = Add to the value: { $token }
option-stop = Spend nothing more
option-rob = From { $card }
option-no-more = Take no more
option-conquer = Conquer it
option-liberate = Free it
option-replace = Replace it
option-drop = Discard it and move again
option-raid = Space { $space }
option-reinforce-instead = Reinforce control tokens
option-attack-instead = Attack
option-district = { $district }
option-grow = { $work }
option-reinforce = Space { $space }
option-deploy = In the city on space { $space }
option-resolve = { $district }
option-option = Effect { $number }
option-defeat = The barbarians on space { $space }
option-defeat-army = An army of { $rival } on space { $space }
option-govern = { $government }
option-keep = Keep things as they are
option-place-on = On { $card }
option-pact = { $card } of { $rival }
option-give = { $card }
option-return = { $card } of { $rival }
option-state-card = Take { $card }
option-partner = { $rival }
option-vizier = { $rival }
option-discard = From { $card }
option-disperse = Barbarians { $letter } to space { $space }
option-lead = Barbarians { $letter } to space { $space }
option-destroy = Space { $space }
option-name = Space { $space }
option-give-up = Space { $space }
option-swap = { $card }
option-lay = On { $card }

## Refusals

refusal-water = That is water.
refusal-barbarian-there = Barbarians are there.
refusal-rival-army = An army of somebody else is there.
refusal-piece-there = Something is there that does not make room.
refusal-too-difficult = The terrain is too difficult for slot { $slot }.
refusal-not-near = That is not near enough.
refusal-not-legal = No city can be built there: something is in the way, or a city, city-state or fort is next to it.
refusal-no-city-left = You have no city left.
refusal-no-city-for-wonder = You have no city without a wonder for it.
refusal-too-expensive = It costs { $amount }, and you cannot produce that much.
refusal-visited-already = One of your caravans has been there in this turn.
refusal-pact-protects = A Non-Aggression Pact protects what is there.
refusal-explored-already = This figure has explored already.
refusal-no-tiles = There are no map tiles left.
refusal-not-capital-edge = Figures explore only from the edge of a tile with a capital.
refusal-fort-near-fort = Another fort would be next to it.
refusal-fort-near-symbol = A city-state would be next to it.
refusal-fort-far = It must touch at least { $amount } spaces of the core.
refusal-tile-covers = Something lies there already.
refusal-tile-misfit = There the tile would cover something, or touch fewer than { $amount } spaces, or not the one that it has to touch.
refusal-not-in-row = That card is not in your focus row.
