"""Playing leaders and technologies, and changing the government. (TTA-10.7, TTA-10.8, TTA-11)"""

from __future__ import annotations

from typing import Final

from epoka.games.through_the_ages import events, tables
from epoka.games.through_the_ages.rules.ratings import PARTNER, recount_with_partners
from epoka.games.through_the_ages.rules.tokens import gain_blue, gain_resources, lend, score_culture
from epoka.games.through_the_ages.state import FELLOW, REVOLTED, AgesState, Civilization, find
from epoka.kernel import NOBODY, Refusal, Seat, tell
from epoka.parts.tuples import without

COOPERATION: Final = PARTNER[tables.KINDS["scientific_cooperation"]]["A"]
SHARED_DISCOUNT: Final = COOPERATION.technology_discount
SHARE: Final = COOPERATION.partner_pays
"""What a technology costs less under Scientific Cooperation, and what the partner pays. (TTA-29.10)"""

# -- leaders (TTA-10.7) ----------------------------------------------------------------------------------------------


def why_not_in_hand(own: Civilization, kind: int, kinds: range, rule: str) -> Refusal | None:
    """Only cards of the civil hand can be played, each in its own way, by the rule given."""
    if kind not in kinds or find(own.hand, kind) < 0:
        return Refusal("not-in-hand", rule, {"card": tables.NAMES[kind]})
    return None


def play_leader(s: AgesState, seat: Seat, kind: int) -> None:
    """The new leader works at once, and the previous one leaves. (TTA-10.7)"""
    own = s.civilizations[seat]
    card = find(own.hand, kind)
    own.hand = without(own.hand, card)
    remove_leader(s, seat)
    own.leader = (card,)
    recount_with_partners(s, seat)
    # Military resources of the turn come at once. [interpretation] (TTA-6.7)
    lend(own)
    tell(s, events.LEADER_PLAYED, seat, card)


def remove_leader(s: AgesState, seat: Seat) -> None:
    """The leader leaves the game with its effects. (TTA-10.7)"""
    own = s.civilizations[seat]
    if own.leader:
        (card,) = own.leader
        own.leader = ()
        # What Homer has lent for units goes with him, as far as it was not used. (TTA-6.7, TTA-10.7)
        own.pool -= own.lent
        own.lent = 0
        s.box += (card,)
        recount_with_partners(s, seat)
        tell(s, events.LEADER_LEFT, seat, card)


# -- technologies (TTA-10.8) -----------------------------------------------------------------------------------------


def science_price(s: AgesState, seat: Seat, kind: int, printed: int) -> int:
    """The science that a technology costs this player. (TTA-29.10)"""
    own = s.civilizations[seat]
    price = printed
    if kind in tables.THEATERS:
        price -= tables.THEATER_SCIENCE_DISCOUNT[own.leads]
    elif tables.FIRST_UNIT <= kind < tables.WORKER_KINDS:
        price -= tables.UNIT_SCIENCE_DISCOUNT[own.leads]
    if own.fixed[FELLOW] != NOBODY:
        price -= SHARED_DISCOUNT
    return max(0, price)


def reach(own: Civilization) -> int:
    """The highest printed price of a technology that a civilization might pay, whatever kind it is."""
    shared = SHARED_DISCOUNT if own.fixed[FELLOW] != NOBODY else 0
    return own.science + shared + tables.THEATER_SCIENCE_DISCOUNT[own.leads] + tables.UNIT_SCIENCE_DISCOUNT[own.leads]


def why_not_pay_science(s: AgesState, seat: Seat, kind: int, printed: int, rule: str) -> Refusal | None:
    """The science, by the rule given, and under Scientific Cooperation a point from the partner. (TTA-29.10)"""
    own = s.civilizations[seat]
    partner = own.fixed[FELLOW]
    if partner != NOBODY and not (own.science and s.civilizations[partner].science >= SHARE):
        return Refusal("partner-no-science", "TTA-29.10")
    price = science_price(s, seat, kind, printed)
    if price > own.science:
        return Refusal("no-science", rule, {"price": price, "have": own.science})
    return None


def rival_special(own: Civilization, kind: int) -> int:
    """The special technology in play of the same type, as a card, or -1. (TTA-10.8)"""
    for card in own.technologies:
        if tables.KIND[card] in tables.SPECIALS and tables.SUBTYPE[tables.KIND[card]] == tables.SUBTYPE[kind]:
            return card
    return -1


def why_not_develop(s: AgesState, seat: Seat, kind: int) -> Refusal | None:
    """A technology in hand, other than a government, and its science. (TTA-10.8)"""
    own = s.civilizations[seat]
    refusal = why_not_in_hand(own, kind, tables.TECHNOLOGIES, "TTA-10.8")
    if refusal is None and kind in tables.GOVERNMENTS:
        refusal = Refusal("is-government", "TTA-11.1", {"card": tables.NAMES[kind]})
    return refusal or why_not_put(s, seat, kind)


def why_not_put(s: AgesState, seat: Seat, kind: int) -> Refusal | None:
    """What stands against a technology in hand: a special one as good as it, or the science. (TTA-10.8)"""
    refusal = why_not_replace(s.civilizations[seat], kind) if kind in tables.SPECIALS else None
    return refusal or why_not_pay_science(s, seat, kind, tables.SCIENCE_COST[kind], "TTA-10.8")


def why_not_replace(own: Civilization, kind: int) -> Refusal | None:
    """A special technology is replaced by a better one only. [interpretation] (TTA-10.8)"""
    old = rival_special(own, kind)
    if old >= 0 and tables.LEVEL[tables.KIND[old]] >= tables.LEVEL[kind]:
        return Refusal("special-not-better", "TTA-10.8", {"card": tables.NAMES[tables.KIND[old]]})
    return None


def develop(s: AgesState, seat: Seat, kind: int) -> None:
    """Pay the science and put the technology into play. (TTA-10.8)"""
    own = s.civilizations[seat]
    price = pay_science(s, seat, kind, tables.SCIENCE_COST[kind])
    card = find(own.hand, kind)
    own.hand = without(own.hand, card)
    put_technology(s, seat, card)
    tell(s, events.DEVELOPED, seat, card, price)
    reward_technology(s, seat)


def put_technology(s: AgesState, seat: Seat, card: int) -> None:
    """A technology comes into play; a special one replaces the lower one of its type. (TTA-10.8)"""
    own = s.civilizations[seat]
    kind = tables.KIND[card]
    if kind < tables.WORKER_KINDS:
        own.technologies += (card,)
        own.known = tuple(sorted((*own.known, kind)))
        return
    old = rival_special(own, kind)
    if old >= 0:
        own.technologies = without(own.technologies, old)
        gain_blue(own, -tables.BLUE_TOKENS[tables.KIND[old]])
        s.box += (old,)
        tell(s, events.TECHNOLOGY_LEFT, seat, old)
    own.technologies += (card,)
    gain_blue(own, tables.BLUE_TOKENS[kind])
    recount_with_partners(s, seat)


def pay_science(s: AgesState, seat: Seat, kind: int, printed: int) -> int:
    """Pay for a technology; under Scientific Cooperation the partner pays a point. Returns the own price."""
    own = s.civilizations[seat]
    price = science_price(s, seat, kind, printed)
    own.science -= price
    partner = own.fixed[FELLOW]
    if partner != NOBODY:
        s.civilizations[partner].science -= SHARE
        tell(s, events.SHARED_SCIENCE, partner, SHARE)
    return price


def reward_technology(s: AgesState, seat: Seat) -> None:
    """What leaders give for playing a technology, however it was played. (TTA-10.13, TTA-29.3)"""
    own = s.civilizations[seat]
    if tables.PLAYING_RESOURCES[own.leads]:
        tell(s, events.RESOURCES_GAINED, seat, gain_resources(own, tables.PLAYING_RESOURCES[own.leads]))
    if tables.PLAYING_CULTURE[own.leads]:
        tell(s, events.CULTURE_SCORED, seat, score_culture(own, tables.PLAYING_CULTURE[own.leads]))
    if tables.PLAYING_REFUND[own.leads]:
        own.white_spent = max(0, own.white_spent - tables.PLAYING_REFUND[own.leads])


# -- government (TTA-11) ---------------------------------------------------------------------------------------------


def why_not_reform(s: AgesState, seat: Seat, kind: int) -> Refusal | None:
    """A peaceful change costs the larger number of science. (TTA-11.3)"""
    own = s.civilizations[seat]
    refusal = why_not_in_hand(own, kind, tables.GOVERNMENTS, "TTA-11.1")
    return refusal or why_not_pay_science(s, seat, kind, tables.PEACEFUL_COST[kind], "TTA-11.3")


def why_not_revolt(s: AgesState, seat: Seat, kind: int) -> Refusal | None:
    """A revolution takes all civil actions of a turn; under Robespierre all military ones. (TTA-11.2, TTA-29.2)"""
    own = s.civilizations[seat]
    refusal = why_not_in_hand(own, kind, tables.GOVERNMENTS, "TTA-11.1")
    if refusal is not None:
        return refusal
    if tables.MILITARY_REVOLUTION[own.leads]:
        if own.red_spent:
            return Refusal("revolt-military-spent", "TTA-29.2")
    elif own.acted or own.white_spent:
        return Refusal("revolt-civil-spent", "TTA-11.2")
    return why_not_pay_science(s, seat, kind, tables.SCIENCE_COST[kind], "TTA-11.2")


def change_government(s: AgesState, seat: Seat, kind: int) -> None:
    """The new government replaces the old one; spent tokens stay spent. (TTA-11.2, TTA-11.3, TTA-11.5)"""
    own = s.civilizations[seat]
    white, red = own.white_spent, own.red_spent
    card = find(own.hand, kind)
    own.hand = without(own.hand, card)
    if own.government != tables.DESPOTISM:
        old = find(own.technologies, own.government)
        own.technologies = without(own.technologies, old)
        s.box += (old,)
    own.technologies += (card,)
    own.government = kind
    recount_with_partners(s, seat)
    own.white_spent = min(white, own.white)
    own.red_spent = min(red, own.red + own.red_extra)


def reform(s: AgesState, seat: Seat, kind: int) -> None:
    """A peaceful change of government. (TTA-11.3)"""
    price = pay_science(s, seat, kind, tables.PEACEFUL_COST[kind])
    change_government(s, seat, kind)
    tell(s, events.PEACEFUL_CHANGE, seat, tables.NAMES[kind], price)
    reward_technology(s, seat)


def revolt(s: AgesState, seat: Seat, kind: int) -> None:
    """A revolution: all civil actions are spent, or all military ones under Robespierre. (TTA-11.2, TTA-29.2)"""
    own = s.civilizations[seat]
    price = pay_science(s, seat, kind, tables.SCIENCE_COST[kind])
    change_government(s, seat, kind)
    if tables.MILITARY_REVOLUTION[own.leads]:
        own.red_spent = own.red + own.red_extra
    else:
        own.white_spent = own.white
        own.acted = REVOLTED
    tell(s, events.REVOLUTION, seat, tables.NAMES[kind], price)
    reward_technology(s, seat)
