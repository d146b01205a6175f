/* A table as one seat sees it, kept up to date over a line.

   Entries come in order and without gaps: each step must follow the last one seen. A step that was seen already is
   ignored; after a gap the table says hello again with the last entry it has, and gets what it missed. A move that was
   sent but not acknowledged when the connection broke is sent again with the same number: the server stores at most one
   entry after each entry, so it cannot count twice. The table is live once a hello is answered completely. */

import { isReachable } from "$/api/connection.svelte";
import { isHidden, Line, type Socket } from "./line";
import type { Done, Incoming, Outgoing, Position, Said, StateMessage, Step, Trouble } from "./messages";
import type { Answer, TableInfo, Undo, View } from "./protocol";

export type Status = "connecting" | "live" | "reconnecting" | "offline" | "closed";

interface Saying {
  readonly text: string;
  /** The last message that was known then. */
  readonly after: number;
}

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
  /** What was said is refused; why is told by `onrefused`. */
  onunsaid?(text: string): void;
  /** The connection stands again, and nothing is missing. */
  onlive?(): void;
  /** The session has ended: whether this browser has another one of the same person. */
  onsignedout?(): Promise<boolean>;
}

/** While others move, a connection that has died unnoticed would show an old position: it is looked at often. */
const PACE_WAITING = 1500;
const PACE_MINE = 10_000;
const PACE_HIDDEN = 25_000;
/** When to say hello again after it was refused. */
const AGAIN = 2000;
/** The close code of a connection whose session has ended. */
export const SIGNED_OUT = 4401;
/** Close codes after which trying again is of no use: signed out, not found. */
const FINAL_CODES: ReadonlySet<number> = new Set([SIGNED_OUT, 4404]);
/** A clock that ticks every second and has not for so long was asleep, as its machine was. */
const TICK = 1000;
const ASLEEP = 4000;
const WAKING = ["online", "pageshow", "focus"] as const;

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
  /** The close code of a connection that will not be tried again. */
  ending = $state<number | null>(null);
  /** Why the seat that was looked from is not mine any more. */
  turnedOut = $state<"sign-in" | "not-yours" | null>(null);

  readonly #line: Line;
  readonly #listener: Listener;
  /** What was said and is not acknowledged yet, by its number. */
  readonly #chats = new Map<number, Saying>();
  /** What was said before the connection broke, so that nobody knows whether it was heard. */
  #unheard: Saying[] = [];
  #number = 0;
  /** How often hello was said, and the last of them that was answered. */
  #hellos = 0;
  #answered = 0;
  #isTurnedAway = false;
  /** Whether what is pending is stored, though the step that tells of it has still to come. */
  #isStored = false;
  /** The move that the table has gone on without, as far as we know. */
  #overtaken: number | null = null;

  constructor(connect: () => Socket, listener: Listener = {}, look: () => Promise<boolean> = isReachable) {
    this.#listener = listener;
    this.#line = new Line(connect, look, {
      onopen: () => this.#opened(),
      onmessage: (message) => this.#receive(message),
      onlost: (code) => this.#lost(code),
      pace: () => this.#pace(),
    });
  }

  /** Connect and look from a seat of mine, or as a spectator. */
  open(seat: number | null): void {
    this.seat = seat;
    this.status = this.#away();
    this.#line.open();
  }

  /** Stop for good. */
  close(): void {
    this.#line.close();
    this.#hellos += 1;
    this.status = "closed";
  }

  /** Look from another seat of mine; everything comes anew. */
  lookFrom(seat: number | null): void {
    if (seat === this.seat) return;
    if (seat !== null) this.turnedOut = null;
    this.seat = seat;
    this.greet();
  }

  /** Ask for everything: the game has begun. */
  greet(): void {
    this.seq = null;
    if (this.#line.isOpen) this.#hello();
  }

  /** Something has happened to the network or the page: try at once instead of waiting, or see what still stands. */
  wake(): void {
    if (this.status === "closed") return;
    this.#line.wake();
    if (this.status !== "live") this.status = this.#away();
  }

  /** An answer will be given soon: see whether the connection still stands. */
  check(): void {
    this.#line.check();
  }

  /** Listen to what the browser knows of the network and of the page. */
  watch(): () => void {
    const wake = (): void => {
      if (!isHidden()) this.wake();
    };
    const offline = (): void => {
      this.check();
      if (this.status !== "live" && this.status !== "closed") this.status = this.#away();
    };
    // A machine that wakes up need not tell its pages.
    let ticked = Date.now();
    const clock = setInterval(() => {
      const isAwake = Date.now() - ticked < ASLEEP;
      ticked = Date.now();
      if (!isAwake) wake();
    }, TICK);
    for (const event of WAKING) window.addEventListener(event, wake);
    window.addEventListener("offline", offline);
    document.addEventListener("visibilitychange", wake);
    return () => {
      clearInterval(clock);
      for (const event of WAKING) window.removeEventListener(event, wake);
      window.removeEventListener("offline", offline);
      document.removeEventListener("visibilitychange", wake);
    };
  }

  /** Give an answer for the seat. Returns false if it cannot be given now. */
  move(answer: Answer): boolean {
    return this.#ask((id, seat, seq) => ({ type: "move", id, seat, seq, answer }));
  }

  /** Take the last answer back. */
  takeBack(): boolean {
    return this.#ask((id, seat, seq) => ({ type: "undo", id, seat, seq }));
  }

  /** Say something after the last message that is known. Returns false if it cannot be sent now. */
  say(text: string, after: number): boolean {
    if (this.status !== "live") return false;
    this.#number += 1;
    this.#chats.set(this.#number, { text, after });
    this.#line.send({ type: "chat", id: this.#number, text });
    return true;
  }

  /** What was said into a connection that broke and is not among the messages. It is forgotten here. */
  unheard(messages: readonly Said[]): string[] {
    const lost = this.#unheard.filter(({ text, after }) => !messages.some((message) => message.id > after && message.text === text));
    this.#unheard = [];
    return lost.map(({ text }) => text);
  }

  #ask(build: (id: number, seat: number, seq: number) => Request["message"]): boolean {
    if (this.pending || this.status === "closed" || this.seat === null || this.seq === null) return false;
    this.#number += 1;
    this.pending = { message: build(this.#number, this.seat, this.seq) };
    this.#isStored = false;
    if (this.#line.isOpen) this.#give(this.pending);
    return true;
  }

  #give(request: Request): void {
    this.#line.send(request.message);
    this.#line.beat(() => {
      // Everything before is answered, so this would never be.
      if (this.pending === request && !this.#isStored) this.#line.restart();
    });
  }

  // -- connecting ----------------------------------------------------------------------------------------------------

  #opened(): void {
    this.#hello();
    if (this.pending) this.#give(this.pending);
  }

  #lost(code: number): void {
    this.#unheard.push(...this.#chats.values());
    this.#chats.clear();
    this.status = this.#away();
    if (!FINAL_CODES.has(code)) return;
    const goesOn = code === SIGNED_OUT ? this.#listener.onsignedout?.() : undefined;
    if (goesOn) void this.#waitFor(goesOn);
    else this.#end(code);
  }

  /** Wait with the next attempt until it is known who this is. */
  async #waitFor(goesOn: Promise<boolean>): Promise<void> {
    this.#line.close();
    // Who cannot be asked at the moment tries again: the server will say.
    const mayGoOn = await goesOn.catch(() => true);
    if (this.status === "closed") return;
    if (mayGoOn) this.#line.open();
    else this.#end(SIGNED_OUT);
  }

  #end(code: number): void {
    this.close();
    this.ending = code;
    this.pending = null;
  }

  /** What it is called when the table is not live. */
  #away(): Status {
    if (!isOnline()) return "offline";
    return this.view ? "reconnecting" : "connecting";
  }

  #pace(): number {
    if (isHidden()) return PACE_HIDDEN;
    const { view, seat } = this;
    const othersMove = view !== null && seat !== null && !view.over && !view.waiting.includes(seat);
    return othersMove ? PACE_WAITING : PACE_MINE;
  }

  #hello(): void {
    this.#hellos += 1;
    this.#isTurnedAway = false;
    const hello = this.#hellos;
    this.#line.send({ type: "hello", seat: this.seat, seq: this.seq });
    this.#line.beat(() => this.#greeted(hello));
  }

  get #isAsking(): boolean {
    return this.#hellos !== this.#answered;
  }

  /** A hello is answered: everything that was missed has come, or it was refused. */
  #greeted(hello: number): void {
    if (hello !== this.#hellos) return;
    if (this.#isTurnedAway || (this.seq === null && this.#hasBegun)) {
      this.status = this.#away();
      setTimeout(() => {
        if (hello === this.#hellos && this.#line.isOpen) this.#hello();
      }, AGAIN);
      return;
    }
    this.#answered = hello;
    if (this.#isStored) this.pending = null;
    if (this.status === "live") return;
    this.status = "live";
    this.#listener.onlive?.();
  }

  get #hasBegun(): boolean {
    return this.table?.status === "playing" || this.table?.status === "over";
  }

  // -- receiving -----------------------------------------------------------------------------------------------------

  #receive(message: Exclude<Incoming, { type: "pong" }>): void {
    switch (message.type) {
      case "state":
        this.#state(message);
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
        this.#done(message);
        break;
      case "refused":
        this.#refused(message.id, message.error);
        break;
    }
  }

  #state(state: StateMessage): void {
    this.table = state.table;
    // Seen from a seat that I have left meanwhile; what I have asked for follows.
    const isOld = this.#isAsking && state.view.viewer !== this.seat;
    if (!isOld) {
      this.#adopt(state);
      this.#listener.onstate?.(state);
    }
    this.#listener.ontable?.(state.table);
  }

  #step(step: Step): void {
    if (this.seq === null || step.seq <= this.seq) return;
    if (step.seq > this.seq + 1) {
      if (!this.#isAsking) this.#hello();
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

  /** My move is stored. If another process of the server has stored it, the step may still be on its way. */
  #done({ id, seq }: Done): void {
    this.#chats.delete(id);
    if (id !== this.pending?.message.id) return;
    if (typeof seq !== "number" || this.seq === null || seq <= this.seq) {
      this.pending = null;
      return;
    }
    this.#isStored = true;
    if (!this.#isAsking) this.#hello();
  }

  #refused(id: number | null, trouble: Trouble): void {
    const waiting = this.pending?.message;
    if (id === null && this.#isAsking) {
      this.#isTurnedAway = true;
      // Whoever has lost a seat may still watch.
      if (trouble.code === "sign-in" || trouble.code === "not-yours") {
        this.turnedOut = trouble.code;
        this.seat = this.seq = null;
        return;
      }
    } else if (waiting && id === waiting.id) this.pending = null;
    else if (id === this.#overtaken) this.#overtaken = null;
    // The answer to a move that was sent twice, once it is known to be stored, is no news.
    else if (id !== null && !this.#isChat(id)) return;
    this.#listener.onrefused?.(trouble);
  }

  /** Whether it is something that was said: then the words are given back. */
  #isChat(id: number): boolean {
    const said = this.#chats.get(id);
    if (!said) return false;
    this.#chats.delete(id);
    this.#listener.onunsaid?.(said.text);
    return true;
  }

  #adopt(position: Position): void {
    this.seq = position.seq;
    this.answers = position.answers;
    this.view = position.view;
    this.undo = position.undo;
    const waiting = this.pending?.message;
    // The table has moved on without it.
    if (waiting && waiting.seq < position.seq) {
      this.#overtaken = waiting.id;
      this.pending = null;
    }
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
