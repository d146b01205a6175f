/* What every part of the board looks at: the model, what is touched, and how the game says that it lies. */

import type { Layout } from "$/api/types";
import type { TableModel } from "../common/model.svelte";
import { completed } from "./layout";
import type { Things } from "./lots";
import type { Touching } from "./touching.svelte";

export interface Table {
  readonly model: TableModel;
  readonly touching: Touching;
  /** Cards of which there are several on the table: none of them is seen to move to the place of another. */
  readonly doubled: ReadonlySet<string>;
}

const SILENT: Layout = { cards: [], table: [], seat: [], turns: {}, face: { kind: "type", families: {}, corner: "", gives: "", costs: "", icons: {} }, mark: { seat: "", amount: "", icon: "token", figures: [] }, map: null, touches: {} };

/** The layout of the game at this table, with all that its view has. */
export function layoutOf(model: TableModel): Layout {
  const said = model.game?.layout ?? SILENT;
  return model.view ? completed(said, model.view) : said;
}

export function thingsOf(model: TableModel): Things | null {
  const { view, cards, words } = model;
  return view && { layout: layoutOf(model), view, cards, words, nameOf: (seat) => model.name(seat) };
}
