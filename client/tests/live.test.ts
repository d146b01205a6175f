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
  break(code = 1006): void {
    this.onclose?.({ code });
  }
  of(type: string): Record<string, unknown>[] {
    return this.sent.filter((message) => message["type"] === type);
  }
}

function position(seq: number): Omit<Position, "view"> & { view: object } {
  return { seq, answers: seq, view: { seq }, undo: { allowed: true, refusal: null, back: 1, ask: false } };
}
const state = (seq: number): object => ({ type: "state", table: { id: "t" }, ...position(seq) });
const step = (seq: number, seat = 1): object => ({ type: "step", kind: "answer", seat, events: [], ...position(seq) });

describe("a live table", () => {
  const wires: Wire[] = [];
  let steps: number[] = [];
  let states: number[] = [];
  let troubles: string[] = [];
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
      },
    );
    table.open(0);
    last().open();
  });
  afterEach(() => {
    table.close();
    vi.useRealTimers();
  });

  it("says hello without a number first and is live once it has the position", () => {
    expect(last().of("hello")).toEqual([{ type: "hello", seat: 0, seq: null }]);
    expect(table.status).toBe("connecting");
    last().tell(state(4));
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
    last().tell(state(4));
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

  it("connects again with the last number it has, waiting longer each time", () => {
    last().tell(state(4));
    last().break();
    expect(table.status).toBe("reconnecting");
    vi.advanceTimersByTime(700);
    expect(wires).toHaveLength(2);
    last().break();
    vi.advanceTimersByTime(700);
    expect(wires).toHaveLength(2);
    vi.advanceTimersByTime(700);
    expect(wires).toHaveLength(3);
    last().open();
    expect(last().of("hello")).toEqual([{ type: "hello", seat: 0, seq: 4 }]);
    last().tell(step(5));
    expect([table.status, table.failures]).toEqual(["live", 0]);
  });

  it("is live again when nothing was missed", () => {
    last().tell(state(4));
    last().break();
    vi.advanceTimersByTime(700);
    last().open();
    last().tell({ type: "pong" });
    expect(table.status).toBe("live");
  });

  it("holds one move at a time until it is stored", () => {
    last().tell(state(4));
    expect(table.move(["harvest"])).toBe(true);
    expect(table.move(["harvest"])).toBe(false);
    expect(last().of("move")).toEqual([{ type: "move", id: 1, seat: 0, seq: 4, answer: ["harvest"] }]);
    last().tell({ type: "done", id: 1, seq: 5 });
    expect(table.pending).toBeNull();
  });

  it("sends a move again that the broken connection may have swallowed, with the same number", () => {
    last().tell(state(4));
    table.move(["harvest"]);
    last().break();
    vi.advanceTimersByTime(700);
    last().open();
    expect(last().of("move")).toEqual([{ type: "move", id: 1, seat: 0, seq: 4, answer: ["harvest"] }]);
    last().tell({ type: "done", id: 1, seq: 5 });
    last().tell(step(5, 0));
    expect(table.pending).toBeNull();
    expect(troubles).toEqual([]);
  });

  it("knows its own move in the steps it missed, and a late refusal of the copy is no news", () => {
    last().tell(state(4));
    table.move(["harvest"]);
    last().break();
    vi.advanceTimersByTime(700);
    last().open();
    last().tell(step(5, 0));
    expect(table.pending).toBeNull();
    last().tell({ type: "refused", id: 1, error: { code: "behind", message: { id: "error-behind" } } });
    expect(troubles).toEqual([]);
  });

  it("sends nothing again once the move is stored", () => {
    last().tell(state(4));
    table.move(["harvest"]);
    last().tell({ type: "done", id: 1, seq: 5 });
    last().break();
    vi.advanceTimersByTime(700);
    last().open();
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
    vi.advanceTimersByTime(700);
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
    last().tell(state(5));
    expect(table.seq).toBe(5);
  });

  it("notices a connection that has gone silent", () => {
    last().tell(state(4));
    vi.advanceTimersByTime(25_000);
    expect(last().of("ping").length).toBeGreaterThan(1);
    vi.advanceTimersByTime(10_000);
    expect(table.status).toBe("reconnecting");
    expect(wires[0]?.closed).toBe(true);
  });

  it("notices soon that a move has gone into a dead connection, and sends it again", () => {
    last().tell(state(4));
    table.move(["harvest"]);
    vi.advanceTimersByTime(10_000);
    expect(table.status).toBe("reconnecting");
    vi.advanceTimersByTime(700);
    last().open();
    expect(wires).toHaveLength(2);
    expect(last().of("move")).toEqual([{ type: "move", id: 1, seat: 0, seq: 4, answer: ["harvest"] }]);
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
