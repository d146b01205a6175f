/* How the cards of The Flow of History stand on the table now. */

import type { View } from "$/live";
import type { CardSituation, CountedMark, Stake } from "$/parts/card";
import type { Lying, Pile } from "$/parts/Tableau.svelte";
import type { TableModel } from "../common/model.svelte";
import { cardsIn, zoneOf } from "../common/views";
import { investmentOn, PILES, seatOf, WONDER } from "./facts";

export function stakeOf(investor: number | "banker", amount: number, model: TableModel): Stake {
  if (investor === "banker") return { seat: null, name: model.text("banker-name"), amount };
  return { seat: investor, name: model.name(investor), amount };
}

/** Whether a card has done what it does, and what it would score. */
function standingOf(card: string, view: View): { isDone: boolean; worth: number | null } {
  const { done, worth } = view.situations?.[card] ?? {};
  return { isDone: done ?? false, worth: worth ?? null };
}

/** Cards drawn since my last turn but one ended: they are new until my turn is over. */
export function newCards(model: TableModel): ReadonlySet<string> {
  const { lines, viewer } = model;
  if (viewer === null) return new Set();
  let at = lines.length - 1;
  // My answers at the end belong to the turn I am in.
  while (at >= 0 && model.decision !== null && lines[at]?.seat === viewer) at -= 1;
  while (at >= 0 && lines[at]?.seat !== viewer) at -= 1;
  const found = new Set<string>();
  for (const line of lines.slice(Math.max(at, 1))) {
    for (const event of line.events) if (event.verb === "drawn" && typeof event["card"] === "string") found.add(event["card"]);
  }
  return found;
}

/** The Market from left to right. */
export function marketCards(model: TableModel): Lying[] {
  const { view } = model;
  if (!view) return [];
  const fresh = newCards(model);
  const found: Lying[] = [];
  for (const card of cardsIn(zoneOf(view, "market"))) {
    const face = model.faces.get(card);
    if (!face) continue;
    const mark = investmentOn(view, card);
    found.push({
      face,
      can: model.choosable.has(card),
      on: model.chosenCards.has(card),
      refusal: shortRefusal(card, model),
      isNew: fresh.has(card),
      stake: mark && stakeOf(mark.investor, mark.resources, model),
    });
  }
  return found;
}

/** Why a card cannot be had, where that is about this very card. */
function shortRefusal(card: string, model: TableModel): string | null {
  const refused = model.refusalOf(card);
  if (!refused || model.choosable.has(card)) return null;
  const id = refused.refusal.id.replace(/^refusal-/, "foot-");
  return model.words.has(id) ? model.text(id, refused.refusal.args) : null;
}

function lying(card: string, view: View, model: TableModel): Lying | null {
  const face = model.faces.get(card);
  if (!face) return null;
  return {
    // The income icon counts only while a card is completed.
    face: { ...face, foot: null },
    can: model.choosable.has(card),
    on: model.chosenCards.has(card),
    ...standingOf(card, view),
  };
}

/** A civilization: its stacks with the leader, and its wonders. */
export function civilization(number: number, model: TableModel): { piles: Pile[]; wonders: Lying[] } {
  const { view, words } = model;
  if (!view) return { piles: [], wonders: [] };
  const seat = seatOf(view.counters, number);
  const cards = (type: string): Lying[] => (seat.stacks[type] ?? []).map((card) => lying(card, view, model)).filter((card) => card !== null);
  const piles = PILES.map((type) => ({ id: type, mark: { icon: `type-${type}`, label: words.text(`type-${type}`) }, cards: cards(type) }));
  return { piles, wonders: cards(WONDER) };
}

/** Start governments to choose from, before the first turn of a game for two. (FH-9.3) */
export function dealt(number: number, model: TableModel): Lying[] {
  const { view } = model;
  if (!view) return [];
  const found: Lying[] = [];
  for (const card of cardsIn(zoneOf(view, "dealt", number))) {
    const face = model.faces.get(card);
    if (face) found.push({ face: { ...face, foot: null }, can: model.choosable.has(card), on: model.chosenCards.has(card) });
  }
  return found;
}

export function situationOf(card: string, model: TableModel): CardSituation {
  const { view } = model;
  if (!view) return {};
  const mark = investmentOn(view, card);
  if (mark) return { stake: stakeOf(mark.investor, mark.resources, model) };
  return view.situations?.[card] ? standingOf(card, view) : {};
}

/** Resources and points of a seat. */
export function mainNumbers(number: number, model: TableModel): [CountedMark, CountedMark] {
  const { view } = model;
  const seat = view ? seatOf(view.counters, number) : null;
  return [
    { icon: "token", label: model.text("counter-resources"), count: seat?.resources ?? 0 },
    { icon: "scoring", label: model.text("points-now"), count: seat?.points ?? 0 },
  ];
}
