/* What the server and a table say to each other, and the kernel's view of a position, by the names the tables use. See
   docs/web.md. The shapes come from the server's own models: `npm run schema`. */

import type { components } from "$/api/schema";

type Schemas = components["schemas"];

export type Option = Schemas["OptionView"];
export type Answer = Option["value"];
/** A value of an option: a word or a number. */
export type Word = Answer[number];

export type View = Schemas["View"];
export type Zone = Schemas["ZoneView"];
export type Decision = Schemas["DecisionView"];
export type Refusal = Schemas["Refusal"];
export type RefusedOption = Schemas["RefusedOptionView"];
export type Counters = Schemas["Counters"];
export type ScoreLine = Schemas["ScoreLine"];
export type SeatScore = Schemas["SeatScore"];
export type GameEvent = Schemas["GameEvent"];
export type Preview = Schemas["Preview"];
export type Outlook = Schemas["Outlook"];
export type Previews = Schemas["Previews"];
export type Undo = Schemas["Undo"];
export type LogLine = Schemas["LogLine"];
export type Log = Schemas["Log"];
export type Moment = Schemas["Moment"];
export type TableInfo = Schemas["TableView"];
export type Seat = Schemas["SeatView"];
export type SeatKind = Seat["kind"];
export type UndoRequest = Schemas["UndoRequest"];
export type Hint = Schemas["HintView"];
export type CatalogueCard = Schemas["CardView"];

/** Whether some seat keeps cards that the others may not see, so that one screen cannot serve two people at once. */
export function hasSecrets(view: View): boolean {
  return view.zones.some((zone) => zone.seat !== null && Boolean(zone.backs));
}
