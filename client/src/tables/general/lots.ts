/* The cards that lie together: of a zone or named by a counter, in groups, with what lies on them. */

import type { Layout } from "$/api/types";
import type { CatalogueCard, View } from "$/live";
import type { Stake } from "$/parts/card";
import { copiesOf } from "$/parts/copies";
import type { Speaker } from "$/words";
import { dashed, nameOfCards, named, nameOfFigure, numberAt, valueAt, type Cards } from "./layout";

/** More cards than this are offered by their names. */
const MOST_WHOLE = 4;

export interface Lying {
  readonly card: string;
  readonly key: string;
  readonly stake: Stake | null;
  /** Numbers that lie on it, with their icons. */
  readonly numbers: readonly { readonly icon: string; readonly label: string; readonly value: number }[];
}

export interface Group {
  readonly id: string;
  readonly name: string;
  readonly cards: readonly Lying[];
}

export interface Lot {
  readonly key: string;
  readonly name: string;
  readonly icon: string;
  readonly looks: Cards["looks"];
  readonly seat: number | null;
  readonly groups: readonly Group[];
  readonly known: number;
  readonly size: number;
  /** Cards that the viewer does not know, by what is seen of them. */
  readonly backs: readonly { readonly back: string; readonly name: string; readonly count: number }[];
}

/** Everything that is looked up for the cards that lie there. */
export interface Things {
  readonly layout: Layout;
  readonly view: View;
  readonly cards: ReadonlyMap<string, CatalogueCard>;
  readonly words: Speaker;
  readonly nameOf: (seat: number) => string;
}

/** What lies on a card. */
function markOf(card: string, { layout, view, nameOf, words }: Things): Pick<Lying, "stake" | "numbers"> {
  const found = view.marks[card];
  if (typeof found !== "object" || found === null) return { stake: null, numbers: [] };
  const marks = found as Readonly<Record<string, unknown>>;
  const { seat, amount, figures } = layout.mark;
  const owner = seat ? marks[seat] : undefined;
  const stake = typeof owner === "number" || typeof owner === "string" ? { seat: typeof owner === "number" ? owner : null, name: typeof owner === "number" ? nameOf(owner) : named(words, [`card-${dashed(owner)}`, `owner-${dashed(owner)}`], owner), amount: amount ? (numberAt(marks, amount) ?? 0) : 1 } : null;
  const numbers = figures.flatMap((figure) => {
    const value = valueAt(marks, figure.at);
    const [one] = Array.isArray(value) ? (value as unknown[]) : [value];
    return typeof one === "number" ? [{ icon: figure.icon, label: nameOfFigure(figure, words), value: one }] : [];
  });
  return { stake, numbers };
}

/** Cards that a counter names: one, several, or several with a number each. */
function namedBy(counter: unknown): { readonly cards: readonly string[]; readonly counts: ReadonlyMap<string, number> } {
  if (typeof counter === "string") return { cards: [counter], counts: new Map() };
  if (Array.isArray(counter)) return { cards: counter.filter((card): card is string => typeof card === "string"), counts: new Map() };
  if (typeof counter !== "object" || counter === null) return { cards: [], counts: new Map() };
  const counts = Object.entries(counter).filter((entry): entry is [string, number] => typeof entry[1] === "number");
  return { cards: counts.map(([card]) => card), counts: new Map(counts) };
}

function grouped(lying: readonly Lying[], declared: Cards, things: Things): Group[] {
  if (!declared.by) return [{ id: "", name: "", cards: lying }];
  const found = new Map<string, Lying[]>();
  for (const one of lying) {
    const value = String(things.cards.get(one.card)?.facts[declared.by] ?? "");
    found.set(value, [...(found.get(value) ?? []), one]);
  }
  return [...found].map(([id, cards]) => ({ id, name: named(things.words, [`${dashed(declared.by)}-${dashed(id)}`], id), cards }));
}

function backsOf(zone: View["zones"][number], words: Speaker): Lot["backs"] {
  const found = new Map<string, number>();
  let at = 0;
  for (const [back, count] of zone.backs ?? []) {
    const unknown = zone.cards.slice(at, at + count).filter((card) => card === null).length;
    at += count;
    if (unknown) found.set(back, (found.get(back) ?? 0) + unknown);
  }
  return [...found].map(([back, count]) => ({ back, count, name: named(words, ["back", "deck", "era", "type"].map((kind) => `${kind}-${dashed(back)}`), "") }));
}

function lot(declared: Cards, seat: number | null, ids: readonly string[], size: number, things: Things, rest: Pick<Lot, "backs"> & { readonly counts: ReadonlyMap<string, number> }): Lot {
  const label = nameOfCards(declared, things.words);
  const lying = copiesOf(ids).map(({ card, key }): Lying => {
    const mark = markOf(card, things);
    const count = rest.counts.get(card);
    return { card, key, stake: mark.stake, numbers: count === undefined ? mark.numbers : [...mark.numbers, { icon: declared.icon, label, value: count }] };
  });
  return { key: `${declared.counted ? "counted " : ""}${declared.at} ${seat ?? ""}`, name: label, icon: declared.icon || (declared.looks === "pile" ? "deck" : "hand"), looks: declared.looks, seat, groups: grouped(lying, declared, things), known: ids.length, size, backs: rest.backs };
}

/** What lies before a seat, or with null in the middle of the table, in the order of the layout. */
export function lotsOf(seat: number | null, things: Things): Lot[] {
  const { layout, view } = things;
  return layout.cards.flatMap((declared): Lot[] => {
    if (declared.looks === "nowhere") return [];
    if (declared.counted) {
      if (seat === null) return [];
      const { cards, counts } = namedBy(valueAt(view.counters.seats[seat], declared.at));
      return cards.length ? [lot(declared, seat, cards, cards.length, things, { backs: [], counts })] : [];
    }
    const zone = view.zones.find((one) => one.zone === declared.at && one.seat === seat);
    if (!zone) return [];
    const ids = zone.cards.filter((card): card is string => card !== null);
    return [lot(declared, seat, ids, zone.size, things, { backs: backsOf(zone, things.words), counts: new Map() })];
  });
}

/** Cards that lie there more than once. */
export function doubledIn(lots: readonly Lot[]): ReadonlySet<string> {
  const all = lots.flatMap((one) => one.groups.flatMap((group) => group.cards.map(({ card }) => card)));
  return new Set(all.filter((card, index) => all.indexOf(card) !== index));
}

/** Cards that are asked for and are not seen otherwise: technologies to learn, what lies before a rival. */
export function offeredLot(touched: Iterable<string>, shown: readonly Lot[], name: string, things: Things): Lot | null {
  const lying = new Set(shown.flatMap((one) => one.groups.flatMap((group) => group.cards.map(({ card }) => card))));
  const ids = [...touched].filter((thing) => thing.startsWith("card:")).map((thing) => thing.slice("card:".length));
  const loose = ids.filter((card) => things.cards.has(card) && !lying.has(card));
  if (!loose.length) return null;
  const cards = copiesOf(loose).map(({ card, key }): Lying => ({ card, key, ...markOf(card, things) }));
  return { key: "offered", name, icon: "check", looks: loose.length > MOST_WHOLE ? "names" : "row", seat: null, groups: [{ id: "", name: "", cards }], known: loose.length, size: loose.length, backs: [] };
}
