/* Cards of The Flow of History as they are drawn. */

import type { CatalogueCard } from "$/live";
import { artNameOf, type CardFace, type CountedMark } from "$/parts/card";
import { icon, segments, text, type Extras, type Segment } from "$/parts/rich";
import type { Speaker } from "$/words";
import { factsOf, ICONS } from "./facts";

const SHORT_ERAS: Readonly<Record<string, string>> = { internet: "V", future: "V" };

/** The things that the texts of cards draw, by the messages that name them: the icon, and what it stands for. */
export const THINGS: Readonly<Record<string, readonly [string, string]>> = {
  ...Object.fromEntries(ICONS.map((name) => [`icon-${name}`, [name, `icon-${name}`]] as const)),
  "drawn-resource": ["token", "counter-resources"],
  "drawn-point": ["culture", "icon-culture"],
};

/** The things that short texts draw. */
export function drawn(words: Speaker): Extras {
  return {
    drawIcons: true,
    icons: { token: icon("token", words.text("counter-resources")), culture: icon("culture", words.text("icon-culture")) },
  };
}

export function iconMarks(counts: Readonly<Record<string, number>>, words: Speaker): CountedMark[] {
  return ICONS.map((name) => ({ icon: name, label: words.text(`icon-${name}`), count: counts[name] ?? 0 }));
}

export function faceOf(card: CatalogueCard, words: Speaker): CardFace {
  const facts = factsOf(card);
  const trigger = facts.trigger?.replaceAll("_", "-") ?? null;
  return {
    id: card.id,
    name: words.render(card.name),
    family: facts.type,
    familyMark: { icon: `type-${facts.type}`, label: words.has(`type-${facts.type}`) ? words.text(`type-${facts.type}`) : "" },
    corner: facts.era === null ? "" : (SHORT_ERAS[facts.era] ?? facts.era),
    cornerName: facts.era === null ? "" : words.text(`era-${facts.era}`),
    production: iconMarks(facts.production, words).filter((mark) => mark.count > 0),
    trigger: trigger === null ? null : { icon: trigger, label: words.text(`trigger-${trigger}`), fades: facts.fading },
    effect: effectOf(card, words),
    spoken: spokenOf(card, words),
    foot:
      facts.investment_income === null
        ? null
        : { icon: facts.investment_income, label: words.text(`icon-${facts.investment_income}`), words: words.text("short-income") },
    art: artNameOf(card.id),
    note: card.confidence === "reconstructed" || card.confidence === "memory" ? words.text(`confidence-${card.confidence}`) : null,
  };
}

/** The text with the things it names drawn. */
function effectOf(card: CatalogueCard, words: Speaker): Segment[] {
  const messages = Object.fromEntries(Object.entries(THINGS).map(([id, [name, label]]) => [id, icon(name, words.text(label))]));
  const lines = card.text.map((line) => segments(words, line, [], { messages }));
  if (factsOf(card).fading) lines.push([text(`${words.text("fading")}.`)]);
  return lines.flatMap((line, index) => (index === 0 ? line : [text(" "), ...line]));
}

/** The same with what goes without saying, in words alone. */
function spokenOf(card: CatalogueCard, words: Speaker): string {
  const facts = factsOf(card);
  const lines = card.text.map((line) => words.render(line)).join(" ");
  const whole = facts.trigger ? words.text(`effect-when-${facts.trigger.replaceAll("_", "-")}`, { text: lines }) : lines;
  return [whole, ...card.notes.map((note) => words.text(note))].join(" ");
}
