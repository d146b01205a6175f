/* Figures and times as people write them. */

import { language } from "$/words/words.svelte";

const STEPS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ["second", 60],
  ["minute", 60],
  ["hour", 24],
  ["day", 7],
  ["week", 4.35],
  ["month", 12],
  ["year", Infinity],
];

/** Odds from 0 to 1 in percent. What is not settled is shown neither as certain nor as hopeless. */
export function percentOf(odds: number): number {
  if (odds <= 0 || odds >= 1) return Math.round(odds * 100);
  return Math.min(99, Math.max(1, Math.round(odds * 100)));
}

/** Points, which some games count to the half: "12½". */
export function pointsText(points: number): string {
  const whole = Math.trunc(points);
  return points === whole ? String(points) : `${whole === 0 ? "" : whole}½`;
}

/** So many seconds are no time at all. */
const JUST_NOW = 60;

/** "5 minutes ago": how long it is since a moment. */
export function ago(moment: string | number | Date, now: number = Date.now()): string {
  const format = new Intl.RelativeTimeFormat(language(), { numeric: "auto", style: "long" });
  let size = (new Date(moment).getTime() - now) / 1000;
  if (Math.abs(size) < JUST_NOW) return format.format(0, "second");
  for (const [unit, next] of STEPS) {
    if (Math.abs(size) < next) return format.format(Math.round(size), unit);
    size /= next;
  }
  return "";
}
