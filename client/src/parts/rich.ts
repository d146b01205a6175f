/* Sentences with things in them: a message is formatted with a stand-in character for each seat, card and icon, and then
   cut at the stand-ins. So a translator writes one sentence, and the page draws the things where they stand in it. */

import { SEAT_ARGUMENTS, type Argument, type Arguments, type Message, type Speaker } from "$/words";

export type Segment =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "icon"; readonly icon: string; readonly label: string }
  | { readonly kind: "seat"; readonly seat: number; readonly name: string }
  | { readonly kind: "card"; readonly card: string; readonly name: string };

type Thing = Exclude<Segment, { kind: "text" }>;

/** The first stand-in, in the private use area, where no text has characters. */
const FIRST = 0xe100;
const STAND_IN = /([\uE100-\uE1FF])/;

/** What a sentence may hold besides words. */
export interface Extras {
  /** Icons by the name of an argument: `{ token: icon("token", "resources") }`. */
  readonly icons?: Readonly<Record<string, Thing>>;
  /** Whether arguments named `icon` are drawn instead of named. */
  readonly drawIcons?: boolean;
  /** Icons by the message in whose place they are drawn, `icon-food` and the like, wherever the text refers to it. */
  readonly messages?: Readonly<Record<string, Thing>>;
}

export function text(words: string): Segment {
  return { kind: "text", text: words };
}

export function icon(name: string, label: string): Thing {
  return { kind: "icon", icon: name, label };
}

/** The sentence of a message, cut into words and things. */
export function segments(speaker: Speaker, message: Message, names: readonly string[], extras: Extras = {}): Segment[] {
  const things: Thing[] = [];
  const stand = (thing: Thing): string => String.fromCharCode(FIRST + things.push(thing) - 1);
  // They come first, so that they have the same stand-ins in every text.
  const replaced = extras.messages ? Object.fromEntries(Object.entries(extras.messages).map(([id, thing]) => [id, stand(thing)])) : null;
  const args: Record<string, Argument> = {};
  for (const [name, value] of Object.entries(message.args ?? {})) {
    args[name] = standIn(speaker, name.replace(/[0-9]+$/, ""), value, names, extras, stand);
  }
  for (const [name, thing] of Object.entries(extras.icons ?? {})) args[name] = stand(thing);
  return cut(speaker.text(message.id, args as Arguments, names, replaced), things);
}

function standIn(
  speaker: Speaker,
  kind: string,
  value: Argument,
  names: readonly string[],
  extras: Extras,
  stand: (thing: Thing) => string,
): Argument {
  if (SEAT_ARGUMENTS.has(kind) && typeof value === "number" && value >= 0) {
    const name = names[value] ?? speaker.text("seat-default", { number: value + 1 });
    return stand({ kind: "seat", seat: value, name });
  }
  if (kind === "card" && typeof value === "string") {
    const id = `card-${value.replaceAll("_", "-")}`;
    return speaker.has(id) ? stand({ kind: "card", card: value, name: speaker.text(id) }) : value;
  }
  if (kind === "icon" && extras.drawIcons && typeof value === "string") {
    return stand(icon(value, speaker.text(`icon-${value}`)));
  }
  return value;
}

/** A text with stand-ins as segments. */
export function cut(words: string, things: readonly Thing[]): Segment[] {
  const found: Segment[] = [];
  for (const part of words.split(STAND_IN)) {
    const thing = part.length === 1 ? things[part.charCodeAt(0) - FIRST] : undefined;
    if (thing) found.push(thing);
    else if (part) found.push(text(part));
  }
  return found;
}

/** The same as plain words, for labels and titles. */
export function plain(parts: readonly Segment[]): string {
  return parts.map((part) => (part.kind === "text" ? part.text : part.kind === "icon" ? part.label : part.name)).join("");
}

/** A run that must not be broken at a line end: a number with its icon and the comma after it; or ordinary words. */
export interface Run {
  readonly tied: boolean;
  readonly parts: readonly Segment[];
}

/** Group segments into runs: whatever touches an icon without a plain space between stays on its line. */
export function runs(parts: readonly Segment[]): Run[] {
  const words: Segment[][] = [[]];
  for (const part of tied(parts)) {
    const pieces = part.kind === "text" ? part.text.split(/( )/) : [part];
    for (const piece of pieces) {
      if (piece === " ") words.push([text(" ")], []);
      else if (piece !== "") words.at(-1)?.push(typeof piece === "string" ? text(piece) : piece);
    }
  }
  const found: Run[] = [];
  for (const word of words) {
    if (word.length === 0) continue;
    const tied = word.length > 1 && word.some((part) => part.kind === "icon");
    const last = found.at(-1);
    if (!tied && last && !last.tied) found[found.length - 1] = { tied, parts: join([...last.parts, ...word]) };
    else found.push({ tied, parts: join(word) });
  }
  return found;
}

/** A number and the icon after it, with a space between that does not break. */
function tied(parts: readonly Segment[]): Segment[] {
  return parts.map((part, index) => {
    if (part.kind !== "text" || parts[index + 1]?.kind !== "icon") return part;
    return text(part.text.replace(/([0-9+−–→]) $/, "$1\u00a0"));
  });
}

function join(parts: readonly Segment[]): Segment[] {
  const found: Segment[] = [];
  for (const part of parts) {
    const last = found.at(-1);
    if (part.kind === "text" && last?.kind === "text") found[found.length - 1] = text(last.text + part.text);
    else found.push(part);
  }
  return found;
}

/** A sentence from a fragment: its first letter large. */
export function sentence(parts: readonly Segment[], language: string): Segment[] {
  const [first, ...rest] = parts;
  if (first?.kind !== "text") return [...parts];
  return [text(first.text.charAt(0).toLocaleUpperCase(language) + first.text.slice(1)), ...rest];
}
