/* What every table reads from a view: zones, and the counters, facts and events in the shapes that a game gives them. */

import type { CatalogueCard, Counters, GameEvent, Outlook, Preview, View, Zone } from "$/live";
import type { Arguments } from "$/words";

export function zoneOf(view: View, name: string, seat: number | null = null): Zone | null {
  return view.zones.find((zone) => zone.zone === name && zone.seat === seat) ?? null;
}

/** The cards of a zone that are known. */
export function cardsIn(zone: Zone | null): readonly string[] {
  return zone?.cards.filter((card) => card !== null) ?? [];
}

interface Reading<Seat, Table, Facts> {
  seatOf(counters: Counters, seat: number): Seat;
  tableOf(counters: Counters): Table;
  factsOf(card: CatalogueCard): Facts;
}

/** The counters of a game and the facts on its cards, in their own types. */
export function reading<Seat, Table, Facts>(): Reading<Seat, Table, Facts> {
  return {
    seatOf: (counters, seat) => counters.seats[seat] as unknown as Seat,
    tableOf: (counters) => counters.table as unknown as Table,
    factsOf: (card) => card.facts as unknown as Facts,
  };
}

/** What an option would do, with all numbers: an outlook tells only those that would change. */
export function withCounters(outlook: Outlook, before: Counters): Preview {
  const { changed, ...told } = outlook;
  const seats = before.seats.map((seat, number) => ({ ...seat, ...changed.seats[number] }));
  return { ...told, counters: { table: { ...before.table, ...changed.table }, seats } };
}

/** What the words of an event speak of. */
export function argsOf(event: GameEvent): Arguments {
  return Object.fromEntries(Object.entries(event).filter(([name]) => name !== "verb" && name !== "rule")) as Arguments;
}

/** Whether an event is about a card that the reader may not know. */
export function isHidden(event: GameEvent): boolean {
  return Object.entries(event).some(([name, value]) => name.startsWith("card") && value === null);
}
