/* Cards of Through the Ages as they are drawn. */

import type { CatalogueCard } from "$/live";
import { artNameOf, type CardFace, type CountedMark } from "$/parts/card";
import { icon, segments, text, type Extras, type Segment } from "$/parts/rich";
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

/** The things in the texts of cards that are drawn, by the messages that name them. */
export const DRAWN: Readonly<Record<string, string>> = {
  "icon-culture": "culture",
  "icon-science": "science",
  "icon-strength": "strength",
  "icon-food": "food",
  "icon-resources": "ore",
  "icon-happiness": "happy",
  "icon-civil-action": "civil-action",
  "icon-military-action": "military-action",
  "icon-yellow-token": "yellow-token",
  "icon-blue-token": "blue-token",
  "icon-infantry": "infantry",
  "icon-cavalry": "cavalry",
  "icon-artillery": "artillery",
  "icon-urban-limit": "city",
  "icon-colonization": "territory",
  "icon-defense": "defense",
};

/** What workers and colonies bring. */
const GIVEN: Readonly<Record<string, string>> = {
  food_per_token: "food",
  resources_per_token: "ore",
  culture: "culture",
  science: "science",
  happiness: "happy",
  strength: "strength",
  yellow_tokens: "yellow-token",
  blue_tokens: "blue-token",
};

/** What a worker or a colony brings, as icons with numbers. */
export function givenBy(facts: CardFacts, words: Speaker): CountedMark[] {
  return Object.entries(facts.territory ? (facts.territory.permanent ?? {}) : facts.gives).flatMap(([name, count]) => {
    const found = GIVEN[name];
    return found && typeof count === "number" ? [{ icon: found, label: labelOf(found, words), count }] : [];
  });
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

/** The text of a card with its icons drawn. */
export function effectOf(card: CatalogueCard, words: Speaker): Segment[] {
  const messages = Object.fromEntries(Object.entries(DRAWN).map(([id, name]) => [id, icon(name, labelOf(name, words))]));
  return card.text.flatMap((one, index) => [...(index ? [text(" ")] : []), ...segments(words, one, [], { messages })]);
}

function spokenOf(card: CatalogueCard, words: Speaker): string {
  return card.text.map((one) => words.render(one)).join(" ");
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
    art: artNameOf(card.id),
    note: card.confidence === "reconstructed" || card.confidence === "memory" ? words.text(`confidence-${card.confidence}`) : null,
  };
}
