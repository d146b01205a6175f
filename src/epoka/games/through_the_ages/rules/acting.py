"""Civil and military actions: what can be done in a turn, why not, and doing it. (TTA-10, TTA-12)"""

from __future__ import annotations

from typing import ClassVar, Final

from epoka.games.through_the_ages import events, tables
from epoka.games.through_the_ages.rules import building, options, taking, technology, tokens
from epoka.games.through_the_ages.rules.action_cards import can_play, spend_civil, why_not_play
from epoka.games.through_the_ages.rules.military import draw_military, has_military_deck, put_away
from epoka.games.through_the_ages.rules.prices import Prices, has_room, prices
from epoka.games.through_the_ages.rules.ratings import recount
from epoka.games.through_the_ages.rules.timing import political_cards, why_too_late
from epoka.games.through_the_ages.rules.world_events import refuse_taking
from epoka.games.through_the_ages.state import LINER, SIMPLE, AgesState, Civilization, find
from epoka.games.through_the_ages.state import TRADE as TRADE_ROLE
from epoka.kernel import (
    Option,
    Options,
    Question,
    Refusal,
    Seat,
    tell,
)
from epoka.kernel.zones import ALL
from epoka.parts.tuples import without

VOYAGE_FOOD: Final = tables.POPULATION_DISCOUNT[tables.OCEAN_LINER]


def civil_left(own: Civilization) -> int:
    """Unspent civil actions."""
    return own.white - own.white_spent


def military_left(own: Civilization) -> int:
    """Unspent military actions, with those of Patriotism."""
    return own.red + own.red_extra - own.red_spent


def has_liner(own: Civilization) -> bool:
    """Whether the Ocean Liner Service sails. (TTA-29.15)"""
    return bool(own.fixed[LINER])


# -- why not (TTA-10, TTA-12) ----------------------------------------------------------------------------------------


def why_not_civil(own: Civilization, cost: int = 1) -> Refusal | None:
    """So many civil actions are left. (TTA-10)"""
    left = civil_left(own)
    return None if left >= cost else Refusal("no-civil-actions", "TTA-10", {"cost": cost, "have": left})


def why_not_military(own: Civilization, rule: str, cost: int = 1) -> Refusal | None:
    """So many military actions are left. (TTA-12)"""
    left = military_left(own)
    return None if left >= cost else Refusal("no-military-actions", rule, {"cost": cost, "have": left})


def why_not_actions(own: Civilization, kind: int, rule: str) -> Refusal | None:
    """Work on units takes a military action, by the rule given; all other work a civil one. (TTA-10, TTA-12)"""
    return why_not_military(own, rule) if kind >= tables.FIRST_UNIT else why_not_civil(own)


def why_not_voyage(own: Civilization) -> Refusal | None:
    """The Ocean Liner Service brings its workers once a turn. (TTA-29.15)"""
    if not has_liner(own):
        return Refusal("no-liner", "TTA-29.15")
    if own.voyaged >= tables.VOYAGES:
        return Refusal("voyaged-already", "TTA-29.15")
    return building.why_not_grow(own, VOYAGE_FOOD)


def why_not_trade(own: Civilization) -> Refusal | None:
    """The exchange of a Trade Routes Agreement, once a turn. (TTA-21.9)"""
    if not own.fixed[TRADE_ROLE]:
        return Refusal("no-trade-routes", "TTA-21.9")
    if own.traded or own.trading or not tokens.can_trade(own):
        return Refusal("traded-already", "TTA-21.9")
    return None


def why_not_adopt(s: AgesState, seat: Seat, kind: int) -> Refusal | None:
    """A tactics card in hand. (TTA-12.4)"""
    own = s.civilizations[seat]
    if kind not in tables.TACTICS or find(own.military, kind) < 0:
        return Refusal("not-in-hand", "TTA-12.4", {"card": tables.NAMES[kind]})
    return None


def why_not_draw(s: AgesState, seat: Seat) -> Refusal | None:
    """In the drawing variant a military action draws a card, while there are any. (TTA-28.4)"""
    if not s.drawing:
        return Refusal("draw-simple", "TTA-2") if s.level == SIMPLE else Refusal("draw-variant", "TTA-28.4")
    if not has_military_deck(s) or not (s.deck or s.discards):
        return Refusal("draw-no-cards", "TTA-16.4")
    return None


def refuse_plain(s: AgesState, seat: Seat, answer: Option) -> Refusal | None:
    """Why an action that names no card is not allowed; None if the answer is none or is allowed."""
    own = s.civilizations[seat]
    if answer == options.GROW:
        return building.why_not_grow(own, 0) or why_not_civil(own)
    if answer == options.VOYAGE:
        return why_not_voyage(own)
    if answer == options.TRADE:
        return why_not_trade(own)
    if answer == options.DRAW:
        return why_not_draw(s, seat) or why_not_military(own, "TTA-28.4")
    if len(answer) == 2 and answer[0] == "stage" and isinstance(answer[1], int):
        return building.why_not_stage(own, answer[1], 0) or why_not_civil(own)
    return None


def refuse_work(s: AgesState, seat: Seat, answer: Option, kind: int) -> Refusal | None:
    """Why an action with workers is not allowed; None if the answer is none or is allowed."""
    own = s.civilizations[seat]
    word = answer[0]
    if word == "build":
        return building.why_not_build(s, seat, kind, 0) or why_not_actions(own, kind, "TTA-12.1")
    if word == "destroy":
        return building.why_not_destroy(own, kind) or why_not_civil(own)
    if word == "disband":
        return building.why_not_disband(own, kind) or why_not_military(own, "TTA-12.3")
    if word == "levy":
        return building.why_not_levy(s, seat, kind) or why_not_civil(own)
    return None


def refuse_card(s: AgesState, seat: Seat, answer: Option, kind: int) -> Refusal | None:
    """Why a card cannot be played; None if the answer plays none or is allowed."""
    own = s.civilizations[seat]
    word = answer[0]
    if word == "lead":
        return technology.why_not_in_hand(own, kind, tables.LEADERS, "TTA-10.7") or why_not_civil(own)
    if word == "develop":
        return technology.why_not_develop(s, seat, kind) or why_not_civil(own)
    if word == "reform":
        return technology.why_not_reform(s, seat, kind) or why_not_civil(own)
    if word == "revolt":
        return technology.why_not_revolt(s, seat, kind)
    if word == "play":
        return why_not_play(s, seat, kind) or why_not_civil(own, tables.PLAYING_COST[kind])
    if word == "adopt":
        return why_not_adopt(s, seat, kind) or why_not_military(own, "TTA-12.4", tables.ADOPTION_COST[kind])
    return None


def refuse_action(s: AgesState, seat: Seat, answer: Option) -> Refusal | None:
    """Why an action is not allowed; None for anything that is no action or is allowed."""
    own = s.civilizations[seat]
    if len(answer) == 2 and answer[1] in tables.KINDS:
        kind = tables.KINDS[str(answer[1])]
        return refuse_work(s, seat, answer, kind) or refuse_card(s, seat, answer, kind)
    if len(answer) == 3 and answer[0] == "upgrade" and answer[1] in tables.KINDS and answer[2] in tables.KINDS:
        low, high = tables.KINDS[str(answer[1])], tables.KINDS[str(answer[2])]
        return building.why_not_upgrade(s, seat, low, high, 0) or why_not_actions(own, high, "TTA-12.2")
    return refuse_taking(s, seat, civil_left(own), answer) or refuse_plain(s, seat, answer)


# -- what can be done (TTA-10, TTA-12) -------------------------------------------------------------------------------


def building_options(own: Civilization, listed: Prices, stock: int) -> list[Option]:
    """Farms, mines and urban buildings that an unused worker could go to. (TTA-10.2, TTA-10.3)"""
    found = []
    group, room = -1, True
    for kind, price, option in listed.builds:
        if price <= stock:
            if kind >= tables.FIRST_URBAN and tables.GROUP[kind] != group:
                group = tables.GROUP[kind]
                room = has_room(own, kind)
            if room:
                found.append(option)
    return found


def civil_options(s: AgesState, seat: Seat, listed: Prices, stock: int, found: list[Option]) -> None:
    """Every civil action that is possible now, apart from taking and playing cards. (TTA-10)"""
    own = s.civilizations[seat]
    workers = own.workers
    if own.yellow and building.growth_cost(own, 0) <= tokens.spendable_food(own):
        found.append(options.GROW)
    if own.unused:
        found += building_options(own, listed, stock)
    found += [option for low, price, _, option in listed.upgrades if workers[low] and price <= stock]
    found += [options.DESTROY[kind] for kind, _, _ in listed.builds if workers[kind]]
    if own.wonder:
        most = building.stages_at_most(own)
        found += [options.STAGE[count] for count in range(1, most + 1) if building.stages_price(own, count, 0) <= stock]
    if tables.LEVIES[own.leads]:
        found += [options.LEVY[kind] for kind, _, _ in listed.units if building.why_not_levy(s, seat, kind) is None]


def hand_options(s: AgesState, seat: Seat, found: list[Option]) -> None:
    """Every card of the civil hand that can be played now. (TTA-10.7 to TTA-10.11)"""
    own = s.civilizations[seat]
    most = technology.reach(own)
    for card in own.hand:
        kind = tables.KIND[card]
        if kind >= taking.FIRST_ACTION:
            if can_play(s, seat, card) and options.PLAY[kind] not in found:
                found.append(options.PLAY[kind])
        elif kind >= taking.FIRST_LEADER:
            found.append(options.LEAD[kind])
        elif kind in tables.GOVERNMENTS:
            if tables.PEACEFUL_COST[kind] <= most and technology.why_not_reform(s, seat, kind) is None:
                found.append(options.REFORM[kind])
        elif tables.SCIENCE_COST[kind] <= most and technology.why_not_put(s, seat, kind) is None:
            found.append(options.DEVELOP[kind])


def revolution_options(s: AgesState, seat: Seat, found: list[Option]) -> None:
    """Revolutions, which need no single action but a whole turn's. (TTA-11.2, TTA-29.2)"""
    own = s.civilizations[seat]
    kinds = [tables.KIND[card] for card in own.hand if tables.KIND[card] in tables.GOVERNMENTS]
    found += [options.REVOLT[kind] for kind in kinds if technology.why_not_revolt(s, seat, kind) is None]


def military_options(s: AgesState, seat: Seat, listed: Prices, stock: int, found: list[Option]) -> None:
    """Every military action that is possible now. (TTA-12)"""
    own = s.civilizations[seat]
    workers = own.workers
    left = military_left(own)
    for kind, price, option in listed.units:
        if own.unused and price <= stock:
            found.append(option)
        if workers[kind]:
            found.append(options.DISBAND[kind])
    if listed.unit_upgrades:
        found += [option for low, price, _, option in listed.unit_upgrades if workers[low] and price <= stock]
    for card in own.military:
        kind = tables.KIND[card]
        if kind in tables.TACTICS and tables.ADOPTION_COST[kind] <= left and options.ADOPT[kind] not in found:
            found.append(options.ADOPT[kind])
    if s.drawing and why_not_draw(s, seat) is None:
        found.append(options.DRAW)


def tempting_board(s: AgesState, seat: Seat) -> list[Option]:
    """What a person might want to build, possible or not."""
    listed = prices(s, seat)
    every = [option for _, _, option in (*listed.builds, *listed.units)]
    return [*every, options.STAGE[1]] if s.civilizations[seat].wonder else every


def tempting_hand(own: Civilization) -> list[Option]:
    """What a person might want to play in the action phase, possible or not."""
    every: list[Option] = []
    for card in own.hand:
        kind = tables.KIND[card]
        if kind in tables.LEADERS:
            every.append(options.LEAD[kind])
        elif kind in tables.ACTIONS:
            every.append(options.PLAY[kind])
        else:
            every += (
                [options.REVOLT[kind], options.REFORM[kind]] if kind in tables.GOVERNMENTS else [options.DEVELOP[kind]]
            )
    return every + [options.ADOPT[tables.KIND[card]] for card in own.military if tables.KIND[card] in tables.TACTICS]


class ChooseAction(Question[AgesState]):
    """A civil or military action, or the end of the turn. (TTA-7.2, TTA-10, TTA-12)

    Asked even if only the end is left: ending draws cards, after which the last action could not be taken back, and the
    silence would tell that the hand holds no tactics.
    """

    seat: Seat

    prompt: ClassVar[str] = "prompt-action"
    rule: ClassVar[str] = "TTA-7.2"
    forced: ClassVar[bool] = False

    def choices(self, s: AgesState) -> Options:
        seat = self.seat
        own = s.civilizations[seat]
        left = own.white - own.white_spent
        # Michelangelo's owner may take a wonder for nothing. (TTA-29.16)
        found = taking.taking_options(s, seat, left)
        listed = prices(s, seat)
        stock = tokens.spendable_resources(own)
        if left > 0:
            civil_options(s, seat, listed, stock, found)
            hand_options(s, seat, found)
        if not own.acted or tables.MILITARY_REVOLUTION[own.leads]:
            revolution_options(s, seat, found)
        if own.red + own.red_extra > own.red_spent:
            military_options(s, seat, listed, stock + own.pool, found)
        if own.fixed[LINER] and why_not_voyage(own) is None:
            found.append(options.VOYAGE)
        if own.fixed[TRADE_ROLE] and why_not_trade(own) is None:
            found.append(options.TRADE)
        found.append(options.END)
        return tuple(found)

    def tempting(self, s: AgesState) -> Options:
        own = s.civilizations[self.seat]
        listed = prices(s, self.seat)
        every = [*taking.tempting_cards(s, self.seat, civil_left(own)), options.GROW, *tempting_board(s, self.seat)]
        every += [option for low, _, _, option in (*listed.upgrades, *listed.unit_upgrades) if own.workers[low]]
        every += tempting_hand(own)
        if has_liner(own):
            every.append(options.VOYAGE)
        if tables.LEVIES[own.leads]:
            every += [options.LEVY[kind] for kind, _, _ in listed.units]
        if s.drawing:
            every.append(options.DRAW)
        every += political_cards(s, self.seat)
        offered = set(self.options(s))
        return tuple([option for option in dict.fromkeys(every) if option not in offered])

    def refuse(self, s: AgesState, answer: Option) -> Refusal:
        return refuse_action(s, self.seat, answer) or why_too_late(s, answer) or super().refuse(s, answer)

    def args(self, s: AgesState) -> dict[str, int | str]:
        own = s.civilizations[self.seat]
        return {"civil": civil_left(own), "military": military_left(own)}


# -- carrying out ----------------------------------------------------------------------------------------------------


def spend_military(own: Civilization, amount: int) -> None:
    """Spend military actions."""
    own.red_spent += amount


def spend_for(own: Civilization, kind: int) -> None:
    """Spend the action that work on a technology takes. (TTA-10, TTA-12)"""
    if kind >= tables.FIRST_UNIT:
        spend_military(own, 1)
    else:
        spend_civil(own, 1)


def adopt(s: AgesState, seat: Seat, kind: int) -> None:
    """Play a tactics card; the previous one is discarded. (TTA-12.4, TTA-12.6)"""
    own = s.civilizations[seat]
    card = find(own.military, kind)
    own.military = without(own.military, card)
    old, own.tactic = own.tactic, (card,)
    for replaced in old:
        put_away(s, replaced, ALL)
    recount(s, seat)
    tell(s, events.TACTIC_PLAYED, seat, card)


def do_plain(s: AgesState, seat: Seat, action: Option) -> None:
    """Carry out an action that names no card."""
    own = s.civilizations[seat]
    word = action[0]
    if word == "grow":
        spend_civil(own, 1)
        building.grow(s, seat, 0)
    elif word == "stage":
        spend_civil(own, 1)
        building.build_stages(s, seat, int(action[1]), 0)
    elif word == "voyage":
        own.voyaged += 1
        building.grow(s, seat, VOYAGE_FOOD)
    elif word == "draw":
        spend_military(own, 1)
        draw_military(s, seat, 1)
    else:
        own.trading = 1
        tell(s, events.TRADED, seat)


def do_work(s: AgesState, seat: Seat, action: Option) -> None:
    """Carry out an action with workers. (TTA-10.2 to TTA-10.5, TTA-12.1 to TTA-12.3)"""
    own = s.civilizations[seat]
    word = action[0]
    kind = tables.KINDS[str(action[1])]
    if word == "levy":
        spend_civil(own, 1)
        building.levy(s, seat, kind)
        return
    spend_for(own, kind)
    if word == "build":
        building.build(s, seat, kind, 0)
    elif word == "upgrade":
        building.upgrade(s, seat, kind, tables.KINDS[str(action[2])], 0)
    else:
        building.free_worker(own, kind)
        tell(s, events.DISBANDED if kind >= tables.FIRST_UNIT else events.DESTROYED, seat, str(action[1]))


def do_card(s: AgesState, seat: Seat, word: str, kind: int) -> None:
    """Play a leader, a technology, a government or a tactics card. (TTA-10.7, TTA-10.8, TTA-11, TTA-12.4)"""
    own = s.civilizations[seat]
    if word == "revolt":
        technology.revolt(s, seat, kind)
    elif word == "adopt":
        spend_military(own, tables.ADOPTION_COST[kind])
        adopt(s, seat, kind)
    else:
        spend_civil(own, 1)
        {"lead": technology.play_leader, "develop": technology.develop, "reform": technology.reform}[word](
            s, seat, kind
        )
