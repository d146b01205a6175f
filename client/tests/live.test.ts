/* A table over a WebSocket: order, gaps, and moves that were sent into a breaking connection. */

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LiveTable, type Socket } from "$/live";
import type { Position, Step } from "$/live";

/** A socket whose other end is the test. */
class Wire implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { readonly data: string }) => void) | null = null;
  onclose: ((event: { readonly code: number }) => void) | null = null;
  readonly sent: Record<string, unknown>[] = [];
  closed = false;

  send(data: string): void {
    this.sent.push(JSON.parse(data) as Record<string, unknown>);
  }
  close(): void {
    this.closed = true;
  }
  open(): void {
    this.onopen?.();
  }
  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  /** All that was sent is answered. */
  pong(): void {
    while (this.#ponged < this.of("ping").length) {
      this.#ponged += 1;
      this.tell(pong);
    }
  }
  #ponged = 0;
  break(code = 1006): void {
    this.onclose?.({ code });
  }
  of(type: string): Record<string, unknown>[] {
    return this.sent.filter((message) => message["type"] === type);
  }
}

function position(seq: number, viewer: number | null = 0): Omit<Position, "view"> & { view: object } {
  return { seq, answers: seq, view: { seq, viewer, waiting: [0], over: false }, undo: { allowed: true, refusal: null, back: 1, ask: false } };
}
const state = (seq: number, viewer: number | null = 0): object => ({ type: "state", table: { id: "t", status: "playing" }, ...position(seq, viewer) });
/** A position in which another seat must move. */
const waiting = (seq: number): object => ({ ...state(seq), view: { seq, viewer: 0, waiting: [1], over: false } });
const pong = { type: "pong" };
const step = (seq: number, seat = 1): object => ({ type: "step", kind: "answer", seat, events: [], ...position(seq) });

describe("a live table", () => {
  const wires: Wire[] = [];
  let steps: number[] = [];
  let states: number[] = [];
  let troubles: string[] = [];
  let unsaid: string[] = [];
  let looks: ((isThere: boolean) => void)[] = [];
  let isThere: boolean | null = true;
  let goesOn: () => Promise<boolean>;
  let table: LiveTable;

  function last(): Wire {
    const wire = wires.at(-1);
    if (!wire) throw new Error("nobody has connected");
    return wire;
  }

  beforeEach(() => {
    vi.useFakeTimers();
    wires.length = 0;
    steps = [];
    states = [];
    troubles = [];
    unsaid = [];
    looks = [];
    isThere = true;
    goesOn = () => Promise.resolve(false);
    vi.stubGlobal("document", { hidden: false });
    vi.stubGlobal("navigator", { onLine: true });
    table = new LiveTable(
      () => {
        const wire = new Wire();
        wires.push(wire);
        return wire;
      },
      {
        onstate: (found: Position) => void states.push(found.seq),
        onstep: (found: Step) => void steps.push(found.seq),
        onrefused: (trouble) => void troubles.push(trouble.code),
        onsignedout: () => goesOn(),
        onunsaid: (text) => void unsaid.push(text),
      },
      () => (isThere === null ? new Promise((answer) => looks.push(answer)) : Promise.resolve(isThere)),
    );
    table.open(0);
    last().open();
  });
  afterEach(() => {
    table.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  /** The table stands at an entry, and everything is answered. */
  function lives(at: object = state(4)): void {
    last().tell(at);
    last().pong();
  }
  /** The connection breaks, and the next one stands. */
  function comesBack(): void {
    last().break();
    vi.advanceTimersByTime(2000);
    last().open();
  }

  it("says hello without a number first and is live once it has the position", () => {
    expect(last().of("hello")).toEqual([{ type: "hello", seat: 0, seq: null }]);
    expect(table.status).toBe("connecting");
    last().tell(state(4));
    expect(table.status).toBe("connecting");
    last().pong();
    expect([table.status, table.seq, table.answers]).toEqual(["live", 4, 4]);
    expect(states).toEqual([4]);
  });

  it("takes steps in order and ignores those it has seen", () => {
    last().tell(state(4));
    for (const seq of [5, 5, 4, 6]) last().tell(step(seq));
    expect(steps).toEqual([5, 6]);
    expect(table.seq).toBe(6);
  });

  it("does not show a step after a gap but asks for what it missed", () => {
    lives();
    last().tell(step(7));
    expect(steps).toEqual([]);
    expect(last().of("hello").at(-1)).toEqual({ type: "hello", seat: 0, seq: 4 });
    for (const seq of [5, 6, 7]) last().tell(step(seq));
    expect(steps).toEqual([5, 6, 7]);
  });

  it("believes a state that comes instead of steps", () => {
    last().tell(state(4));
    last().tell(state(300));
    expect(table.seq).toBe(300);
    last().tell(step(301));
    expect(steps).toEqual([301]);
  });

  it("connects again with the last number it has, and is live when the hello is answered", () => {
    lives();
    last().break();
    expect(table.status).toBe("reconnecting");
    vi.advanceTimersByTime(500);
    expect(wires).toHaveLength(2);
    last().open();
    expect(last().of("hello")).toEqual([{ type: "hello", seat: 0, seq: 4 }]);
    last().tell({ type: "table", table: { id: "t", status: "playing" } });
    last().tell(step(5));
    expect(table.status).toBe("reconnecting");
    last().pong();
    expect([table.status, table.seq]).toEqual(["live", 5]);
  });

  it("is live again when nothing was missed", () => {
    lives();
    comesBack();
    last().pong();
    expect(table.status).toBe("live");
  });

  it("holds one move at a time until it is stored", () => {
    last().tell(state(4));
    expect(table.move(["harvest"])).toBe(true);
    expect(table.move(["harvest"])).toBe(false);
    expect(last().of("move")).toEqual([{ type: "move", id: 1, seat: 0, seq: 4, answer: ["harvest"] }]);
    last().tell(step(5, 0));
    last().tell({ type: "done", id: 1, seq: 5 });
    expect(table.pending).toBeNull();
  });

  it("sends a move again that the broken connection may have swallowed, with the same number", () => {
    last().tell(state(4));
    table.move(["harvest"]);
    comesBack();
    expect(last().of("move")).toEqual([{ type: "move", id: 1, seat: 0, seq: 4, answer: ["harvest"] }]);
    last().tell({ type: "done", id: 1, seq: 5 });
    last().tell(step(5, 0));
    expect(table.pending).toBeNull();
    expect(troubles).toEqual([]);
  });

  it("knows its own move in the steps it missed, and a late refusal of the copy is no news", () => {
    last().tell(state(4));
    table.move(["harvest"]);
    comesBack();
    last().tell(step(5, 0));
    expect(table.pending).toBeNull();
    last().tell({ type: "refused", id: 1, error: { code: "behind", message: { id: "error-behind" } } });
    expect(troubles).toEqual([]);
  });

  it("sends nothing again once the move is stored", () => {
    last().tell(state(4));
    table.move(["harvest"]);
    last().tell(step(5, 0));
    last().tell({ type: "done", id: 1, seq: 5 });
    comesBack();
    expect(last().of("move")).toEqual([]);
  });

  it("gives a move up when the table has moved on without it", () => {
    last().tell(state(4));
    table.move(["harvest"]);
    last().tell({ type: "refused", id: 1, error: { code: "behind", message: { id: "error-behind" } } });
    last().tell(state(5));
    expect([table.pending, table.seq]).toEqual([null, 5]);
    expect(troubles).toEqual(["behind"]);
  });

  it("tells of a refusal and can move again", () => {
    last().tell(state(4));
    table.move(["pass"]);
    last().tell({ type: "refused", id: 1, error: { code: "refused", message: { id: "refusal-pass-not-allowed" } } });
    expect(troubles).toEqual(["refused"]);
    expect(table.move(["harvest"])).toBe(true);
  });

  it("keeps a move made while the connection is down and sends it afterwards", () => {
    last().tell(state(4));
    last().break();
    expect(table.move(["harvest"])).toBe(true);
    vi.advanceTimersByTime(500);
    last().open();
    expect(last().of("move")).toHaveLength(1);
  });

  it("looks from another seat without a new connection", () => {
    last().tell(state(4));
    table.lookFrom(2);
    expect(wires).toHaveLength(1);
    expect(last().of("hello").at(-1)).toEqual({ type: "hello", seat: 2, seq: null });
    last().tell(step(5));
    expect(steps).toEqual([]);
    last().tell(state(5, 2));
    expect(table.seq).toBe(5);
  });

  it("looks often whether the connection stands while others move, and seldom while I think", () => {
    lives(waiting(4));
    const before = last().of("ping").length;
    for (let second = 0; second < 20; second += 1) {
      vi.advanceTimersByTime(1000);
      last().pong();
    }
    const quick = last().of("ping").length - before;
    expect(quick).toBeGreaterThanOrEqual(10);
    last().tell(step(5));
    for (let second = 0; second < 20; second += 1) {
      vi.advanceTimersByTime(1000);
      last().pong();
    }
    expect(last().of("ping").length - before - quick).toBeLessThanOrEqual(2);
  });

  it("notices within seconds that a connection has gone silent while others move", () => {
    lives(waiting(4));
    vi.advanceTimersByTime(4000);
    expect([table.status, wires[0]?.closed]).toEqual(["reconnecting", true]);
    vi.advanceTimersByTime(500);
    expect(wires).toHaveLength(2);
  });

  it("notices soon that a move has gone into a dead connection, and sends it again", () => {
    lives();
    table.move(["harvest"]);
    vi.advanceTimersByTime(2500);
    expect(table.status).toBe("reconnecting");
    vi.advanceTimersByTime(500);
    last().open();
    expect(wires).toHaveLength(2);
    expect(last().of("move")).toEqual([{ type: "move", id: 1, seat: 0, seq: 4, answer: ["harvest"] }]);
  });

  it("waits for a move no longer because other things are heard", () => {
    lives();
    table.move(["harvest"]);
    for (let second = 0; second < 3; second += 1) {
      vi.advanceTimersByTime(900);
      wires[0]?.tell({ type: "table", table: { id: "t", status: "playing" } });
    }
    expect(table.status).toBe("reconnecting");
  });

  it("sends a move again whose answer never came although what followed was answered", () => {
    lives();
    table.move(["harvest"]);
    last().pong();
    expect(table.status).toBe("reconnecting");
    vi.advanceTimersByTime(500);
    last().open();
    expect(last().of("move")).toHaveLength(1);
  });

  it("asks for the step of a move that another process of the server has stored", () => {
    lives();
    table.move(["harvest"]);
    last().tell({ type: "done", id: 1, seq: 5 });
    expect(table.pending).not.toBeNull();
    expect(last().of("hello").at(-1)).toEqual({ type: "hello", seat: 0, seq: 4 });
    last().tell(step(5, 0));
    last().pong();
    expect([table.pending, table.status, table.seq]).toEqual([null, "live", 5]);
  });

  it("gives a connection up that connects for ever, and has waited enough for the next", async () => {
    lives();
    last().break();
    await vi.advanceTimersByTimeAsync(500);
    expect(wires).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(2500);
    expect([wires[1]?.closed, wires.length]).toEqual([true, 3]);
  });

  it("gives a connection up on which the hello is never answered", () => {
    lives();
    comesBack();
    last().tell({ type: "table", table: { id: "t", status: "playing" } });
    vi.advanceTimersByTime(2500);
    expect([table.status, wires[1]?.closed]).toEqual(["reconnecting", true]);
  });

  it("says hello again after it was refused, on the same connection", () => {
    last().tell({ type: "refused", id: null, error: { code: "too-many", message: { id: "error-too-many" } } });
    last().pong();
    expect([table.status, troubles]).toEqual(["connecting", ["too-many"]]);
    vi.advanceTimersByTime(2000);
    expect([wires.length, last().of("hello").length]).toEqual([1, 2]);
    lives();
    expect(table.status).toBe("live");
  });

  it("watches when the seat is not mine any more", () => {
    lives();
    comesBack();
    last().tell({ type: "refused", id: null, error: { code: "not-yours", message: { id: "error-not-yours" } } });
    last().pong();
    vi.advanceTimersByTime(2000);
    expect(last().of("hello").at(-1)).toEqual({ type: "hello", seat: null, seq: null });
    expect([table.turnedOut, troubles]).toEqual(["not-yours", []]);
  });

  it("takes no position of the seat it has just left for the one it has asked for", () => {
    lives();
    table.lookFrom(2);
    last().tell(state(5, 0));
    expect([table.seq, states]).toEqual([null, [4]]);
    last().tell(state(5, 2));
    last().pong();
    expect([table.seq, states, table.status]).toEqual([5, [4, 5], "live"]);
  });

  it("says one hello for a gap, however many steps come after it", () => {
    lives();
    for (const seq of [6, 7, 8]) last().tell(step(seq));
    expect(last().of("hello")).toHaveLength(2);
  });

  it("tries again within seconds while somebody looks, however often it has failed", async () => {
    lives();
    isThere = false;
    last().break();
    for (let time = 0; time < 60; time += 1) {
      await vi.advanceTimersByTimeAsync(2000);
      const before = wires.length;
      isThere = true;
      // One that is being tried has its own limit.
      await vi.advanceTimersByTimeAsync(2500);
      expect(wires.length).toBeGreaterThan(before);
      last().break();
      isThere = false;
    }
  });

  it("goes to another server at once when one stops, however often it is sent away", async () => {
    lives();
    for (let time = 0; time < 8; time += 1) {
      const before = wires.length;
      last().break(1012);
      expect(table.status).toBe("reconnecting");
      await vi.advanceTimersByTimeAsync(250);
      expect(wires).toHaveLength(before + 1);
      last().open();
    }
    expect(looks).toEqual([]);
    last().break();
    await vi.advanceTimersByTimeAsync(500);
    last().open();
    last().pong();
    expect(table.status).toBe("live");
  });

  it("is less in a hurry when every server sends it away for long", async () => {
    lives();
    for (let second = 0; second < 600; second += 1) {
      await vi.advanceTimersByTimeAsync(100);
      last().break(1012);
    }
    expect(wires.length).toBeLessThan(80);
  });

  it("asks whether the server is there before it opens one socket after another in vain", async () => {
    lives();
    isThere = false;
    last().break();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(wires.length).toBeLessThan(14);
  });

  it("does not wait for ever for whether the server is there", async () => {
    lives();
    isThere = null;
    last().break();
    await vi.advanceTimersByTimeAsync(25_000);
    const [waiting, tried] = [looks.length, wires.length];
    await vi.advanceTimersByTimeAsync(10_000);
    expect(looks.length).toBeGreaterThanOrEqual(waiting + 3);
    looks[0]?.(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(wires).toHaveLength(tried);
  });

  it("tries at once although other requests still hang on connections that are dead", async () => {
    lives();
    isThere = null;
    last().break();
    for (let attempt = 2; attempt < 9; attempt += 1) {
      await vi.advanceTimersByTimeAsync(2500);
      expect(wires.length).toBeGreaterThanOrEqual(attempt);
    }
  });

  it("tries again at once after a hello that nobody answered, however often it has failed", async () => {
    lives();
    isThere = false;
    for (let failure = 0; failure < 5; failure += 1) {
      last().break();
      await vi.advanceTimersByTimeAsync(2000);
    }
    last().open();
    const before = wires.length;
    await vi.advanceTimersByTimeAsync(2510);
    expect(wires).toHaveLength(before + 1);
  });

  it("notices that a connection is silent although the clock was put back", () => {
    lives(waiting(4));
    vi.advanceTimersByTime(1500);
    vi.setSystemTime(Date.now() - 3_600_000);
    last().tell({ type: "table", table: { id: "t", status: "playing" } });
    vi.advanceTimersByTime(4000);
    expect(table.status).toBe("reconnecting");
  });

  it("looks at once whether the connection stands when the machine wakes up", () => {
    vi.stubGlobal("window", new EventTarget());
    vi.stubGlobal("document", Object.assign(new EventTarget(), { hidden: false }));
    const unwatch = table.watch();
    lives();
    vi.advanceTimersByTime(3000);
    const before = last().of("ping").length;
    vi.setSystemTime(Date.now() + 3_600_000);
    vi.advanceTimersByTime(1000);
    expect(last().of("ping")).toHaveLength(before + 1);
    vi.advanceTimersByTime(2500);
    expect(table.status).toBe("reconnecting");
    unwatch();
  });

  it.each(["online", "pageshow", "focus"])("looks at once whether the connection stands on %s", (event) => {
    const page = new EventTarget();
    vi.stubGlobal("window", page);
    vi.stubGlobal("document", Object.assign(new EventTarget(), { hidden: false }));
    const unwatch = table.watch();
    lives();
    const before = last().of("ping").length;
    page.dispatchEvent(new Event(event));
    expect(last().of("ping")).toHaveLength(before + 1);
    unwatch();
    last().pong();
    page.dispatchEvent(new Event(event));
    expect(last().of("ping")).toHaveLength(before + 1);
  });

  it("gives a slow line more time when the server is there, and less when it is quick again", async () => {
    lives();
    last().break();
    await vi.advanceTimersByTimeAsync(500);
    last().break();
    const failed = wires.length;
    await vi.advanceTimersByTimeAsync(2500);
    expect(wires).toHaveLength(failed + 1);
    await vi.advanceTimersByTimeAsync(2500 + 2000 + 5000);
    last().open();
    await vi.advanceTimersByTimeAsync(4000);
    expect(last().closed).toBe(false);
    last().pong();
    expect(table.status).toBe("live");
    last().tell(waiting(5));
    for (let second = 0; second < 10; second += 1) {
      await vi.advanceTimersByTimeAsync(1000);
      last().pong();
    }
    const wire = last();
    await vi.advanceTimersByTimeAsync(4000);
    expect(wire.closed).toBe(true);
  });

  it("is in no hurry while nobody looks", async () => {
    lives();
    vi.stubGlobal("document", { hidden: true });
    isThere = false;
    last().break();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(wires.length).toBeLessThan(12);
    vi.stubGlobal("document", { hidden: false });
    const before = wires.length;
    table.wake();
    expect(wires).toHaveLength(before + 1);
  });

  it("starts afresh when the network is back, even in the middle of an attempt", () => {
    lives();
    last().break();
    vi.advanceTimersByTime(500);
    const hanging = last();
    table.wake();
    expect([hanging.closed, wires.length]).toEqual([true, 3]);
  });

  it("sees at once whether the connection has outlived the network", () => {
    lives();
    const before = last().of("ping").length;
    table.wake();
    expect(last().of("ping")).toHaveLength(before + 1);
    vi.advanceTimersByTime(2500);
    expect(table.status).toBe("reconnecting");
  });

  it("says that there is no network only while it is not live", () => {
    lives();
    vi.stubGlobal("navigator", { onLine: false });
    expect(table.status).toBe("live");
    last().break();
    expect(table.status).toBe("offline");
    vi.stubGlobal("navigator", { onLine: true });
    table.wake();
    expect(table.status).toBe("reconnecting");
  });

  it("goes on when this browser has a new session of the same person", async () => {
    lives();
    goesOn = () => Promise.resolve(true);
    table.move(["harvest"]);
    last().break(4401);
    expect(table.status).toBe("reconnecting");
    await vi.advanceTimersByTimeAsync(2000);
    last().open();
    expect(wires).toHaveLength(2);
    expect(last().of("hello")).toEqual([{ type: "hello", seat: 0, seq: 4 }]);
    expect(last().of("move")).toHaveLength(1);
  });

  it("does not connect before it is known who this is", async () => {
    let answer: (goesOn: boolean) => void = () => undefined;
    goesOn = () => new Promise((resolve) => (answer = resolve));
    lives();
    last().break(4401);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(wires).toHaveLength(1);
    answer(false);
    await vi.advanceTimersByTimeAsync(10_000);
    expect([wires.length, table.status, table.ending]).toEqual([1, "closed", 4401]);
  });

  it("tries again when nobody can say who this is", async () => {
    goesOn = () => Promise.reject(new Error("offline"));
    lives();
    last().break(4401);
    await vi.advanceTimersByTimeAsync(2000);
    expect(wires).toHaveLength(2);
  });

  it("stays closed when it is closed while that is asked", async () => {
    goesOn = () => Promise.resolve(true);
    lives();
    last().break(4401);
    table.close();
    await vi.advanceTimersByTimeAsync(2000);
    expect([wires.length, table.status, table.ending]).toEqual([1, "closed", null]);
  });

  const heard = (id: number, text: string) => ({ id, text, name: "Anna", seat: 0, time: "2026-01-01T00:00:00Z" });

  it("says nothing twice, and gives back what was said into a connection that broke", () => {
    lives();
    for (const text of ["hello", "good luck", "have fun"]) expect(table.say(text, 7)).toBe(true);
    last().tell({ type: "done", id: 1, seq: null });
    comesBack();
    lives(state(5));
    expect(last().of("chat")).toEqual([]);
    expect(table.unheard([heard(6, "have fun"), heard(8, "hello"), heard(9, "good luck")])).toEqual(["have fun"]);
    expect(table.unheard([])).toEqual([]);
  });

  it("gives back what was said and refused", () => {
    lives();
    table.say("hello", 0);
    last().tell({ type: "refused", id: 1, error: { code: "too-many", message: { id: "error-too-many" } } });
    expect([unsaid, troubles]).toEqual([["hello"], ["too-many"]]);
    comesBack();
    expect(table.unheard([])).toEqual([]);
  });

  it("takes no answer where it cannot be given any more", async () => {
    lives();
    table.move(["harvest"]);
    last().break(4401);
    await vi.advanceTimersByTimeAsync(0);
    expect([table.status, table.pending, table.move(["pass"])]).toEqual(["closed", null, false]);
  });

  it("tells that a move came too late although the table went on first", () => {
    lives();
    table.move(["harvest"]);
    comesBack();
    last().tell(step(5, 1));
    last().tell({ type: "refused", id: 1, error: { code: "behind", message: { id: "error-behind" } } });
    expect(troubles).toEqual(["behind"]);
  });

  it("does not try again where there is nothing", () => {
    last().break(4404);
    vi.advanceTimersByTime(60_000);
    expect([table.status, table.ending, wires.length]).toEqual(["closed", 4404, 1]);
  });

  it("listens to nothing after it was closed", () => {
    last().tell(state(4));
    table.close();
    wires[0]?.tell(step(5));
    expect(steps).toEqual([]);
  });
});
