/* Cards side by side of which there may be several copies: each has a key that stays with it when others come and go. */

export interface Copy {
  readonly card: string;
  readonly key: string;
}

/** Each card with its key: its name, and which of its copies it is. */
export function copiesOf(cards: readonly string[]): Copy[] {
  const seen = new Map<string, number>();
  return cards.map((card) => {
    const copy = seen.get(card) ?? 0;
    seen.set(card, copy + 1);
    return { card, key: `${card} ${copy}` };
  });
}
