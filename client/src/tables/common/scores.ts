/* The score sheet as the server gives it, the best seat first. */

import type { ScoreLine, SeatScore } from "$/live";
import type { Segment } from "$/parts/rich";
import type { ScoredSeat } from "$/parts/ScoreSheet.svelte";
import type { TableModel } from "./model.svelte";
import { whoSits } from "./seats";

/** What a line of the score says beside its points. */
export type SaidOfLine = (line: ScoreLine, model: TableModel) => readonly Segment[];

/** How a game wants its score sheet. */
export interface Scoring {
  /** The sources that are listed first, whatever they brought. */
  readonly order: readonly string[];
  readonly said?: SaidOfLine;
}

export function scoredSeats(model: TableModel, said: SaidOfLine = () => [], tie: (seat: SeatScore) => readonly Segment[] = () => []): ScoredSeat[] {
  const ranked = [...(model.view?.score_sheet ?? [])].sort((one, other) => model.place(one.seat) - model.place(other.seat));
  return ranked.map((seat) => ({
    seat: seat.seat,
    name: model.name(seat.seat),
    who: whoSits(model.seats[seat.seat]),
    lines: seat.lines.map((line) => ({ group: line.id, points: line.points, parts: said(line, model) })),
    total: seat.total,
    place: model.place(seat.seat),
    tie: tie(seat),
  }));
}
