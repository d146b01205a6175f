/* Cards of The Flow of History as they are drawn. */

import type { CatalogueCard } from "$/live";
import type { CardFace, CountedMark } from "$/parts/card";
import { icon, segments, text, type Extras, type Segment } from "$/parts/rich";
import type { Speaker } from "$/words";
import { factsOf, ICONS } from "./facts";

const SHORT_ERAS: Readonly<Record<string, string>> = { internet: "V", future: "V" };

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
    art: `art-${card.id.replaceAll("_", "-")}`,
    note: card.confidence === "reconstructed" || card.confidence === "memory" ? words.text(`confidence-${card.confidence}`) : null,
  };
}

/** The short text with icons. */
function effectOf(card: CatalogueCard, words: Speaker): Segment[] {
  const lines = card.text.filter((line) => words.has(`short-${line.id}`)).map((line) => segments(words, { ...line, id: `short-${line.id}` }, [], drawn(words)));
  if (factsOf(card).fading) lines.push([text(words.text("short-effect-fades"))]);
  return lines.flatMap((line, index) => (index === 0 ? line : [text(" "), ...line]));
}

/** The whole text in full sentences. */
function spokenOf(card: CatalogueCard, words: Speaker): string {
  const facts = factsOf(card);
  if (card.text.length === 0) return words.text("effect-none");
  const lines = card.text.map((line) => words.render(line)).join(" ");
  const whole = facts.trigger ? words.text(`effect-when-${facts.trigger.replaceAll("_", "-")}`, { text: lines }) : lines;
  return facts.fading ? `${whole} ${words.text("effect-fades")}` : whole;
}
