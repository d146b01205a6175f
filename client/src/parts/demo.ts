/* A map to try the parts on: no game's, only shapes of everything a map can show. */

import type { Hex, HexBuilding, HexTarget } from "./HexMap.svelte";

const ROWS: readonly string[] = [
  "A3 plains|A5 fog|A7 fog",
  "B2 plains|B3 forest|B4 fog|B5 fog|B6 fog|B7 fog",
  "C2 forest|C3 plains|C4 forest|C5 fog|C6 mountain|C7 fog|C8 mountain",
  "D1 barren|D2 plains|D3 sea|D4 plains|D5 forest|D6 mountain|D7 plains|D8 barren",
  "E2 mountain|E3 sea|E4 sea|E5 plains|E6 plains|E7 plains|E8 forest",
  "F2 sea|F3 plains|F4 sea|F5 barren|F6 sea|F7 mountain",
  "G3 mountain|G5 plains|G7 hills",
];

function cellOf(id: string): { q: number; r: number } {
  const q = id.charCodeAt(0) - "D".charCodeAt(0);
  const row = Number(id.slice(1));
  // Every other column lies half a hex higher.
  return { q, r: row - Math.ceil(q / 2) };
}

function built(seat: number, ...icons: readonly string[]): HexBuilding[] {
  return icons.map((icon) => ({ icon, seat }));
}

const THINGS: Readonly<Record<string, Partial<Hex>>> = {
  D2: { city: { seat: 0, name: "Rome", size: 3, mood: "happy", buildings: built(0, "fortress", "academy") }, pieces: [{ id: "r", seat: 0, icon: "infantry", count: 1, label: "infantry" }] },
  C3: { city: { seat: 0, name: "Ostia", size: 2, mood: "neutral", buildings: built(0, "temple") } },
  F3: { city: { seat: 0, name: "Capua", size: 2, mood: "happy", buildings: built(0, "port") } },
  D7: { city: { seat: 1, name: "Athens", size: 3, mood: "happy", buildings: [...built(1, "market", "wonder"), ...built(0, "temple")] }, pieces: [{ id: "c", seat: 1, icon: "cavalry", count: 1, label: "cavalry" }] },
  G5: { city: { seat: 1, name: "Argos", size: 1, mood: "unhappy", buildings: built(1) } },
  D4: { pieces: [{ id: "i", seat: 0, icon: "infantry", count: 3, label: "infantry", picked: true }, { id: "s", seat: 0, icon: "settler", count: 1, label: "settler" }] },
  E4: { pieces: [{ id: "b", seat: 0, icon: "ship", count: 1, label: "ship", carried: [{ icon: "infantry", count: 1 }, { icon: "settler", count: 1 }] }] },
  C4: { exhausted: true },
  E5: { pieces: [{ id: "x", seat: null, icon: "infantry", count: 2, label: "barbarians" }] },
  F4: { pieces: [{ id: "e", seat: 1, icon: "ship", count: 1, label: "ship" }] },
};

function spokenOf(hex: Pick<Hex, "terrain" | "pieces"> & Partial<Pick<Hex, "city">>): string {
  const pieces = hex.pieces.map((piece) => `${piece.count} ${piece.label}`);
  return [hex.terrain, ...(hex.city ? [`${hex.city.name}, size ${hex.city.size}`] : []), ...pieces].join(", ");
}

export const HEXES: readonly Hex[] = ROWS.flatMap((row) => row.split("|")).map((text) => {
  const [id = "", terrain = "plains"] = text.split(" ");
  const things = THINGS[id] ?? {};
  const hex = { id, terrain, pieces: [], ...cellOf(id), ...things };
  return { ...hex, spoken: spokenOf(hex) };
});

export const TARGETS: readonly HexTarget[] = [
  { hex: "C4", label: "Move" },
  { hex: "C5", label: "Explore" },
  { hex: "D5", label: "Move" },
  { hex: "E5", label: "Attack" },
  { hex: "D3", label: "no ship", refused: true },
  { hex: "E4", label: "holds 2", refused: true },
];
