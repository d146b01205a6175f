/* What a civilization has besides technologies with workers: government, leader, wonders, special cards, colonies, pacts. */

import { text, type Segment } from "$/parts/rich";
import type { TableModel } from "../common/model.svelte";
import { cardsIn, zoneOf } from "../common/views";
import { factsOf, familyOf, iconOf, seatOf } from "./facts";
import { drawnIcon, effectOf, givenBy, line } from "./faces";

export interface Stage {
  readonly cost: number;
  readonly state: "built" | "next" | "later";
}

export interface Thing {
  readonly key: string;
  readonly card: string;
  readonly name: string;
  readonly icon: string;
  readonly family: string;
  readonly age: string;
  /** What it is, for those who do not see the icon. */
  readonly kind: string;
  readonly parts: readonly Segment[];
  readonly stages?: readonly Stage[];
  readonly isRuin?: boolean;
  /** With whom: the partner of a pact, the enemy in a war. */
  readonly rival?: number;
}

export function thingsOf(model: TableModel, number: number): Thing[] {
  const { view, words } = model;
  if (!view) return [];
  const seat = seatOf(view.counters, number);
  const found: Thing[] = [];
  const add = (card: string, parts: readonly Segment[] | null, more: Partial<Thing> = {}): void => {
    const known = model.cards.get(card);
    if (!known) return;
    const facts = factsOf(known);
    found.push({
      key: `${card}-${found.length}`,
      card,
      name: model.faces.get(card)?.name ?? card,
      icon: iconOf(facts.type),
      family: familyOf(facts.type),
      age: facts.era,
      kind: words.text(`type-${facts.type.replaceAll("_", "-")}`),
      parts: parts ?? effectOf(known, words),
      ...more,
    });
  };
  const cards = (zone: string): readonly string[] => cardsIn(zoneOf(view, zone, number));
  add(seat.government, null);
  // What will be fought soon comes before everything else.
  view.counters.seats.forEach((_, other) => {
    const { war } = seatOf(view.counters, other);
    if (!war || (other !== number && war.rival !== number)) return;
    add(war.card, [text(words.text(other === number ? "thing-war-on" : "thing-war-by"))], { rival: other === number ? war.rival : other });
  });
  for (const card of cards("leader")) add(card, null);
  for (const card of cards("wonder")) add(card, null, { stages: stagesOf(card, seat.wonder_stages, model) });
  for (const card of cards("technologies")) {
    const known = model.cards.get(card);
    if (known && factsOf(known).type === "special") add(card, null);
  }
  for (const card of cards("tactic")) add(card, armiesOf(card, number, model));
  for (const card of cards("wonders")) add(card, null);
  for (const card of cards("ruins")) add(card, [text(words.text("thing-ruin"))], { isRuin: true });
  for (const card of cards("colonies")) add(card, colonyOf(card, model));
  // A pact lies before the one who proposed it and works for both.
  view.counters.seats.forEach((_, other) => {
    const { pact } = seatOf(view.counters, other);
    if (!pact || (other !== number && pact.rival !== number)) return;
    const role = other === number ? pact.role : pact.role === "A" ? "B" : "A";
    add(pact.card, pactOf(pact.card, role, model), { rival: other === number ? pact.rival : other });
  });
  return found;
}

function stagesOf(card: string, built: number, model: TableModel): Stage[] {
  const known = model.cards.get(card);
  const costs = known ? factsOf(known).cost["stages"] : undefined;
  return Array.isArray(costs) ? (costs as number[]).map((cost, index) => ({ cost, state: index < built ? "built" : index === built ? "next" : "later" })) : [];
}

/** What an army needs, how many there are, and what they add. */
function armiesOf(card: string, number: number, model: TableModel): Segment[] {
  const { view, words } = model;
  const known = model.cards.get(card);
  if (!view || !known) return [];
  const { armies } = seatOf(view.counters, number);
  const counted = words.text("thing-armies", { full: armies.full, old: armies.old });
  return [...effectOf(known, words), text(` ${counted}: +${armies.strength} `), drawnIcon("strength", words)];
}

/** What the partners have agreed on, after the part that this one has in it. */
function pactOf(card: string, role: string, model: TableModel): Segment[] {
  const known = model.cards.get(card);
  return known ? [text(`${model.words.text("thing-role", { role })} `), ...effectOf(known, model.words)] : [];
}

/** What it gives for good. */
function colonyOf(card: string, model: TableModel): Segment[] {
  const known = model.cards.get(card);
  return known ? line(givenBy(factsOf(known), model.words)) : [];
}
