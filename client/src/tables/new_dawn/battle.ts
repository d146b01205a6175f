/* An attack: how it would stand before the dice, and how it has gone so far. */

import type { GameEvent, Option } from "$/live";
import type { TableModel } from "../common/model.svelte";
import { oddsOf } from "./choices";
import { seatOf, tableOf, type Odds } from "./facts";

export interface Side {
  /** Null for barbarians, a city-state or a fort. */
  readonly seat: number | null;
  die: number | null;
  value: number | null;
  /** What the value is made of besides the die. */
  bonus: number;
  /** What tokens have added. */
  added: number;
}

export interface Battle {
  readonly key: string;
  readonly space: number;
  readonly target: string;
  readonly sides: readonly [Side, Side];
  /** In percent, while no die has been thrown. */
  readonly chance: number | null;
  readonly winner: 0 | 1 | null;
}

function sideOf(seat: number | null): Side {
  return { seat, die: null, value: null, bonus: 0, added: 0 };
}

/** How the attack stands that the chosen option, or the space under the pointer, would begin. */
export function forecastOf(model: TableModel, pointed: string | null): Battle | null {
  const { view, viewer, option, decision } = model;
  if (!view || viewer === null || !decision) return null;
  const aimed = option ?? model.options.find((one: Option) => oddsOf(one, model) && String(one.value[1]) === pointed) ?? null;
  const odds = aimed && oddsOf(aimed, model);
  if (!aimed || !odds) return null;
  const asked = decision.prompt.args?.["space"];
  const space = aimed.value[0] === "move" || aimed.value[0] === "raid" ? Number(aimed.value[1]) : Number(asked);
  return ahead(odds, viewer, space);
}

function ahead(odds: Odds, seat: number, space: number): Battle {
  const [mine, theirs] = [sideOf(seat), sideOf(odds.rival ?? null)];
  mine.bonus = odds.bonus;
  theirs.bonus = odds.against;
  return { key: `ahead ${space}`, space, target: odds.target, sides: [mine, theirs], chance: odds.chance, winner: null };
}

/** What no longer belongs to an attack. */
const BEYOND: ReadonlySet<string> = new Set(["turn", "round", "chose", "army-moved", "dial"]);
const RECENT = 60;

/** The last attack that was told of, if nothing else has begun since. */
export function battleOf(model: TableModel): Battle | null {
  const events = model.lines.slice(-RECENT).flatMap((line): (GameEvent & { readonly number: number })[] => line.events.map((event) => ({ ...event, number: line.number })));
  const start = events.reduce((last, { verb }, index) => (verb === "attacked" ? index : last), -1);
  const first = events[start];
  if (!first || !model.view) return null;
  const space = Number(first["space"]);
  const rival = typeof first["rival"] === "number" && first["rival"] >= 0 ? first["rival"] : (ownerAt(space, String(first["target"]), model) ?? null);
  const sides: [Side, Side] = [sideOf(Number(first["seat"])), sideOf(rival)];
  let winner: 0 | 1 | null = null;
  for (const event of events.slice(start + 1)) {
    const { verb } = event;
    if (BEYOND.has(verb)) return null;
    const [die, value] = [Number(event["die"]), Number(event["value"])];
    if (verb === "rolled") Object.assign(sides[0], { die, value, bonus: value - die });
    else if (verb === "defence-rolled") Object.assign(sides[1], { die, value, bonus: value - die });
    else if (verb === "rerolled") Object.assign(sides[event["seat"] === sides[0].seat ? 0 : 1], { die, value });
    else if (verb === "added") {
      const side = sides[event["seat"] === sides[0].seat ? 0 : 1];
      side.added += value - (side.value ?? value);
      side.value = value;
    } else if (verb === "won" || verb === "lost") winner = verb === "won" ? 0 : 1;
  }
  return { key: `${first.number} ${start}`, space, target: String(first["target"]), sides, chance: null, winner };
}

function ownerAt(space: number, target: string, model: TableModel): number | undefined {
  if (!model.view) return undefined;
  const table = tableOf(model.view.counters);
  if (target === "army" || target === "caravan") return table.figures[space]?.find((figure) => figure.kind === target)?.owner;
  return target === "city" || target === "token" ? table.pieces[space]?.owner : undefined;
}

/** The attacks that the seat that takes the turn could make. */
export function attacksOf(model: TableModel): Readonly<Record<string, readonly Odds[]>> {
  const { view, viewer } = model;
  return (view && viewer !== null ? seatOf(view.counters, viewer).attacks : undefined) ?? {};
}
