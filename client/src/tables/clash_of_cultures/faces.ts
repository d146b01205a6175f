/* Cards and other components of Clash of Cultures as they are drawn. */

import type { CatalogueCard } from "$/live";
import type { CardFace } from "$/parts/card";
import { icon, text, type Segment } from "$/parts/rich";
import type { Speaker } from "$/words";
import { factsOf, iconOf, STOCK, UNITS, type Facts } from "./facts";

export function labelOf(thing: string, words: Speaker): string {
  return words.text((STOCK as readonly string[]).includes(thing) ? `kind-${thing}` : (UNITS as readonly string[]).includes(thing) ? `unit-${thing}` : thing === "points" ? "mat-points" : `building-${thing}`);
}

export function drawn(thing: string, words: Speaker): Segment {
  return icon(thing === "points" ? "scoring" : iconOf(thing), labelOf(thing, words));
}

/** "2 🍎 1 🪵": amounts of things; nothing for nothing. */
export function amounts(things: Iterable<readonly [string, number]>, words: Speaker): Segment[] {
  const found: Segment[] = [];
  for (const [thing, count] of things) if (count) found.push(text(`${found.length ? " " : ""}${count} `), drawn(thing, words));
  return found;
}

const FAMILIES: Readonly<Record<string, string>> = {
  advance: "knowledge",
  unit: "military",
  building: "construction",
  settlement: "construction",
  wonder: "wonder",
  event: "event",
  action: "action",
  objective: "special",
  civilization: "government",
  civilization_advance: "government",
  leader: "leader",
  tile: "field",
};
const GOVERNMENTS: ReadonlySet<string> = new Set(["democracy", "autocracy", "theocracy"]);

/** The column of an advance; great persons name one, too, but stand in none. */
function categoryOf(facts: Facts): string | undefined {
  return facts.type === "advance" ? facts.category : undefined;
}

export function familyOf(facts: Facts): string {
  return GOVERNMENTS.has(categoryOf(facts) ?? "") ? "government" : (FAMILIES[facts.type] ?? "knowledge");
}

/** The icons of the columns of advances. */
export const CATEGORY_ICONS: Readonly<Record<string, string>> = {
  agriculture: "agriculture",
  construction: "type-construction",
  seafaring: "ship",
  education: "academy",
  warfare: "type-military",
  spirituality: "temple",
  economy: "market",
  culture: "culture",
  science: "science",
  democracy: "type-government",
  autocracy: "type-government",
  theocracy: "type-government",
};
const TYPE_ICONS: Readonly<Record<string, string>> = {
  unit: "army",
  building: "city",
  settlement: "city",
  wonder: "wonder",
  event: "event",
  action: "action-card",
  objective: "scoring",
  civilization: "type-government",
  civilization_advance: "special",
  leader: "type-leader",
  tile: "terrain-plains",
};

function iconFor(facts: Facts): string {
  const category = categoryOf(facts);
  return category ? (CATEGORY_ICONS[category] ?? "science") : (TYPE_ICONS[facts.type] ?? "info");
}

const ARTS: Readonly<Record<string, string>> = {
  advance: "writing",
  unit: "warriors",
  building: "granary",
  settlement: "farmer-tribe",
  wonder: "pyramids",
  event: "the-future",
  action: "artisan-village",
  objective: "compass",
  civilization: "council-of-elders",
  civilization_advance: "aristocracy",
  leader: "julius-caesar",
  tile: "irrigation",
};
const CATEGORY_ARTS: Readonly<Record<string, string>> = {
  agriculture: "irrigation",
  construction: "iron-working",
  seafaring: "warships",
  education: "university",
  warfare: "phalanx",
  spirituality: "monastery",
  economy: "merchant-clan",
  culture: "aristocracy",
  science: "astronomy",
  democracy: "republic",
  autocracy: "monarchy",
  theocracy: "theocracy",
};
const OWN_ARTS: Readonly<Record<string, string>> = {
  great_pyramid: "pyramids",
  great_wall: "great-wall",
  great_gardens: "hanging-gardens",
  great_lighthouse: "lighthouse",
  great_library: "university",
  great_mausoleum: "taj-mahal",
  great_statue: "statue-of-liberty",
  great_arena: "angkor-wat",
};

/** What it takes: a price as icons. */
export function costOf(facts: Facts, words: Speaker): Segment[] {
  const cost = facts.cost ?? facts.civil?.cost ?? {};
  return amounts(STOCK.map((kind) => [kind, cost[kind] ?? 0] as const), words);
}

/** The parts of a card that is played in one of two ways: the names of both. */
export function halvesOf(facts: Facts): readonly string[] {
  if (facts.civil && facts.combat) return [facts.civil.id, facts.combat.id];
  if (facts.upper && facts.lower) return [facts.upper.id, facts.lower.id];
  return facts.abilities?.map((ability) => ability.id) ?? [];
}

/** The name of a half, a goal or an ability, and what it says. */
export function nameOf(thing: string, words: Speaker): string {
  return words.text(`card-${thing.replaceAll("_", "-")}`);
}
export function saysOf(thing: string, words: Speaker): string {
  const id = `effect-${thing.replaceAll("_", "-")}`;
  return words.has(id) ? words.text(id) : "";
}

export function spokenOf(card: CatalogueCard, words: Speaker): string {
  return card.text.map((one) => words.render(one)).join(" ");
}

export function faceOf(card: CatalogueCard, words: Speaker): CardFace {
  const facts = factsOf(card);
  const cost = costOf(facts, words);
  const category = categoryOf(facts);
  const art = OWN_ARTS[card.id] ?? (category ? CATEGORY_ARTS[category] : undefined) ?? ARTS[facts.type] ?? "generic";
  return {
    id: card.id,
    name: words.render(card.name),
    family: familyOf(facts),
    familyMark: { icon: iconFor(facts), label: category ? words.text(`category-${category}`) : words.text(`type-${facts.type.replaceAll("_", "-")}`) },
    corner: "",
    cornerName: "",
    production: facts.bonus_token ? [{ icon: iconOf(facts.bonus_token), label: words.text(`kind-${facts.bonus_token}`), count: 1 }] : [],
    trigger: null,
    effect: cost.length ? [text(`${words.text("face-costs")} `), ...cost] : [],
    spoken: spokenOf(card, words),
    foot: null,
    art: `art-${art}`,
    note: card.confidence === "reconstructed" || card.confidence === "memory" ? words.text(`confidence-${card.confidence}`) : null,
  };
}
