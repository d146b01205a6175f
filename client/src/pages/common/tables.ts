/* Tables in words. */

import type { Seat, Table } from "$/api";
import { ago, t } from "$/words";

/** What a seat is called: its name, or what it waits for. */
export function nameOf(seat: Seat): string {
  if (seat.kind === "open") return t("seats-open");
  if (seat.kind === "invite") return t("seats-invited");
  return seat.name ?? t("seat-default", { number: seat.seat + 1 });
}

/** Whether one of my seats has to decide now. */
export function isMyTurn(table: Table): boolean {
  return table.status === "playing" && table.my_turn;
}

/** Seats that anybody may take. */
export function openSeats(table: Table): readonly Seat[] {
  return table.seats.filter((seat) => seat.kind === "open");
}

/** When something last happened: "last move 5 minutes ago". */
export function sinceMove(table: Table): string {
  return t(table.answers > 0 && table.status === "playing" ? "tables-last-move" : "tables-changed", { ago: ago(table.changed) });
}

/** Who waits at a table that is looking for players. */
export function aboutOpen(table: Table): string {
  const names = table.seats.filter((seat) => seat.kind === "person" || seat.kind === "hotseat").map(nameOf);
  return names.length > 0 ? t("tables-with", { names, seats: table.seats.length }) : aboutTable(table);
}

/** How many seats, and how far the game is. */
export function aboutTable(table: Table): string {
  return t("tables-about", { seats: table.seats.length, answers: table.answers });
}
