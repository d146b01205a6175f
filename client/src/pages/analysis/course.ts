/* The course of a game in figures: what every seat could expect before each answer, and at the end. */

import type { Analysis } from "$/api";

export type Moment = Analysis["moments"][number];
export type Turn = Analysis["turns"][number];

/** A position of the game: how many answers stood, and the odds of each seat. */
export interface Point {
  readonly number: number;
  readonly odds: readonly number[];
}

/** A decision that cost less than this is as good as the best. */
export const SLIGHT = 0.015;
/** A decision that cost this much is worth a second look. */
export const COSTLY = 0.03;

/** Every position that was judged, and the end. */
export function course(analysis: Analysis): Point[] {
  const points = analysis.moments.map(({ number, odds }): Point => ({ number, odds }));
  const last = points.at(-1);
  return last ? [...points, { number: last.number + 1, odds: analysis.end }] : [];
}

/** The position with so many answers, or the nearest before it. */
export function pointAt(points: readonly Point[], number: number): Point | undefined {
  return points.filter((point) => point.number <= number).at(-1) ?? points[0];
}

/** Where a seat's line runs in a drawing of this size: `M0,50L10,40…`. */
export function path(points: readonly Point[], seat: number, width: number, height: number): string {
  return points.map((point, index) => `${index ? "L" : "M"}${fixed(across(points, point.number, width))},${fixed(down(point.odds[seat] ?? 0, height))}`).join("");
}

/** How far right a position stands. */
export function across(points: readonly Point[], number: number, width: number): number {
  const first = points[0]?.number ?? 0;
  const span = (points.at(-1)?.number ?? 0) - first;
  return span > 0 ? ((number - first) / span) * width : 0;
}

/** How far down odds stand. */
export function down(odds: number, height: number): number {
  return (1 - odds) * height;
}

/** The position nearest to a place in the drawing. */
export function nearest(points: readonly Point[], x: number, width: number): number {
  const first = points[0]?.number ?? 0;
  const last = points.at(-1)?.number ?? 0;
  return width > 0 ? Math.min(last, Math.max(first, Math.round(first + (x / width) * (last - first)))) : first;
}

/** What could have been done instead: the best option that was not taken, if it would have been better. */
export function better(moment: Moment): Moment["options"][number] | null {
  if (moment.loss < SLIGHT) return null;
  return moment.options.find((option) => option.text !== moment.played.text) ?? null;
}

/** Decisions of a seat, all of them or those that cost much. */
export function decisionsOf(analysis: Analysis, seat: number, only: "costly" | "all"): Moment[] {
  return analysis.moments.filter((moment) => moment.seat === seat && (only === "all" || moment.loss >= COSTLY));
}

/** The seats whose odds a turning point changed most: who won and who lost by it. */
export function moved(turn: Turn): number[] {
  const seats = turn.swings.map((swing, seat) => ({ swing, seat })).filter(({ swing }) => Math.abs(swing) >= 0.01);
  return seats.sort((one, other) => Math.abs(other.swing) - Math.abs(one.swing)).slice(0, 2).map(({ seat }) => seat);
}

function fixed(value: number): string {
  return value.toFixed(1);
}
