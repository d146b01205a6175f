/* Cards of Imperial Settlers as they are drawn. */

import type { CatalogueCard } from "$/live";
import { artNameOf, type CardFace } from "$/parts/card";
import { icon, segments, text, type Extras, type Segment } from "$/parts/rich";
import type { Message, Speaker } from "$/words";
import { amountsIn, factsOf, iconOf, ROW_ICONS, type RowName } from "./facts";

/** Things that texts draw in place of their names. Cards of one deck keep their words, so that they are told apart. */
export const DRAWN = ["wood", "stone", "food", "gold", "worker", "raze", "defense", "vp", "card", "resource", "location", "foundation", "samurai"] as const;

export function labelOf(thing: string, words: Speaker): string {
  return words.text(`icon-${thing.replaceAll("_", "-")}`);
}

export function drawnIcon(thing: string, words: Speaker): Segment {
  return icon(iconOf(thing), labelOf(thing, words));
}

export function drawn(words: Speaker): Extras {
  return { messages: Object.fromEntries(DRAWN.map((thing) => [`icon-${thing}`, icon(iconOf(thing), labelOf(thing, words))])) };
}

/** "2 ▤ 1 ★": amounts with their icons; changes carry their sign. */
export function goodsLine(amounts: readonly (readonly [string, number])[], words: Speaker, signed = false): Segment[] {
  return amounts.flatMap(([thing, amount], index): Segment[] => {
    const number = signed ? `${amount > 0 ? "+" : "−"}${Math.abs(amount)}` : `${amount}`;
    const kept = thing === "common_card" || thing === "faction_card" ? [text(`${words.text(`of-${thing.replaceAll("_", "-")}`)} `)] : [];
    return [text(`${index ? " " : ""}${number} `), ...kept, drawnIcon(thing, words)];
  });
}

function goodsOf(message: Message): [string, number][] {
  const goods = message.args?.["goods"];
  return typeof goods === "string" ? amountsIn(goods) : [];
}

/** Stands for amounts in a sentence until they are drawn. */
const AMOUNTS = "amounts ";

/** A sentence in which amounts of Goods are drawn one beside the other, with no words between them. */
export function lean(message: Message, words: Speaker, names: readonly string[] = []): Segment[] {
  const icons: Record<string, Exclude<Segment, { kind: "text" }>> = {};
  for (const [name, value] of Object.entries(message.args ?? {})) {
    if (!/^goods\d?$/.test(name)) continue;
    const listed = Array.isArray(value) ? value.map(String).join("-") : String(value);
    icons[name] = { kind: "card", card: `${AMOUNTS}${listed}`, name: "" };
  }
  return segments(words, message, names, { ...drawn(words), icons }).flatMap((part) => (part.kind === "card" && part.card.startsWith(AMOUNTS) ? amountsLine(part.card.slice(AMOUNTS.length), words) : [part]));
}

/** Amounts, or kinds without amounts, as they stand in a sentence. */
function amountsLine(listed: string, words: Speaker): Segment[] {
  const amounts = amountsIn(listed);
  if (amounts.length > 0) return goodsLine(amounts, words);
  return listed.split("-").flatMap((good, index): Segment[] => [...(index ? [text(" ")] : []), drawnIcon(good, words)]);
}

/** What a card does in as few words as possible; the row it lies in goes without saying. */
export function briefOf(card: CatalogueCard, words: Speaker): Segment[] {
  const found: Segment[] = [];
  let tail: Segment[] = [];
  let joint = "";
  const close = (): void => void found.push(...tail.splice(0));
  for (const message of card.text) {
    if (message.id === "text-production" || message.id === "text-action-free") continue;
    if (message.id === "text-action-priced") {
      const uses = Number(message.args?.["uses"] ?? 1);
      found.push(...goodsLine(goodsOf(message), words), text(" →"));
      joint = " ";
      tail = uses > 1 ? [text(` ×${uses}`)] : [];
      continue;
    }
    if (message.id === "text-building-bonus") {
      close();
      found.push(...(found.length > 0 ? [text(" · ")] : []), text(words.text("short-bonus")));
      joint = " ";
      continue;
    }
    const short = message.id.replace(/^effect-/, "short-");
    const said = message.id === "effect-gain" ? goodsLine(goodsOf(message), words) : short !== message.id && words.has(short) ? lean({ ...message, id: short }, words) : segments(words, message, [], drawn(words));
    found.push(text(joint), ...said);
    joint = ", ";
  }
  close();
  return found;
}

/** The whole text with the things in it drawn. */
function spokenOf(card: CatalogueCard, words: Speaker): string {
  return [...card.text, ...card.notes.map((id) => ({ id, args: {} }))].map((message) => words.render(message)).join(" ");
}

export function colorOf(card: CatalogueCard): string {
  return factsOf(card).colors?.[0] ?? "none";
}

export function faceOf(card: CatalogueCard, words: Speaker): CardFace {
  const facts = factsOf(card);
  const type = facts.type;
  const owner = facts.owner ? words.text(`owner-${facts.owner}`) : "";
  return {
    id: card.id,
    name: words.render(card.name),
    family: colorOf(card),
    familyMark: { icon: ROW_ICONS[type as RowName] ?? (type === "attack" ? "attack" : "territory"), label: words.text(`type-${type}`) },
    corner: owner,
    cornerName: owner,
    production: [],
    trigger: null,
    effect: [...(facts.cost && Object.keys(facts.cost).length ? [...goodsLine(Object.entries(facts.cost), words), text(" · ")] : []), ...briefOf(card, words)],
    spoken: spokenOf(card, words),
    foot: facts.deal ? { icon: "deal", label: words.text("table-deal"), words: labelOf(facts.deal, words) } : null,
    art: artNameOf(card.id),
    note: card.confidence === "reconstructed" || card.confidence === "memory" ? words.text(`confidence-${card.confidence}`) : null,
  };
}
