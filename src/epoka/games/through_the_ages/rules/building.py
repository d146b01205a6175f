"""Workers at work: population, farms, mines, buildings, units, wonder stages. (TTA-10.1 to TTA-10.6, TTA-12)

Each action has a query that says why it is not allowed (None if it is) and a command that carries it out. Neither looks
at action tokens: the same building can be an action of its own or part of a card.
"""

from __future__ import annotations

from epoka.games.through_the_ages import events, tables
from epoka.games.through_the_ages.cards import EVERY
from epoka.games.through_the_ages.rules import tokens
from epoka.games.through_the_ages.rules.prices import has_room, prices
from epoka.games.through_the_ages.rules.ratings import recount_with_partners, refresh
from epoka.games.through_the_ages.state import TRADE, AgesState, Civilization
from epoka.kernel import Refusal, Seat, tell
from epoka.parts.tuples import changed

# -- population (TTA-10.1) -------------------------------------------------------------------------------------------


def growth_cost(own: Civilization, less: int) -> int:
    """Food for one more worker. (TTA-4.1, TTA-29.15)"""
    return max(0, tables.FOOD_COST[own.yellow] - tables.POPULATION_DISCOUNT[own.leads] - less)


def why_not_grow(own: Civilization, less: int) -> Refusal | None:
    """A yellow token in the bank, and its food. (TTA-10.1)"""
    if not own.yellow:
        return Refusal("bank-empty", "TTA-10.1")
    cost, have = growth_cost(own, less), tokens.spendable_food(own)
    if cost > have:
        return Refusal("no-food", "TTA-10.1", {"cost": cost, "have": have})
    return None


def grow(s: AgesState, seat: Seat, less: int) -> None:
    """Pay food for a worker. (TTA-10.1)"""
    own = s.civilizations[seat]
    cost = growth_cost(own, less)
    tokens.pay_food(own, cost)
    tokens.add_population(own, 1)
    tell(s, events.GREW, seat, cost)


# -- building (TTA-10.2, TTA-10.3, TTA-12.1) -------------------------------------------------------------------------


def build_price(s: AgesState, seat: Seat, kind: int) -> int:
    """What a farm, mine, building or unit costs now. (TTA-13)"""
    listed = prices(s, seat)
    return next(price for found, price, _ in (*listed.builds, *listed.units) if found == kind)


def purse(own: Civilization, kind: int) -> int:
    """What can be spent on a technology: military resources only for units. (TTA-6.7)"""
    return tokens.spendable_resources(own) + (own.pool if kind >= tables.FIRST_UNIT else 0)


def pay_for(own: Civilization, kind: int, price: int) -> int:
    """Pay for work on a technology, military resources first, the leader's before others. Returns what was paid.

    (TTA-6.7)
    """
    used = min(own.pool, price) if kind >= tables.FIRST_UNIT else 0
    if used:
        own.pool -= used
        own.lent -= min(own.lent, used)
    return used + tokens.pay_resources(own, price - used)


def place_worker(own: Civilization, kind: int) -> None:
    """An unused worker goes to a technology."""
    own.unused -= 1
    own.workers = changed(own.workers, kind, 1)
    refresh(own)


def building_rule(kind: int) -> str:
    """The rule for building: farms and mines, urban buildings and units have one each."""
    if kind >= tables.FIRST_UNIT:
        return "TTA-12.1"
    return "TTA-10.3" if kind >= tables.FIRST_URBAN else "TTA-10.2"


def why_not_place(own: Civilization, kind: int) -> Refusal | None:
    """A technology in play, an unused worker and, in town, room for it. (TTA-10.2, TTA-10.3, TTA-12.1)"""
    if kind not in own.known:
        return Refusal("no-technology", "TTA-4.4", {"card": tables.NAMES[kind]})
    if not own.unused:
        return Refusal("no-worker", building_rule(kind))
    if tables.FIRST_URBAN <= kind < tables.FIRST_UNIT and not has_room(own, kind):
        return Refusal("urban-limit", "TTA-10.3", {"limit": own.limit})
    return None


def why_not_build(s: AgesState, seat: Seat, kind: int, less: int) -> Refusal | None:
    """What a worker needs to be placed, and the price. (TTA-10.2, TTA-10.3, TTA-12.1)"""
    own = s.civilizations[seat]
    refusal = why_not_place(own, kind)
    if refusal is not None:
        return refusal
    price, have = max(0, build_price(s, seat, kind) - less), purse(own, kind)
    if price > have:
        return Refusal("too-dear", building_rule(kind), {"price": price, "have": have})
    return None


def build(s: AgesState, seat: Seat, kind: int, less: int) -> None:
    """Pay and place an unused worker. (TTA-10.2, TTA-10.3, TTA-12.1)"""
    own = s.civilizations[seat]
    price = max(0, build_price(s, seat, kind) - less)
    pay_for(own, kind, price)
    place_worker(own, kind)
    tell(s, events.BUILT, seat, tables.NAMES[kind], price)


# -- upgrading (TTA-10.4, TTA-12.2) ----------------------------------------------------------------------------------


def upgrade_price(s: AgesState, seat: Seat, low: int, high: int) -> int:
    """The difference of the two prices. (TTA-10.4, TTA-13.8)"""
    listed = prices(s, seat)
    return next(
        price for start, price, end, _ in (*listed.upgrades, *listed.unit_upgrades) if start == low and end == high
    )


def why_not_upgrade(s: AgesState, seat: Seat, low: int, high: int, less: int) -> Refusal | None:
    """A worker on the lower of two technologies of one type, and the price. (TTA-10.4, TTA-12.2)"""
    own = s.civilizations[seat]
    rule = "TTA-12.2" if tables.FIRST_UNIT <= low < tables.WORKER_KINDS else "TTA-10.4"
    if (
        high >= tables.WORKER_KINDS
        or low >= tables.WORKER_KINDS
        or tables.GROUP[low] != tables.GROUP[high]
        or tables.LEVEL[low] >= tables.LEVEL[high]
    ):
        return Refusal("not-an-upgrade", rule, {"card": tables.NAMES[low], "card2": tables.NAMES[high]})
    for kind in (low, high):
        if kind not in own.known:
            return Refusal("no-technology", "TTA-4.4", {"card": tables.NAMES[kind]})
    if not own.workers[low]:
        return Refusal("nobody-there", rule, {"card": tables.NAMES[low]})
    price, have = max(0, upgrade_price(s, seat, low, high) - less), purse(own, high)
    if price > have:
        return Refusal("too-dear", rule, {"price": price, "have": have})
    return None


def upgrade(s: AgesState, seat: Seat, low: int, high: int, less: int) -> None:
    """Pay the difference and move the worker. (TTA-10.4, TTA-12.2)"""
    own = s.civilizations[seat]
    price = max(0, upgrade_price(s, seat, low, high) - less)
    pay_for(own, high, price)
    own.workers = changed(changed(own.workers, low, -1), high, 1)
    refresh(own)
    tell(s, events.UPGRADED, seat, tables.NAMES[low], tables.NAMES[high], price)


# -- destroying (TTA-10.5, TTA-12.3) ---------------------------------------------------------------------------------


def why_not_destroy(own: Civilization, kind: int) -> Refusal | None:
    """A farm, mine or urban building, with a worker on it. (TTA-10.5)"""
    if kind in tables.UNITS:
        return Refusal("not-a-building", "TTA-10.5", {"card": tables.NAMES[kind]})
    return why_not_free(own, kind, "TTA-10.5")


def why_not_disband(own: Civilization, kind: int) -> Refusal | None:
    """A unit, with a worker on it. (TTA-12.3)"""
    if kind < tables.FIRST_UNIT:
        return Refusal("not-a-unit", "TTA-12.3", {"card": tables.NAMES[kind]})
    return why_not_free(own, kind, "TTA-12.3")


def why_not_free(own: Civilization, kind: int, rule: str) -> Refusal | None:
    """A worker stands there."""
    if kind >= tables.WORKER_KINDS or not own.workers[kind]:
        return Refusal("nobody-there", rule, {"card": tables.NAMES[kind]})
    return None


def free_worker(own: Civilization, kind: int) -> None:
    """A worker leaves a technology and is unused. (TTA-10.5)"""
    own.workers = changed(own.workers, kind, -1)
    own.unused += 1
    refresh(own)


def return_worker(own: Civilization, kind: int) -> None:
    """A worker leaves a technology and goes back to the yellow bank. (TTA-18.4, TTA-23.5)"""
    own.workers = changed(own.workers, kind, -1)
    own.yellow += 1
    refresh(own)


# -- wonders (TTA-10.6) ----------------------------------------------------------------------------------------------


def stages_at_most(own: Civilization) -> int:
    """How many stages one civil action may build. (TTA-10.6)"""
    return min(tables.STAGES_PER_ACTION[own.construction], len(tables.STAGES[tables.KIND[own.wonder[0]]]) - own.stages)


def stages_price(own: Civilization, count: int, less: int) -> int:
    """The next stages' costs, with a discount on the first. (TTA-10.6, TTA-13.3)"""
    costs = tables.STAGES[tables.KIND[own.wonder[0]]][own.stages : own.stages + count]
    return max(0, costs[0] - less) + sum(costs[1:])


def why_not_stage(own: Civilization, count: int, less: int) -> Refusal | None:
    """An unfinished wonder, stages left, and their price. (TTA-10.6)"""
    if not own.wonder:
        return Refusal("no-wonder", "TTA-10.6")
    most = stages_at_most(own)
    if not 0 < count <= most:
        return Refusal("too-many-stages", "TTA-10.6", {"amount": most})
    price, have = stages_price(own, count, less), tokens.spendable_resources(own)
    if price > have:
        return Refusal("too-dear", "TTA-10.6", {"price": price, "have": have})
    return None


def build_stages(s: AgesState, seat: Seat, count: int, less: int) -> None:
    """Pay the stages, and put a blue token on each of them if the bank has one. (TTA-10.6)"""
    own = s.civilizations[seat]
    card = own.wonder[0]
    total = stages_price(own, count, less)
    tokens.pay_resources(own, total)
    placed = min(count, own.blue)
    own.blue -= placed
    own.wonder_blue += placed
    own.stages += count
    tell(s, events.STAGE_BUILT, seat, card, count, total)
    if own.stages == len(tables.STAGES[tables.KIND[card]]):
        complete_wonder(s, seat)


def complete_wonder(s: AgesState, seat: Seat) -> None:
    """The tokens return to the bank and the wonder works at once. (TTA-10.6, TTA-29.12)"""
    own = s.civilizations[seat]
    card = own.wonder[0]
    own.blue += own.wonder_blue
    own.wonder = ()
    own.stages = own.wonder_blue = 0
    own.wonders += (card,)
    recount_with_partners(s, seat)
    tell(s, events.WONDER_COMPLETED, seat, card)
    points = completion_score(own, tables.KIND[card])
    if points:
        tell(s, events.CULTURE_SCORED, seat, tokens.score_culture(own, points))


def completion_score(own: Civilization, kind: int) -> int:
    """What a wonder of age III scores when it is completed. (TTA-29.8, TTA-29.9, TTA-29.12)"""
    score = EVERY[kind].completion
    workers = own.workers
    points = score.per_technology_level * sum([tables.LEVEL[found] for found in technologies_in_play(own)])
    for category in score.categories:
        points += score.per_worker_level * sum(
            [workers[found] * tables.LEVEL[found] for found in tables.RANGES[category]]
        )
    points += score.per_farm_or_mine_worker * sum(workers[tables.FARMS.start : tables.MINES.stop])
    return points + score.per_urban_worker_or_unit * sum(workers[tables.URBAN.start : tables.UNITS.stop])


def technologies_in_play(own: Civilization) -> list[int]:
    """Every technology card in play, the government and the player board's among them. (TTA-11.5)"""
    found = list(own.known)
    found += [
        tables.KIND[card]
        for card in own.technologies
        if tables.KIND[card] not in own.known and tables.KIND[card] in tables.TECHNOLOGIES
    ]
    if own.government not in found:
        found.append(own.government)
    return found


# -- Barbarossa (TTA-29.17) ------------------------------------------------------------------------------------------


def levy_costs(s: AgesState, seat: Seat, kind: int) -> tuple[int, int]:
    """Food for the worker and resources for its unit. (TTA-29.17)"""
    own = s.civilizations[seat]
    food_cost = growth_cost(own, tables.LEVY_FOOD_DISCOUNT[own.leads])
    return food_cost, max(0, build_price(s, seat, kind) - tables.LEVY_DISCOUNT[own.leads])


def why_not_levy(s: AgesState, seat: Seat, kind: int) -> Refusal | None:
    """Both the worker and the unit must be payable. (TTA-29.17)"""
    own = s.civilizations[seat]
    if not tables.LEVIES[own.leads]:
        return Refusal("not-your-leader", "TTA-29.17", {"card": tables.NAMES[tables.BARBAROSSA]})
    if kind < tables.FIRST_UNIT:
        return Refusal("levy-no-unit", "TTA-29.17", {"card": tables.NAMES[kind]})
    if kind not in own.known:
        return Refusal("no-technology", "TTA-29.17", {"card": tables.NAMES[kind]})
    if not own.yellow:
        return Refusal("bank-empty", "TTA-10.1")
    eaten, price = levy_costs(s, seat, kind)
    have, stock = tokens.food(own), tokens.resources(own) + own.pool
    # One exchange under a Trade Routes Agreement, if the payment leaves something to exchange. (TTA-21.9)
    if not own.traded:
        if own.fixed[TRADE] == tokens.FOOD_AS_RESOURCE and have > eaten:
            stock += 1
        elif own.fixed[TRADE] == tokens.RESOURCE_AS_FOOD and tokens.resources(own) > max(0, price - own.pool):
            have += 1
    if eaten > have:
        return Refusal("no-food", "TTA-29.17", {"cost": eaten, "have": have})
    if price > stock or (own.fixed[TRADE] and not _pays_levy(own.clone(), kind, eaten, price)):
        return Refusal("too-dear", "TTA-29.17", {"price": price, "have": stock})
    return None


def _pays_levy(own: Civilization, kind: int, eaten: int, price: int) -> bool:
    """Pay for a worker and its unit; whether all was paid: an exchange may leave too little. (TTA-21.9)"""
    return tokens.pay_food(own, eaten) == eaten and pay_for(own, kind, price) == price


def levy(s: AgesState, seat: Seat, kind: int) -> None:
    """Increase the population and make the new worker a unit. (TTA-29.17)"""
    own = s.civilizations[seat]
    eaten, price = levy_costs(s, seat, kind)
    tokens.pay_food(own, eaten)
    tokens.add_population(own, 1)
    pay_for(own, kind, price)
    place_worker(own, kind)
    tell(s, events.LEVIED, seat, tables.NAMES[kind], eaten, price)
