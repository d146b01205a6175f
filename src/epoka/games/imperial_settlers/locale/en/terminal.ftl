# The table of Imperial Settlers in the terminal.

## The line above the table

settlers-round = Round { $round } of { $rounds }, { $phase }.
settlers-deck = Common deck { $count }.
settlers-solo = { $virtual }: Collection { $collection }, your Faction Locations { $locations }.
settlers-targets = Targets, the newest first: { $goods }.
settlers-display = Open cards: { $cards }.
settlers-villages = Locations of the virtual player: { $cards }.
phase-lookout = Lookout
phase-production = Production
phase-action = actions
phase-cleanup = Cleanup
phase-attack = Attack

## Empires

settlers-empire = { $who }, { $faction }: points { $points }, cards in hand { $hand }, Foundations { $foundations }.
settlers-supply = Supply: { $goods }.
settlers-supply-empty = The supply is empty.
settlers-points = Points { $points }.
settlers-passed = Has passed.
settlers-next = The next production brings { $goods }.
settlers-deals = Deals: { $deals }.
settlers-foundations = Foundations: { $amount }
settlers-row-production = Production
settlers-row-feature = Features
settlers-row-action = Actions

## What lies on a Location

settlers-shield = defense token
settlers-samurai = { icon-samurai }
settlers-blocked = blocked
settlers-resting = cleared, from the next turn on
settlers-used = { $used } of { $uses } used
settlers-stored = { $amount } put there
settlers-returns = until the end of the round, belongs to { $seat }
settlers-raze-price = costs { $goods } to raze

## Cards

settlers-good = { $good }
settlers-goods = { $goods }
settlers-cost = costs { $goods }
settlers-free = free
settlers-raze = razed for { $goods }
settlers-deal = Deal: { $good }

## Options under their headings

settlers-heading-build = Build
settlers-heading-deal = Make a Deal
settlers-heading-raze-hand = Raze from your hand
settlers-heading-raze = Raze a Location
settlers-heading-activate = Activate
settlers-heading-defend = Place a defense token
settlers-heading-deploy = Place a Samurai

## Short names

settlers-short-wood = Wood
settlers-short-stone = Ston
settlers-short-food = Food
settlers-short-gold = Gold
settlers-short-worker = Work
settlers-short-raze = Raze
settlers-short-defense = Def
settlers-short-hand = Hand
settlers-short-points = Pts
settlers-short-passed = (passed)

## Help

settlers-legend = Points are those gained so far; Locations count at the end. A gold number at a card is the option about it. Words may be “build castle”, “why exchange”, “card sphinx”.
