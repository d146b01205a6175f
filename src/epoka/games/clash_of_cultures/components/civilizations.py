"""The civilizations with their advances and leaders. (COC-13)"""

from __future__ import annotations

from typing import Final, NamedTuple

from epoka.games.clash_of_cultures.components.numbers import NO_NUMBERS, Numbers


class CivilizationAdvance(NamedTuple):
    """An advance of a civilization, and the advance that brings it: one of the table, or any_government. (COC-13.20)"""

    id: str
    trigger: str
    numbers: Numbers = NO_NUMBERS


class Ability(NamedTuple):
    """One of the two abilities of a leader."""

    id: str
    numbers: Numbers = NO_NUMBERS


class Leader(NamedTuple):
    """A leader card."""

    id: str
    abilities: tuple[Ability, Ability]


class Civilization(NamedTuple):
    """A civilization; some have a starting tile of their own. (COC-3.3)"""

    id: str
    tile: str | None
    advances: tuple[CivilizationAdvance, ...]
    leaders: tuple[Leader, ...]


# fmt: off
CIVILIZATIONS: Final = (
    Civilization(
        "aztecs",
        None,
        (
            CivilizationAdvance("aztecs_captives", "tactics", numbers={"most": 4, "halves": 1}),
            CivilizationAdvance("aztecs_human_sacrifice", "rituals"),
            CivilizationAdvance("aztecs_aztec_gold", "arts", numbers={"gold": 1, "swapped": 1}),
            CivilizationAdvance("aztecs_imperial_tribute", "any_government", numbers={"hexes": 2}),
        ),
        (
            Leader("marqzen", (Ability("marqzen_storm_master"), Ability("marqzen_spread_of_fear"))),
            Leader("ahuitzotl", (Ability("ahuitzotl_expansionist", numbers={"hits": 1, "hexes": 2}), Ability("ahuitzotl_mass_sacrifice", numbers={"captives": 2}))),
            Leader("acamapichtli", (Ability("acamapichtli_growth", numbers={"resources": 2}), Ability("acamapichtli_tributes", numbers={"mood": 2, "size": 3}))),
        ),
    ),
    Civilization(
        "babylon",
        None,
        (
            CivilizationAdvance("babylon_canals", "engineering", numbers={"exactly": 1, "food": 1}),
            CivilizationAdvance("babylon_code_of_laws", "writing", numbers={"cards": 1, "most": 4}),
            CivilizationAdvance("babylon_star_catalogues", "astronomy", numbers={"amount": 1}),
            CivilizationAdvance("babylon_ziggurats", "dogma"),
        ),
        (
            Leader("nebuchadnezzar_ii", (Ability("nebuchadnezzar_ii_great_gardens", numbers={"culture": 2}), Ability("nebuchadnezzar_ii_iconoclast", numbers={"combat": 2}))),
            Leader("nabopolassar", (Ability("nabopolassar_liberator", numbers={"combat": 2}), Ability("nabopolassar_revolt"))),
            Leader("hammurabi", (Ability("hammurabi_lawgiver", numbers={"culture": 1}), Ability("hammurabi_guardian"))),
        ),
    ),
    Civilization(
        "carthage",
        "carthage_start",
        (
            CivilizationAdvance("carthage_warbeasts", "husbandry", numbers={"gold": 1, "culture": 1}),
            CivilizationAdvance("carthage_hegemony", "cartography"),
            CivilizationAdvance("carthage_pirate_alliance", "navigation"),
            CivilizationAdvance("carthage_mercenaries", "draft"),
        ),
        (
            Leader("dido", (Ability("dido_founder"), Ability("dido_sacrifice", numbers={"combat": 2}))),
            Leader("hanno", (Ability("hanno_navigator"), Ability("hanno_fleet_commander", numbers={"combat": 2}))),
            Leader("hannibal", (Ability("hannibal_father_of_strategy", numbers={"most": 2}), Ability("hannibal_hannibal_ad_portas"))),
        ),
    ),
    Civilization(
        "celts",
        None,
        (
            CivilizationAdvance("celts_tribal_warfare", "tactics", numbers={"combat": 1, "hexes": 2, "most": 4}),
            CivilizationAdvance("celts_tribal_allies", "draft", numbers={"food": 1}),
            CivilizationAdvance("celts_druidic_influence", "priesthood", numbers={"points": 1}),
            CivilizationAdvance("celts_tribal_trade", "trade_routes"),
        ),
        (
            Leader("viriathus", (Ability("viriathus_terror", numbers={"mood": 2}), Ability("viriathus_loyalty", numbers={"hexes": 2}))),
            Leader("vercingetorix", (Ability("vercingetorix_warrior_people", numbers={"combat": 1, "hexes": 2}), Ability("vercingetorix_rapid_recruitment"))),
            Leader("boudicca", (Ability("boudicca_fearless", numbers={"combat": 2}), Ability("boudicca_great_numbers", numbers={"food": 1}))),
        ),
    ),
    Civilization(
        "china",
        None,
        (
            CivilizationAdvance("china_rice_fields", "irrigation", numbers={"food": 1, "most": 2}),
            CivilizationAdvance("china_expansion", "husbandry", numbers={"groups": 3}),
            CivilizationAdvance("china_fireworks", "metallurgy", numbers={"ore": 1, "wood": 1, "hits": 1}),
            CivilizationAdvance("china_imperial_army", "any_government"),
        ),
        (
            Leader("sun_tzu", (Ability("sun_tzu_fast_war", numbers={"mood": 1, "culture": 1}), Ability("sun_tzu_the_art_of_war", numbers={"amount": 1}))),
            Leader("qin_shi_huang", (Ability("qin_shi_huang_great_wall", numbers={"culture": 2}), Ability("qin_shi_huang_tactician", numbers={"culture": 2, "hits": 1}))),
            Leader("wu_zetian", (Ability("wu_zetian_brilliant_conqueror", numbers={"combat": 2}), Ability("wu_zetian_agricultural_economist", numbers={"amount": 1}))),
        ),
    ),
    Civilization(
        "egypt",
        "egypt_start",
        (
            CivilizationAdvance("egypt_flood_plains", "irrigation"),
            CivilizationAdvance("egypt_architecture", "engineering"),
            CivilizationAdvance("egypt_embalming", "rituals", numbers={"culture": 1, "most": 5}),
            CivilizationAdvance("egypt_man_god", "priesthood"),
        ),
        (
            Leader("cleopatra", (Ability("cleopatra_legendary", numbers={"range": 1}), Ability("cleopatra_beloved"))),
            Leader("imhotep", (Ability("imhotep_innovator", numbers={"ideas": 1}), Ability("imhotep_physician"))),
            Leader("ramses_ii", (Ability("ramses_ii_monumental", numbers={"culture": 1, "ideas": 2}), Ability("ramses_ii_coastal_power", numbers={"combat": 2}))),
        ),
    ),
    Civilization(
        "phoenicia",
        "phoenicia_start",
        (
            CivilizationAdvance("phoenicia_city_independence", "fishing", numbers={"halves": 3}),
            CivilizationAdvance("phoenicia_biremes", "war_ships", numbers={"combat": 2}),
            CivilizationAdvance("phoenicia_alphabet", "writing", numbers={"routes": 2, "culture": 1, "ideas": 2}),
            CivilizationAdvance("phoenicia_cedars_and_dyes", "trade_routes", numbers={"hexes": 3}),
        ),
        (
            Leader("ithobaal", (Ability("ithobaal_deliverance"), Ability("ithobaal_priest_of_astarte", numbers={"hexes": 2, "combat": 2}))),
            Leader("hiram_i", (Ability("hiram_i_trade_master"), Ability("hiram_i_constructor", numbers={"amount": 1}))),
            Leader("pumayaton", (Ability("pumayaton_mediterranean_trader", numbers={"amount": 1}), Ability("pumayaton_protector", numbers={"culture": 1, "hits": 1}))),
        ),
    ),
    Civilization(
        "greece",
        None,
        (
            CivilizationAdvance("greece_training", "public_education", numbers={"ideas": 1}),
            CivilizationAdvance("greece_sparta", "draft"),
            CivilizationAdvance("greece_hellenization", "arts", numbers={"mood": 2}),
            CivilizationAdvance("greece_city_states", "any_government"),
        ),
        (
            Leader("alexander", (Ability("alexander_idol", numbers={"culture": 1}), Ability("alexander_ruler_of_the_world", numbers={"combat": 1}))),
            Leader("leonidas", (Ability("leonidas_that_is_sparta", numbers={"culture": 1}), Ability("leonidas_hero_of_thermopylae", numbers={"combat": 2}))),
            Leader("pericles", (Ability("pericles_master", numbers={"amount": 1}), Ability("pericles_admiral", numbers={"combat": 2}))),
        ),
    ),
    Civilization(
        "huns",
        None,
        (
            CivilizationAdvance("huns_nomads", "storage", numbers={"size": 1, "amount": 1}),
            CivilizationAdvance("huns_mounted_archers", "husbandry", numbers={"size": 1}),
            CivilizationAdvance("huns_raiders", "tactics", numbers={"hexes": 2}),
            CivilizationAdvance("huns_hunnic_tribes", "any_government", numbers={"amount": 1}),
        ),
        (
            Leader("attila", (Ability("attila_ruler", numbers={"size": 1, "larger": 1}), Ability("attila_horse_master", numbers={"hits": 1}))),
            Leader("bleda", (Ability("bleda_enforcer"), Ability("bleda_battering_rams"))),
            Leader("rugila", (Ability("rugila_tribute", numbers={"gold": 2, "hexes": 2}), Ability("rugila_unifier"))),
        ),
    ),
    Civilization(
        "india",
        None,
        (
            CivilizationAdvance("india_indian_elephants", "husbandry"),
            CivilizationAdvance("india_proselytism", "state_religion", numbers={"hexes": 2, "more": 1, "add": 1}),
            CivilizationAdvance("india_prosperity", "trade_routes"),
            CivilizationAdvance("india_peace_and_poetry", "theaters", numbers={"mood": 1}),
        ),
        (
            Leader("akbar", (Ability("akbar_bladed_tusks", numbers={"ore": 1, "combat": 1}), Ability("akbar_prosperous", numbers={"gold": 1}))),
            Leader("sri_gupta", (Ability("sri_gupta_golden_age", numbers={"culture": 1}), Ability("sri_gupta_prepared", numbers={"combat": 2}))),
            Leader("ashoka", (Ability("ashoka_buddhism"), Ability("ashoka_expansionist", numbers={"culture": 1, "temple": 2}))),
        ),
    ),
    Civilization(
        "japan",
        None,
        (
            CivilizationAdvance("japan_pottery", "storage", numbers={"food": 3, "culture": 1}),
            CivilizationAdvance("japan_horsemanship", "husbandry", numbers={"combat": 3}),
            CivilizationAdvance("japan_ruse", "tactics", numbers={"hexes": 2}),
            CivilizationAdvance("japan_shogunate", "any_government", numbers={"mood": 1}),
        ),
        (
            Leader("go_toba", (Ability("go_toba_way_of_the_sword", numbers={"ore": 1, "combat": 2}), Ability("go_toba_scholar"))),
            Leader("jimmu", (Ability("jimmu_fortified", numbers={"hexes": 2, "combat": 2}), Ability("jimmu_mythical", numbers={"culture": 1}))),
            Leader("suiko", (Ability("suiko_japanese_buddhism", numbers={"culture": 1}), Ability("suiko_defender", numbers={"combat": 2}))),
        ),
    ),
    Civilization(
        "maya",
        "maya_start",
        (
            CivilizationAdvance("maya_terracing", "irrigation"),
            CivilizationAdvance("maya_stelas", "arts", numbers={"amount": 1}),
            CivilizationAdvance("maya_ball_courts", "sports", numbers={"mood": 1, "larger": 1, "food": 1}),
            CivilizationAdvance("maya_calendar", "astronomy", numbers={"culture": 1}),
        ),
        (
            Leader("pakal", (Ability("pakal_sun_shield", numbers={"hits": 1}), Ability("pakal_art_and_architecture", numbers={"culture": 1, "resources": 2}))),
            Leader("siyaj_kak", (Ability("siyaj_kak_fire_is_born"), Ability("siyaj_kak_cultural_influx"))),
            Leader("wac_chanil", (Ability("wac_chanil_new_dynasty", numbers={"hexes": 2, "combat": 2}), Ability("wac_chanil_reconstruction"))),
        ),
    ),
    Civilization(
        "persia",
        None,
        (
            CivilizationAdvance("persia_elephants", "husbandry", numbers={"most": 2}),
            CivilizationAdvance("persia_immortals", "draft", numbers={"most": 4, "combat": 1}),
            CivilizationAdvance("persia_zoroastrianism", "priesthood"),
            CivilizationAdvance("persia_banking", "currency", numbers={"amount": 1}),
        ),
        (
            Leader("cyrus_ii", (Ability("cyrus_ii_king_of_persia", numbers={"mood": 1}), Ability("cyrus_ii_strategist", numbers={"combat": 2}))),
            Leader("darius_i", (Ability("darius_i_cultural_unity", numbers={"mood": 1}), Ability("darius_i_architect", numbers={"culture": 2}))),
            Leader("xerxes_i", (Ability("xerxes_i_mighty_army", numbers={"units": 5}), Ability("xerxes_i_great_builder", numbers={"amount": 2}))),
        ),
    ),
    Civilization(
        "rome",
        None,
        (
            CivilizationAdvance("rome_aqueduct", "engineering"),
            CivilizationAdvance("rome_imperial_roads", "roads", numbers={"hexes": 4}),
            CivilizationAdvance("rome_captivi", "bartering", numbers={"gold": 1, "mood": 1}),
            CivilizationAdvance("rome_provinces", "any_government", numbers={"hexes": 3, "culture": 1}),
        ),
        (
            Leader("augustus", (Ability("augustus_princeps", numbers={"culture": 1, "actions": 1, "objectives": 1}), Ability("augustus_emperor", numbers={"combat": 2}))),
            Leader("caesar", (Ability("caesar_statesman"), Ability("caesar_proconsul", numbers={"gold": 1}))),
            Leader("sulla", (Ability("sulla_dictator", numbers={"hexes": 2}), Ability("sulla_civilizer", numbers={"combat": 2}))),
        ),
    ),
    Civilization(
        "vikings",
        "vikings_start",
        (
            CivilizationAdvance("vikings_shipcraft", "fishing"),
            CivilizationAdvance("vikings_longships", "war_ships", numbers={"units": 3}),
            CivilizationAdvance("vikings_marauders", "trade_routes", numbers={"resources": 1}),
            CivilizationAdvance("vikings_runestones", "rituals", numbers={"units": 2, "points": 1}),
        ),
        (
            Leader("knut", (Ability("knut_ruler_of_the_north", numbers={"halves": 1}), Ability("knut_danegeld"))),
            Leader("erik", (Ability("erik_legendary_explorer", numbers={"culture": 1, "points": 1}), Ability("erik_new_colonies"))),
            Leader("ragnar", (Ability("ragnar_prey", numbers={"gold": 2}), Ability("ragnar_horror_of_the_north", numbers={"combat": 2}))),
        ),
    ),
)
"""All civilizations."""
# fmt: on
