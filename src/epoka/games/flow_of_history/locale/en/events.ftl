# What happens at the table, for the log: short sentences in the present tense.

## Parts of the sentences below

part-resources-grown = { $grown ->
    [one] { $grown } resource
   *[other] { $grown } resources
}
# The number of an era as the cards print it.
part-era-number = { $era ->
    [1] I
    [2] II
    [3] III
    [4] IV
    [5] V
   *[other] { $era }
}
# Where resources come from.
source-supply = the Supply
source-reserve = the Reserve

## Beginning

event-started = { $seat } takes the first turn.
event-founded = { $seat } begins with the start government { $card }.
event-banker-started = The Banker begins with { part-resources-amount } on { $card }.

## Actions

event-invested = { $seat } invests { part-resources-amount } in { $card }.
event-completed = { $seat } completes { $card } and moves { part-resources-amount } from it to the Supply.
event-income = { $amount ->
    [0] { $seat } gets no income from { $icon }.
   *[other] { $seat } gets an income of { part-resources-amount } from { $icon }.
}
event-sniped = { $seat } snipes { $card } and pays { part-resources-amount } to { $investor }.
event-compensated = { $trade ->
    [0] { $half ->
        [0] { $seat } finds nothing in the Supply as compensation.
       *[other] { $seat } takes half the Supply, { $half }, as compensation.
    }
   *[other] { $seat } takes compensation from the Supply: { $trade } for Trade icons and { $half } as half of the rest.
}
event-sniped-banker = { $seat } snipes the Banker's card { $card } and pays { part-resources-amount } to the Supply.
event-activated = { $seat } activates { $card }.
event-harvested = { $grown ->
    [0] { $seat } harvests and takes { part-resources-amount }.
   *[other] { $seat } harvests, adds { part-resources-grown } to the Supply and takes { part-resources-amount }.
}
event-passed = { $seat } passes.
event-declined-bonus = { $seat } takes no bonus action.

## Effects of cards

event-gained = { $seat } gains { $card } through { $card2 }.
event-arrived = { $seat } now has { $card }.
event-leader-left = { $seat } has a new leader: { $card } leaves the game.
event-removed = { $seat } removes { $card } from the game.
event-no-target = { $seat } gains nothing through { $card }: the Market has no { $type } card without a marker.
event-took = { $amount ->
    [0] { $seat } takes nothing from { $source }.
   *[other] { $seat } takes { part-resources-amount } from { $source }.
}
event-equalized = { $seat } shares out the resources of all civilizations: each now has { part-resources-amount }, and { $rest } left over goes to the Supply.

## Invasions

event-invaded = { $seat } invades { $victim } with { $card }.
event-nobody-weaker = { $seat } invades nobody with { $card }: no opponent's strength is below { $strength }.
event-robbed = { $amount ->
    [0] { $seat } takes no resources from { $victim }.
   *[other] { $seat } takes { part-resources-amount } from { $victim }.
}
event-destroyed = { $seat } removes { $card } from the game; { $victim } loses it.
event-nothing-to-remove = { $victim } has no { $type } card that { $seat } could remove.
event-invaded-banker = House rule: { $seat } invades the Banker, whose strength is { $strength }, with { $card }.
event-banker-stronger = House rule: { $seat } invades nobody with { $card }, for the Banker's strength is { $strength }.

## Housekeeping

event-drawn = New on the Market: { $card }.
event-outdated = Removed from the Market, too old for era { part-era-number }: { $card }.
event-banker-left = The Banker removes { $card } from the Market and leaves { part-resources-amount } to the Supply.
event-banker-invested = { $seat } sends the Banker to { $card }, with { part-resources-amount }.
event-banker-waits = The Supply ({ $amount }) is too small for the Banker to invest.

## End

event-ended = { $card } is here: the game ends.
