/* Cards of A New Dawn as they are drawn, and what they do in few words. */

import type { CatalogueCard } from "$/live";
import { artNameOf, type CardFace } from "$/parts/card";
import { icon, segments, text, type Extras, type Segment } from "$/parts/rich";
import type { Message, Speaker } from "$/words";
import { dashed, factsOf, familyOf, levelOf, RESOURCES, typeIcon } from "./facts";

/** The icons of things that texts draw in place of their names. */
const ICONS: Readonly<Record<string, string>> = { trade: "trade", resource: "resource", token: "marker", district: "academy", city: "city", army: "army", caravan: "caravan", ...Object.fromEntries(RESOURCES.map((name) => [name, name])) };

export function drawn(words: Speaker): Extras {
  return { messages: Object.fromEntries(Object.entries(ICONS).map(([thing, name]) => [`icon-${thing}`, icon(name, words.text(`icon-${thing}`))])) };
}

export function thingIcon(thing: string, words: Speaker): Segment {
  return icon(ICONS[thing] ?? thing, words.text(`icon-${thing}`));
}

/** The short form of a sentence, if there is one. */
function short(message: Message, words: Speaker, args: Message["args"] = {}): Segment[] | null {
  const id = message.id.replace(/^(part|effect|requirement|text)-/, "short-");
  if (id === message.id || !words.has(id)) return null;
  return segments(words, { id, args: { ...message.args, ...args } }, [], drawn(words));
}

/** What stands between the parts of a card rather than being one. */
const JOINTS: ReadonlySet<string> = new Set(["text-one-part", "text-or"]);

/** What a focus card does in as few words as possible, if it is resolved with a slot number. */
export function nowOf(card: CatalogueCard, slot: number, words: Speaker): Segment[] {
  const found: Segment[] = [];
  let joint = "";
  for (const message of card.text) {
    if (JOINTS.has(message.id)) {
      // The first part goes without a word, the second one says that it is instead of it.
      if (found.length) joint = ` ${words.text("short-or")} `;
      continue;
    }
    if (joint) found.push(text(joint));
    found.push(...(short(message, words, { now: slot }) ?? segments(words, message, [], drawn(words))));
    joint = ", ";
  }
  return found;
}

/** The agendas of a victory card, each with what it asks for in few words. */
export function agendasOf(card: CatalogueCard, words: Speaker): readonly { readonly id: string; readonly words: string }[] {
  const found: { id: string; words: string }[] = [];
  for (const message of card.text) {
    if (message.id === "text-agenda") found.push({ id: String(message.args?.["agenda"]), words: "" });
    else {
      const last = found.at(-1);
      const parts = short(message, words) ?? [text(words.render(message))];
      if (last) last.words = `${last.words} ${parts.map((part) => (part.kind === "text" ? part.text : "")).join("")}`.trim();
    }
  }
  return found;
}

function spokenOf(card: CatalogueCard, words: Speaker): string {
  return card.text.map((message) => words.render(message)).join(" ");
}

/** The whole text with the things in it drawn. */
export function textOf(card: CatalogueCard, words: Speaker): Segment[] {
  return card.text.flatMap((message, index): Segment[] => [text(index ? " " : ""), ...segments(words, message, [], drawn(words))]);
}

/** The type of focus card that a card goes with, if any. */
export function kindOf(card: CatalogueCard): string {
  const facts = factsOf(card);
  return facts.focus ?? facts.wonder ?? facts.state ?? "";
}

const FAMILIES: Readonly<Record<string, readonly [family: string, icon: string]>> = {
  leader: ["leader", "type-leader"],
  victory: ["special", "agenda"],
  pact: ["government", "diplomacy"],
  special: ["leader", "person"],
  natural: ["field", "peak"],
  district: ["construction", "academy"],
  tile: ["field", "terrain-plains"],
  resource: ["field", "resource"],
  component: ["urban", "info"],
};

/** The colour of a card. */
export function colourOf(card: CatalogueCard | undefined): string {
  if (!card) return "none";
  return kindOf(card) ? familyOf(kindOf(card)) : (FAMILIES[factsOf(card).type]?.[0] ?? "none");
}

export function faceOf(card: CatalogueCard, words: Speaker): CardFace {
  const facts = factsOf(card);
  const kind = kindOf(card);
  const corner = facts.level ? levelOf(facts.level) : facts.price === undefined ? "" : String(facts.price);
  const type = words.text(`type-${facts.type}`);
  return {
    id: card.id,
    name: words.render(card.name),
    family: colourOf(card),
    familyMark: { icon: kind ? typeIcon(kind) : (FAMILIES[facts.type]?.[1] ?? "info"), label: kind ? words.text(`type-${kind}`) : type },
    corner,
    cornerName: facts.age ? words.text(`age-${facts.age}`) : type,
    production: [],
    trigger: null,
    effect: textOf(card, words),
    spoken: spokenOf(card, words),
    foot: facts.resource ? { icon: facts.resource, label: words.text(`resource-${facts.resource}`), words: type } : null,
    art: artNameOf(card.id),
    note: card.confidence === "reconstructed" || card.confidence === "memory" ? words.text(`confidence-${card.confidence}`) : null,
  };
}

/** The name of what lies on a card: a city-state, a natural wonder, a government. */
export function lyingName(thing: string, words: Speaker): string {
  const ids = [`government-${dashed(thing)}`, `natural-${dashed(thing)}`, `card-${dashed(thing)}`, `token-${dashed(thing)}`];
  const id = ids.find((known) => words.has(known));
  return id ? words.text(id) : thing;
}
