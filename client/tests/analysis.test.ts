/* The figures behind the analysis page. */

import { describe, expect, it } from "vitest";
import type { Analysis } from "$/api";
import { across, better, course, decisionsOf, moved, nearest, path, pointAt } from "$/pages/analysis/course";
import { percentOf } from "$/words/figures";

type Moment = Analysis["moments"][number];

function option(text: string, odds: number): Moment["played"] {
  return { text, message: { id: `option-${text}`, args: {} }, odds, visits: 10 };
}

function moment(number: number, seat: number, odds: readonly number[], loss = 0, options: readonly string[] = []): Moment {
  return { number, seat, prompt: { id: "prompt-action", args: {} }, odds, played: option("harvest", 0.4), options: options.map((text) => option(text, 0.5)), loss };
}

const ANALYSIS: Analysis = {
  status: "done",
  done: 3,
  total: 3,
  ahead: 0,
  moments: [moment(7, 0, [0.5, 0.5]), moment(8, 1, [0.6, 0.4], 0.02, ["snipe", "harvest"]), moment(9, 1, [0.7, 0.3], 0.2, ["harvest", "invest"])],
  turns: [],
  end: [1, 0],
};

describe("the course of a game", () => {
  const points = course(ANALYSIS);

  it("ends with the result", () => {
    expect(points.map((point) => [point.number, point.odds[0]])).toEqual([[7, 0.5], [8, 0.6], [9, 0.7], [10, 1]]);
    expect(course({ ...ANALYSIS, moments: [] })).toEqual([]);
  });

  it("is drawn from the first position to the end", () => {
    expect(path(points, 0, 300, 100)).toBe("M0.0,50.0L100.0,40.0L200.0,30.0L300.0,0.0");
    expect(across(points, 7, 300)).toBe(0);
    expect(across(points.slice(0, 1), 7, 300)).toBe(0);
  });

  it("can be pointed at, beyond its ends too", () => {
    expect([-20, 0, 140, 160, 999].map((x) => nearest(points, x, 300))).toEqual([7, 7, 8, 9, 10]);
    expect(nearest(points, 10, 0)).toBe(7);
    expect(pointAt(points, 9)?.odds).toEqual([0.7, 0.3]);
    expect(pointAt(points, 2)?.number).toBe(7);
    expect(pointAt([], 2)).toBeUndefined();
  });
});

describe("decisions", () => {
  it("are those of one seat, all of them or the costly ones", () => {
    expect(decisionsOf(ANALYSIS, 1, "all").map((found) => found.number)).toEqual([8, 9]);
    expect(decisionsOf(ANALYSIS, 1, "costly").map((found) => found.number)).toEqual([9]);
    expect(decisionsOf(ANALYSIS, 0, "costly")).toEqual([]);
  });

  it("name the best that was not done, if it would have been better", () => {
    expect(ANALYSIS.moments.map((found) => better(found)?.text ?? null)).toEqual([null, "snipe", "invest"]);
    expect(better(moment(1, 0, [1, 0], 0.2))).toBeNull();
  });
});

describe("turning points", () => {
  it("are about those whose odds changed most", () => {
    const turn = { number: 9, before: 8, seat: 0, events: [] };
    expect(moved({ ...turn, swings: [0.05, -0.3, 0.001, 0.25] })).toEqual([1, 3]);
    expect(moved({ ...turn, swings: [0.002, -0.002] })).toEqual([]);
  });
});

describe("percent", () => {
  it("keeps what is not settled away from certainty", () => {
    expect([0, 0.001, 0.006, 0.284, 0.999, 1].map(percentOf)).toEqual([0, 1, 1, 28, 99, 100]);
  });
});
