/* What a game says of how it lies on the table, and what follows from its zones and counters where it says nothing. */

import type { Layout } from "$/api/types";
import type { Counters, View, Zone } from "$/live";
import type { Speaker } from "$/words";

export type Cards = Layout["cards"][number];
export type Figure = Layout["seat"][number];

/** The value at a path of counters: `icons.trade`. */
export function valueAt(counters: Readonly<Record<string, unknown>> | undefined, path: string): unknown {
  let found: unknown = counters;
  for (const name of path.split(".")) {
    if (typeof found !== "object" || found === null) return undefined;
    found = (found as Readonly<Record<string, unknown>>)[name];
  }
  return found;
}

export function numberAt(counters: Readonly<Record<string, unknown>> | undefined, path: string): number | null {
  const found = valueAt(counters, path);
  return typeof found === "number" ? found : typeof found === "boolean" ? Number(found) : null;
}

/** A path or a field as a part of a message id. */
export function dashed(name: string): string {
  return name.replaceAll("_", "-").replaceAll(".", "-");
}

/** The text of the first of some messages that there is; otherwise the name as it stands. */
export function named(words: Speaker, ids: readonly string[], name: string): string {
  const id = ids.find((known) => known !== "" && words.has(known));
  return id === undefined ? name.replaceAll("_", " ") : words.text(id);
}

export function nameOfFigure(figure: Figure, words: Speaker): string {
  return named(words, [figure.name, `counter-${dashed(figure.at)}`], figure.at);
}

export function nameOfCards(cards: Cards, words: Speaker): string {
  return named(words, [cards.name, cards.counted ? `counter-${dashed(cards.at)}` : `zone-${dashed(cards.at)}`], cards.at);
}

/** How a zone lies of which nothing is said: what only its owner sees is a hand, what nobody sees a pile. */
function unsaid(zone: Zone): Cards {
  const looks = !zone.backs ? "row" : zone.seat === null ? "pile" : "hand";
  return { at: zone.zone, looks, by: "", name: "", icon: "", counted: false };
}

function plainFigure(at: string): Figure {
  return { at, icon: "", most: 0, weight: "usual", name: "", steps: [], least: 0 };
}

function numbersOf(counters: Readonly<Record<string, unknown>> | undefined): Figure[] {
  return Object.entries(counters ?? {})
    .filter(([, value]) => typeof value === "number")
    .map(([at]) => plainFigure(at));
}

/** The layout with everything in it that the view has: zones that are not named, and counters if none is. */
export function completed(layout: Layout, view: View): Layout {
  const known = new Set(layout.cards.filter((cards) => !cards.counted).map((cards) => cards.at));
  const others = view.zones.filter((zone, index) => !known.has(zone.zone) && view.zones.findIndex((first) => first.zone === zone.zone) === index);
  const isSilent = layout.table.length === 0 && layout.seat.length === 0;
  return {
    ...layout,
    cards: [...layout.cards, ...others.map(unsaid)],
    table: isSilent ? numbersOf(view.counters.table) : layout.table,
    seat: isSilent ? numbersOf(view.counters.seats[0]) : layout.seat,
  };
}

// -- numbers ------------------------------------------------------------------------------------------------------------

/** A number with all that is drawn of it. */
export interface Shown {
  readonly key: string;
  readonly icon: string;
  readonly label: string;
  readonly value: number;
  /** What it cannot exceed; null where it is no track. */
  readonly most: number | null;
  readonly delta: number;
  readonly weight: Figure["weight"];
  /** How an option names it. */
  readonly thing: string;
}

type Numbers = Readonly<Record<string, unknown>> | undefined;

/** The figures that these counters have, with their changes if an answer would bring other counters. */
export function shownFigures(figures: readonly Figure[], now: Numbers, after: Numbers, words: Speaker): Shown[] {
  return figures.flatMap((figure): Shown[] => {
    const value = numberAt(now, figure.at);
    if (value === null || figure.steps.length) return [];
    const most = typeof figure.most === "number" ? figure.most : numberAt(now, figure.most);
    const next = after === undefined ? value : (numberAt(after, figure.at) ?? value);
    return [{ key: figure.at, icon: figure.icon, label: nameOfFigure(figure, words), value, most: most || null, delta: next - value, weight: figure.weight, thing: `counter:${figure.at.split(".").at(-1) ?? ""}` }];
  });
}

/** A figure whose values have names, as a track of steps. */
export interface Stepped {
  readonly key: string;
  readonly label: string;
  readonly steps: readonly { readonly id: string; readonly short: string; readonly name: string }[];
  readonly current: number;
}

export function steppedFigures(figures: readonly Figure[], counters: Counters["table"], words: Speaker): Stepped[] {
  return figures.flatMap((figure): Stepped[] => {
    const value = numberAt(counters, figure.at);
    if (value === null || !figure.steps.length) return [];
    const label = nameOfFigure(figure, words);
    const most = typeof figure.most === "number" ? figure.most : (numberAt(counters, figure.most) ?? 0);
    const steps = most ? figure.steps.slice(0, most - figure.least + 1) : figure.steps;
    return [{ key: figure.at, label, current: value - figure.least, steps: steps.map((short) => ({ id: short, short, name: `${label} ${short}` })) }];
  });
}
