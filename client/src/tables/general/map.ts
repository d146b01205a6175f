/* A map of hexes from the counters of the table, as the game declares them. */

import type { Layout } from "$/api/types";
import type { View } from "$/live";
import type { Hex, HexCity, HexPiece } from "$/parts/HexMap.svelte";
import { t, type Speaker } from "$/words";
import { dashed, named, numberAt, valueAt } from "./layout";

type HexMap = NonNullable<Layout["map"]>;
type Fields = Readonly<Record<string, unknown>>;
export type NameOf = (seat: number) => string;

const MOODS: ReadonlySet<string> = new Set(["happy", "neutral", "unhappy"]);

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function seatOf(owner: number, map: HexMap): number | null {
  return String(owner) in map.owners ? null : owner;
}

function ownerOf(owner: number, map: HexMap, words: Speaker, nameOf: NameOf): string {
  const id = map.owners[String(owner)];
  return id === undefined ? nameOf(owner) : words.text(id);
}

/** "2 infantry", in the words of the game if it has any for that. */
function countOf(kind: string, count: number, words: Speaker): string {
  if (words.has("counted-unit")) return words.text("counted-unit", { unit: kind, amount: count });
  return `${count} ${named(words, [`unit-${dashed(kind)}`], kind)}`;
}

interface Army {
  readonly owner: number;
  readonly kinds: readonly (readonly [string, number])[];
}

function armiesOn(place: Fields, map: HexMap): Army[] {
  const found = map.pieces ? place[map.pieces.at] : undefined;
  if (!Array.isArray(found)) return [];
  const { owner = "owner", icons = {} } = map.pieces ?? {};
  return (found as unknown[]).filter(isFields).map((army) => ({ owner: Number(army[owner]), kinds: Object.keys(icons).flatMap((kind) => (typeof army[kind] === "number" && army[kind] > 0 ? [[kind, army[kind]] as const] : [])) }));
}

function cityOn(place: Fields, map: HexMap): HexCity | null {
  const found = map.city ? place[map.city.at] : undefined;
  if (!map.city || !isFields(found)) return null;
  const { buildings, moods } = map.city;
  const mood = moods[String(found["mood"])] ?? "";
  const built = isFields(found["buildings"]) ? Object.entries(found["buildings"]) : [];
  return {
    seat: seatOf(Number(found["owner"]), map),
    size: numberAt(found, "size") ?? 1,
    buildings: built.map(([kind, owner]) => ({ icon: buildings[kind] ?? "city", seat: seatOf(Number(owner), map) })),
    ...(MOODS.has(mood) ? { mood: mood as "happy" | "neutral" | "unhappy" } : {}),
  };
}

function spokenOf(place: Fields, map: HexMap, words: Speaker, nameOf: NameOf): string {
  const terrain = place[map.terrain];
  const parts = [typeof terrain === "string" ? named(words, [`terrain-${dashed(terrain)}`], terrain) : t("table-hex-unknown")];
  if (map.spent && place[map.spent]) parts.push(t("table-hex-spent"));
  const city = map.city ? place[map.city.at] : undefined;
  if (isFields(city)) {
    const built = isFields(city["buildings"]) ? Object.keys(city["buildings"]).map((kind) => named(words, [`building-${dashed(kind)}`], kind)) : [];
    parts.push([t("table-hex-city", { name: ownerOf(Number(city["owner"]), map, words, nameOf), size: numberAt(city, "size") ?? 1 }), ...built].join(", "));
  }
  for (const army of armiesOn(place, map)) parts.push(`${ownerOf(army.owner, map, words, nameOf)}: ${army.kinds.map(([kind, count]) => countOf(kind, count, words)).join(", ")}`);
  return parts.join("; ");
}

/** The hexes of the map with what stands on them. */
export function hexesOf(map: HexMap, view: View, words: Speaker, nameOf: NameOf): Hex[] {
  const places = valueAt(view.counters.table, map.at);
  if (!Array.isArray(places)) return [];
  return (places as unknown[]).filter(isFields).flatMap((place): Hex[] => {
    const id = String(place[map.name]);
    const cell = map.cells[id];
    if (!cell) return [];
    const terrain = place[map.terrain];
    const region = map.region ? numberAt(place, map.region) : null;
    const city = cityOn(place, map);
    const pieces = armiesOn(place, map).flatMap(({ owner, kinds }) =>
      kinds.map(([kind, count]): HexPiece => ({ id: `${owner} ${kind}`, seat: seatOf(owner, map), icon: map.pieces?.icons[kind] ?? "army", count, label: countOf(kind, count, words) })),
    );
    return [{ id, q: cell[0], r: cell[1], terrain: typeof terrain === "string" ? terrain : "fog", exhausted: map.spent !== "" && Boolean(place[map.spent]), pieces, spoken: spokenOf(place, map, words, nameOf), ...(region === null ? {} : { region }), ...(city ? { city } : {}) }];
  });
}

/** The hexes where a seat is at home: with its cities, or else with its pieces. */
export function homesOf(hexes: readonly Hex[], seat: number): readonly string[] {
  const cities = hexes.filter((hex) => hex.city?.seat === seat);
  const found = cities.length ? cities : hexes.filter((hex) => hex.pieces.some((piece) => piece.seat === seat));
  return found.map((hex) => hex.id);
}

/** The terrains that the map shows, for its legend. */
export function terrainsOf(hexes: readonly Hex[], words: Speaker): { readonly icon: string; readonly label: string }[] {
  const found = [...new Set(hexes.map((hex) => hex.terrain))].filter((terrain) => terrain !== "fog").sort();
  const known = found.map((terrain) => ({ icon: `terrain-${terrain}`, label: named(words, [`terrain-${dashed(terrain)}`], terrain) }));
  return hexes.some((hex) => hex.terrain === "fog") ? [...known, { icon: "terrain-unexplored", label: t("table-hex-unknown") }] : known;
}
