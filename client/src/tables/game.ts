/* What a game adds to the table: its layout, and what only it can say about its options, events and scores. */

import type { Component } from "svelte";
import type { CatalogueCard, GameEvent, LogLine, Option, Preview, RefusedOption, View } from "$/live";
import type { CardFace, CardSituation } from "$/parts/card";
import type { LogItem } from "$/parts/Log.svelte";
import type { Flight } from "$/parts/motion";
import type { Segment } from "$/parts/rich";
import type { Message, Speaker } from "$/words";
import type { TableModel } from "./model.svelte";

/** One game's table. Everything but the layout has a general answer that a game may better. */
export interface GameTable {
  /** The board: rivals, what is shared, mine. */
  readonly Board: Component<{ model: TableModel }>;
  /** The numbers of my seat in one line, for a phone. */
  readonly Strip?: Component<{ model: TableModel }>;
  /** What stands in the top bar beside the title: the age track. */
  readonly Track?: Component<{ model: TableModel }>;
  /** The score sheet. */
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
  /** The kinds that `logOf` gives, for the filter. */
  readonly logKinds: readonly string[];
  /** Tokens that travel when this happens. */
  flightsOf(event: GameEvent): readonly Flight[];
  /** First words of options whose number is a name, not an amount. */
  readonly numbered?: ReadonlySet<string>;
  /** The icon for amounts that are chosen. */
  readonly amountIcon?: string;
  faceOf(card: CatalogueCard, words: Speaker): CardFace;
  /** How a card stands, for its details; null if it cannot be shown. */
  situationOf(card: string, model: TableModel): CardSituation;
  /** Which of its texts `guide-<step>` explains the moment to somebody who plays for the first time. */
  guideStep?(model: TableModel): string | null;
  /** What cannot be known before an answer is given. */
  readonly unknownNote?: Message;
}

type Loader = () => Promise<{ readonly game: GameTable }>;

const GAMES: Readonly<Record<string, Loader>> = {
  flow_of_history: () => import("./flow_of_history/game"),
  through_the_ages: () => import("./through_the_ages/game"),
  clash_of_cultures: () => import("./clash_of_cultures/game"),
};

/** The table of a game; any game can be played at the general one. */
export async function gameTable(name: string): Promise<GameTable> {
  const load = GAMES[name] ?? (() => import("./general/game"));
  return (await load()).game;
}
