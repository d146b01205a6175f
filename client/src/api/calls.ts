/* Every request of docs/web.md that pages make. */

import { change, get } from "$/api/request";
import type { Analysis, Card, Game, Me, NewTable, Rule, Show, Table } from "$/api/types";

const part = encodeURIComponent;

export const me = (): Promise<Me | null> => get("/api/me");
export const makeGuest = (name: string): Promise<Me> => change("POST", "/api/guests", { name });
export const register = (body: { email: string; password: string; name?: string }): Promise<Me> => change("POST", "/api/accounts", body);
export const logIn = (body: { email: string; password: string }): Promise<Me> => change("POST", "/api/sessions", body);
export const logOut = (): Promise<null> => change("DELETE", "/api/sessions");
export const changeMe = (body: { name?: string; settings?: object }): Promise<Me> => change("PATCH", "/api/me", body);
export const changePassword = (body: { password: string; new: string }): Promise<Me> => change("PATCH", "/api/me/password", body);
export const logOutEverywhere = (): Promise<null> => change("DELETE", "/api/me/sessions");
export const deleteMe = (body: { password?: string }): Promise<null> => change("DELETE", "/api/me", body);

export const games = (): Promise<Game[]> => get("/api/games");
export const cards = (game: string): Promise<Card[]> => get(`/api/games/${part(game)}/cards`);
export const rules = (game: string): Promise<Rule[]> => get(`/api/games/${part(game)}/rules`);

export const makeTable = (plan: NewTable): Promise<Table> => change("POST", "/api/tables", plan);
export const tables = (show: Show): Promise<readonly Table[]> =>
  get<{ tables: readonly Table[] }>("/api/tables", { show }).then((list) => list.tables);
export const table = (id: string): Promise<Table> => get(`/api/tables/${part(id)}`);
export const join = (id: string, body: { invite?: string; seat?: number }): Promise<Table> =>
  change("POST", `/api/tables/${part(id)}/join`, body);
export const analysis = (id: string): Promise<Analysis> => get(`/api/tables/${part(id)}/analysis`);
export const analyse = (id: string): Promise<Analysis> => change("POST", `/api/tables/${part(id)}/analysis`);
export const bringIn = (body: { data: string; format: "notation" | "save" }): Promise<Table> =>
  change("POST", "/api/imports", body, { limit: 60_000 });
