/* What the server sends and takes, by the names the client uses. The shapes come from the server's own document. */

import type { components } from "$/api/schema";
import type { Message } from "$/words/catalogue";

type Schemas = components["schemas"];

/** The document says that arguments are anything; messages are more exact than that. */
type WithMessages<T> = T extends { readonly id: string; readonly args: { readonly [name: string]: unknown } }
  ? Omit<T, "args"> & Message
  : T extends readonly (infer Item)[]
    ? readonly WithMessages<Item>[]
    : T extends object
      ? { [Name in keyof T]: WithMessages<T[Name]> }
      : T;

export type Me = Schemas["Me"];
export type Game = WithMessages<Schemas["GameView"]>;
export type Setting = WithMessages<Schemas["SettingView"]>;
export type Bot = WithMessages<Schemas["BotView"]>;
export type Card = WithMessages<Schemas["CardView"]>;
export type Rule = WithMessages<Schemas["RuleView"]>;
export type Seat = Schemas["SeatView"];
export type SeatKind = Seat["kind"];
export type Table = WithMessages<Schemas["TableView"]>;
export type Analysis = WithMessages<Schemas["AnalysisView"]>;
export type TableStatus = Table["status"];
export type Show = "mine" | "open" | "watch";

/** A request: what has a default may be left out. */
type Sent<T, Optional extends keyof T = never> = Omit<T, Optional> & Partial<Pick<T, Optional>>;

export type NewSeat = Sent<Schemas["NewSeat"], "name" | "bot">;
export type NewTable = Omit<Schemas["NewTable"], "seats"> & { readonly seats: readonly NewSeat[] };
