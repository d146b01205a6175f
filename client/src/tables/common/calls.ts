/* The requests of a table. */

import { change, get } from "$/api";
import type { Layout } from "$/api/types";
import type { CatalogueCard, Hint, Log, Moment, Previews, Said, TableInfo } from "$/live";

const address = (id: string, rest = ""): string => `/api/tables/${encodeURIComponent(id)}${rest}`;

/** Nobody wants to wait longer before an answer; a hint may have to wait until others are given. */
const LOOK_AHEAD = 3000;
const HINT = 30_000;

export interface NewSeat {
  readonly kind: "person" | "hotseat" | "bot" | "invite" | "open";
  readonly name?: string;
  readonly bot?: string;
}

export const table = (id: string): Promise<TableInfo> => get(address(id));
export const log = (id: string, seat: number | null, limit?: number): Promise<Log> => get(address(id, "/log"), { seat, since: 0 }, { limit });
export const moment = (id: string, n: number, seat: number | null): Promise<Moment> => get(address(id, `/at/${n}`), { seat });
export const previews = (id: string, seat: number, first: number, signal: AbortSignal): Promise<Previews> =>
  get(address(id, "/previews"), { seat, first }, { signal, limit: LOOK_AHEAD });
export const hint = (id: string, seat: number, seq: number): Promise<Hint> =>
  change("POST", address(id, "/hint"), { seat, seq }, { limit: HINT });
export const askUndo = (id: string, seat: number, seq: number): Promise<unknown> => change("POST", address(id, "/undo/request"), { seat, seq });
export const voteUndo = (id: string, seat: number, agree: boolean): Promise<unknown> => change("POST", address(id, "/undo/vote"), { seat, agree });
export const join = (id: string, seat: number): Promise<TableInfo> => change("POST", address(id, "/join"), { seat });
export const leave = (id: string, seat: number): Promise<TableInfo> => change("POST", address(id, "/leave"), { seat });
export const resign = (id: string, seat: number): Promise<TableInfo> => change("POST", address(id, "/resign"), { seat });
export const rematch = (id: string): Promise<TableInfo> => change("POST", address(id, "/rematch"));
export const branch = (id: string, n: number, seats: readonly NewSeat[], seat: number | null): Promise<TableInfo> =>
  change("POST", address(id, "/branch"), { n, seats, seat });
export const chat = (id: string, limit?: number): Promise<readonly Said[]> =>
  get<{ messages: readonly Said[] }>(address(id, "/chat"), {}, { limit }).then((found) => found.messages);
export const exportHref = (id: string, format: "notation" | "save"): string => `${address(id, "/export")}?format=${format}`;
export const cards = (game: string): Promise<readonly CatalogueCard[]> => get(`/api/games/${encodeURIComponent(game)}/cards`);
export const layout = (game: string): Promise<Layout> => get(`/api/games/${encodeURIComponent(game)}/layout`);
