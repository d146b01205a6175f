/* What a game adds to the table: its layout, and what only it can say about its options, events and scores. */

import type { Component } from "svelte";
import type { CatalogueCard, GameEvent, LogLine, Option, Preview, RefusedOption, View } from "$/live";
import type { CardFace, CardSituation } from "$/parts/card";
import type { LogItem } from "$/parts/Log.svelte";
import type { Flight } from "$/parts/motion";
import type { Segment } from "$/parts/rich";
import { settings } from "$/settings/settings.svelte";
import type { Layout } from "$/api/types";
import type { Message, Speaker } from "$/words";
import * as calls from "./calls";
import type { TableModel } from "./model.svelte";
import type { Scoring } from "./scores";

/** One game's table. Everything but the layout has a general answer that a game may better. */
export interface GameTable {
  /** The board: rivals, what is shared, mine. */
  readonly Board: Component<{ model: TableModel }>;
  /** The numbers of my seat in one line, for a phone. */
  readonly Strip?: Component<{ model: TableModel }>;
  /** What stands in the top bar beside the title: the age track. */
  readonly Track?: Component<{ model: TableModel }>;
  /** How the score sheet lists its sources, and what it says of them. */
  readonly scoring?: Scoring;
  /** The whole score sheet, where the general one is not enough. */
  readonly Scores?: Component<{ model: TableModel }>;

  /** The cards an option is about, beyond those it names. */
  cardsOf(option: Option, view: View): readonly string[];
  /** The question in as few words as possible. */
  promptOf?(prompt: Message, model: TableModel): readonly Segment[];
  /** How an option is called in the panel. */
  labelOf(option: Option, model: TableModel): readonly Segment[];
  /** What an option costs and brings, in one line. */
  gainOf(option: Option, preview: Preview | null, model: TableModel): readonly Segment[] | null;
  /** A few icons beside an option's name. */
  asideOf?(option: Option, model: TableModel): readonly Segment[] | null;
  /** What the gold button says. */
  confirmOf(option: Option, model: TableModel): readonly Segment[];
  /** What will happen, step by step. */
  stepsOf(preview: Preview, model: TableModel): readonly (readonly Segment[])[];
  /** What to think of before this answer, the worst first. */
  warningsOf?(option: Option, model: TableModel): readonly (readonly Segment[])[];
  /** The group that an option is listed in when there are many; `group-<id>` names it. */
  kindOf?(option: Option, model: TableModel): string | null;
  /** Refused options that belong together have the same key. */
  groupOf(option: RefusedOption): string;
  refusedLabelOf(option: RefusedOption, model: TableModel): readonly Segment[];
  /** Why not, where the refusal alone does not say enough. */
  reasonOf?(option: RefusedOption, model: TableModel): readonly Segment[];
  /** The lines of the log that an answer brought. */
  logOf(line: LogLine, model: TableModel): readonly LogItem[];
  /** Tokens that travel when this happens. */
  flightsOf(event: GameEvent): readonly Flight[];
  /** First words of options whose number is a name, not an amount. */
  readonly numbered?: ReadonlySet<string>;
  /** The icon for amounts that are chosen. */
  readonly amountIcon?: string;
  faceOf(card: CatalogueCard, words: Speaker): CardFace;
  /** How a card stands, for its details; null if it cannot be shown. */
  situationOf(card: string, model: TableModel): CardSituation;
  /** How the game says that it lies on the general table; a table of its own needs nothing of the kind. */
  readonly layout?: Layout;
  /** What cannot be known before an answer is given. */
  readonly unknownNote?: Message;
}

interface Module {
  readonly game: GameTable;
}

/** The tables of games, each in a folder with the name of its game. */
const TABLES = import.meta.glob<Module>("../*/game.ts");

/** The table of a game: its own, or the general one, at which any game can be played. */
export async function gameTable(name: string): Promise<GameTable> {
  const load = settings.general ? undefined : TABLES[`../${name}/game.ts`];
  if (load) return (await load()).game;
  const [{ generalTable }, layout] = await Promise.all([import("../general/game"), calls.layout(name)]);
  return generalTable(layout);
}
