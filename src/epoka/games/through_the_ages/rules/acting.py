"""Civil and military actions: what can be done in a turn, why not, and doing it. (TTA-10, TTA-12)"""

from __future__ import annotations

from typing import ClassVar, Final

from epoka.games.through_the_ages import events
from epoka.games.through_the_ages.rules.action_cards import can_play, spend_civil, why_not_play
from epoka.games.through_the_ages.rules.building import (
    build,
    build_stages,
    free_worker,
    grow,
    growth_cost,
    levy,
    stages_at_most,
    stages_price,
    upgrade,
    why_not_build,
    why_not_destroy,
    why_not_disband,
    why_not_grow,
    why_not_levy,
    why_not_stage,
    why_not_upgrade,
)
from epoka.games.through_the_ages.rules.military import draw_military, has_military_deck, put_away
from epoka.games.through_the_ages.rules.options import (
    ADOPT,
    DESTROY,
    DEVELOP,
    DISBAND,
    DRAW,
    END,
    GROW,
    LEAD,
    LEVY,
    PLAY,
    REFORM,
    REVOLT,
    STAGE,
    TRADE,
    VOYAGE,
)
from epoka.games.through_the_ages.rules.prices import Prices, has_room, prices
from epoka.games.through_the_ages.rules.ratings import recount
from epoka.games.through_the_ages.rules.taking import (
    FIRST_ACTION,
    FIRST_LEADER,
    taking_options,
    tempting_cards,
)
from epoka.games.through_the_ages.rules.technology import (
    develop,
    play_leader,
    reach,
    reform,
    revolt,
    why_not_develop,
    why_not_in_hand,
    why_not_put,
    why_not_reform,
    why_not_revolt,
)
from epoka.games.through_the_ages.rules.timing import political_cards, why_too_late
from epoka.games.through_the_ages.rules.tokens import (
    can_trade,
    spendable_food,
    spendable_resources,
)
from epoka.games.through_the_ages.rules.world_events import refuse_taking
from epoka.games.through_the_ages.state import LINER, SIMPLE, AgesState, Civilization, find, without
from epoka.games.through_the_ages.state import TRADE as TRADE_ROLE
from epoka.games.through_the_ages.tables import (
    ACTIONS,
    BARBAROSSA,
    FIRST_UNIT,
    FIRST_URBAN,
    GOVERNMENTS,
    GROUP,
    KIND,
    KINDS,
    LEADERS,
    NAMES,
    OCEAN_LINER,
    PEACEFUL_COST,
    POPULATION_DISCOUNT,
    ROBESPIERRE,
    SCIENCE_COST,
    TACTICS,
)
from epoka.kernel import (
    Option,
    Options,
    Question,
    Refusal,
    Seat,
    tell,
)
from epoka.kernel.zones import ALL

VOYAGE_FOOD: Final = POPULATION_DISCOUNT[OCEAN_LINER]


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


def why_not_civil(own: Civilization) -> Refusal | None:
    """A civil action is left. (TTA-10)"""
    return None if civil_left(own) > 0 else Refusal("no-civil-actions", "TTA-10", {"cost": 1, "have": civil_left(own)})


def why_not_military(own: Civilization, rule: str) -> Refusal | None:
    """A military action is left. (TTA-12)"""
    left = military_left(own)
    return None if left > 0 else Refusal("no-military-actions", rule, {"cost": 1, "have": left})


def why_not_actions(own: Civilization, kind: int, rule: str) -> Refusal | None:
    """Work on units takes a military action, by the rule given; all other work a civil one. (TTA-10, TTA-12)"""
    return why_not_military(own, rule) if kind >= FIRST_UNIT else why_not_civil(own)


def why_not_voyage(own: Civilization) -> Refusal | None:
    """The Ocean Liner Service brings one worker a turn. (TTA-29.15)"""
    if not has_liner(own):
        return Refusal("no-liner", "TTA-29.15")
    if own.voyaged:
        return Refusal("voyaged-already", "TTA-29.15")
    return why_not_grow(own, VOYAGE_FOOD)


def why_not_trade(own: Civilization) -> Refusal | None:
    """The exchange of a Trade Routes Agreement, once a turn. (TTA-21.9)"""
    if not own.fixed[TRADE_ROLE]:
        return Refusal("no-trade-routes", "TTA-21.9")
    if own.traded or own.trading or not can_trade(own):
        return Refusal("traded-already", "TTA-21.9")
    return None


def why_not_adopt(s: AgesState, seat: Seat, kind: int) -> Refusal | None:
    """A tactics card in hand. (TTA-12.4)"""
    own = s.civilizations[seat]
    if kind not in TACTICS or find(own.military, kind) < 0:
        return Refusal("not-in-hand", "TTA-12.4", {"card": NAMES[kind]})
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
    if answer == GROW:
        return why_not_grow(own, 0) or why_not_civil(own)
    if answer == VOYAGE:
        return why_not_voyage(own)
    if answer == TRADE:
        return why_not_trade(own)
    if answer == DRAW:
        return why_not_draw(s, seat) or why_not_military(own, "TTA-28.4")
    if len(answer) == 2 and answer[0] == "stage" and isinstance(answer[1], int):
        return why_not_stage(own, answer[1], 0) or why_not_civil(own)
    return None


def refuse_work(s: AgesState, seat: Seat, answer: Option, kind: int) -> Refusal | None:
    """Why an action with workers is not allowed; None if the answer is none or is allowed."""
    own = s.civilizations[seat]
    word = answer[0]
    if word == "build":
        return why_not_build(s, seat, kind, 0) or why_not_actions(own, kind, "TTA-12.1")
    if word == "destroy":
        return why_not_destroy(own, kind) or why_not_civil(own)
    if word == "disband":
        return why_not_disband(own, kind) or why_not_military(own, "TTA-12.3")
    if word == "levy":
        return why_not_levy(s, seat, kind) or why_not_civil(own)
    return None


def refuse_card(s: AgesState, seat: Seat, answer: Option, kind: int) -> Refusal | None:
    """Why a card cannot be played; None if the answer plays none or is allowed."""
    own = s.civilizations[seat]
    word = answer[0]
    if word == "lead":
        return why_not_in_hand(own, kind, LEADERS, "TTA-10.7") or why_not_civil(own)
    if word == "develop":
        return why_not_develop(s, seat, kind) or why_not_civil(own)
    if word == "reform":
        return why_not_reform(s, seat, kind) or why_not_civil(own)
    if word == "revolt":
        return why_not_revolt(s, seat, kind)
    if word == "play":
        return why_not_play(s, seat, kind) or why_not_civil(own)
    if word == "adopt":
        return why_not_adopt(s, seat, kind) or why_not_military(own, "TTA-12.4")
    return None


def refuse_action(s: AgesState, seat: Seat, answer: Option) -> Refusal | None:
    """Why an action is not allowed; None for anything that is no action or is allowed."""
    own = s.civilizations[seat]
    if len(answer) == 2 and answer[1] in KINDS:
        kind = KINDS[str(answer[1])]
        return refuse_work(s, seat, answer, kind) or refuse_card(s, seat, answer, kind)
    if len(answer) == 3 and answer[0] == "upgrade" and answer[1] in KINDS and answer[2] in KINDS:
        low, high = KINDS[str(answer[1])], KINDS[str(answer[2])]
        return why_not_upgrade(s, seat, low, high, 0) or why_not_actions(own, high, "TTA-12.2")
    return refuse_taking(s, seat, civil_left(own), answer) or refuse_plain(s, seat, answer)


# -- what can be done (TTA-10, TTA-12) -------------------------------------------------------------------------------


def building_options(own: Civilization, listed: Prices, stock: int) -> list[Option]:
    """Farms, mines and urban buildings that an unused worker could go to. (TTA-10.2, TTA-10.3)"""
    found = []
    group, room = -1, True
    for kind, price, option in listed.builds:
        if price <= stock:
            if kind >= FIRST_URBAN and GROUP[kind] != group:
                group = GROUP[kind]
                room = has_room(own, kind)
            if room:
                found.append(option)
    return found


def civil_options(s: AgesState, seat: Seat, listed: Prices, stock: int, found: list[Option]) -> None:
    """Every civil action that is possible now, apart from taking and playing cards. (TTA-10)"""
    own = s.civilizations[seat]
    workers = own.workers
    if own.yellow and growth_cost(own, 0) <= spendable_food(own):
        found.append(GROW)
    if own.unused:
        found += building_options(own, listed, stock)
    found += [option for low, price, _, option in listed.upgrades if workers[low] and price <= stock]
    found += [DESTROY[kind] for kind, _, _ in listed.builds if workers[kind]]
    if own.wonder:
        most = stages_at_most(own)
        found += [STAGE[count] for count in range(1, most + 1) if stages_price(own, count, 0) <= stock]
    if own.leads == BARBAROSSA:
        found += [LEVY[kind] for kind, _, _ in listed.units if why_not_levy(s, seat, kind) is None]


def hand_options(s: AgesState, seat: Seat, found: list[Option]) -> None:
    """Every card of the civil hand that can be played now. (TTA-10.7 to TTA-10.11)"""
    own = s.civilizations[seat]
    most = reach(own)
    for card in own.hand:
        kind = KIND[card]
        if kind >= FIRST_ACTION:
            if can_play(s, seat, card) and PLAY[kind] not in found:
                found.append(PLAY[kind])
        elif kind >= FIRST_LEADER:
            found.append(LEAD[kind])
        elif kind in GOVERNMENTS:
            if PEACEFUL_COST[kind] <= most and why_not_reform(s, seat, kind) is None:
                found.append(REFORM[kind])
        elif SCIENCE_COST[kind] <= most and why_not_put(s, seat, kind) is None:
            found.append(DEVELOP[kind])


def revolution_options(s: AgesState, seat: Seat, found: list[Option]) -> None:
    """Revolutions, which need no single action but a whole turn's. (TTA-11.2, TTA-29.2)"""
    own = s.civilizations[seat]
    kinds = [KIND[card] for card in own.hand if KIND[card] in GOVERNMENTS]
    found += [REVOLT[kind] for kind in kinds if why_not_revolt(s, seat, kind) is None]


def military_options(s: AgesState, seat: Seat, listed: Prices, stock: int, found: list[Option]) -> None:
    """Every military action that is possible now. (TTA-12)"""
    own = s.civilizations[seat]
    workers = own.workers
    for kind, price, option in listed.units:
        if own.unused and price <= stock:
            found.append(option)
        if workers[kind]:
            found.append(DISBAND[kind])
    if listed.unit_upgrades:
        found += [option for low, price, _, option in listed.unit_upgrades if workers[low] and price <= stock]
    for card in own.military:
        option = ADOPT[KIND[card]]
        if KIND[card] in TACTICS and option not in found:
            found.append(option)
    if s.drawing and why_not_draw(s, seat) is None:
        found.append(DRAW)


def tempting_board(s: AgesState, seat: Seat) -> list[Option]:
    """What a person might want to build, possible or not."""
    listed = prices(s, seat)
    every = [option for _, _, option in (*listed.builds, *listed.units)]
    return [*every, STAGE[1]] if s.civilizations[seat].wonder else every


def tempting_hand(own: Civilization) -> list[Option]:
    """What a person might want to play in the action phase, possible or not."""
    every: list[Option] = []
    for card in own.hand:
        kind = KIND[card]
        if kind in LEADERS:
            every.append(LEAD[kind])
        elif kind in ACTIONS:
            every.append(PLAY[kind])
        else:
            every += [REVOLT[kind], REFORM[kind]] if kind in GOVERNMENTS else [DEVELOP[kind]]
    return every + [ADOPT[KIND[card]] for card in own.military if KIND[card] in TACTICS]


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
        found = taking_options(s, seat, left)
        listed = prices(s, seat)
        stock = spendable_resources(own)
        if left > 0:
            civil_options(s, seat, listed, stock, found)
            hand_options(s, seat, found)
        if not own.acted or own.leads == ROBESPIERRE:
            revolution_options(s, seat, found)
        if own.red + own.red_extra > own.red_spent:
            military_options(s, seat, listed, stock + own.pool, found)
        if own.fixed[LINER] and why_not_voyage(own) is None:
            found.append(VOYAGE)
        if own.fixed[TRADE_ROLE] and why_not_trade(own) is None:
            found.append(TRADE)
        found.append(END)
        return tuple(found)

    def tempting(self, s: AgesState) -> Options:
        own = s.civilizations[self.seat]
        listed = prices(s, self.seat)
        every = [*tempting_cards(s, self.seat, civil_left(own)), GROW, *tempting_board(s, self.seat)]
        every += [option for low, _, _, option in (*listed.upgrades, *listed.unit_upgrades) if own.workers[low]]
        every += tempting_hand(own)
        if has_liner(own):
            every.append(VOYAGE)
        if own.leads == BARBAROSSA:
            every += [LEVY[kind] for kind, _, _ in listed.units]
        if s.drawing:
            every.append(DRAW)
        every += political_cards(s, self.seat)
        offered = set(self.options(s))
        return tuple([option for option in dict.fromkeys(every) if option not in offered])

    def refuse(self, s: AgesState, answer: Option) -> Refusal:
        return refuse_action(s, self.seat, answer) or why_too_late(s, answer) or super().refuse(s, answer)

    def args(self, s: AgesState) -> dict[str, int | str]:
        own = s.civilizations[self.seat]
        return {"civil": civil_left(own), "military": military_left(own)}


# -- carrying out ----------------------------------------------------------------------------------------------------


def spend_military(own: Civilization) -> None:
    """Spend a military action."""
    own.red_spent += 1


def spend_for(own: Civilization, kind: int) -> None:
    """Spend the action that work on a technology takes. (TTA-10, TTA-12)"""
    if kind >= FIRST_UNIT:
        spend_military(own)
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
        grow(s, seat, 0)
    elif word == "stage":
        spend_civil(own, 1)
        build_stages(s, seat, int(action[1]), 0)
    elif word == "voyage":
        own.voyaged = 1
        grow(s, seat, VOYAGE_FOOD)
    elif word == "draw":
        spend_military(own)
        draw_military(s, seat, 1)
    else:
        own.trading = 1
        tell(s, events.TRADED, seat)


def do_work(s: AgesState, seat: Seat, action: Option) -> None:
    """Carry out an action with workers. (TTA-10.2 to TTA-10.5, TTA-12.1 to TTA-12.3)"""
    own = s.civilizations[seat]
    word = action[0]
    kind = KINDS[str(action[1])]
    if word == "levy":
        spend_civil(own, 1)
        levy(s, seat, kind)
        return
    spend_for(own, kind)
    if word == "build":
        build(s, seat, kind, 0)
    elif word == "upgrade":
        upgrade(s, seat, kind, KINDS[str(action[2])], 0)
    else:
        free_worker(own, kind)
        tell(s, events.DISBANDED if kind >= FIRST_UNIT else events.DESTROYED, seat, str(action[1]))


def do_card(s: AgesState, seat: Seat, word: str, kind: int) -> None:
    """Play a leader, a technology, a government or a tactics card. (TTA-10.7, TTA-10.8, TTA-11, TTA-12.4)"""
    own = s.civilizations[seat]
    if word == "revolt":
        revolt(s, seat, kind)
    elif word == "adopt":
        spend_military(own)
        adopt(s, seat, kind)
    else:
        spend_civil(own, 1)
        {"lead": play_leader, "develop": develop, "reform": reform}[word](s, seat, kind)
