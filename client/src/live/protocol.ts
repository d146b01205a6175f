/* What the server and a table say to each other, and the kernel's view of a position. See docs/web.md. */

import type { Message } from "$/words";

/** A value of an option: a word or a number. */
export type Word = string | number;
export type Answer = readonly Word[];

/** Cards of one place. A card that the viewer may not know is null; `backs` then tells runs of what is seen. */
export interface Zone {
  readonly zone: string;
  readonly seat: number | null;
  readonly size: number;
  readonly cards: readonly (string | null)[];
  readonly backs?: readonly (readonly [string, number])[] | null;
}

export interface Option {
  readonly value: Answer;
  /** The option in the notation: `invest monastery`. Unique within a decision. */
  readonly text: string;
  readonly message: Message;
  /** The things it is about: `card:monastery`, `seat:2`. */
  readonly touches: readonly string[];
}

export interface Refusal extends Message {
  readonly rule: string;
}

export interface RefusedOption extends Option {
  readonly refusal: Refusal;
}

export interface Decision {
  readonly seat: number;
  readonly prompt: Message;
  readonly rule: string;
  readonly options: readonly Option[];
  readonly refused: readonly RefusedOption[];
}

export interface ScoreLine extends Message {
  readonly points: number;
  readonly rule: string;
}

export interface SeatScore {
  readonly seat: number;
  readonly lines: readonly ScoreLine[];
  readonly total: number;
  readonly winner: boolean;
  readonly tie_break: string;
  readonly [figure: string]: unknown;
}

/** What the seats and the table count: numbers, and whatever else a game adds. */
export interface Counters {
  readonly table: Readonly<Record<string, unknown>>;
  readonly seats: readonly Readonly<Record<string, unknown>>[];
}

/** All that a seat (or a spectator, when `viewer` is null) may know. */
export interface View {
  readonly game: string;
  readonly version: number;
  readonly options: Readonly<Record<string, Word>>;
  readonly viewer: number | null;
  readonly over: boolean;
  readonly waiting: readonly number[];
  readonly zones: readonly Zone[];
  readonly marks: Readonly<Record<string, unknown>>;
  readonly counters: Counters;
  readonly decision: Decision | null;
  readonly asked: readonly { readonly seat: number; readonly prompt: Message }[];
  readonly sealed: readonly Answer[];
  readonly scores?: readonly number[] | null;
  readonly winners?: readonly number[] | null;
  readonly score_sheet?: readonly SeatScore[] | null;
}

/** Something that happened: a verb, its rule, and its values by name. */
export interface GameEvent {
  readonly verb: string;
  readonly rule: string;
  readonly [field: string]: unknown;
}

/** What an answer will do, as far as it is certain. */
export interface Preview {
  readonly events: readonly GameEvent[];
  readonly counters: Counters;
  readonly certain: boolean;
  readonly more: boolean;
  /** What the same seat is asked then, if that is certain. */
  readonly next: Message | null;
}

/** Whether the viewer may take the last answer back, or why not. */
export interface Undo {
  readonly allowed: boolean;
  readonly refusal: Refusal | null;
  /** How many answers that takes back: those of bots since then go too. */
  readonly back: number;
  /** Whether it may be asked of the others instead. */
  readonly ask: boolean;
}

/** An answer and what it brought. Number 0 is the set-up before any answer. */
export interface LogLine {
  readonly number: number;
  readonly seat: number | null;
  readonly answer: string | null;
  readonly events: readonly GameEvent[];
}

export interface Log {
  readonly seq: number;
  readonly answers: number;
  /** The number of the first answer that is remembered. */
  readonly first: number;
  readonly lines: readonly LogLine[];
}

/** A position of a game's history, with what the last answer brought. */
export interface Moment {
  readonly answers: number;
  readonly length: number;
  /** The earliest position that can be shown. */
  readonly first: number;
  readonly seat: number | null;
  readonly answer: string | null;
  readonly events: readonly GameEvent[];
  readonly view: View;
}

export type SeatKind = "person" | "invite" | "open" | "hotseat" | "bot";

export interface Seat {
  readonly seat: number;
  readonly kind: SeatKind;
  readonly name: string | null;
  readonly bot: string | null;
  readonly mine: boolean;
  readonly connected: boolean;
  readonly resigned: boolean;
  /** For the table's creator: the last part of the link `/j/{id}/{invite}`. */
  readonly invite: string | null;
  /** Whether this place is kept for me. */
  readonly kept: boolean;
}

/** Somebody asks the others to let an answer be taken back. */
export interface UndoRequest {
  readonly seat: number;
  readonly answers: number;
  readonly agreed: readonly number[];
  readonly missing: readonly number[];
}

/** A seat has asked for a hint when so many answers stood. */
export interface Hinted {
  readonly seat: number;
  readonly number: number;
}

/** An option with what the search expects of it. */
export interface WeighedOption {
  readonly text: string;
  readonly message: Message;
  /** What the seat may expect of the victory, from 0 to 1. */
  readonly odds: number;
  readonly visits: number;
}

/** The options that the search likes best, the best first. */
export interface Hint {
  readonly seat: number;
  readonly number: number;
  readonly options: readonly WeighedOption[];
}

export interface Rights {
  readonly join: boolean;
  readonly leave: boolean;
  readonly resign: boolean;
  readonly rematch: boolean;
  readonly chat: boolean;
  readonly branch: boolean;
  readonly export: boolean;
}

/** A table as one person sees it. */
export interface TableInfo {
  readonly id: string;
  readonly game: string;
  readonly version: number;
  readonly options: Readonly<Record<string, Word>>;
  readonly status: "open" | "playing" | "over" | "closed";
  readonly public: boolean;
  readonly previews: boolean;
  readonly hints: boolean;
  readonly seats: readonly Seat[];
  readonly mine: readonly number[];
  readonly waiting: readonly number[];
  readonly my_turn: boolean;
  readonly prompt: Message | null;
  readonly creator: boolean;
  readonly rights: Rights;
  readonly seq: number;
  readonly answers: number;
  readonly watchers: number;
  readonly created: string;
  readonly changed: string;
  readonly started: string | null;
  readonly ended: string | null;
  readonly seed: string | null;
  readonly parent: string | null;
  readonly parent_answers: number | null;
  readonly rematch: string | null;
  readonly request: UndoRequest | null;
  readonly hinted: readonly Hinted[];
  readonly result: { readonly scores: readonly number[]; readonly winners: readonly number[] } | null;
}

/** A card of the catalogue. */
export interface CatalogueCard {
  readonly id: string;
  readonly name: Message;
  readonly deck: string;
  readonly copies: number;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly text: readonly Message[];
  readonly confidence: string;
  readonly bespoke: boolean;
}

/** Whether some seat keeps cards that the others may not see, so that one screen cannot serve two people at once. */
export function hasSecrets(view: View): boolean {
  return view.zones.some((zone) => zone.seat !== null && Boolean(zone.backs));
}
