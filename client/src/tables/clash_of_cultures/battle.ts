/* A battle as it went so far, read from what was told of it. */

import type { GameEvent } from "$/live";
import type { Die } from "$/parts/Dice.svelte";
import type { TableModel } from "../common/model.svelte";
import { iconOf, unitsOf, type Unit } from "./facts";
import { faceOfDie } from "./log";

export interface Fighter {
  readonly owner: number;
  readonly units: readonly (readonly [Unit, number])[];
}

/** What one side did in a round. */
export interface Part {
  /** The card it played: null while it lies face down, undefined without one. */
  card?: { readonly card: string; readonly combat: string } | null;
  dice: Die[];
  value?: number;
  hits?: number;
  cancelled: number;
  fell: (readonly [Unit, number])[];
}

export interface Round {
  readonly number: number;
  readonly parts: readonly [Part, Part];
  /** Anything else that was told, in its order. */
  readonly notes: GameEvent[];
}

export type Ending = { readonly kind: "won"; readonly owner: number } | { readonly kind: "withdrew"; readonly owner: number } | { readonly kind: "drawn" };

export interface Battle {
  /** Tells one battle from the next. */
  readonly key: string;
  readonly hex: string;
  readonly sides: readonly [Fighter, Fighter];
  /** How such battles end, in percent, if that was told. */
  readonly odds: { readonly win: number; readonly lose: number } | null;
  readonly before: readonly GameEvent[];
  readonly rounds: readonly Round[];
  readonly ending: Ending | null;
  /** Cities that changed hands, and what else came of it. */
  readonly after: readonly GameEvent[];
}

function listOf(value: unknown): [Unit, number][] {
  return Array.isArray(value) ? value.flatMap((word) => unitsOf(String(word))) : unitsOf(typeof value === "string" ? value : "");
}

function newPart(): Part {
  return { dice: [], cancelled: 0, fell: [] };
}

/** Details that the panel draws instead of telling. */
const DRAWN: ReadonlySet<string> = new Set(["card-laid", "card-revealed", "dice-rolled", "die-rerolled", "combat-value", "hits-cancelled", "units-fell", "combat-round"]);
/** What no longer belongs to a battle. */
const BEYOND: ReadonlySet<string> = new Set(["turn", "round", "age", "battle", "moved", "moved-by-road", "sailed", "sailed-around", "landed", "boarded", "advanced", "collected", "constructed", "recruited", "founded", "event-drawn", "played", "barbarians-marched"]);

/** The battle that these events tell of, from the one that opens it on. */
export function read(events: readonly GameEvent[], key: string): Battle | null {
  const [first, ...rest] = events;
  if (first?.verb !== "battle") return null;
  const sides: [Fighter, Fighter] = [
    { owner: Number(first["owner"]), units: listOf(first["units"]) },
    { owner: Number(first["owner2"]), units: listOf(first["units2"]) },
  ];
  const sideOf = (event: GameEvent): 0 | 1 => (Number(event["owner"] ?? event["seat"]) === sides[0].owner ? 0 : 1);
  const rounds: Round[] = [];
  const before: GameEvent[] = [];
  const after: GameEvent[] = [];
  let ending: Ending | null = null;
  for (const event of rest) {
    if (BEYOND.has(event.verb)) break;
    if (event.verb === "combat-round") rounds.push({ number: Number(event["round"]), parts: [newPart(), newPart()], notes: [] });
    const round = rounds.at(-1);
    const part = round?.parts[sideOf(event)];
    if (event.verb === "battle-won") ending = { kind: "won", owner: Number(event["owner"]) };
    else if (event.verb === "battle-drawn") ending ??= { kind: "drawn" };
    else if (event.verb === "withdrew") ending = { kind: "withdrew", owner: Number(event["owner"]) };
    else if (ending) after.push(event);
    else if (!round || !part) before.push(event);
    else note(event, round, part);
  }
  return { key, hex: String(first["hex"]), sides, odds: null, before, rounds, ending, after };
}

function note(event: GameEvent, round: Round, part: Part): void {
  switch (event.verb) {
    case "card-laid":
      part.card = null;
      break;
    case "card-revealed":
      part.card = { card: String(event["card"]), combat: String(event["combat"]) };
      break;
    case "dice-rolled":
      part.dice = (event["dice"] as readonly string[]).map((face) => dieOf(face));
      break;
    case "die-rerolled": {
      // The first die with a leader is the one that is rolled again.
      const at = part.dice.findIndex((die) => die.sign?.icon === iconOf("leader") && !die.spent);
      const old = part.dice[at];
      if (old) part.dice[at] = { ...old, spent: true };
      part.dice.push(...(event["dice"] as readonly string[]).map((face) => dieOf(face)));
      break;
    }
    case "combat-value":
      part.value = Number(event["value"]);
      part.hits = Number(event["hits"]);
      break;
    case "hits-cancelled":
      part.cancelled += Number(event["amount"]);
      break;
    case "units-fell":
      part.fell.push(...listOf(event["units"]));
      break;
    default:
  }
  if (!DRAWN.has(event.verb)) round.notes.push(event);
}

function dieOf(face: string): Die {
  const { value, unit } = faceOfDie(face);
  return { pips: value, sign: { icon: iconOf(unit), label: unit } };
}

/** The dice with those marked whose icon a unit of the side can use. */
export function used(dice: readonly Die[], fighter: Fighter, model: TableModel): Die[] {
  const left = new Map(fighter.units.map(([unit, count]) => [iconOf(unit), count]));
  return dice.map((die) => {
    const sign = die.sign;
    if (!sign) return die;
    const count = left.get(sign.icon) ?? 0;
    const counts = !die.spent && count > 0 && sign.icon !== iconOf("leader");
    if (counts) left.set(sign.icon, count - 1);
    return { ...die, hit: counts, sign: { icon: sign.icon, label: model.text(`unit-${sign.label}`) } };
  });
}

/** The battle that is fought, or was just fought, if it is of interest. */
export function battleOf(model: TableModel): Battle | null {
  const { lines, viewer } = model;
  for (let at = lines.length - 1; at >= 0; at -= 1) {
    const line = lines[at];
    const opening = line?.events.map((event) => event.verb).lastIndexOf("battle") ?? -1;
    if (line && opening >= 0) {
      const later = lines.slice(at + 1);
      const battle = read([...line.events.slice(opening), ...later.flatMap((one) => one.events)], `${line.number} ${opening}`);
      const told = battle && { ...battle, odds: oddsIn(line.events.slice(0, opening), battle) };
      if (!battle?.ending) return told && isOn(line.events.slice(opening + 1), later.flatMap((one) => one.events)) ? told : null;
      const isMine = battle.sides.some((side) => side.owner === viewer);
      const end = lastOf(battle, [line, ...later]);
      const since = later.slice(end);
      return isMine ? (since.some((one) => one.seat === viewer) ? null : told) : since.length ? null : told;
    }
    if (line?.events.some((event) => event.verb === "turn") && !lines.slice(at + 1).some((one) => one.events.some((event) => event.verb === "battle"))) return null;
  }
  return null;
}

/** The odds that were told before a battle. */
function oddsIn(events: readonly GameEvent[], battle: Battle): Battle["odds"] {
  const found = [...events].reverse().find((event) => event.verb === "odds");
  return found && found["hex"] === battle.hex ? { win: Number(found["win"]), lose: Number(found["lose"]) } : null;
}

/** Whether a battle without an ending still goes on. */
function isOn(first: readonly GameEvent[], later: readonly GameEvent[]): boolean {
  return ![...first, ...later].some((event) => BEYOND.has(event.verb));
}

/** How many lines after the first the ending came. */
function lastOf(battle: Battle, lines: readonly { readonly events: readonly GameEvent[] }[]): number {
  const verbs = battle.ending?.kind === "drawn" ? ["battle-drawn"] : ["battle-won", "withdrew"];
  const found = lines.map((line) => line.events.some((event) => verbs.includes(event.verb))).lastIndexOf(true);
  return Math.max(0, found);
}
