/* What is touched on the board: the one thing that it offers is chosen, several are a short list beside it. */

import type { Option, RefusedOption } from "$/live";
import type { TableModel } from "../common/model.svelte";

export interface Standing {
  readonly can: boolean;
  readonly on: boolean;
  readonly refused: RefusedOption | null;
}

/** The options about each thing, by the names that options have for things: `card:granary`, `hex:C4`, `counter:food`. */
export function byThing(options: readonly Option[]): ReadonlyMap<string, readonly Option[]> {
  const found = new Map<string, Option[]>();
  for (const option of options) for (const thing of new Set(option.touches)) found.set(thing, [...(found.get(thing) ?? []), option]);
  return found;
}

export class Touching {
  readonly model: TableModel;
  /** The thing whose list is open, and where it stands. */
  open = $state.raw<{ readonly thing: string; readonly at: DOMRect } | null>(null);

  constructor(model: TableModel) {
    this.model = model;
  }

  /** The options that are offered: those of the open group, or all. */
  offered: readonly Option[] = $derived.by(() => {
    const { model } = this;
    const open = model.rows.find((row) => row.kind === "group" && row.open);
    const kindOf = model.game?.kindOf;
    return open?.kind === "group" && kindOf ? model.options.filter((option) => kindOf(option, model) === open.id) : model.options;
  });
  things: ReadonlyMap<string, readonly Option[]> = $derived.by(() => byThing(this.model.options));
  #narrow: ReadonlyMap<string, readonly Option[]> = $derived.by(() => byThing(this.offered));

  /** What can be chosen on a thing now: of the open group, if that offers anything there. */
  optionsOf(thing: string): readonly Option[] {
    return this.#narrow.get(thing) ?? this.things.get(thing) ?? [];
  }

  standing(thing: string): Standing {
    const { model } = this;
    const isCard = thing.startsWith("card:");
    const card = thing.slice("card:".length);
    const can = this.things.has(thing) || (isCard && model.choosable.has(card));
    const on = model.option?.touches.includes(thing) === true || (isCard && model.chosenCards.has(card));
    return { can, on, refused: can ? null : (model.decision?.refused.find((option) => option.touches.includes(thing)) ?? null) };
  }

  press(thing: string, at: DOMRect): void {
    const found = this.optionsOf(thing);
    const [one] = found;
    if (this.open?.thing === thing) this.open = null;
    else if (found.length > 1) this.open = { thing, at };
    else if (one) this.choose(one);
    else {
      this.open = null;
      this.model.touch((option) => option.touches.includes(thing));
    }
  }

  choose(option: Option): void {
    this.open = null;
    // What is chosen already is confirmed by pressing it again.
    if (this.model.selected === option.text) this.model.confirm();
    else void this.model.choose(option.text);
  }
}
