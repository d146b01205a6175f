/* A card as it is drawn, from the catalogue and what the game says of its facts. */

import type { Layout } from "$/api/types";
import type { CatalogueCard } from "$/live";
import type { CardFace, CountedMark } from "$/parts/card";
import { icon, segments, text, type Segment } from "$/parts/rich";
import type { Speaker } from "$/words";
import { dashed, named } from "./layout";

type Face = Layout["face"];
/** The picture that is drawn for a name, which is another where there is none of that name. */
type ArtOf = (name: string) => string;

/** Colours that there are for families of cards. */
const COLOURS: ReadonlySet<string> = new Set(["construction", "government", "knowledge", "military", "leader", "wonder", "field", "urban", "action", "special", "event"]);
/** Stands for the text of a card in the sentence that says when it counts. */
const HERE = "\uE0F0";
const UNSURE: ReadonlySet<string> = new Set(["reconstructed", "memory"]);

function drawn(face: Face, words: Speaker): Readonly<Record<string, ReturnType<typeof icon>>> {
  return Object.fromEntries(Object.entries(face.icons).flatMap(([id, name]) => (words.has(id) ? [[id, icon(name, words.text(id))]] : [])));
}

/** The icon of a thing that is counted on a card, and what it is called. */
function mark(thing: string, count: number, face: Face, words: Speaker): CountedMark {
  const id = Object.keys(face.icons).find((known) => known.endsWith(`-${dashed(thing)}`)) ?? "";
  return { icon: face.icons[id] ?? thing, label: named(words, [id], thing), count };
}

function counted(value: unknown, face: Face, words: Speaker): CountedMark[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([thing, count]) => (typeof count === "number" && count > 0 ? [mark(thing, count, face, words)] : []));
}

/** The text of a card; where it says when it counts, that comes first. */
function said(card: CatalogueCard, lines: readonly Segment[], words: Speaker): Segment[] {
  const { when } = card;
  if (!when || !words.has(when)) return [...lines];
  const [before = "", after = ""] = words.text(when, { text: HERE }).split(HERE);
  return [text(before), ...lines, text(after)].filter((part) => part.kind !== "text" || part.text !== "");
}

/** What a card costs, in front of its text. */
function price(costs: readonly CountedMark[]): Segment[] {
  return costs.flatMap((cost) => [text(`${cost.count} `), icon(cost.icon, cost.label), text(" ")]);
}

/** The picture of a card: its own, or that of its family. */
function pictureOf(card: string, family: string, artOf: ArtOf): string {
  const own = `art-${dashed(card)}`;
  return artOf(own) === own || !family ? own : `art-${family}`;
}

export function faceOf(card: CatalogueCard, words: Speaker, face: Face, artOf: ArtOf): CardFace {
  const kind = String(card.facts[face.kind] ?? card.deck);
  const family = face.families[kind];
  const corner = face.corner ? card.facts[face.corner] : null;
  const messages = drawn(face, words);
  const lines = card.text.map((line) => segments(words, line, [], { messages }));
  const sentences = lines.flatMap((line, index) => (index === 0 ? line : [text(" "), ...line]));
  const costs = face.costs ? counted(card.facts[face.costs], face, words) : [];
  const spoken = [card.when ? words.text(card.when, { text: card.text.map((line) => words.render(line)).join(" ") }) : card.text.map((line) => words.render(line)).join(" "), ...card.notes.map((note) => words.text(note))].join(" ");
  const colour = family?.colour ?? kind;
  return {
    id: card.id,
    name: words.render(card.name),
    family: COLOURS.has(colour) ? colour : "special",
    familyMark: { icon: family?.icon || "special", label: named(words, [`${dashed(face.kind)}-${dashed(kind)}`], kind) },
    corner: typeof corner === "string" || typeof corner === "number" ? (String(corner).length > 4 ? "" : String(corner)) : "",
    cornerName: corner === null || corner === undefined ? "" : named(words, [`${dashed(face.corner)}-${dashed(String(corner))}`], String(corner)),
    production: face.gives ? counted(card.facts[face.gives], face, words) : [],
    trigger: null,
    effect: [...price(costs), ...said(card, sentences, words)],
    spoken,
    foot: null,
    art: pictureOf(card.id, family?.picture ?? "", artOf),
    note: UNSURE.has(card.confidence) && words.has(`confidence-${card.confidence}`) ? words.text(`confidence-${card.confidence}`) : null,
  };
}
