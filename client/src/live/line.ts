/* The line to a table: one WebSocket after another, and no wait without an end.

   A WebSocket may connect for ever, and one whose other end is gone keeps silent and takes whatever is sent. So every
   attempt has a limit, and so has every ping; since the server answers in order, the pong tells that all that was sent
   before it is answered as well. Whoever looks at the page waits two seconds at most for the next attempt. */

import type { Incoming, Outgoing } from "./messages";

/** What this needs of a WebSocket, so that tests can hand in their own. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { readonly data: string }) => void) | null;
  onclose: ((event: { readonly code: number }) => void) | null;
  send(data: string): void;
  close(): void;
}

/** Whoever is at this end of the line. */
export interface Ear {
  onopen(): void;
  onmessage(message: Exclude<Incoming, { type: "pong" }>): void;
  /** It will be tried again unless the line is closed now. */
  onlost(code: number): void;
  /** How long there may be silence before it is looked whether the line still stands. */
  pace(): number;
}

interface Beat {
  readonly since: number;
  readonly answered: (() => void) | null;
}

/** How long connecting may take, and the answer to a ping. */
export const LIMIT = 2500;
const LONGEST_LIMIT = 12_000;
/** Nobody sees whether a hidden page is quick. */
const HIDDEN_LIMIT = 10_000;
const FIRST_WAIT = 500;
const LONGEST_WAIT = 2000;
const LONGEST_HIDDEN_WAIT = 60_000;
/** After so many failures in a row it is looked whether the server answers at all, to know a slow line from none … */
const LOOKS_AFTER = 2;
/** … and after so many more nothing is tried before it does … */
const TRIES = 8;
/** … but not every time: an old connection on which requests hang must not keep a new one from being tried. */
const LOOKS_UNTIL = 8;
/** A server closes with this when it stops: another takes over, or will in a moment. */
export const GOING = 1012;
/** Whoever is sent away comes back within this time … */
const SOON = 250;
/** … but not for ever, if nobody lets it in. */
const MOST_AWAY = 20;
/** What a connection is said to be closed with that just went silent. */
const SILENT = 1006;

export class Line {
  readonly #connect: () => Socket;
  readonly #look: () => Promise<boolean>;
  readonly #ear: Ear;
  #socket: Socket | null = null;
  #isOpen = false;
  /** The pings that are not answered yet. */
  #beats: Beat[] = [];
  /** When something was last heard. */
  #heard = 0;
  #failures = 0;
  /** How often in a row it was sent away by servers that stop. */
  #away = 0;
  #limit = LIMIT;
  /** Whether the server answered just before this attempt, so that silence means that it is slow. */
  #isThere = false;
  #began = 0;
  #attempt = 0;
  #isStopped = true;
  /** There is always one thing to wait for: the next attempt, the other end, or the next ping. */
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(connect: () => Socket, look: () => Promise<boolean>, ear: Ear) {
    this.#connect = connect;
    this.#look = look;
    this.#ear = ear;
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  open(): void {
    this.#isStopped = false;
    this.#failures = 0;
    void this.#begin();
  }

  /** Stop for good. */
  close(): void {
    this.#isStopped = true;
    this.#drop();
  }

  /** The network is back, or the person: try anew at once, or see whether the connection has outlived it. */
  wake(): void {
    if (this.#isStopped) return;
    if (this.#isOpen) this.check();
    else this.open();
  }

  /** See whether the connection still stands. */
  check(): void {
    if (this.#isOpen && this.#beats.length === 0) this.beat();
  }

  /** Ask for a sign of life, and tell when everything that was sent before is answered. */
  beat(answered: (() => void) | null = null): void {
    this.#beats.push({ since: now(), answered });
    this.send({ type: "ping" });
    this.#watch();
  }

  /** What is sent while nobody listens is lost. */
  send(message: Outgoing): void {
    if (this.#isOpen) this.#socket?.send(JSON.stringify(message));
  }

  /** Give this connection up and try another. */
  restart(): void {
    if (this.#isOpen) this.#lost(SILENT, 0);
  }

  // -- one attempt after another -------------------------------------------------------------------------------------

  async #begin(): Promise<void> {
    this.#drop();
    this.#began = now();
    this.#isThere = false;
    const attempt = this.#attempt;
    // Browsers hold up whoever opens many WebSockets in vain, by seconds in the end, but not plain requests. Those may
    // hang on connections that died with the last WebSocket, which are given up with them, one after another.
    if (this.#failures >= TRIES && this.#failures % LOOKS_UNTIL !== 0) {
      this.#after(this.#patience, () => this.#unreachable());
      const isThere = await this.#look();
      if (attempt !== this.#attempt) return;
      if (!isThere) {
        this.#unreachable();
        return;
      }
      this.#isThere = true;
    } else if (this.#failures >= LOOKS_AFTER) {
      void this.#look().then((isThere) => {
        if (attempt === this.#attempt) this.#isThere = isThere;
      });
    }
    this.#dial();
  }

  #dial(): void {
    const socket = this.#connect();
    this.#socket = socket;
    socket.onopen = () => {
      if (socket === this.#socket) this.#opened();
    };
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#receive(JSON.parse(event.data) as Incoming);
    };
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#lost(event.code, this.#isOpen ? 0 : now() - this.#began);
    };
    this.#after(this.#patience, () => this.#late());
  }

  #drop(): void {
    clearTimeout(this.#timer);
    this.#attempt += 1;
    this.#isOpen = false;
    this.#beats = [];
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #unreachable(): void {
    this.#limit = LIMIT;
    this.#lost(SILENT, now() - this.#began);
  }

  /** Nothing has come in time. If the server answers otherwise, the line is slow, and gets more time. */
  #late(): void {
    const spent = this.#patience;
    if (this.#isThere) this.#limit = Math.min(LONGEST_LIMIT, 2 * this.#limit);
    this.#lost(SILENT, spent);
  }

  /** Everybody whom a server has just dropped comes back, but not all at once; who has waited already, waits no more. */
  #lost(code: number, spent: number): void {
    this.#drop();
    const isSentAway = code === GOING && this.#away < MOST_AWAY;
    if (isSentAway) this.#away += 1;
    else this.#failures += 1;
    this.#ear.onlost(code);
    if (this.#isStopped) return;
    const longest = isHidden() ? LONGEST_HIDDEN_WAIT : LONGEST_WAIT;
    const wait = isSentAway
      ? SOON * Math.random()
      : Math.min(longest, FIRST_WAIT * 2 ** (this.#failures - 1)) * (0.5 + Math.random() / 2);
    this.#after(Math.max(0, wait - spent), () => void this.#begin());
  }

  // -- while it stands -----------------------------------------------------------------------------------------------

  #opened(): void {
    this.#isOpen = true;
    this.#heard = now();
    this.#ear.onopen();
    this.#watch();
  }

  #receive(message: Incoming): void {
    this.#heard = now();
    if (message.type === "pong") this.#pong();
    else this.#ear.onmessage(message);
    if (this.#isOpen) this.#watch();
  }

  #pong(): void {
    const beat = this.#beats.shift();
    if (!beat) return;
    this.#failures = 0;
    this.#away = 0;
    this.#isThere = false;
    this.#limit = Math.max(LIMIT, Math.min(this.#limit, 4 * (now() - beat.since)));
    beat.answered?.();
  }

  /** Wait for the answer to the oldest ping, or until it is time for the next. */
  #watch(): void {
    const [oldest] = this.#beats;
    if (oldest) this.#after(oldest.since + this.#patience - now(), () => this.#late());
    else this.#after(this.#heard + this.#ear.pace() - now(), () => this.beat());
  }

  get #patience(): number {
    return isHidden() ? Math.max(HIDDEN_LIMIT, this.#limit) : this.#limit;
  }

  #after(time: number, act: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(act, Math.max(0, time));
  }
}

/** A clock that nobody sets: one that is put back by an hour would let everything wait for an hour. */
function now(): number {
  return performance.now();
}

export function isHidden(): boolean {
  return typeof document !== "undefined" && document.hidden;
}
