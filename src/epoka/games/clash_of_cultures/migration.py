"""How positions that were stored by earlier versions of the rules go on under this one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from epoka.games.clash_of_cultures.geometry import board
from epoka.games.clash_of_cultures.rules import (
    activating,
    arts,
    battle,
    captives,
    constructing,
    drawing,
    exploring,
    governments,
    great_persons,
    influence,
    leaders,
    losses,
    moving,
    pirates,
    prices,
    recruiting,
    spoils,
    stock,
    trade_routes,
    uses,
)
from epoka.games.clash_of_cultures.rules.civilizations import (
    allies,
    aztecs,
    carthage,
    celts,
    china,
    huns,
    india,
    japan,
    maya,
    persia,
    vikings,
)
from epoka.games.clash_of_cultures.tables import BUILDING, CATEGORY, CULTURE, MOOD, NONE, NUMBER
from epoka.kernel import Choose
from epoka.kernel.record import Packed

Waiting = tuple[str, dict[str, Any]]
"""A frame of a stored stack: the step at which it goes on, and its fields under its name."""

RETURNED: Final = {
    "over": frozenset(
        [
            "Architect",
            "Arts",
            "Attempt",
            "Bartering",
            "Battle",
            "BuildIn",
            "BuyAdvance",
            "ChangeGovernment",
            "ChangeType",
            "CityDevelopment",
            "CivilWar",
            "Colonize",
            "Colony",
            "Convert",
            "CulturalInflux",
            "DrawWonder",
            "EndRoll",
            "ExplorerCard",
            "FreeAdvance",
            "FreeEconomy",
            "GainAdvance",
            "HeroGeneral",
            "MassSacrifice",
            "Masterpiece",
            "MayChangeGovernment",
            "MayConstruct",
            "Mercenaries",
            "Move",
            "Mutiny",
            "Neighbours",
            "Offer",
            "OfferLesson",
            "OfferPerson",
            "PickFlotilla",
            "PlayCard",
            "PlayPerson",
            "Reformation",
            "Revolution",
            "Scholar",
            "StandIn",
            "StatusPhase",
            "Synergies",
            "Taxes",
            "TechnologyTrade",
            "Theaters",
            "TradeIncome",
            "TradingBooks",
            "Tributes",
            "Tuition",
            "Vote",
            "Wander",
        ]
    ),
    "finish": frozenset({"Capture", "MoveBarbarians", "Pirates"}),
    "fought": frozenset({"March"}),
    "paid": frozenset({"PayAWay", "PayToll"}),
}
"""Steps up to version 3 that did nothing any more: whatever they waited for now takes the place of their frames."""
RENAMED: Final = {
    ("Attempt", "boosted"): "succeed",
    ("Calendar", "next"): "start",
    ("GiveUp", "next"): "start",
    ("Mercenaries", "next"): "start",
    ("MoveBarbarians", "marched"): "go_on",
    ("MoveGroup", "explored"): "arrive",
    ("Overboard", "next"): "start",
    ("Play", "over"): "end",
    ("Preparations", "besieged"): "arm",
    ("RideOut", "moved"): "start",
    ("Turn", "abilities"): "go_on",
    ("Unrest", "next"): "start",
}
"""Steps up to version 3 that only went on to another one."""
MOMENTS: Final = {
    "BATTLE_BEGINS": "begins",
    "BATTLE_ROUND": "goes_on",
    "BATTLE_REVEALED": "turned_up",
    "BATTLE_ROLL": "to_roll",
    "BATTLE_ROLLED": "has_rolled",
    "BATTLE_HITS": "is_hit",
    "BATTLE_SURVIVED": "survives",
    "BATTLE_ENDED": "has_ended",
}
"""The steps of a battle by the moments that it had opened up to version 3, when there was one step for all of them."""


CHOICES: Final = {
    "BuildIn": "ChooseWork",
    "CulturalInflux": "ChooseInflux",
    "Fanatics": "ChooseMuster",
    "FirstPlayer": "ChooseFirst",
    "FreeEconomy": "ChooseCollector",
    "JapaneseBuddhism": "ChooseReclaimed",
    "Library": "ChooseBorrowed",
    "Lighthouse": "ChooseWaters",
    "Masterpiece": "ChooseMasterpiece",
    "MayConstruct": "ChooseSite",
    "OfferLesson": "ChooseLesson",
    "Raze": "ChooseRaze",
    "Refugees": "ChooseRefuge",
    "ReplaceBuilding": "ChooseReplaced",
    "Scholar": "ChooseStudy",
    "Sports": "ChooseSports",
    "Statue": "ChooseStatuePlan",
    "TakeBarbarian": "ChooseBarbarian",
}
"""Frames up to version 3 that asked one question, which now knows what comes of it."""
ANSWERS: Final[dict[str, Callable[[dict[str, Any], tuple[str, ...]], list[Packed]]]] = {
    "FreeEconomy": lambda fields, hexes: ["city", hexes[fields["hex"]]],
    "JapaneseBuddhism": lambda fields, hexes: ["reclaim", BUILDING[fields["building"]]],
    "Sports": lambda fields, hexes: ["raise", hexes[fields["hex"]], fields["steps"]],
}
"""What had been answered while it is paid for, with the names of the hexes."""
PAID_USES: Final = {
    "AbsolutePower": "absolute_power",
    "Beloved": "cleopatra_beloved",
    "ForcedLabor": "forced_labor",
    "LegendaryExplorer": "erik_legendary_explorer",
    "Taxes": "taxes",
    "Tributes": "acamapichtli_tributes",
    "Tuition": "",  # which one, its category says
    "Vote": "voting",
}
"""Frames up to version 3 that paid for an ability."""
BRINGS: Final = {
    "BladedTusks": ("tusks", 1),
    "CancelHit": ("cancel", 1),
    "HunnicTribes": ("free", 1),
    "WayOfTheSword": ("lasting", 2),
}
"""Frames up to version 3 that brought something if a price was paid."""

TEACHERS: Final = {
    "agriculture": "wu_zetian_agricultural_economist",
    "construction": "hiram_i_constructor",
    "education": "pericles_master",
    "warfare": "sun_tzu_the_art_of_war",
}
"""Who brought an advance of which category for a token."""


def _stateless(choose: Callable[..., Choose]) -> Callable[..., Choose]:
    """What makes a question without looking at the state."""
    return lambda s, *told: choose(*told)


ASKED: Final[dict[str, Callable[..., Choose]]] = {
    "BuyPerson": _stateless(great_persons.choose_to_buy),
    "ChooseAdopted": governments.choose_adopted,
    "ChooseArenaBoost": battle.choose_arena_boost,
    "ChooseCalm": losses.choose_calm,
    "ChooseCaptive": _stateless(aztecs.choose_captive),
    "ChooseColony": carthage.choose_colony,
    "ChooseConverted": persia.choose_converted,
    "ChooseCourse": allies.choose_course,
    "ChooseDeal": _stateless(trade_routes.choose_deal),
    "ChooseDesign": drawing.choose_design,
    "ChooseDriven": aztecs.choose_driven,
    "ChooseErikLanding": vikings.choose_erik_landing,
    "ChooseGain": _stateless(uses.choose_gain),
    "ChooseGoldenAdvance": india.choose_golden_advance,
    "ChooseHalted": celts.choose_halted,
    "ChooseImmortals": persia.choose_immortals,
    "ChooseLandfall": exploring.choose_landfall,
    "ChooseLanding": carthage.choose_landing,
    "ChooseLeader": leaders.choose_leader,
    "ChooseMelted": aztecs.choose_melted,
    "ChooseOffering": stock.choose_offering,
    "ChooseOrigin": influence.choose_origin,
    "ChoosePassed": moving.choose_passed,
    "ChoosePickUp": recruiting.choose_pick_up,
    "ChoosePile": drawing.choose_pile,
    "ChoosePlace": recruiting.choose_place,
    "ChoosePlunder": pirates.choose_plunder,
    "ChoosePort": constructing.choose_port,
    "ChoosePrice": _stateless(arts.choose_price),
    "ChoosePushed": celts.choose_pushed,
    "ChooseRebuilt": maya.choose_rebuilt,
    "ChooseRecall": pirates.choose_recall,
    "ChooseRecalled": _stateless(japan.choose_recalled),
    "ChooseRelease": captives.choose_release,
    "ChooseRetrained": china.choose_retrained,
    "ChooseReturn": _stateless(recruiting.choose_return),
    "ChooseRiders": huns.choose_riders,
    "ChooseSacrifice": aztecs.choose_sacrifice,
    "ChooseScared": aztecs.choose_scared,
    "ChooseSpoils": vikings.choose_spoils,
    "ChooseStandIn": activating.choose_stand_in,
    "ChooseToken": _stateless(spoils.choose_token),
    "ChooseUnit": losses.choose_unit,
    "ChooseVoyage": carthage.choose_voyage,
    "ChooseWay": _stateless(prices.choose_way),
    "ChooseWayRound": exploring.choose_way_round,
    "ChooseWithdrawal": battle.choose_withdrawal,
    "ChooseYield": trade_routes.choose_yield,
}
"""Questions up to version 3 that had a class of their own, and what makes them now."""


def migrated(position: dict[str, Packed], version: int) -> dict[str, Packed]:
    """A position of an earlier version as this one stores it."""
    stack: list[Waiting] = [(at, frame) for at, frame in position["stack"]]
    if version < 2:
        stack = _before_2(stack)
    if version < 4:
        stack = _Before4(position).renewed(stack)
    return {**position, "stack": stack}


def _before_2(stack: list[Waiting]) -> list[Waiting]:
    """In version 1 an offer was over as soon as another one answered it, so nothing was left for it to do."""
    return [(at, frame) for at, frame in stack if not (at == "over" and "Trade" in frame)]


class _Before4:
    """Up to version 3 frames waited for what now takes their place, and every choice had a frame of its own."""

    def __init__(self, position: dict[str, Packed]) -> None:
        self.questions: list[Packed] = position["questions"]
        self.nations: list[Packed] = position["state"]["ClashState"]["nations"]

    def renewed(self, stack: list[Waiting]) -> list[Waiting]:
        """The stack without the frames that did nothing any more, the others as they are called now."""
        found: list[Waiting] = []
        for place, (at, frame) in enumerate(stack):
            ((name, fields),) = frame.items()
            above = stack[place + 1][1] if place + 1 < len(stack) else {}
            if name in RETURNED.get(at, ()):
                continue
            if (name, at) == ("Battle", "acted"):
                # Its side was the next one, and the moment that it had opened was noted.
                found.append((MOMENTS[fields["moment"]], {name: {**fields, "side": fields["side"] - 1}}))
            elif name in BRINGS:
                above["MayPay"]["brings"] = list(BRINGS[name])
            elif name in PAID_USES:
                ability = NUMBER[PAID_USES[name] or TEACHERS[CATEGORY[fields["category"]]]]
                found.append((at, {"PaidUse": {"seat": fields["seat"], "ability": ability}}))
            elif name in CHOICES:
                found.append(self._choice(at, name, fields))
            elif name in ("MassSacrifice", "Offer", "TakeBarbarians"):
                frames = [_pattern(above), *self._followed(name, fields)]
                found.append(("next", {"Sequence": {"frames": frames, "results": []}}))
            else:
                found.append((RENAMED.get((name, at), at), _pattern(frame)))
        return found

    def _choice(self, at: str, name: str, fields: dict[str, Any]) -> Waiting:
        """A frame that asks, or whose answer is being paid for."""
        if at == "paid":
            hexes = board(len(self.nations)).names
            answer = ANSWERS[name](fields, hexes)
            return at, {"Choosing": {"choice": {CHOICES[name]: fields}, "answer": answer}}
        return "chosen", {"Choosing": {"choice": self.questions[0], "answer": []}}

    def _followed(self, name: str, fields: dict[str, Any]) -> list[Packed]:
        """What comes after what a frame waits for."""
        seat = fields["seat"]
        if name == "Offer":
            return [{"GainOne": {"seat": seat, "kinds": [MOOD, CULTURE]}}]
        if name == "TakeBarbarians":
            return _barbarians(fields)
        city = self.nations[seat]["Nation"]["leader_at"]
        return [{"Choosing": {"choice": {"ChooseWork": {"seat": seat, "city": city}}}}]


def _pattern(value: Packed) -> Packed:
    """A frame, with those that it holds and that have not begun."""
    if isinstance(value, list):
        return [_pattern(item) for item in value]
    if not isinstance(value, dict) or "int" in value:
        return value
    ((name, fields),) = value.items()
    if name in CHOICES:
        # The fields of frames and questions are called alike but for the city that is being lost.
        return {"Choosing": {"choice": {CHOICES[name]: {**fields, "lost": fields.get("hex", NONE)}}}}
    if name == "CancelHit":
        return {"MayPay": {**fields, "brings": list(BRINGS[name])}}
    if name == "TakeBarbarians":
        return {"Sequence": {"frames": _barbarians(fields)}}
    return {name: {field: _pattern(inner) for field, inner in fields.items()}}


def _barbarians(fields: dict[str, Any]) -> list[Packed]:
    """The barbarians that are still to be led away."""
    seat = fields["seat"]
    return [{"Choosing": {"choice": {"ChooseBarbarian": {"seat": seat, "hex": hex_}}}} for hex_ in fields["hexes"]]
