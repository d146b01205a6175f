# The words of the map: variants, places of cards, numbers, set-up, turns, figures, combat, barbarians and the dial.

## Variants

setting-terra_incognita = Terra Incognita.
setting-terra_incognita-on = On: armies, districts, governments, forts and exploration.
setting-terra_incognita-off = Off: the base game, for up to four.
setting-peaceful = Peaceful game.
setting-peaceful-off = Off: two of the five victory cards are about forts.
setting-peaceful-on = On: three victory cards, none of them about forts.
setting-novices = Less experienced players.
setting-novices-0 = None: all begin alike.
setting-novices-1 = The first seat begins with trade tokens.
setting-novices-2 = The first two seats begin with trade tokens.
setting-novices-3 = The first three seats begin with trade tokens.
setting-novices-4 = The first four seats begin with trade tokens.
setting-handicap = Trade tokens of less experienced players.
setting-handicap-0 = None
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
setting-round_limit-0 = None: somebody has to win.
setting-round_limit-10 = The game ends after round 10 at the latest.
setting-round_limit-20 = The game ends after round 20 at the latest.
setting-round_limit-30 = The game ends after round 30 at the latest.
setting-round_limit-40 = The game ends after round 40 at the latest.
setting-round_limit-60 = The game ends after round 60 at the latest.
setting-capital_raid = Barbarians in a capital.
setting-capital_raid-stays = They stay there after the raid.
setting-capital_raid-returns = They go back to where they came from.
setting-dial_end = Tech dial after its last space.
setting-dial_end-steps = It goes on step by step.
setting-dial_end-jump = It jumps back, and the remaining steps are lost.
setting-district_over = What a new district may replace.
setting-district_over-district = An own control token or another own district.
setting-district_over-token = Own control tokens only.
setting-lost_wonder = A natural wonder whose control token is destroyed.
setting-lost_wonder-kept = It stays with its owner.
setting-lost_wonder-returned = It goes back to its space.

## Where cards lie

zone-tiles = Stack of map tiles
zone-drawn = Drawn tile
zone-laid = Tiles on the map
zone-box = Box
zone-culture-deck = Culture wonders
zone-economy-deck = Economy wonders
zone-military-deck = Military wonders
zone-science-deck = Science wonders
zone-unseen = Wonders removed unseen
zone-market = Wonders on offer
zone-built = Wonders built
zone-gone = Wonders gone by
zone-city-cards = Cards of city-states
zone-reserve = City-states not on the map
zone-aside = Cards of conquered city-states
zone-victory = Victory cards
zone-hand = Tiles to lay
zone-diplomacy = Diplomacy cards held
zone-pacts = Own diplomacy cards

## Numbers

counter-round = Round
counter-first = First player
counter-active = Whose turn it is
counter-event = Position of the event dial
counter-direction = Direction of the barbarians’ 1
counter-needed = Victory cards needed
counter-trade-left = Trade tokens left
counter-tiles-left = Map tiles left
counter-ibrahim = Who holds Ibrahim
counter-points = Victory cards
counter-marks = Agendas marked
counter-dial = Tech dial
counter-marble = Marble
counter-mercury = Mercury
counter-oil = Oil
counter-diamond = Diamonds
counter-cities = Cities
counter-mature = Mature cities
counter-tokens = Control tokens
counter-reinforced = Reinforced tokens
counter-unused-tokens = Control tokens left
counter-unused-cities = Cities left
counter-armies-ready = Armies on their card
counter-caravans-ready = Caravans on their card
counter-figures-unused = Figures not in play yet
score-card = { $card }

## Names

side-a = A
side-b = B
letter-a = A
letter-b = B
letter-c = C
letter-d = D
letter-e = E
letter-f = F
letter-g = G
letter-h = H
letter-i = I
letter-j = J
letter-k = K
target-barbarian = barbarians
target-city-state = the city-state
target-fort = the fort
target-city = the city
target-token = the control token
target-army = an army
target-caravan = a caravan

## What is asked

prompt-fort = Where does your fort lie?
prompt-lay-side = { $card }: which side is up?
prompt-lay-at = { $card }: where does its middle lie?
prompt-lay-turn = { $card }: how is it turned?
prompt-direction = Where does the barbarians’ 1 point?
prompt-tile = Which tile do you lay?
prompt-start = Do you use something before you choose a card?
prompt-focus = Which focus card do you resolve?
prompt-further = Which other card do you resolve as from the first slot?
prompt-slot = As which slot does the card count?
prompt-put-trade = On which card does a trade token go? Left: { $amount }.
prompt-resource = Which resource do you take?
prompt-free-token = You have no control token left. Do you take one from the map?
prompt-boost = Do you spend a token, so that each caravan goes further?
prompt-caravan = Which caravan moves next?
prompt-caravan-move = Where does the caravan go? Steps: { $amount }.
prompt-water = Do you add a water token before you explore?
prompt-exchange = Do you exchange a resource?
prompt-far-city = Do you build a city near the one you have reached?
prompt-army = Which army moves next?
prompt-army-move = Where does the army go? Steps: { $amount }.
prompt-from = From where does the army come to space { $space }?
prompt-target = What do you attack on space { $space }?
prompt-battle = You have { $value } (your die shows { $die }) against { $against }. Do you spend a token?
prompt-defence = You defend with { $value } (your die shows { $die }) against { $against }. Do you spend a token?
prompt-scorch = Do you replace the beaten control token, or drop it and move on?
prompt-liberate = Do you conquer the city-state or liberate it?
prompt-rob = Which card of { $rival } do you take a trade token from?
prompt-host = Into which of your cities does the wonder go?
prompt-raid-mode = Do you attack, or do you reinforce?
prompt-raid = What do you attack?
prompt-discard = Barbarians are in your capital. From which card do you lose a trade token?
prompt-disperse = Two barbarians share a space. Which of them goes where?

## Options

option-at = Place { $q } : { $r }
option-side = Side { $side }
option-turn = { $sixths ->
    [0] As it is
   *[other] Turned by { $sixths } sixths
}
option-direction = { $direction ->
    [0] Up to the left
    [1] Up to the right
    [2] Right
    [3] Down to the right
    [4] Down to the left
   *[5] Left
}
option-tile = { $card }
option-focus = { $card }
option-use = { $ability }
option-go-on = Go on
option-shift = Slot { $steps }
option-put = { $card }
option-resource = { $resource }
option-free = From space { $space }
option-boost = Spend: { $token }
option-caravan = Caravan { $number }
option-army = Army { $number }
option-stay = Stay
option-move = To space { $space }
option-explore = Explore from space { $space }
option-from = From space { $space }
option-water = Water at { $q } : { $r }
option-exchange = { $resource } for { $resource2 }
option-found = City on space { $space }
option-attack = Attack { $target } of { $rival }
option-assault = Attack { $target }
option-reroll = Roll again for: { $token }
option-add = Add for: { $token }
option-stop = Spend no more
option-rob = From { $card }
option-no-more = No more
option-host = On space { $space }
option-conquer = Conquer
option-liberate = Liberate
option-replace = Replace it
option-drop = Drop it and move on
option-raid = Space { $space }
option-reinforce-instead = Reinforce
option-attack-instead = Attack
option-discard = From { $card }
option-disperse = Barbarians { $letter } to space { $space }

## What happens

event-first = { $seat } is first player.
event-laid-core = { $card } is part of the core.
event-laid-fort = { $seat } lays a fort on space { $space }.
event-laid-capital = { $seat } lays the tile of the capital: { $card }.
event-laid-tile = { $seat } lays { $card }.
event-direction = { $seat } lays the barbarians’ direction token.
event-started = The map is populated.
event-round = Round { $round }
event-turn = It is the turn of { $seat }.
event-chose = { $seat } resolves { $card } in slot { $slot }.
event-reset = { $seat } resets { $card }.
event-marked = { $seat } has met an agenda: { $agenda }.
event-unmarked = { $seat } has lost an agenda: { $agenda }.
event-ended = The game is over.
event-gained-trade = { $seat }: trade tokens on { $card }, { $amount }.
event-spent = { $seat } spends from { $card }: { $token }.
event-lost-trade = { $seat } loses trade tokens of { $card }: { $amount }.
event-gained-resource = { $seat } gains { $resource }.
event-spent-resource = { $seat } spends { $resource }.
event-gained-natural = { $seat } gains { $natural }.
event-reinforced = { $seat } reinforces space { $space }.
event-flipped = The token of { $seat } on space { $space } is no longer reinforced.
event-destroyed-token = The token of { $seat } on space { $space } is destroyed.
event-destroyed-city = The city of { $seat } on space { $space } is destroyed.
event-taken-back = { $seat } takes the token on space { $space } back.
event-caravan-moved = A caravan of { $seat } goes to space { $space }.
event-caravan-at-state = A caravan of { $seat } reaches { $state }.
event-caravan-at-city = A caravan of { $seat } reaches a city of { $rival } on space { $space }.
event-caravan-ended = A caravan of { $seat } on space { $space } is destroyed.
event-barbarian-bought = A caravan of { $seat } buys barbarians { $letter } off.
event-exchanged = { $seat } exchanges { $resource } for { $resource2 }.
event-drew-tile = { $seat } explores: { $card }.
event-explored = { $seat } lays { $card }.
event-tile-back = { $card } fits nowhere and goes on top of the stack.
event-army-moved = An army of { $seat } goes to space { $space }.
event-army-ended = An army of { $seat } on space { $space } returns to its card.
event-attacked = { $seat } attacks { $target } on space { $space }.
event-rolled = { $seat } rolls { $die } and has { $value }.
event-defence-rolled = The defence rolls { $die } and has { $value }.
event-rerolled = { $seat } rolls again: { $die }, which makes { $value }.
event-added = { $seat } adds to the value, which makes { $value }.
event-won = { $seat } wins with { $value } against { $against }.
event-lost = { $seat } loses with { $value } against { $against }.
event-barbarian-beaten = { $seat } defeats barbarians { $letter }.
event-captured-token = { $seat } beats the control token of { $rival } on space { $space }.
event-captured-city = { $seat } captures the city of { $rival } on space { $space }.
event-beat-capital = { $seat } beats the capital of { $rival }.
event-took-fort = { $seat } takes the fort on space { $space }.
event-captured-wonder = { $seat } captures { $card }.
event-redeployed = A defeated army of { $seat } may move again.
event-discarded-token = { $seat } drops the beaten token of { $rival } on space { $space } and moves on.
event-dial = { $event ->
    [0] The event dial begins anew.
   *[other] The event dial goes to position { $event }.
}
event-spawned = Barbarians { $letter } appear on space { $space }.
event-wind = The barbarians roll { $die }.
event-barbarian-moved = Barbarians { $letter } go to space { $space }.
event-barbarian-stayed = Barbarians { $letter } stay where they were.
event-raided = Barbarians { $letter } raid the capital of { $seat }.
event-dispersed = { $seat } sends barbarians { $letter } to space { $space }.
event-offered = A trade token is put on { $card }.
event-aged = { $card } leaves the game.
event-revealed = A new wonder is on offer: { $card }.
