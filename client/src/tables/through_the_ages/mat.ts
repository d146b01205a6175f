/* The technologies of a civilization in columns by type. */

import type { CountedMark } from "$/parts/card";
import type { TableModel } from "../common/model.svelte";
import { cardsIn, zoneOf } from "../common/views";
import { factsOf, familyOf, seatOf, WORKED } from "./facts";
import { givenBy } from "./faces";

export interface Worked {
  readonly card: string;
  readonly age: string;
  readonly level: number;
  /** What each worker brings. */
  readonly marks: readonly CountedMark[];
  readonly workers: number;
  readonly goods: number;
  readonly price: number;
  /** In hand: it would join this column. */
  readonly ghost: boolean;
}

export interface Stack {
  readonly type: string;
  readonly workers: number;
  readonly limited: boolean;
  readonly cards: readonly Worked[];
}

/** At most so many columns fit side by side. */
const MOST_COLUMNS = 7;

/** The stacks of a seat, each type's newest technology first. */
export function stacksOf(model: TableModel, number: number): Stack[] {
  const { view, words } = model;
  if (!view) return [];
  const seat = seatOf(view.counters, number);
  const found = new Map<string, Worked[]>();
  const add = (card: string, ghost: boolean): void => {
    const known = model.cards.get(card);
    if (!known) return;
    const facts = factsOf(known);
    if (!WORKED.includes(facts.type)) return;
    const one: Worked = {
      card,
      age: facts.era,
      level: facts.level,
      marks: givenBy(facts, words),
      workers: seat.technologies[card] ?? 0,
      goods: seat.goods[card] ?? 0,
      price: seat.build_prices[card] ?? Number(facts.cost["resources"] ?? 0),
      ghost,
    };
    found.set(facts.type, [...(found.get(facts.type) ?? []), one]);
  };
  for (const card of Object.keys(seat.technologies)) add(card, false);
  for (const card of cardsIn(zoneOf(view, "hand", number))) if (!(card in seat.technologies)) add(card, true);
  return WORKED.filter((type) => found.has(type)).map((type) => {
    const cards = [...(found.get(type) ?? [])].sort((one, other) => other.level - one.level);
    return { type, cards, workers: cards.reduce((sum, card) => sum + card.workers, 0), limited: familyOf(type) === "urban" };
  });
}

function height(column: readonly Stack[]): number {
  // A heading is about half as high as a card.
  return column.reduce((sum, stack) => sum + 0.5 + stack.cards.length, 0);
}

/** Stacks in at most seven columns: neighbours of one family share a column, the shortest first. */
export function columnsOf(stacks: readonly Stack[]): Stack[][] {
  const columns = stacks.map((stack) => [stack]);
  while (columns.length > MOST_COLUMNS) {
    let best = -1;
    let least = Infinity;
    for (let at = 0; at + 1 < columns.length; at += 1) {
      const [one, other] = [columns[at] ?? [], columns[at + 1] ?? []];
      const sum = height(one) + height(other);
      const family = familyOf(one[0]?.type ?? "");
      // Farms and mines hold goods as well, and keep a column each.
      if (family !== "field" && family === familyOf(other[0]?.type ?? "") && sum < least) [best, least] = [at, sum];
    }
    if (best < 0) break;
    columns.splice(best, 2, [...(columns[best] ?? []), ...(columns[best + 1] ?? [])]);
  }
  return columns;
}
