/* Cards of Through the Ages as they are drawn. */

import type { CatalogueCard } from "$/live";
import type { CardFace, CountedMark } from "$/parts/card";
import { icon, text, type Extras, type Segment } from "$/parts/rich";
import type { Speaker } from "$/words";
import { factsOf, familyOf, iconOf, type CardFacts } from "./facts";

/** The messages that name what icons stand for. */
const LABELS: Readonly<Record<string, string>> = {
  culture: "counter-culture",
  science: "counter-science",
  strength: "counter-strength",
  happy: "counter-happiness",
  food: "counter-food",
  ore: "counter-resources",
  worker: "counter-unused-workers",
  "civil-action": "counter-civil-actions",
  "military-action": "counter-military-actions",
  "yellow-token": "counter-yellow-bank",
  "blue-token": "counter-blue-bank",
  city: "counter-urban-limit",
  territory: "thing-colonization",
  defense: "thing-defense",
  infantry: "type-infantry",
  cavalry: "type-cavalry",
  artillery: "type-artillery",
};

export function labelOf(name: string, words: Speaker): string {
  const id = LABELS[name];
  return id ? words.text(id) : name;
}

export function drawnIcon(name: string, words: Speaker): Segment {
  return icon(name, labelOf(name, words));
}

/** The things that short texts draw. */
export function drawn(words: Speaker): Extras {
  const names = ["culture", "science", "food", "ore", "worker", "civil-action", "military-action", "strength"];
  const keys = ["culture", "science", "food", "ore", "worker", "civil", "military", "strength"];
  return { icons: Object.fromEntries(keys.map((key, index) => [`${key}_icon`, icon(names[index] ?? key, labelOf(names[index] ?? key, words))])) };
}

/** What cards give, as far as icons can say it. */
const GIVEN: Readonly<Record<string, string>> = {
  food_per_token: "food",
  resources_per_token: "ore",
  culture: "culture",
  science: "science",
  happiness: "happy",
  strength: "strength",
  civil_actions: "civil-action",
  military_actions: "military-action",
  urban_limit: "city",
  yellow_tokens: "yellow-token",
  blue_tokens: "blue-token",
  defense: "defense",
  colonization: "territory",
  colonization_bonus: "territory",
};

/** What a card gives as icons with numbers; null if that does not say it all. */
export function givenBy(facts: CardFacts, words: Speaker): CountedMark[] | null {
  const gives = Object.entries(facts.type === "territory" ? ((facts.gives["permanent"] ?? {}) as Record<string, unknown>) : facts.gives);
  if (gives.length === 0) return null;
  const marks: CountedMark[] = [];
  for (const [name, count] of gives) {
    const found = GIVEN[name];
    if (!found || typeof count !== "number") return null;
    marks.push({ icon: found, label: labelOf(found, words), count });
  }
  return marks;
}

/** "2 ⚗ 1 ☺": marks as a line. */
export function line(marks: readonly CountedMark[]): Segment[] {
  return marks.flatMap((mark, index): Segment[] => [text(`${index ? " " : ""}${String(mark.count).replace("-", "−")} `), icon(mark.icon, mark.label)]);
}

/** What it takes to play or build a card, printed. */
export function priceOf(facts: CardFacts, words: Speaker): Segment[] {
  const { cost, type } = facts;
  if (Array.isArray(cost["stages"])) return [text(`${(cost["stages"] as number[]).join("·")} `), drawnIcon("ore", words)];
  if (type === "government" && cost["science_revolution"] !== undefined) return [text(`${String(cost["science_revolution"])} (${String(cost["science_peaceful"])}) `), drawnIcon("science", words)];
  if (typeof cost["science"] === "number") return [text(`${cost["science"]} `), drawnIcon("science", words)];
  if (typeof cost["military_actions"] === "number") return [text(`${cost["military_actions"]} `), drawnIcon("military-action", words)];
  return [];
}

/** "2 ⚔ 1 🐎 → 3": what an army needs and adds. */
export function formationOf(facts: CardFacts, words: Speaker): Segment[] {
  const needs = Object.entries(facts.formation ?? {}).map(([name, count]) => ({ icon: name, label: labelOf(name, words), count }));
  const [full, old] = [facts.gives["army_bonus"], facts.gives["army_bonus_obsolete"]];
  return [...line(needs), text(` → ${String(full)}${old === full ? "" : ` (${String(old)})`} `), drawnIcon("strength", words)];
}

/** The text of a card in as few words as possible. */
export function effectOf(card: CatalogueCard, words: Speaker): Segment[] {
  const facts = factsOf(card);
  if (facts.type === "tactic") return formationOf(facts, words);
  const marks = facts.type === "territory" ? null : givenBy(facts, words);
  return marks ? line(marks) : [text(spokenOf(card, words))];
}

function spokenOf(card: CatalogueCard, words: Speaker): string {
  return card.text.map((one) => words.render(one)).join(" ");
}

/** Pictures that the cards of a type share when they have none of their own. */
const ART: Readonly<Record<string, string>> = {
  farm: "irrigation",
  mine: "iron-working",
  lab: "university",
  temple: "monastery",
  library: "writing",
  theater: "aristocracy",
  arena: "barracks",
  infantry: "warriors",
  cavalry: "knights",
  artillery: "artillery",
  air_force: "jet-fighters",
  government: "bureaucracy",
  special: "compass",
  wonder: "great-mosque",
  leader: "council-of-elders",
  action: "artisan-village",
  event: "the-future",
  territory: "angkor-wat",
  aggression: "longbowmen",
  war: "musketeers",
  pact: "republic",
  tactic: "phalanx",
  defense_colonization: "castle",
};
/** Cards that are drawn by themselves. */
const OWN: ReadonlySet<string> = new Set([
  "warriors", "irrigation", "pyramids", "monarchy", "republic", "phalanx", "julius-caesar", "great-wall", "hanging-gardens", "theocracy", "knights", "genghis-khan",
  "printing-press", "christopher-columbus", "leonardo-da-vinci", "taj-mahal", "st-peters-basilica", "communism", "napoleon-bonaparte", "eiffel-tower", "satellites", "democracy", "albert-einstein", "internet",
]);

function artOf(id: string, type: string): string {
  const name = id.replaceAll("_", "-");
  return `art-${OWN.has(name) ? name : (ART[type] ?? "generic")}`;
}

export function faceOf(card: CatalogueCard, words: Speaker): CardFace {
  const facts = factsOf(card);
  return {
    id: card.id,
    name: words.render(card.name),
    family: familyOf(facts.type),
    familyMark: { icon: iconOf(facts.type), label: words.text(`type-${facts.type.replaceAll("_", "-")}`) },
    corner: facts.era,
    cornerName: words.text(`era-${facts.era}`),
    production: [],
    trigger: null,
    effect: priceOf(facts, words).length && facts.type !== "tactic" ? [text(`${words.text("thing-costs")} `), ...priceOf(facts, words)] : [],
    spoken: spokenOf(card, words),
    foot: null,
    art: artOf(card.id, facts.type),
    note: card.confidence === "reconstructed" || card.confidence === "memory" ? words.text(`confidence-${card.confidence}`) : null,
  };
}
