"""What there is to know about the game before it is played, and how its events stand in the log."""

from __future__ import annotations

from typing import Final

from epoka.games.new_dawn.guide import STEPS
from epoka.kernel.manifest import COURSE, Manifest, of_kind

MANIFEST: Final = Manifest(
    designer="James Kniffen",
    minutes=150,
    lengths={"terra_incognita": {"off": 100}},
    order=50,
    family="government",
    guide=STEPS,
    verbs={
        **of_kind("map", {"new": "laid-core laid-tile explored drew-tile", "undo": "tile-back", "search": "looked"}),
        **of_kind("map", {"fortress": "laid-fort", "city": "laid-capital", "ship": "pond-laid", "marker": "direction"}),
        **of_kind("token", {"trade": "gained-trade spent lost-trade moved-trade", "resource": "gained-resource"}),
        **of_kind("token", {"minus": "spent-resource", "wonder": "gained-natural laid-natural"}),
        **of_kind("token", {"defense": "reinforced", "exhausted": "flipped destroyed-token blasted"}),
        **of_kind("token", {"marker": "placed moved-token took-token", "undo": "taken-back"}),
        **of_kind("card", {"turn-action": "chose", "redo": "reset", "science": "advanced upgraded", "move": "swapped"}),
        **of_kind("card", {"type-government": "governed"}),
        **of_kind("city", {"city": "founded took-city", "exhausted": "destroyed-city", "wonder": "built-wonder"}),
        **of_kind("city", {"type-construction": "district-placed resolved-district"}),
        **of_kind("trade", {"caravan": "caravan-moved caravan-at-state caravan-at-city", "gold": "exchanged"}),
        **of_kind("trade", {"exhausted": "caravan-ended", "attack": "barbarian-bought"}),
        **of_kind("trade", {"pact": "took-diplomacy gave-back gave-ibrahim", "fortress": "conquered"}),
        **of_kind("trade", {"happy": "liberated restored"}),
        **of_kind("battle", {"army": "army-moved deployed redeployed", "exhausted": "army-ended defeated-army"}),
        **of_kind("battle", {"attack": "attacked discarded-token", "die-6": "rolled defence-rolled rerolled"}),
        **of_kind("battle", {"plus": "added", "trophy": "won barbarian-beaten", "defense": "lost"}),
        **of_kind("battle", {"city": "captured-token captured-city beat-capital took-fort"}),
        **of_kind("battle", {"wonder": "captured-wonder"}),
        **of_kind("event", {"event": "dial wind", "attack": "spawned barbarian-moved raided dispersed led-barbarian"}),
        **of_kind("event", {"blocked": "barbarian-stayed", "wonder": "offered aged revealed"}),
        **of_kind(COURSE, {"play": "first started", "new": "round", "clock": "turn", "trophy": "ended"}),
        **of_kind(COURSE, {"scoring": "marked unmarked"}),
    },
)
