"""The civilizations with their advances and leaders. (COC-13)"""

from __future__ import annotations

from typing import Final, NamedTuple


class CivilizationAdvance(NamedTuple):
    """An advance of a civilization, and the advance that brings it: one of the table, or any_government. (COC-13.20)"""

    id: str
    trigger: str


class Ability(NamedTuple):
    """One of the two abilities of a leader."""

    id: str
    kind: str  # civil or combat


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
            CivilizationAdvance("aztecs_captives", "tactics"),
            CivilizationAdvance("aztecs_human_sacrifice", "rituals"),
            CivilizationAdvance("aztecs_aztec_gold", "arts"),
            CivilizationAdvance("aztecs_imperial_tribute", "any_government"),
        ),
        (
            Leader("marqzen", (Ability("marqzen_storm_master", "civil"), Ability("marqzen_spread_of_fear", "civil"))),
            Leader("ahuitzotl", (Ability("ahuitzotl_expansionist", "combat"), Ability("ahuitzotl_mass_sacrifice", "civil"))),
            Leader("acamapichtli", (Ability("acamapichtli_growth", "civil"), Ability("acamapichtli_tributes", "civil"))),
        ),
    ),
    Civilization(
        "babylon",
        None,
        (
            CivilizationAdvance("babylon_canals", "engineering"),
            CivilizationAdvance("babylon_code_of_laws", "writing"),
            CivilizationAdvance("babylon_star_catalogues", "astronomy"),
            CivilizationAdvance("babylon_ziggurats", "dogma"),
        ),
        (
            Leader("nebuchadnezzar_ii", (Ability("nebuchadnezzar_ii_great_gardens", "civil"), Ability("nebuchadnezzar_ii_iconoclast", "combat"))),
            Leader("nabopolassar", (Ability("nabopolassar_liberator", "combat"), Ability("nabopolassar_revolt", "civil"))),
            Leader("hammurabi", (Ability("hammurabi_lawgiver", "civil"), Ability("hammurabi_guardian", "civil"))),
        ),
    ),
    Civilization(
        "carthage",
        "carthage_start",
        (
            CivilizationAdvance("carthage_warbeasts", "husbandry"),
            CivilizationAdvance("carthage_hegemony", "cartography"),
            CivilizationAdvance("carthage_pirate_alliance", "navigation"),
            CivilizationAdvance("carthage_mercenaries", "draft"),
        ),
        (
            Leader("dido", (Ability("dido_founder", "civil"), Ability("dido_sacrifice", "combat"))),
            Leader("hanno", (Ability("hanno_navigator", "civil"), Ability("hanno_fleet_commander", "combat"))),
            Leader("hannibal", (Ability("hannibal_father_of_strategy", "combat"), Ability("hannibal_hannibal_ad_portas", "civil"))),
        ),
    ),
    Civilization(
        "celts",
        None,
        (
            CivilizationAdvance("celts_tribal_warfare", "tactics"),
            CivilizationAdvance("celts_tribal_allies", "draft"),
            CivilizationAdvance("celts_druidic_influence", "priesthood"),
            CivilizationAdvance("celts_tribal_trade", "trade_routes"),
        ),
        (
            Leader("viriathus", (Ability("viriathus_terror", "combat"), Ability("viriathus_loyalty", "combat"))),
            Leader("vercingetorix", (Ability("vercingetorix_warrior_people", "combat"), Ability("vercingetorix_rapid_recruitment", "civil"))),
            Leader("boudicca", (Ability("boudicca_fearless", "combat"), Ability("boudicca_great_numbers", "civil"))),
        ),
    ),
    Civilization(
        "china",
        None,
        (
            CivilizationAdvance("china_rice_fields", "irrigation"),
            CivilizationAdvance("china_expansion", "husbandry"),
            CivilizationAdvance("china_fireworks", "metallurgy"),
            CivilizationAdvance("china_imperial_army", "any_government"),
        ),
        (
            Leader("sun_tzu", (Ability("sun_tzu_fast_war", "combat"), Ability("sun_tzu_the_art_of_war", "civil"))),
            Leader("qin_shi_huang", (Ability("qin_shi_huang_great_wall", "civil"), Ability("qin_shi_huang_tactician", "combat"))),
            Leader("wu_zetian", (Ability("wu_zetian_brilliant_conqueror", "combat"), Ability("wu_zetian_agricultural_economist", "civil"))),
        ),
    ),
    Civilization(
        "egypt",
        "egypt_start",
        (
            CivilizationAdvance("egypt_flood_plains", "irrigation"),
            CivilizationAdvance("egypt_architecture", "engineering"),
            CivilizationAdvance("egypt_embalming", "rituals"),
            CivilizationAdvance("egypt_man_god", "priesthood"),
        ),
        (
            Leader("cleopatra", (Ability("cleopatra_legendary", "civil"), Ability("cleopatra_beloved", "civil"))),
            Leader("imhotep", (Ability("imhotep_innovator", "civil"), Ability("imhotep_physician", "civil"))),
            Leader("ramses_ii", (Ability("ramses_ii_monumental", "civil"), Ability("ramses_ii_coastal_power", "combat"))),
        ),
    ),
    Civilization(
        "phoenicia",
        "phoenicia_start",
        (
            CivilizationAdvance("phoenicia_city_independence", "fishing"),
            CivilizationAdvance("phoenicia_biremes", "war_ships"),
            CivilizationAdvance("phoenicia_alphabet", "writing"),
            CivilizationAdvance("phoenicia_cedars_and_dyes", "trade_routes"),
        ),
        (
            Leader("ithobaal", (Ability("ithobaal_deliverance", "civil"), Ability("ithobaal_priest_of_astarte", "combat"))),
            Leader("hiram_i", (Ability("hiram_i_trade_master", "civil"), Ability("hiram_i_constructor", "civil"))),
            Leader("pumayaton", (Ability("pumayaton_mediterranean_trader", "civil"), Ability("pumayaton_protector", "combat"))),
        ),
    ),
    Civilization(
        "greece",
        None,
        (
            CivilizationAdvance("greece_training", "public_education"),
            CivilizationAdvance("greece_sparta", "draft"),
            CivilizationAdvance("greece_hellenization", "arts"),
            CivilizationAdvance("greece_city_states", "any_government"),
        ),
        (
            Leader("alexander", (Ability("alexander_idol", "civil"), Ability("alexander_ruler_of_the_world", "combat"))),
            Leader("leonidas", (Ability("leonidas_that_is_sparta", "civil"), Ability("leonidas_hero_of_thermopylae", "combat"))),
            Leader("pericles", (Ability("pericles_master", "civil"), Ability("pericles_admiral", "combat"))),
        ),
    ),
    Civilization(
        "huns",
        None,
        (
            CivilizationAdvance("huns_nomads", "storage"),
            CivilizationAdvance("huns_mounted_archers", "husbandry"),
            CivilizationAdvance("huns_raiders", "tactics"),
            CivilizationAdvance("huns_hunnic_tribes", "any_government"),
        ),
        (
            Leader("attila", (Ability("attila_ruler", "civil"), Ability("attila_horse_master", "combat"))),
            Leader("bleda", (Ability("bleda_enforcer", "civil"), Ability("bleda_battering_rams", "combat"))),
            Leader("rugila", (Ability("rugila_tribute", "civil"), Ability("rugila_unifier", "civil"))),
        ),
    ),
    Civilization(
        "india",
        None,
        (
            CivilizationAdvance("india_indian_elephants", "husbandry"),
            CivilizationAdvance("india_proselytism", "state_religion"),
            CivilizationAdvance("india_prosperity", "trade_routes"),
            CivilizationAdvance("india_peace_and_poetry", "theaters"),
        ),
        (
            Leader("akbar", (Ability("akbar_bladed_tusks", "combat"), Ability("akbar_prosperous", "civil"))),
            Leader("sri_gupta", (Ability("sri_gupta_golden_age", "civil"), Ability("sri_gupta_prepared", "combat"))),
            Leader("ashoka", (Ability("ashoka_buddhism", "civil"), Ability("ashoka_expansionist", "civil"))),
        ),
    ),
    Civilization(
        "japan",
        None,
        (
            CivilizationAdvance("japan_pottery", "storage"),
            CivilizationAdvance("japan_horsemanship", "husbandry"),
            CivilizationAdvance("japan_ruse", "tactics"),
            CivilizationAdvance("japan_shogunate", "any_government"),
        ),
        (
            Leader("go_toba", (Ability("go_toba_way_of_the_sword", "combat"), Ability("go_toba_scholar", "civil"))),
            Leader("jimmu", (Ability("jimmu_fortified", "combat"), Ability("jimmu_mythical", "civil"))),
            Leader("suiko", (Ability("suiko_japanese_buddhism", "civil"), Ability("suiko_defender", "combat"))),
        ),
    ),
    Civilization(
        "maya",
        "maya_start",
        (
            CivilizationAdvance("maya_terracing", "irrigation"),
            CivilizationAdvance("maya_stelas", "arts"),
            CivilizationAdvance("maya_ball_courts", "sports"),
            CivilizationAdvance("maya_calendar", "astronomy"),
        ),
        (
            Leader("pakal", (Ability("pakal_sun_shield", "combat"), Ability("pakal_art_and_architecture", "civil"))),
            Leader("siyaj_kak", (Ability("siyaj_kak_fire_is_born", "combat"), Ability("siyaj_kak_cultural_influx", "civil"))),
            Leader("wac_chanil", (Ability("wac_chanil_new_dynasty", "combat"), Ability("wac_chanil_reconstruction", "civil"))),
        ),
    ),
    Civilization(
        "persia",
        None,
        (
            CivilizationAdvance("persia_elephants", "husbandry"),
            CivilizationAdvance("persia_immortals", "draft"),
            CivilizationAdvance("persia_zoroastrianism", "priesthood"),
            CivilizationAdvance("persia_banking", "currency"),
        ),
        (
            Leader("cyrus_ii", (Ability("cyrus_ii_king_of_persia", "civil"), Ability("cyrus_ii_strategist", "combat"))),
            Leader("darius_i", (Ability("darius_i_cultural_unity", "civil"), Ability("darius_i_architect", "civil"))),
            Leader("xerxes_i", (Ability("xerxes_i_mighty_army", "combat"), Ability("xerxes_i_great_builder", "civil"))),
        ),
    ),
    Civilization(
        "rome",
        None,
        (
            CivilizationAdvance("rome_aqueduct", "engineering"),
            CivilizationAdvance("rome_imperial_roads", "roads"),
            CivilizationAdvance("rome_captivi", "bartering"),
            CivilizationAdvance("rome_provinces", "any_government"),
        ),
        (
            Leader("augustus", (Ability("augustus_princeps", "civil"), Ability("augustus_emperor", "combat"))),
            Leader("caesar", (Ability("caesar_statesman", "civil"), Ability("caesar_proconsul", "combat"))),
            Leader("sulla", (Ability("sulla_dictator", "civil"), Ability("sulla_civilizer", "combat"))),
        ),
    ),
    Civilization(
        "vikings",
        "vikings_start",
        (
            CivilizationAdvance("vikings_shipcraft", "fishing"),
            CivilizationAdvance("vikings_longships", "war_ships"),
            CivilizationAdvance("vikings_marauders", "trade_routes"),
            CivilizationAdvance("vikings_runestones", "rituals"),
        ),
        (
            Leader("knut", (Ability("knut_ruler_of_the_north", "civil"), Ability("knut_danegeld", "civil"))),
            Leader("erik", (Ability("erik_legendary_explorer", "civil"), Ability("erik_new_colonies", "civil"))),
            Leader("ragnar", (Ability("ragnar_prey", "civil"), Ability("ragnar_horror_of_the_north", "combat"))),
        ),
    ),
)
"""All civilizations."""
# fmt: on
