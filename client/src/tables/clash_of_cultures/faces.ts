/* Cards and other components of Clash of Cultures as they are drawn. */

import type { CatalogueCard } from "$/live";
import { artNameOf, type CardFace } from "$/parts/card";
import { icon, text, type Segment } from "$/parts/rich";
import type { Message, Speaker } from "$/words";
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
export function saysOf(thing: string, cards: ReadonlyMap<string, CatalogueCard>, words: Speaker): string {
  const says = effectsOf(cards).get(`effect-${thing.replaceAll("_", "-")}`);
  return says ? words.render(says) : "";
}

const EFFECTS = new WeakMap<ReadonlyMap<string, CatalogueCard>, ReadonlyMap<string, Message>>();

/** What each effect of the cards does, with its numbers: the messages stand in the texts of the cards that have it. */
function effectsOf(cards: ReadonlyMap<string, CatalogueCard>): ReadonlyMap<string, Message> {
  const known = EFFECTS.get(cards);
  if (known) return known;
  const found = new Map<string, Message>();
  const collect = (message: Message): void => {
    if (message.id.startsWith("effect-")) found.set(message.id, message);
    for (const inner of Object.values(message.args ?? {})) if (isMessage(inner)) collect(inner);
  };
  for (const card of cards.values()) card.text.forEach(collect);
  EFFECTS.set(cards, found);
  return found;
}

function isMessage(value: unknown): value is Message {
  return typeof value === "object" && value !== null && "id" in value;
}

export function spokenOf(card: CatalogueCard, words: Speaker): string {
  return card.text.map((one) => words.render(one)).join(" ");
}

export function faceOf(card: CatalogueCard, words: Speaker): CardFace {
  const facts = factsOf(card);
  const cost = costOf(facts, words);
  const category = categoryOf(facts);
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
    art: artNameOf(card.id),
    note: card.confidence === "reconstructed" || card.confidence === "memory" ? words.text(`confidence-${card.confidence}`) : null,
  };
}
