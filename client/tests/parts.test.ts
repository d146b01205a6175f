/* Parts that can be tried without a page: sentences, numbers, hexes, and what scoring cards are worth. */

import { describe, expect, it } from "vitest";
import type { Option } from "$/live";
import { amountsOf } from "$/parts/amounts";
import { discs } from "$/parts/card";
import { copiesOf } from "$/parts/copies";
import { frameOf, neighbour, shaped, showing, zoomed } from "$/parts/hex";
import { nearestTo } from "$/parts/press";
import { cut, icon, plain, runs, sentence, text } from "$/parts/rich";
import { caughtUp, withLine, type Line } from "$/tables/common/lines";
import { newCards, situationOf } from "$/tables/flow_of_history/situation";
import type { TableModel } from "$/tables/common/model.svelte";

describe("sentences with things in them", () => {
  const token = icon("token", "resources");

  it("are cut at the stand-ins", () => {
    expect(cut("Take 2 \ue100.", [token])).toEqual([text("Take 2 "), token, text(".")]);
    expect(plain(cut("Take 2 \ue100.", [token]))).toBe("Take 2 resources.");
  });

  it("keep a number, its icon and the stop after it on one line", () => {
    const tied = runs([text("Take 2 "), token, text(" from it, 1 "), token, text(".")]).filter((run) => run.tied);
    expect(tied.map((run) => plain(run.parts))).toEqual(["2\u00a0resources", "1\u00a0resources."]);
  });

  it("lose no character when they are grouped", () => {
    const parts = [text("Weź z Magazynu "), token, text(" za "), { kind: "seat" as const, seat: 1, name: "Marek" }, text(".")];
    expect(runs(parts).map((run) => plain(run.parts)).join("")).toBe(plain(parts));
  });

  it("begin with a large letter", () => {
    expect(plain(sentence([text("śpi "), token], "pl"))).toBe("Śpi resources");
  });
});

describe("amounts", () => {
  const option = (value: readonly (string | number)[], touches: readonly string[] = []): Option => ({ value, text: value.join(" "), message: { id: "x", args: {} }, touches });

  it("are options that differ in a number only", () => {
    const found = amountsOf([option(["stake", 1]), option(["stake", 2]), option(["stake", 3])]);
    expect([found?.verb, found?.least, found?.most]).toEqual(["stake", 1, 3]);
  });

  it("are not seats, cards or a single option", () => {
    expect(amountsOf([option(["invade", 1], ["seat:1"]), option(["invade", 2], ["seat:2"])])).toBeNull();
    expect(amountsOf([option(["stake", 1])])).toBeNull();
    expect(amountsOf([option(["stake", 1]), option(["pass"])])).toBeNull();
  });
});

describe("production", () => {
  it("is a disc for each icon, or for each kind when there are many", () => {
    expect(discs([{ icon: "attack", label: "", count: 2 }, { icon: "defense", label: "", count: 1 }])).toHaveLength(3);
    expect(discs([{ icon: "attack", label: "", count: 4 }, { icon: "defense", label: "", count: 1 }]).map((disc) => disc.count)).toEqual([4, null]);
  });
});

describe("hexes", () => {
  const cells = [-1, 0, 1].flatMap((q) => [-1, 0, 1].map((r) => ({ q, r })));

  it("have six neighbours, by arrows and two letters", () => {
    const ways = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "q", "E"].map((key) => neighbour({ q: 0, r: 0 }, key, cells));
    expect(new Set(ways.map((cell) => `${cell?.q},${cell?.r}`))).toEqual(new Set(["0,-1", "0,1", "-1,1", "1,0", "-1,0", "1,-1"]));
    expect(neighbour({ q: 0, r: 0 }, "x", cells)).toBeUndefined();
  });

  it("are reached the other way round at an edge", () => {
    expect(neighbour({ q: 0, r: 1 }, "ArrowRight", [{ q: 1, r: 0 }])).toEqual({ q: 1, r: 0 });
  });

  it("fit a window of any shape, and zooming keeps the point under the pointer", () => {
    const whole = frameOf(cells);
    const wide = shaped(whole, 800, 200);
    expect(wide.width / wide.height).toBeCloseTo(4);
    expect(wide.height).toBeCloseTo(whole.height);
    const near = zoomed(wide, 2, { x: 10, y: 20 });
    expect((10 - near.x) / near.width).toBeCloseTo((10 - wide.x) / wide.width);
  });

  it("come into view with as little movement as possible", () => {
    const frame = { x: 0, y: 0, width: 600, height: 600 };
    expect(showing(frame, { x: 300, y: 300 })).toEqual(frame);
    expect(showing(frame, { x: 700, y: 300 }).x).toBeGreaterThan(100);
  });
});

describe("a card of a civilization", () => {
  const model = { view: { marks: {}, situations: { wall: { worth: 4 }, archers: { done: true } } } } as unknown as TableModel;

  it("says what it would score, and that it has done what it does", () => {
    expect(["wall", "archers", "deck"].map((card) => situationOf(card, model))).toEqual([{ isDone: false, worth: 4 }, { isDone: true, worth: null }, {}]);
  });
});

describe("new cards", () => {
  const line = (number: number, seat: number | null, ...drawn: string[]) => ({ number, seat, answer: null, events: drawn.map((card) => ({ verb: "drawn", rule: "", card })) });
  const lines = [line(0, null, "first"), line(1, 0, "mine"), line(2, 1, "theirs"), line(3, 0, "now")];
  const seen = (given: typeof lines, deciding: boolean): string[] => [...newCards({ lines: given, viewer: 0, decision: deciding ? {} : null } as unknown as TableModel)];

  it("are those that came since my last turn ended", () => {
    expect(seen(lines.slice(0, 3), true)).toEqual(["mine", "theirs"]);
  });
  it("stay new while my turn has several answers", () => {
    expect(seen([...lines.slice(0, 3), line(3, 0)], true)).toEqual(["mine", "theirs"]);
  });
  it("are no longer new when my turn is over", () => {
    expect(seen(lines, false)).toEqual(["now"]);
  });
  it("do not include what lay there from the start", () => {
    expect(seen(lines.slice(0, 1), true)).toEqual([]);
  });
});

describe("copies of cards", () => {
  it("keep their keys when other cards leave", () => {
    const keys = (cards: readonly string[]): string[] => copiesOf(cards).map(({ key }) => key);
    expect(keys(["iron", "moses", "iron"])).toEqual(["iron 0", "moses 0", "iron 1"]);
    expect(keys(["moses", "iron", "bread", "iron"]).slice(0, 2)).toEqual(["moses 0", "iron 0"]);
    expect(new Set(keys(["iron", "iron", "iron"])).size).toBe(3);
  });
});

describe("the log", () => {
  const line = (number: number, more: Partial<Line> = {}): Line => ({ number, seat: 0, answer: null, events: [], ...more });
  const numbers = (lines: readonly Line[]): unknown[] => lines.map(({ number, note }) => note ?? number);

  it("keeps what has been shown since it was made", () => {
    expect(numbers(caughtUp([line(0)], 0, [line(1, { seq: 1 }), line(2, { seq: 2 })]))).toEqual([0, 1, 2]);
    expect(numbers(caughtUp([line(0), line(1)], 1, [line(1, { seq: 1 }), line(2, { seq: 2 })]))).toEqual([0, 1, 2]);
    expect(numbers(caughtUp([line(0), line(1), line(2)], 2, [line(1, { seq: 1 })]))).toEqual([0, 1, 2]);
  });

  it("loses what has been taken back since it was made, and keeps the note", () => {
    expect(numbers(caughtUp([line(0), line(1), line(2)], 2, [line(1, { seq: 1 }), line(1, { seq: 3, note: "undo" })]))).toEqual([0, 1, "undo"]);
  });

  it("keeps a note until the next line", () => {
    expect(numbers(caughtUp([line(0), line(1)], 3, [line(1, { seq: 1 }), line(1, { seq: 3, note: "undo" })]))).toEqual([0, 1, "undo"]);
    expect(numbers(withLine([line(0), line(1), line(1, { note: "undo" })], line(2)))).toEqual([0, 1, 2]);
  });
});

describe("presses", () => {
  it("reach the nearest of several copies", () => {
    const places = [{ x: 0, y: 0 }, { x: 40, y: 10 }, { x: 300, y: 0 }];
    expect(nearestTo({ x: 50, y: 0 }, places, (place) => place)).toBe(places[1]);
    expect(nearestTo({ x: 50, y: 0 }, [], (place) => place)).toBeUndefined();
  });
});
