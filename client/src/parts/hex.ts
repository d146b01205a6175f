/* Hexagons in axial coordinates, with a side at the top or a corner, and the window through which a map is seen. */

/** The distance from the middle of a hex to a corner, in map units. */
export const SIZE = 46;
const ROOT = Math.sqrt(3);

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Cell {
  readonly q: number;
  readonly r: number;
}

/** What hexes have at the top. */
export type Top = "side" | "corner";

/** The middle of a hex. */
export function centre({ q, r }: Cell, top: Top = "side"): Point {
  return top === "side" ? { x: SIZE * 1.5 * q, y: SIZE * ROOT * (r + q / 2) } : { x: SIZE * ROOT * (q + r / 2), y: SIZE * 1.5 * r };
}

/** The first corner lies to the right, or where a corner is at the top, a little higher. */
function angleOf(corner: number, top: Top): number {
  return (Math.PI / 3) * corner - (top === "side" ? 0 : Math.PI / 6);
}

/** The point nearest to the middle of some points, so that there is always one of them to be seen. */
export function middleOf(points: readonly Point[]): Point {
  const x = points.reduce((sum, point) => sum + point.x, 0) / points.length;
  const y = points.reduce((sum, point) => sum + point.y, 0) / points.length;
  const far = (point: Point): number => Math.hypot(point.x - x, point.y - y);
  return points.reduce((best, point) => (far(point) < far(best) ? point : best), points[0] ?? { x: 0, y: 0 });
}

/** The corners of a hex around the origin, for a polygon. */
export function corners(size: number = SIZE, top: Top = "side"): string {
  return Array.from({ length: 6 }, (_, index) => {
    const angle = angleOf(index, top);
    return `${(size * Math.cos(angle)).toFixed(1)},${(size * Math.sin(angle)).toFixed(1)}`;
  }).join(" ");
}

/** Steps to the six neighbours by key; the sideways arrows go down a little, Q and E up. */
export const STEPS: Readonly<Record<string, Cell>> = {
  ArrowUp: { q: 0, r: -1 },
  ArrowDown: { q: 0, r: 1 },
  ArrowRight: { q: 1, r: 0 },
  ArrowLeft: { q: -1, r: 1 },
  e: { q: 1, r: -1 },
  q: { q: -1, r: 0 },
};
/** Where a sideways arrow goes when there is no hex below at that side. */
const INSTEAD: Readonly<Record<string, string>> = { ArrowRight: "e", ArrowLeft: "q", e: "ArrowRight", q: "ArrowLeft" };
/** Where a corner is at the top: up goes a little to the left and down to the right, Q and E up. */
const CORNER_STEPS: Readonly<Record<string, Cell>> = {
  ArrowUp: { q: 0, r: -1 },
  ArrowDown: { q: 0, r: 1 },
  ArrowRight: { q: 1, r: 0 },
  ArrowLeft: { q: -1, r: 0 },
  q: { q: 0, r: -1 },
  e: { q: 1, r: -1 },
  downwards: { q: -1, r: 1 },
};
const CORNER_INSTEAD: Readonly<Record<string, string>> = { ArrowUp: "e", ArrowDown: "downwards" };

/** The hex that a key leads to, among those there are. */
export function neighbour<T extends Cell>(from: Cell, key: string, all: readonly T[], top: Top = "side"): T | undefined {
  const name = key.length === 1 ? key.toLowerCase() : key;
  const [steps, instead] = top === "side" ? [STEPS, INSTEAD] : [CORNER_STEPS, CORNER_INSTEAD];
  for (const way of [name, instead[name]]) {
    const step = way === undefined ? undefined : steps[way];
    const found = step && all.find((cell) => cell.q === from.q + step.q && cell.r === from.r + step.r);
    if (found) return found;
  }
  return undefined;
}

/** The neighbour beyond each side, from the first corner on. */
export const SIDES: readonly Cell[] = [{ q: 1, r: 0 }, { q: 0, r: 1 }, { q: -1, r: 1 }, { q: -1, r: 0 }, { q: 0, r: -1 }, { q: 1, r: -1 }];

/** The lines between regions and around the map, as a path; hexes without a region have none. */
export function borders(cells: readonly (Cell & { readonly region?: number | undefined })[], top: Top = "side"): string {
  const regions = new Map(cells.map((cell) => [`${cell.q} ${cell.r}`, cell.region]));
  const lines: string[] = [];
  for (const cell of cells) {
    if (cell.region === undefined) continue;
    SIDES.forEach((step, side) => {
      const other = regions.get(`${cell.q + step.q} ${cell.r + step.r}`);
      // A line that two regions share is drawn once.
      if (other === cell.region || (other !== undefined && other < (cell.region ?? 0))) return;
      lines.push(sideOf(cell, side, SIZE, top));
    });
  }
  return lines.join("");
}

/** One side of a hex as a path. */
function sideOf(cell: Cell, side: number, size: number, top: Top): string {
  const middle = centre(cell, top);
  const [from, to] = [side, side + 1].map((corner) => `${(middle.x + size * Math.cos(angleOf(corner, top))).toFixed(1)} ${(middle.y + size * Math.sin(angleOf(corner, top))).toFixed(1)}`);
  return `M${from}L${to}`;
}

/** The line around the hexes of an owner, a little inside of them, so that two owners' lines lie side by side. */
export function outline(cells: readonly Cell[], top: Top = "side"): string {
  const inside = new Set(cells.map((cell) => `${cell.q} ${cell.r}`));
  return cells.flatMap((cell) => SIDES.flatMap((step, side) => (inside.has(`${cell.q + step.q} ${cell.r + step.r}`) ? [] : [sideOf(cell, side, SIZE - 3, top)]))).join("");
}

/** Where a piece stands on a hex, and how large. */
export interface Spot extends Point {
  readonly scale: number;
}

/** Rows of at most so many pieces, the middle of the block at a point. */
function block(count: number, wide: number, middle: Point, scale: number): Spot[] {
  const rows = Math.ceil(count / wide);
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / wide);
    const inRow = row === rows - 1 ? count - row * wide : wide;
    return { x: middle.x + ((index % wide) - (inRow - 1) / 2) * 40 * scale, y: middle.y + (row - (rows - 1) / 2) * 30 * scale, scale };
  });
}

/** The places of some pieces on a hex; beside a city there is less room. */
export function spots(count: number, besideCity: boolean): Spot[] {
  if (besideCity) return count <= 1 ? block(count, 1, { x: 21, y: -5 }, 0.95) : count <= 3 ? block(count, 1, { x: 22, y: -3 }, count === 2 ? 0.85 : 0.7) : block(count, 2, { x: 17, y: -3 }, 0.62);
  return count <= 2 ? block(count, 2, { x: 0, y: -4 }, 1) : count <= 4 ? block(count, 2, { x: 0, y: -3 }, 0.92) : block(count, 3, { x: 0, y: -3 }, 0.7);
}

/** A part of the map: what an SVG's viewBox says. */
export interface Frame extends Point {
  readonly width: number;
  readonly height: number;
}

/** The smallest frame that holds all hexes, with a little margin. */
export function frameOf(cells: readonly Cell[], top: Top = "side"): Frame {
  const points = cells.map((cell) => centre(cell, top));
  if (points.length === 0) return { x: -SIZE, y: -SIZE, width: 2 * SIZE, height: 2 * SIZE };
  const [wide, high] = top === "side" ? [SIZE, SIZE * (ROOT / 2)] : [SIZE * (ROOT / 2), SIZE];
  const left = Math.min(...points.map((point) => point.x)) - wide - 6;
  const right = Math.max(...points.map((point) => point.x)) + wide + 6;
  const above = Math.min(...points.map((point) => point.y)) - high - 6;
  const below = Math.max(...points.map((point) => point.y)) + high + 6;
  return { x: left, y: above, width: right - left, height: below - above };
}

/** The same frame in the shape of the window, grown at the shorter side. */
export function shaped(frame: Frame, width: number, height: number): Frame {
  if (width <= 0 || height <= 0) return frame;
  const scale = Math.max(frame.width / width, frame.height / height);
  const [wide, high] = [width * scale, height * scale];
  return { x: frame.x - (wide - frame.width) / 2, y: frame.y - (high - frame.height) / 2, width: wide, height: high };
}

/** Zoom so that the point stays where it is on the screen. */
export function zoomed(frame: Frame, factor: number, around: Point): Frame {
  return {
    x: around.x - (around.x - frame.x) / factor,
    y: around.y - (around.y - frame.y) / factor,
    width: frame.width / factor,
    height: frame.height / factor,
  };
}

/** Shift a frame as little as possible so that a point is well inside it. */
export function showing(frame: Frame, point: Point): Frame {
  const margin = Math.min(SIZE * 1.3, frame.width / 3, frame.height / 3);
  const x = clamp(frame.x, point.x + margin - frame.width, point.x - margin);
  const y = clamp(frame.y, point.y + margin - frame.height, point.y - margin);
  return { ...frame, x, y };
}

/** Keep the middle of a frame over the map. */
export function held(frame: Frame, whole: Frame): Frame {
  const x = clamp(frame.x + frame.width / 2, whole.x, whole.x + whole.width) - frame.width / 2;
  const y = clamp(frame.y + frame.height / 2, whole.y, whole.y + whole.height) - frame.height / 2;
  return { ...frame, x, y };
}

/** Keep a frame over the map as far as the map is larger. */
export function filled(frame: Frame, whole: Frame): Frame {
  const within = (at: number, size: number, from: number, all: number): number => (all < size ? from + (all - size) / 2 : clamp(at, from, from + all - size));
  return { ...frame, x: within(frame.x, frame.width, whole.x, whole.width), y: within(frame.y, frame.height, whole.y, whole.height) };
}

export function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, Math.min(least, most)), Math.max(least, most));
}

/** The lines between all hexes there could be, as a piece that repeats. */
export function grid(top: Top): { readonly width: number; readonly height: number; readonly path: string } {
  const [along, across] = [3 * SIZE, ROOT * SIZE];
  const six = corners(SIZE, top).split(" ").map((corner) => corner.split(",").map(Number));
  const [x, y] = top === "side" ? [along / 2, across / 2] : [across / 2, along / 2];
  const hex = `M${six.map(([dx = 0, dy = 0]) => `${(x + dx).toFixed(1)} ${(y + dy).toFixed(1)}`).join("L")}Z`;
  const between = top === "side" ? `M0 ${y}h${SIZE / 2}M${along} ${y}h${-SIZE / 2}` : `M${x} 0v${SIZE / 2}M${x} ${along}v${-SIZE / 2}`;
  return { width: top === "side" ? along : across, height: top === "side" ? across : along, path: hex + between };
}
