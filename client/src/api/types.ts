/* What the server sends and takes, by the names the client uses. The shapes come from the server's own document. */

import type { components } from "$/api/schema";

type Schemas = components["schemas"];

export type Me = Schemas["Me"];
export type Game = Schemas["GameView"];
export type Manifest = Game["manifest"];
export type Sign = Manifest["verbs"][string];
export type Setting = Schemas["SettingView"];
export type Bot = Schemas["BotView"];
export type Card = Schemas["CardView"];
export type Rule = Schemas["RuleView"];
export type Seat = Schemas["SeatView"];
export type SeatKind = Seat["kind"];
export type Table = Schemas["TableView"];
export type Analysis = Schemas["AnalysisView"];
export type TableStatus = Table["status"];
export type Show = "mine" | "open" | "watch";

/** A request: what has a default may be left out. */
type Sent<T, Optional extends keyof T = never> = Omit<T, Optional> & Partial<Pick<T, Optional>>;

export type NewSeat = Sent<Schemas["NewSeat"], "name" | "bot">;
export type NewTable = Omit<Schemas["NewTable"], "seats"> & { readonly seats: readonly NewSeat[] };
export type Layout = Schemas["LayoutView"];
