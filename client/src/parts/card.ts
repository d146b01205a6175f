/* A card as it is drawn, whatever the game: the game's own table fills this in. */

import type { Segment } from "./rich";

/** Something with an icon and a name. */
export interface Mark {
  readonly icon: string;
  readonly label: string;
}

export interface CountedMark extends Mark {
  readonly count: number;
}

export interface CardFace {
  readonly id: string;
  readonly name: string;
  /** The family gives the colour: `t-construction` and so on. */
  readonly family: string;
  readonly familyMark: Mark;
  /** What stands in the corner, and how it is said. */
  readonly corner: string;
  readonly cornerName: string;
  readonly production: readonly CountedMark[];
  readonly trigger: (Mark & { readonly fades: boolean }) | null;
  readonly effect: readonly Segment[];
  /** The whole text in full sentences. */
  readonly spoken: string;
  /** What stands in the foot, at the left. */
  readonly foot: (Mark & { readonly words: string }) | null;
  readonly art: string;
  /** How sure the text is, if that needs saying. */
  readonly note: string | null;
}

/** Whose marker lies on a card, and how much with it. A seat of null is nobody at the table. */
export interface Stake {
  readonly seat: number | null;
  readonly name: string;
  readonly amount: number;
}

/** How a card stands on the table now. */
export interface CardSituation {
  /** It can be chosen. */
  readonly can?: boolean;
  /** It is chosen. */
  readonly on?: boolean;
  /** Why it cannot be chosen, in a few words. */
  readonly refusal?: string | null;
  readonly isNew?: boolean;
  readonly stake?: Stake | null;
  /** Its effect has fired and will not again. */
  readonly isDone?: boolean;
  /** What it would score now. */
  readonly worth?: number | null;
}

/** At most so many discs before equal ones are counted. */
const MOST_DISCS = 4;

export interface Disc extends Mark {
  /** Shown beside the icon when discs of a kind are put together. */
  readonly count: number | null;
}

/** The production bar: a disc for each icon, or for each kind when there are many. */
export function discs(production: readonly CountedMark[]): Disc[] {
  const total = production.reduce((sum, mark) => sum + mark.count, 0);
  if (total > MOST_DISCS) return production.map((mark) => ({ ...mark, count: mark.count > 1 ? mark.count : null }));
  return production.flatMap((mark) => Array.from({ length: mark.count }, () => ({ ...mark, count: null })));
}

/** What a card's picture is called: `art-great-wall` for `great_wall`. */
export function artNameOf(card: string): string {
  return `art-${card.replaceAll("_", "-")}`;
}
