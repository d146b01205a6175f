# The words of playing: the game’s own names, questions, options and refusals.

## The game

game-title = Imperial Settlers
game-line = Build, deal, raze: an engine of cards in five rounds.
game-summary = You lead a people from a handful of settlers to an empire: gather Common and Faction cards, build Locations that produce, reward and act, make Deals, and raze what your rivals have built. Whoever has the most points after five rounds wins. Alone you defend your Empire against a virtual player.

## Variants

setting-factions = Factions.
setting-factions-random = Dealt at random.
setting-factions-chosen = Chosen, one player after the other.
setting-lookout = Lookout: how Common cards are drafted.
setting-lookout-normal = Normal: two drafts from open cards.
setting-lookout-alternative = Alternative: keep one of three in secret, pass two to the left, keep one.
setting-lookout-advanced = Advanced: one draft in two passes, from more cards.
setting-peaceful = Peaceful variant.
setting-peaceful-off = Off.
setting-peaceful-on = On: Locations of others are not razed as an action, and there is only one draft.
setting-virtual = Your opponent in the solo game.
setting-virtual-player = A virtual player without a faction.
setting-virtual-barbarians = Virtual Barbarians: three Attacks each round.
setting-virtual-romans = Virtual Romans: they get one Location more each round.
setting-virtual-japanese = Virtual Japanese: they take Deals.
setting-virtual-egyptians = Virtual Egyptians: they block Faction Locations.
setting-virtual-random = A virtual faction at random.

## Where cards lie

zone-common-deck = Common deck
zone-common-discards = Common discards
zone-display = Open cards of the draft
zone-box = Out of the game
zone-attacks = Attack deck
zone-targets = Revealed Attack cards
zone-villages = Locations of the virtual player
zone-collection = Collection
zone-hand = Hand
zone-announced = Being paid for
zone-faction-deck = Faction deck
zone-faction-discards = Faction discards
zone-deals = Deals
zone-markers = Markers of Deals with Locations of others
zone-locations = Locations
zone-foundations = Foundations
zone-resting = Foundations that come back when the round ends
zone-kept = Cards put under Locations
zone-seized = Blocked by the virtual Egyptians
zone-offered = Cards to keep one of

## Numbers

counter-round = Round
counter-rounds = Rounds
counter-first = First player
counter-active = Whose turn
counter-common-deck = Cards in the Common deck
counter-common-discards = Common discards
counter-collection = Collection
counter-attacks-each-round = Attacks each round
counter-attacks = Cards in the Attack deck
counter-faction-locations = Faction Locations
counter-points = Points
counter-wood = Wood
counter-stone = Stone
counter-food = Food
counter-gold = Gold
counter-worker = Workers
counter-raze = Raze tokens
counter-defense = Defense tokens
counter-passed = Passed
counter-hand = Cards in hand
counter-faction-deck = Cards in the Faction deck
counter-deals = Deals
counter-locations = Locations
counter-foundations = Foundations
counter-samurai = Samurai

## Questions

prompt-faction = Which faction do you lead?
prompt-pick = Take one of the open cards.
prompt-keep = Which card do you keep?
prompt-draw = { $amount ->
    [one] From which deck do you draw the card?
   *[other] From which deck do you draw the next card? Cards to draw: { $amount }.
}
prompt-produce = Which Location produces next?
prompt-gain = What do you gain?
prompt-repeat = Whose production do you gain once more?
prompt-action = Your turn: take one action, or pass.
prompt-after = Place what you like, or end your turn.
prompt-spend = What do you pay with? Next is { $good }. Still to be paid: { $amount }.
prompt-sacrifice = Which Location or Foundation do you discard for the building?
prompt-offer = { $card }: what do you pay for points?
prompt-discard = Which card from your hand do you discard?
prompt-give-up-deal = Which of your Deals do you discard?
prompt-again = Activate { $card } once more in this action?
prompt-reward = What do you take for two workers? You have { $workers }.
prompt-deploy = On which Location does the Samurai stand?
prompt-settle = Which Faction card do you build?
prompt-build-deal = Which of your Deals do you build?
prompt-repeat-deal = Which of your Deals gives its Good?
prompt-run = Which of your Actions is carried out?
prompt-clear = Which of your Locations is cleared?
prompt-lay = Which card becomes a Foundation?
prompt-raze-own = Which of your own Locations do you raze?
prompt-raze = Which Location do you raze?
prompt-raze-for-points = Which card or Location do you raze?
prompt-convert = Do you take { $good }, or points instead?
prompt-pack = Whose raze field do you take a Good from?
prompt-remove = Which Location is removed from the game?
prompt-rob = Which resource do you take, and from whom?
prompt-steal-deal = Which Deal do you take?
prompt-discard-deal = Which Deal is discarded?
prompt-rival-discards = Who discards a card?
prompt-block = Which Location is blocked?
prompt-take-over = Which Location do you take over?
prompt-deal-abroad = With which Location do you make the Deal?
prompt-tuck = Which card do you put under { $card }?
prompt-put = Which resource do you put on { $card }?
prompt-store = Which resource do you keep? Room left: { $amount }.
prompt-lose = Which of your Locations falls to the Attack?
prompt-lose-deal = Which of your Deals is taken?
prompt-seize = Which of your Locations is blocked?

## Options

part-copy = { $copy ->
    [1] { "" }
   *[other] { " " }(no. { $copy })
}
option-choose = { $faction }
option-pick = Take { $card }
option-keep = Keep { $card }
option-draw = { $deck ->
    [common] From the Common deck
   *[other] From your Faction deck
}
option-produce = { $card }
option-gain = { $amount } × { $good }
option-repeat = { $card }
option-build = Build { $card }
option-deal = Make a Deal with { $card }
option-raze_hand = Raze { $card } from your hand
option-raze = Raze { $card }{ part-copy } of { $rival }
option-raze_virtual = Raze { $card } of the virtual player
option-activate = Activate { $card }{ part-copy }
option-exchange = Exchange workers
option-defend = Put a defense token on { $card }{ part-copy }
option-deploy = Put a Samurai on { $card }{ part-copy }
option-pass = Pass for the rest of the round
option-end = End the turn
option-again = Once more
option-enough = That is enough
option-rest = Pay the rest as printed
option-spend = Pay with { $good }
option-sacrifice = Discard { $card }{ part-copy }
option-foundation = Discard a Foundation
option-offer = Pay { $amount } × { $good }
option-decline = Pay nothing
option-discard = Discard { $card }
option-own_deal = The Deal { $card }
option-deal_abroad = The Deal with the Location { $card }
option-reward = Take: { $good }
option-stop = That is all
option-build_deal = Build { $card }
option-run = Carry out { $card }{ part-copy }
option-clear = Clear { $card }{ part-copy }
option-lay = Lay { $card }
option-raze_own = Raze { $card }{ part-copy }
option-target = { $card }{ part-copy } of { $rival }
option-target_virtual = { $card } of the virtual player
option-receive = Take: { $good }
option-convert = Points instead of: { $good }
option-rob = { $rival }: { $good }
option-deal_of = The Deal { $card } of { $rival }
option-attack_card = { $card }
option-rival = { $rival }
option-tuck = Put { $card } there
option-put = Put there: { $good }
option-store = Keep: { $good }
option-lose = { $card }
option-lose_deal = The Deal { $card }
option-seize = { $card }

## Refusals

refusal-cannot-pay = You cannot pay for that.
refusal-missing = You lack { $goods }.
refusal-no-location-to-spend = You have no Location or Foundation to discard for it.
refusal-not-for-good = That Location is not yours for good, so it cannot be spent.
refusal-deal-common = Deals are made with Faction cards only.
refusal-no-raze-field = It has no raze field.
refusal-raze-tokens = You need more raze tokens for it: { $amount }.
refusal-own-location = Your own Locations are razed only through cards that say so.
refusal-has-passed = { $rival } has passed and cannot be a target any more this round.
refusal-peaceful = In the peaceful variant Locations of others are razed only through cards.
refusal-no-action = It has no Action.
refusal-used-up = All its activations of this round are used.
refusal-blocked = It is blocked until the end of the round.
refusal-cleared-now = It was cleared in this turn and can be activated from your next turn on.
refusal-no-target = There is nothing it could do now.
refusal-no-workers = You do not have enough workers.
refusal-defend-common = Defense tokens are put on Common Locations only.
refusal-defended = A defense token lies there already.
refusal-no-defense-token = You have no defense token left.
refusal-samurai-japanese = Only the Japanese have Samurai.
refusal-deploy-faction = Samurai stand on Faction Locations only.
refusal-deployed = A Samurai stands there already.
