/* A table as one seat sees it, kept up to date over a WebSocket.

   Entries come in order and without gaps: each step must follow the last one seen. A step that was seen already is
   ignored; after a gap the table says hello again with the last entry it has, and gets what it missed. A move that was
   sent but not acknowledged when the connection broke is sent again with the same number: the server stores at most one
   entry after each entry, so it cannot count twice. */

import type { Incoming, Outgoing, Position, Said, Step, Trouble } from "./messages";
import type { Answer, TableInfo, Undo, View } from "./protocol";

/** What this needs of a WebSocket, so that tests can hand in their own. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { readonly data: string }) => void) | null;
  onclose: ((event: { readonly code: number }) => void) | null;
  send(data: string): void;
  close(): void;
}

export type Status = "connecting" | "live" | "reconnecting" | "offline" | "closed";

interface Request {
  readonly message: Extract<Outgoing, { type: "move" | "undo" }>;
}

/** What the page wants to know at once, in order. */
export interface Listener {
  /** Everything is new: the first position, or one that does not follow from what was seen. */
  onstate?(position: Position): void;
  onstep?(step: Step): void;
  ontable?(table: TableInfo): void;
  onrefused?(trouble: Trouble): void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const PING_EVERY = 25_000;
const ANSWER_WITHIN = 10_000;
/** Close codes after which trying again is of no use: not allowed, not found. */
const FINAL_CODES: ReadonlySet<number> = new Set([4401, 4403, 4404]);

export class LiveTable {
  status = $state<Status>("connecting");
  seat = $state<number | null>(null);
  seq = $state<number | null>(null);
  answers = $state(0);
  view = $state.raw<View | null>(null);
  undo = $state.raw<Undo | null>(null);
  table = $state.raw<TableInfo | null>(null);
  said = $state.raw<readonly Said[]>([]);
  /** The move or undo that the server has not acknowledged yet. */
  pending = $state.raw<Request | null>(null);
  /** How often connecting has failed in a row. */
  failures = $state(0);
  /** The close code of a connection that will not be tried again. */
  ending = $state<number | null>(null);

  readonly #connect: () => Socket;
  readonly #listener: Listener;
  #socket: Socket | null = null;
  /** The numbers of what was said, so that a refusal of one is not taken for a late answer to a move. */
  readonly #chats = new Set<number>();
  #number = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #stopped = true;

  constructor(connect: () => Socket, listener: Listener = {}) {
    this.#connect = connect;
    this.#listener = listener;
  }

  /** Connect and look from a seat of mine, or as a spectator. */
  open(seat: number | null): void {
    this.seat = seat;
    this.#stopped = false;
    this.#start();
  }

  /** Stop for good. */
  close(): void {
    this.#stopped = true;
    this.#drop();
    this.status = "closed";
  }

  /** Look from another seat of mine; everything comes anew. */
  lookFrom(seat: number | null): void {
    if (seat === this.seat) return;
    this.seat = seat;
    this.seq = null;
    if (this.status === "live") this.#hello();
  }

  /** Ask for everything: the game has begun. */
  greet(): void {
    this.seq = null;
    this.#hello();
  }

  /** Try at once instead of waiting for the next attempt. */
  retry(): void {
    if (this.#stopped || this.status === "live" || this.status === "closed") return;
    this.failures = 0;
    this.#start();
  }

  /** Give an answer for the seat. Returns false if it cannot be given now. */
  move(answer: Answer): boolean {
    return this.#ask((id, seat, seq) => ({ type: "move", id, seat, seq, answer }));
  }

  /** Take the last answer back. */
  takeBack(): boolean {
    return this.#ask((id, seat, seq) => ({ type: "undo", id, seat, seq }));
  }

  say(text: string): boolean {
    if (this.status !== "live") return false;
    this.#number += 1;
    this.#chats.add(this.#number);
    this.#send({ type: "chat", id: this.#number, text });
    return true;
  }

  #ask(build: (id: number, seat: number, seq: number) => Request["message"]): boolean {
    if (this.pending || this.seat === null || this.seq === null) return false;
    this.#number += 1;
    const message = build(this.#number, this.seat, this.seq);
    this.pending = { message };
    if (this.status === "live") {
      this.#send(message);
      this.#expectNews();
    }
    return true;
  }

  // -- connecting ----------------------------------------------------------------------------------------------------

  #start(): void {
    this.#drop();
    this.status = this.view ? "reconnecting" : "connecting";
    const socket = this.#connect();
    this.#socket = socket;
    socket.onopen = () => {
      if (socket === this.#socket) this.#hello();
    };
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#receive(JSON.parse(event.data) as Incoming);
    };
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#lost(event.code);
    };
  }

  #drop(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#silence);
    clearInterval(this.#ping);
    this.#silence = undefined;
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #lost(code: number): void {
    this.#drop();
    if (FINAL_CODES.has(code)) {
      this.#stopped = true;
      this.ending = code;
      this.status = "closed";
      return;
    }
    this.failures += 1;
    this.status = isOnline() ? (this.view ? "reconnecting" : "connecting") : "offline";
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (this.failures - 1));
    this.#retry = setTimeout(() => this.#start(), wait * (0.75 + Math.random() / 2));
  }

  #hello(): void {
    this.#send({ type: "hello", seat: this.seat, seq: this.seq });
    // Everything that was missed has come when this is answered.
    this.#beat();
    clearInterval(this.#ping);
    this.#ping = setInterval(() => this.#beat(), PING_EVERY);
    if (this.pending) this.#send(this.pending.message);
  }

  #beat(): void {
    this.#send({ type: "ping" });
    this.#expectNews();
  }

  /** Something must come soon, or the connection is dead. */
  #expectNews(): void {
    this.#silence ??= setTimeout(() => this.#lost(1006), ANSWER_WITHIN);
  }

  #alive(): void {
    clearTimeout(this.#silence);
    this.#silence = undefined;
    this.failures = 0;
    if (this.view || this.table) this.status = "live";
  }

  #send(message: Outgoing): void {
    this.#socket?.send(JSON.stringify(message));
  }

  // -- receiving -----------------------------------------------------------------------------------------------------

  #receive(message: Incoming): void {
    switch (message.type) {
      case "state":
        this.table = message.table;
        this.#adopt(message);
        this.#listener.onstate?.(message);
        this.#listener.ontable?.(message.table);
        break;
      case "step":
        this.#step(message);
        break;
      case "table":
        this.table = message.table;
        this.#listener.ontable?.(message.table);
        break;
      case "said":
        this.said = [...this.said, message.message];
        break;
      case "done":
        if (message.id === this.pending?.message.id) this.pending = null;
        break;
      case "refused":
        this.#refused(message.id, message.error);
        break;
      case "pong":
        break;
    }
    this.#alive();
  }

  #step(step: Step): void {
    if (this.seq === null || step.seq <= this.seq) return;
    if (step.seq > this.seq + 1) {
      this.#send({ type: "hello", seat: this.seat, seq: this.seq });
      return;
    }
    this.#settle(step);
    this.#adopt(step);
    this.#listener.onstep?.(step);
  }

  /** A step of my own seat right after the entry that my move follows is my move: it is stored. */
  #settle(step: Step): void {
    const waiting = this.pending?.message;
    if (waiting && step.seq === waiting.seq + 1 && step.seat === waiting.seat) this.pending = null;
  }

  #refused(id: number | null, trouble: Trouble): void {
    const waiting = this.pending?.message;
    if (waiting && id === waiting.id) this.pending = null;
    // The answer to a move that was sent twice, once it is known to be stored, is no news.
    else if (id !== null && !this.#chats.has(id)) return;
    this.#listener.onrefused?.(trouble);
  }

  #adopt(position: Position): void {
    this.seq = position.seq;
    this.answers = position.answers;
    this.view = position.view;
    this.undo = position.undo;
    const waiting = this.pending?.message;
    // The table has moved on without it.
    if (waiting && waiting.seq < position.seq) this.pending = null;
  }
}

function isOnline(): boolean {
  return typeof navigator === "undefined" || navigator.onLine !== false;
}

/** The WebSocket of a table. */
export function socketOf(id: string): Socket {
  const address = new URL(`/api/tables/${encodeURIComponent(id)}/live`, location.href);
  address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
  return new WebSocket(address) as unknown as Socket;
}
