# What the table in the browser says in few words. Things with an icon are drawn in the place of their names.

## What a card does, in few words; the row it lies in is drawn before it

short-bonus = built:
short-gain-per-color = { $goods } per { $color }, at most { $most }
short-gain-per-samurai = { $goods } per { icon-samurai }, at most { $most }
short-gain-one-of = { $goods } or { $goods2 }
short-draw-faction-keep = draw { $draw } Faction cards, keep { $keep }
short-repeat-own-production = repeat a Production
short-repeat-other-production = repeat another Production
short-remove-enemy-location = remove a rival’s Location
short-steal-deal = take a rival’s Deal
short-steal-deal-good = and its Good
short-hand-card-to-foundation = a card becomes a { icon-foundation }
short-build-faction-without-location = build a Faction card without { icon-location }
short-activate-own-free = another Action for free
short-repeat-own-deal = a Deal pays again
short-steal-resource = take 1 { icon-resource } of a rival
short-raze-convert-to-vp = raze, Goods may become { $vp } { icon-vp } each
short-gain-one-from-enemy-raze-field = 1 Good of a rival’s raze field
short-raze-own-common = raze a Common Location of yours
short-discard-enemy-deal = discard a rival’s Deal
short-build-own-deal = build one of your Deals
short-deal-with-enemy-faction-location = Deal with a rival’s Location
short-deploy-samurai = { $samurai } { icon-samurai }
short-enemy-discards-card = a rival discards a card
short-raze-enemy-ignoring-protection = raze, nothing protects
short-reset-action-location = clear another Action
short-block-enemy-action-location = block a rival’s Action
short-take-over-location = take a Location over for the round
short-store = keep up to { $most }: { $goods }
short-store-cards-for-vp = { $most } cards a round stay here, { $vp } { icon-vp } each
short-store-resources-for-vp = { $most } Goods a round stay here, { $vp } { icon-vp } each
short-protect-common = razing Common ones: +{ $raze } { icon-raze }
short-on-build = build { $color }: { $goods }
short-on-faction-build = build Faction: { $goods }
short-on-raze = raze: { $goods }
short-on-raze-enemy-location = raze a rival’s: { $goods }
short-on-deal = Deal: { $goods }
short-on-deploy-samurai = { icon-samurai } placed: { $goods }
short-enemy-spends-worker-pair = a rival exchanges 2 { icon-worker.other }: { $goods }
short-pay-on-build = build Faction: { $first } or { $second }
short-vp-boost = { $least } { icon-vp } or more at once: +{ $extra } { icon-vp }
board-stores = stays in Cleanup: { $goods }

## The log and what will happen: what follows the name of the seat, before what it brings

brief-faction-taken = leads the { $faction }
brief-started = is first
brief-revealed = { $card } is revealed
brief-picked = takes { $card }
brief-unpicked = { $card } is discarded
brief-kept-secretly = keeps { $card }
brief-kept-secretly-hidden = keeps a card
brief-discarded = discards { $card }
brief-board = faction board
brief-deal-paid = Deal { $card }
brief-produced = { $card }
brief-repeated = { $card } once more
brief-bonus = building { $card }
brief-rewarded = { $card }
brief-boosted = { $card }: +{ $amount } { icon-vp }
brief-built = builds { $card }
brief-sacrificed = discards { $card }
brief-foundation-spent = discards a Foundation
brief-deal-made = Deal with { $card }
brief-deal-abroad = Deal with { $card } of { $rival }
brief-deal-ended = the Deal { $card } ends
brief-deal-stolen = takes the Deal { $card } of { $rival }
brief-deal-robbed = { $rival } discards the Deal { $card }
brief-attack-taken = takes { $card } as a Deal
brief-attack-discarded = discards { $card }
brief-razed-hand = razes { $card } from hand
brief-razed = razes { $card } of { $rival }
brief-razed-own = razes own { $card }
brief-razed-virtual = razes { $card } of the virtual player
brief-foundation = { $card } becomes a Foundation
brief-foundation-laid = lays { $card } as a Foundation
brief-foundation-laid-hidden = lays a Foundation
brief-destroyed = loses { $card }
brief-removed = removes { $card } of { $rival }
brief-removed-virtual = removes { $card } of the virtual player
brief-converted = points instead of { $goods }
brief-activated = activates { $card }
brief-ran = carries out { $card }
brief-exchanged = exchanges workers
brief-defended = defends { $card }
brief-deployed = a Samurai on { $card }
brief-passed = passes
brief-stolen = takes { $goods } of { $rival }
brief-cleared = clears { $card }
brief-blocked = blocks { $card } of { $rival }
brief-taken-over = takes over { $card } of { $rival }
brief-taken-virtual = takes over { $card } of the virtual player
brief-returned = gets { $card } back
brief-tucked = { $card } under { $card2 }
brief-tucked-hidden = a card under { $card2 }
brief-put = { $goods } on { $card }
brief-stored = keeps { $goods }
brief-attacked = loses { $card } to the Attack
brief-deal-lost = loses the Deal { $card } to the Collection
brief-seized = { $card } is blocked
brief-released = { $card } is free again
each-round = each round
of-common-card = Common
of-faction-card = Faction

## The table

tabs-title = Parts of the table
tab-empire = Empire
tab-hand = Hand
tab-rivals = Rivals
tab-solo = Virtual player
rivals-title = Rivals
rival-open = open
empire-of = Empire of { $seat }
supply-of = Goods of { $seat }
deals-of = Deals of { $seat }
hand-mine = My hand
hand-of = Hand of { $seat }
hand-empty = no cards
hand-backs = { $cards ->
    [one] { $cards } card that only its owner sees
   *[other] { $cards } cards that only their owner sees
}
no-faction = no faction yet
next-round = next production
seized-title = Blocked
supply-wood = Wood
supply-stone = Stone
supply-food = Food
supply-worker = Workers
supply-gold = Gold
supply-raze = Raze
supply-defense = Defense
row-production = Production
row-feature = Features
row-action = Actions
row-empty-faction = Faction: { $row }
row-empty-common = Common: { $row }
foundations = { $amount ->
    [one] { $amount } Foundation
   *[other] { $amount } Foundations
}
table-deal = Deal
deal-label = Deal { $name }, each round: { $good }
card-cost = costs
card-free = nothing
card-raze = razed:
no-raze = cannot be razed
card-others = What to do with { $name }
verb-build = Build
verb-deal = Deal
verb-raze-hand = Raze

## What lies on a Location

tag-first = first
tag-passed = passed
tag-passed-safe = passed · safe
tag-shield = a defense token: 1 raze token more
tag-samurai = a Samurai: 1 raze token more
tag-used = activated { $used } of { $uses }
tag-blocked = blocked this round
tag-resting = cleared, from the next turn on
tag-stored = { $amount ->
    [one] { $amount } resource lies on it
   *[other] { $amount } resources lie on it
}
tag-kept = { $amount ->
    [one] { $amount } card lies under it
   *[other] { $amount } cards lie under it
}
tag-returns = returns to { $seat } when the round ends
tag-raze = raze tokens to raze it: { $amount }
tag-threatened = threatened if the next Attack card is: { $list }

## Rounds, phases and drafts

track-round = Round { $round }
track-phases = Phases
track-phase-lookout = Lookout
track-phase-production = Production
track-phase-action = Action
track-phase-attack = Attack
track-phase-cleanup = Cleanup
draft-picks = picks now
draft-secret = in secret
draft-virtual = Virtual player

## The solo game

solo-attacks = Attacks a round: { $amount } · Attack cards left: { $left }
solo-against = against
solo-row = Attack cards, the newest first. The next one strikes with the one before it.
solo-no-attacks = none yet
solo-next = The next Attack card takes:
solo-safe = Nothing is lost to:
solo-villages = Its Locations
solo-no-villages = none

## Why a card cannot be built, at its foot

foot-missing = lacks { $goods }
foot-no-location-to-spend = lacks a { icon-location }

## Options in groups, refused ones together

group-build = Build
group-deal = Make a Deal
group-raze = Raze
group-activate = Activate
group-place = Place tokens
refused-build = Build
refused-deal = Make a Deal
refused-raze_hand = Raze from hand
refused-raze = Raze
refused-activate = Activate

## The score sheet

group-score-track = Gained during the game
group-score-common = Common Locations
group-score-faction = Faction Locations
group-score-kept-cards = Cards under Locations
group-score-kept-goods = Resources on Locations

## The guide to a first game

guide-faction = Each faction has a board, a deck and a way to win of its own. Its Locations are worth 2 points at the end, Common ones 1.
guide-draft = Take a card that fits: one you can soon pay for, that produces, or whose color your other cards reward. Cards of the color that a Feature names bring something each time.
guide-draw = Faction cards are stronger but usually cost one of your Locations. Common cards are cheap, and some of them are there to be discarded for Faction cards.
guide-build = Build early what produces: it pays in every round that is left. A card that glows can be built now; click it, look at what will happen, then confirm.
guide-deal = For 1 food a Faction card becomes a Deal: its Good comes at once and in every Production phase. Use it for cards you will not build.
guide-activate = Actions are used once or twice a round. Workers and most Goods are lost in Cleanup, so spend them on what brings points.
guide-raze = A raze token turns a card from your hand into the Goods of its raze field. Locations of opponents cost 2, more if something protects them.
guide-exchange = Two workers become a resource or a card: whatever is missing for the next building. Exchange as many pairs as you like in one action.
guide-pass = Nothing is left worth doing? Pass: whoever has passed is safe from razing for the rest of the round.
guide-after = Put defense tokens on Common Locations that an opponent would like to raze, or end the turn.
guide-sacrifice = A building with the Location icon takes one of your Locations or a Foundation away. Ruins and Foundations are the cheapest.
guide-spend = Gold may stand for any resource. Keep it for what you lack most.
guide-store = Cleanup takes what is not stored: keep what your next building needs.
guide-attack = An Attack looks for the Good of two neighboring cards in the raze fields of your Locations. What falls goes to the Collection; Common Locations that you can spare are the best loss.
guide-target = Choose whose Location it is about. What a Location brings its owner each round is what it costs to lose it.
guide-question = Look at what will happen before you confirm. Nothing is decided until then.
guide-scoring = Points from the game, 1 for each Common Location, 2 for each Faction Location, and what lies on and under them.
