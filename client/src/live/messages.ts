/* The messages of a table's WebSocket, both ways. See docs/web.md, "Live". */

import type { Message } from "$/words";
import type { Answer, GameEvent, TableInfo, Undo, View } from "./protocol";

/** A refusal from the server: the code, the words, and the rule if it is one of the game's. */
export interface Trouble {
  readonly code: string;
  readonly message: Message;
  readonly rule?: string | null;
}

/** A position: after entry `seq` of the journal, with `answers` answers standing. */
export interface Position {
  readonly seq: number;
  readonly answers: number;
  readonly view: View;
  readonly undo: Undo;
}

export interface StateMessage extends Position {
  readonly type: "state";
  readonly table: TableInfo;
}

/** One entry of the journal and the position it leads to. */
export interface Step extends Position {
  readonly type: "step";
  readonly kind: "answer" | "undo";
  /** Whose answer it is; null while it is sealed and not mine. */
  readonly seat: number | null;
  readonly events: readonly GameEvent[];
}

export interface TableMessage {
  readonly type: "table";
  readonly table: TableInfo;
}

export interface Said {
  readonly id: number;
  readonly text: string;
  readonly name: string;
  readonly seat: number | null;
  readonly time: string;
}

export interface SaidMessage {
  readonly type: "said";
  readonly message: Said;
}

export interface Done {
  readonly type: "done";
  readonly id: number;
  readonly seq?: number | null;
}

export interface Refused {
  readonly type: "refused";
  readonly id: number | null;
  readonly error: Trouble;
}

export type Incoming = StateMessage | Step | TableMessage | SaidMessage | Done | Refused | { readonly type: "pong" };

export type Outgoing =
  | { readonly type: "hello"; readonly seat: number | null; readonly seq: number | null }
  | { readonly type: "move"; readonly id: number; readonly seat: number; readonly seq: number; readonly answer: Answer }
  | { readonly type: "undo"; readonly id: number; readonly seat: number; readonly seq: number }
  | { readonly type: "chat"; readonly id: number; readonly text: string }
  | { readonly type: "ping" };
