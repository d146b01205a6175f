"""The course of the game: rounds, turns, the choice of actions, the end. (TTA-7, TTA-26, TTA-27)"""

from __future__ import annotations

from typing import ClassVar, Final

from epoka.games.through_the_ages import events
from epoka.games.through_the_ages.rules.action_cards import PlayAction, can_play, spend_civil, why_not_play
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
    why_not_grow,
    why_not_levy,
    why_not_stage,
    why_not_upgrade,
)
from epoka.games.through_the_ages.rules.ending import choose_scoring, score_end
from epoka.games.through_the_ages.rules.fights import War
from epoka.games.through_the_ages.rules.military import DiscardExcess, draw_military, has_military_deck, put_away
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
from epoka.games.through_the_ages.rules.pacts import end_pact
from epoka.games.through_the_ages.rules.politics import Politics
from epoka.games.through_the_ages.rules.prices import Prices, has_room, prices
from epoka.games.through_the_ages.rules.production import Production, draw_at_end, is_uprising, mine, score_and_farm
from epoka.games.through_the_ages.rules.ratings import recount, recount_all
from epoka.games.through_the_ages.rules.row import begin_age_i, refill, remove_first, show_covered
from epoka.games.through_the_ages.rules.taking import (
    FIRST_ACTION,
    FIRST_LEADER,
    take_card,
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
from epoka.games.through_the_ages.rules.tokens import (
    can_trade,
    spendable_food,
    spendable_resources,
)
from epoka.games.through_the_ages.rules.world_events import RevealEvent, refuse_taking
from epoka.games.through_the_ages.state import FULL, LINER, SIMPLE, AgesState, Civilization, find, in_game, without
from epoka.games.through_the_ages.state import TRADE as TRADE_ROLE
from epoka.games.through_the_ages.tables import (
    ACTIONS,
    BARBAROSSA,
    CARD_NAME,
    FIRST_UNIT,
    FIRST_URBAN,
    GOVERNMENTS,
    GROUP,
    KIND,
    KINDS,
    LEADERS,
    NAMES,
    NONE,
    OCEAN_LINER,
    PEACEFUL_COST,
    POPULATION_DISCOUNT,
    ROBESPIERRE,
    SCIENCE_COST,
    TACTICS,
    TURN_RESOURCES,
)
from epoka.kernel import (
    NOBODY,
    Frame,
    Option,
    Options,
    Question,
    Refusal,
    Seat,
    Step,
    ask,
    call,
    done,
    tell,
)
from epoka.kernel.zones import ALL

FIRST_EVENT_ROUND: Final = 3
"""The round from which the simple game reveals events. (TTA-18.7)"""
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


def why_not_military(own: Civilization) -> Refusal | None:
    """A military action is left. (TTA-12)"""
    left = military_left(own)
    return None if left > 0 else Refusal("no-military-actions", "TTA-12.1", {"cost": 1, "have": left})


def why_not_actions(own: Civilization, kind: int) -> Refusal | None:
    """Work on units takes a military action, all other work a civil one. (TTA-10, TTA-12)"""
    return why_not_military(own) if kind >= FIRST_UNIT else why_not_civil(own)


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
        return Refusal("draw-variant", "TTA-28.4")
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
        return why_not_draw(s, seat) or why_not_military(own)
    if len(answer) == 2 and answer[0] == "stage" and isinstance(answer[1], int):
        return why_not_stage(own, answer[1], 0) or why_not_civil(own)
    return None


def refuse_work(s: AgesState, seat: Seat, answer: Option, kind: int) -> Refusal | None:
    """Why an action with workers is not allowed; None if the answer is none or is allowed."""
    own = s.civilizations[seat]
    word = answer[0]
    if word == "build":
        return why_not_build(s, seat, kind, 0) or why_not_actions(own, kind)
    if word in ("destroy", "disband") and (kind >= FIRST_UNIT) == (word == "disband"):
        return why_not_destroy(own, kind) or why_not_actions(own, kind)
    if word == "levy":
        return why_not_levy(s, seat, kind) or why_not_civil(own)
    return None


def refuse_card(s: AgesState, seat: Seat, answer: Option, kind: int) -> Refusal | None:
    """Why a card cannot be played; None if the answer plays none or is allowed."""
    own = s.civilizations[seat]
    word = answer[0]
    if word == "lead":
        return why_not_in_hand(own, kind, LEADERS) or why_not_civil(own)
    if word == "develop":
        return why_not_develop(s, seat, kind) or why_not_civil(own)
    if word == "reform":
        return why_not_reform(s, seat, kind) or why_not_civil(own)
    if word == "revolt":
        return why_not_revolt(s, seat, kind)
    if word == "play":
        return why_not_play(s, seat, kind) or why_not_civil(own)
    if word == "adopt":
        return why_not_adopt(s, seat, kind) or why_not_military(own)
    return None


def refuse_action(s: AgesState, seat: Seat, answer: Option) -> Refusal | None:
    """Why an action is not allowed; None for anything that is no action or is allowed."""
    own = s.civilizations[seat]
    if len(answer) == 2 and answer[1] in KINDS:
        kind = KINDS[str(answer[1])]
        return refuse_work(s, seat, answer, kind) or refuse_card(s, seat, answer, kind)
    if len(answer) == 3 and answer[0] == "upgrade" and answer[1] in KINDS and answer[2] in KINDS:
        low, high = KINDS[str(answer[1])], KINDS[str(answer[2])]
        return why_not_upgrade(s, seat, low, high, 0) or why_not_actions(own, high)
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


class ChooseAction(Question[AgesState]):
    """A civil or military action, or the end of the turn. (TTA-7.2, TTA-10, TTA-12)"""

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
        every = tempting_cards(s, self.seat, civil_left(own))
        every.append(GROW)
        every += [option for _, _, option in (*listed.builds, *listed.units)]
        every += [option for low, _, _, option in (*listed.upgrades, *listed.unit_upgrades) if own.workers[low]]
        if own.wonder:
            every.append(STAGE[1])
        for card in own.hand:
            kind = KIND[card]
            if kind in LEADERS:
                every.append(LEAD[kind])
            elif kind in ACTIONS:
                every.append(PLAY[kind])
            else:
                every += [REVOLT[kind], REFORM[kind]] if kind in GOVERNMENTS else [DEVELOP[kind]]
        every += [ADOPT[KIND[card]] for card in own.military if KIND[card] in TACTICS]
        if has_liner(own):
            every.append(VOYAGE)
        offered = set(self.options(s))
        return tuple([option for option in dict.fromkeys(every) if option not in offered])

    def refuse(self, s: AgesState, answer: Option) -> Refusal:
        return refuse_action(s, self.seat, answer) or super().refuse(s, answer)

    def args(self, s: AgesState) -> dict[str, int | str]:
        own = s.civilizations[self.seat]
        return {"civil": civil_left(own), "military": military_left(own)}


class ChooseDraft(Question[AgesState]):
    """In round 1 players only take cards. (TTA-7.1)"""

    seat: Seat

    prompt: ClassVar[str] = "prompt-draft"
    rule: ClassVar[str] = "TTA-7.1"
    forced: ClassVar[bool] = False

    def choices(self, s: AgesState) -> Options:
        return (*taking_options(s, self.seat, civil_left(s.civilizations[self.seat])), END)

    def tempting(self, s: AgesState) -> Options:
        return tuple(tempting_cards(s, self.seat, civil_left(s.civilizations[self.seat])))

    def refuse(self, s: AgesState, answer: Option) -> Refusal:
        refusal = refuse_taking(s, self.seat, civil_left(s.civilizations[self.seat]), answer)
        if refusal is None and answer[0] in ACTION_WORDS:
            return Refusal("draft-only", "TTA-7.1")
        return refusal or super().refuse(s, answer)

    def args(self, s: AgesState) -> dict[str, int | str]:
        return {"civil": civil_left(s.civilizations[self.seat])}


WORK: Final = frozenset(("build", "upgrade", "destroy", "disband", "levy"))
CARD_WORDS: Final = frozenset(("lead", "develop", "reform", "revolt", "adopt"))
ACTION_WORDS: Final = WORK | CARD_WORDS | {"grow", "voyage", "trade", "draw", "stage", "play"}

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


# -- the turn (TTA-7) ------------------------------------------------------------------------------------------------


class Turn(Frame[AgesState]):
    """One player's turn. (TTA-7.2)"""

    seat: Seat

    def start(self, s: AgesState) -> Step:
        tell(s, events.TURN, self.seat)
        own = s.civilizations[self.seat]
        if s.round == 1:
            # The first player may spend one civil action, the second two, and so on. (TTA-7.1)
            own.white_spent = max(0, own.white - 1 - self.seat)
            return ask(ChooseDraft(self.seat), then=self.draft)
        if s.level == SIMPLE and self.seat == 0 and s.round >= FIRST_EVENT_ROUND:
            return call(RevealEvent(), then=self.replenish)
        return self.replenish(s, None)

    def draft(self, s: AgesState, answer: Option) -> Step:
        own = s.civilizations[self.seat]
        if answer != END:
            own.white_spent += take_card(s, self.seat, int(answer[2]) - 1)
            if civil_left(own):
                return ask(ChooseDraft(self.seat), then=self.draft)
        return self.produce(s)

    def replenish(self, s: AgesState, _: object) -> Step:
        """The card row, then the war declared last turn. (TTA-7.2, TTA-7.3)"""
        remove_first(s)
        refill(s)
        begin_age_i(s)
        own = s.civilizations[self.seat]
        if own.war:
            return call(War(self.seat, own.enemy, CARD_NAME[own.war[0]]), then=self.politics)
        return self.politics(s, None)

    def politics(self, s: AgesState, _: object) -> Step:
        if s.level == SIMPLE:
            return self.begin_actions(s, None)
        return call(Politics(self.seat), then=self.discards)

    def discards(self, s: AgesState, result: object) -> Step:
        """Excess military cards go after the political step. (TTA-16.5)"""
        if result == "resign":
            leave(s, self.seat)
            return done()
        if s.keep_hand:
            s.keep_hand = 0
            return self.begin_actions(s, None)
        return call(DiscardExcess(self.seat), then=self.begin_actions)

    def begin_actions(self, s: AgesState, _: object) -> Step:
        own = s.civilizations[self.seat]
        own.pool += TURN_RESOURCES[own.leads]
        if own.lost_actions:
            # What a Rebellion took counts as spent. (TTA-11.6, TTA-18.5)
            own.white_spent = min(own.white, own.lost_actions)
            own.lost_actions = 0
        return ask(ChooseAction(self.seat), then=self.act)

    def act(self, s: AgesState, action: Option) -> Step:
        word = str(action[0])
        seat = self.seat
        if word == "end":
            return self.produce(s)
        if word == "take":
            self.take(s, int(action[2]) - 1)
        elif word in WORK:
            do_work(s, seat, action)
        elif word == "play":
            return call(PlayAction(seat, str(action[1])), then=self.go_on)
        elif word in CARD_WORDS:
            do_card(s, seat, word, KINDS[str(action[1])])
        else:
            do_plain(s, seat, action)
        return ask(ChooseAction(seat), then=self.act)

    def go_on(self, s: AgesState, _: object) -> Step:
        return ask(ChooseAction(self.seat), then=self.act)

    def take(self, s: AgesState, space: int) -> None:
        own = s.civilizations[self.seat]
        card = s.row[s.spaces.index(space)]
        cost = take_card(s, self.seat, space)
        if cost:
            spend_civil(own, cost)
        if KIND[card] in ACTIONS:
            own.fresh += (card,)

    def produce(self, s: AgesState) -> Step:
        if is_uprising(s, self.seat):
            tell(s, events.UPRISING, self.seat)
            return self.clean(s)
        if s.restraint:
            return call(Production(self.seat), then=self.draw_cards)
        score_and_farm(s, self.seat)
        mine(s, self.seat, NONE)
        return self.draw_cards(s, None)

    def draw_cards(self, s: AgesState, _: object) -> Step:
        if s.round > 1:
            draw_at_end(s, self.seat)
        return self.clean(s)

    def clean(self, s: AgesState) -> Step:
        """Action tokens return; what holds for one turn ends. (TTA-7.2)"""
        own = s.civilizations[self.seat]
        own.white_spent = own.red_spent = own.red_extra = 0
        own.pool = own.acted = own.voyaged = own.traded = own.trading = 0
        own.fresh = ()
        return done()


def leave(s: AgesState, seat: Seat) -> None:
    """A player gives up: cards leave the game, pacts and wars end. (TTA-27)"""
    own = s.civilizations[seat]
    own.gone = 1 + sum([other.gone > 0 for other in s.civilizations])
    tell(s, events.RESIGNED, seat)
    end_pact(s, seat)
    for rival, other in enumerate(s.civilizations):
        if other.pact and other.partner == seat:
            end_pact(s, rival)
        if other.token_with == seat:
            other.token_with = NOBODY
        if other.war and seat in (rival, other.enemy):
            (card,) = other.war
            other.war = ()
            other.enemy = NOBODY
            put_away(s, card, ALL)
            tell(s, events.WAR_VOID, rival, card)
    s.box += own.hand + own.leader + own.wonder + own.tactic
    s.aside += own.military
    own.hand = own.leader = own.wonder = own.tactic = own.military = own.fresh = ()
    own.stages = own.wonder_blue = own.white_spent = own.red_spent = 0
    recount_all(s)


class Play(Frame[AgesState]):
    """The whole game: rounds of turns until the last one is over. (TTA-3.1, TTA-26)"""

    def start(self, s: AgesState) -> Step:
        recount_all(s)
        frame = choose_scoring(s)
        return call(frame, then=self.begin) if frame else self.begin(s, None)

    def begin(self, s: AgesState, _: object) -> Step:
        tell(s, events.ROUND, s.round)
        return call(Turn(s.active), then=self.next)

    def next(self, s: AgesState, _: object) -> Step:
        left = in_game(s)
        if len(left) == 1:
            return self.end(s)
        if s.active < left[-1]:
            s.active = next(seat for seat in left if seat > s.active)
            return call(Turn(s.active), then=self.next)
        if s.last and s.round >= s.last:
            return self.end(s)
        if s.round == 1:
            show_covered(s)
        s.round += 1
        s.active = left[0]
        tell(s, events.ROUND, s.round)
        if s.round == s.last and s.level == FULL:
            tell(s, events.LAST_ROUND, s.round)
        return call(Turn(s.active), then=self.next)

    def end(self, s: AgesState) -> Step:
        score_end(s)
        tell(s, events.ENDED, s.round)
        return done()
