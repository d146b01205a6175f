/* A game's cards as the reference shows them: names and texts in the language of the reader, facts to filter by. */

import type { Card } from "$/api";
import type { Speaker } from "$/words";

export interface Entry {
  readonly card: Card;
  readonly id: string;
  readonly name: string;
  /** What the card does, in full sentences. */
  readonly text: string;
  /** What is to be added, a sentence each. */
  readonly notes: readonly string[];
  readonly type: string | null;
  readonly era: string | null;
  readonly trigger: string | null;
  readonly fading: boolean;
  readonly income: string | null;
  readonly production: readonly { readonly icon: string; readonly label: string; readonly count: number }[];
  /** All that a search looks at. */
  readonly searched: string;
}

/** A fact, where it is a word. */
function word(card: Card, fact: string): string | null {
  const value = card.facts[fact];
  return typeof value === "string" && value !== "" ? value : null;
}

export function entryOf(card: Card, words: Speaker): Entry {
  const name = words.render(card.name);
  const text = card.text.map((step) => words.render(step)).join(" ");
  const notes = card.notes.map((note) => words.text(note));
  const entry = {
    card,
    id: card.id,
    name,
    text,
    notes,
    type: word(card, "type"),
    era: word(card, "era"),
    trigger: word(card, "trigger"),
    fading: card.facts["fading"] === true,
    income: word(card, "investment_income"),
    production: productionOf(card, words),
  };
  const named = [nameOfFact("type", entry.type, words), nameOfFact("era", entry.era, words), nameOfFact("trigger", entry.trigger, words)];
  return { ...entry, searched: [name, text, ...notes, ...named, ...entry.production.map((mark) => mark.label)].join(" ") };
}

function productionOf(card: Card, words: Speaker): Entry["production"] {
  const bar = card.facts["production"];
  if (typeof bar !== "object" || bar === null) return [];
  return Object.entries(bar as Record<string, number>)
    .filter(([, count]) => count > 0)
    .map(([icon, count]) => ({ icon, label: words.text(`icon-${icon}`), count }));
}

/** What a value of a fact is called; the value itself if the game has no name for it. */
export function nameOfFact(kind: string, value: string | null, words: Speaker): string {
  if (value === null) return "";
  const id = `${kind}-${value.replaceAll("_", "-")}`;
  return words.has(id) ? words.text(id) : value;
}

/** The values of a fact among the cards, in the order of the deck. */
export function valuesOf(entries: readonly Entry[], fact: "type" | "era" | "trigger"): string[] {
  return [...new Set(entries.flatMap((entry) => entry[fact] ?? []))];
}
