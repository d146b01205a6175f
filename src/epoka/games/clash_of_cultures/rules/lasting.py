"""Cards that stay in force after they were played: who may not build, who may not attack whom, and what lies open.

Nothing here depends on another chapter, so that every chapter can ask. What must be remembered is kept by name:

* `truce-N`: the player may not attack seat N; 1 until the own next turn begins, 2 during it (Negotiations);
* note `negotiated-N`: the player has negotiated with seat N this turn and may not attack it;
* `great_diplomat`: the holder's partner plus one;
* `anarchy`: cubes on the Anarchy card, 1 point each at the end;
* `guillotine`: the player recruits no leaders any more;
* `assassination`: the player has one main action less in the next turn, and no other assassination can aim there.

Half points on event cards are counted in `Nation.half_points`, with the card among the `trophies`.
"""

from __future__ import annotations

from typing import Final

from epoka.games.clash_of_cultures import bits, events
from epoka.games.clash_of_cultures.components import EVENTS
from epoka.games.clash_of_cultures.rules.drawing import discard_action, lay_event
from epoka.games.clash_of_cultures.rules.moments import TOLL
from epoka.games.clash_of_cultures.rules.notes import keep, kept, note, remember
from epoka.games.clash_of_cultures.rules.stock import EXACT, Pay, can_pay
from epoka.games.clash_of_cultures.state import Cards, ClashState, Nation
from epoka.games.clash_of_cultures.tables import CARD, EVENT_CARDS, GOVERNMENT_BITS, NUMBER, Price, amounts, number
from epoka.kernel import Frame, Refusal, Seat, tell
from epoka.parts.hexes import Hex
from epoka.parts.tuples import without

PESTILENCE: Final = CARD["event_01_pestilence"]
SOLAR_ECLIPSE: Final = CARD["event_41_solar_eclipse"]
TROJAN_HORSE: Final = CARD["event_42_trojan_horse"]
GREAT_DIPLOMAT: Final = CARD["event_57_great_diplomat"]
FACE_UP: Final = frozenset({CARD["event_55_great_architect"], GREAT_DIPLOMAT})
"""Great persons who are in no hand. (COC-5.4)"""
PACT: Final = number("great_diplomat", "culture")
"""Culture to pay before attacking across the Great Diplomat's pact."""
HALF_POINTS: Final = {card: row.half_points for card, row in zip(EVENT_CARDS, EVENTS, strict=True)}
"""Half points of a card, or of each thing that it took."""
UNTIL: Final = {
    card: 1 << NUMBER[row.lasting]
    for card, row in zip(EVENT_CARDS, EVENTS, strict=True)
    if row.lasting not in (None, "used")
}
"""The advance that ends a lasting event once everybody owns it, as a bit."""
CUBE: Final = HALF_POINTS[CARD["event_44_anarchy"]]
"""Half points of a cube on the Anarchy card."""
HORSE_PRICE: Final = amounts("trojan_horse", "wood", "culture")
"""What the Trojan Horse costs the attacker."""


# -- great persons in hand -------------------------------------------------------------------------------------------


def action_cards(own: Nation) -> Cards:
    """A player's action cards; great persons in hand are held as such. (COC-12.1, COC-5.4)"""
    if not own.persons:
        return own.hand
    return (*own.hand, *[card for card in own.persons if card not in FACE_UP])


def give_up_action(s: ClashState, seat: Seat, card: int) -> None:
    """Put an action card or a great person from hand away. (COC-12.1)"""
    own = s.nations[seat]
    if card in own.hand:
        discard_action(s, seat, card)
        return
    own.persons = without(own.persons, card)
    lay_event(s, seat, card)
    tell(s, events.DISCARDED, seat, card)


# -- Pestilence ------------------------------------------------------------------------------------------------------


def is_banned_from_building(s: ClashState, seat: Seat) -> bool:
    """While Pestilence lies open nobody without Sanitation constructs anything. (COC-10.1, event 1)"""
    return PESTILENCE in s.lasting and not s.nations[seat].known & bits.SANITATION


def why_not_build_now(s: ClashState, seat: Seat) -> Refusal | None:
    """The same as a refusal."""
    return Refusal("pestilence", "COC-10.1") if is_banned_from_building(s, seat) else None


# -- Anarchy ---------------------------------------------------------------------------------------------------------


def takes_anarchy_cube(own: Nation, advance: int) -> bool:
    """Whether the cube of a government advance comes from the Anarchy card; then it does. (COC-10.1, event 44)"""
    left = kept(own, "anarchy")
    if not left or not GOVERNMENT_BITS >> advance & 1:
        return False
    keep(own, "anarchy", left - 1)
    own.half_points -= CUBE
    return True


# -- battles: Solar Eclipse, Trojan Horse ----------------------------------------------------------------------------


def is_eclipse(s: ClashState) -> bool:
    """Whether the next land battle ends after its first round. (COC-10.1, event 41)"""
    return SOLAR_ECLIPSE in s.lasting


def is_horse_ready(s: ClashState) -> bool:
    """Whether an attacker of a defended city may build the Trojan Horse. (COC-10.1, event 42)"""
    return TROJAN_HORSE in s.lasting


def award(s: ClashState, seat: Seat, card: int) -> None:
    """A card that lay open goes to a player for a point; nobody but a player can win it. (COC-14.2)"""
    s.lasting = without(s.lasting, card)
    if seat < len(s.nations):
        s.nations[seat].trophies += (card,)
        s.nations[seat].half_points += HALF_POINTS[card]
        tell(s, events.AWARDED, seat, card)
    else:
        lay_event(s, s.active, card)


# -- truces and pacts ------------------------------------------------------------------------------------------------


def negotiate(s: ClashState, seat: Seat, rival: Seat) -> None:
    """No attack on the rival this turn, none by the rival in the rival's next turn. (COC-12.1, Negotiations)"""
    remember(s.nations[seat], f"negotiated-{rival}")
    keep(s.nations[rival], f"truce-{seat}", 1)


def turn_starts(s: ClashState, seat: Seat) -> None:
    """Truces of the player who begins are for this turn; those of a turn that has ended are over. (COC-12.1)

    Who was the last of a round and begins the next one takes two turns in a row: a truce is for the first of them.
    """
    for who, own in enumerate(s.nations):
        if own.kept:
            for name, value in own.kept:
                if name.startswith("truce-"):
                    if value == 2:
                        keep(own, name, 0)
                    elif who == seat:
                        keep(own, name, 2)
    own = s.nations[seat]
    if own.kept:
        keep(own, "assassination", 0)
    for card in s.lasting:
        until = UNTIL.get(card)
        if until and all(own.advances & until for own in s.nations):
            s.lasting = without(s.lasting, card)
            lay_event(s, seat, card)


def has_truce(s: ClashState, seat: Seat, rival: int) -> bool:
    """Whether Negotiations forbid an attack now."""
    own = s.nations[seat]
    return bool(note(own, f"negotiated-{rival}") or kept(own, f"truce-{rival}"))


def pact_holder(s: ClashState, seat: Seat, rival: int) -> int:
    """Who holds the Great Diplomat that binds two players; -1 if they are not bound. (COC-10.1, event 57)"""
    for holder, partner in ((seat, rival), (rival, seat)):
        if holder < len(s.nations) and GREAT_DIPLOMAT in s.nations[holder].persons:
            return holder if kept(s.nations[holder], "great_diplomat") == partner + 1 else -1
    return -1


def toll(s: ClashState, seat: Seat, rival: int, hex_: Hex) -> int:
    """Culture to pay before an attack on a hex: the Great Diplomat's pact and what abilities demand."""
    if rival >= len(s.nations):
        return 0
    return (PACT if pact_holder(s, seat, rival) >= 0 else 0) + TOLL.total(s, rival, hex_)


def toll_price(amount: int) -> Price:
    """A toll as a price."""
    return (0, 0, 0, 0, 0, 0, amount)


def why_not_attack(s: ClashState, seat: Seat, rival: int, hex_: Hex) -> Refusal | None:
    """Why a player may not attack somebody on a hex: a truce, or a toll that can't be paid."""
    if rival >= len(s.nations):
        return None
    if (s.nations[seat].notes or s.nations[seat].kept) and has_truce(s, seat, rival):
        return Refusal("truce", "COC-12.1", {"rival": rival})
    due = toll(s, seat, rival, hex_)
    if due and not can_pay(s.nations[seat], toll_price(due), EXACT):
        rule = "COC-10.1" if pact_holder(s, seat, rival) >= 0 else "COC-13.35"
        return Refusal("cannot-pay-toll", rule, {"amount": due})
    return None


def end_pact(s: ClashState, holder: Seat) -> None:
    """The Great Diplomat is discarded. (COC-10.1, event 57)"""
    own = s.nations[holder]
    own.persons = without(own.persons, GREAT_DIPLOMAT)
    lay_event(s, holder, GREAT_DIPLOMAT)
    keep(own, "great_diplomat", 0)
    tell(s, events.PACT_ENDED, holder, GREAT_DIPLOMAT)


def charge(s: ClashState, seat: Seat, rival: int, hex_: Hex) -> Frame[ClashState] | None:
    """Before an attack what is due for it is paid; a pact between the two ends."""
    due = toll(s, seat, rival, hex_)
    if not due:
        return None
    holder = pact_holder(s, seat, rival)
    if holder >= 0:
        end_pact(s, holder)
    return Pay(seat, toll_price(due), EXACT)
