/* The messages of a table's WebSocket, both ways. See docs/web.md, "Live". */

import type { components } from "$/api/schema";

type Schemas = components["schemas"];

/** A refusal from the server: the code, the words, and the rule if it is one of the game's. */
export type Trouble = Schemas["Trouble"];
/** A position: after entry `seq` of the journal, with `answers` answers standing. */
export type Position = Schemas["Position"];
export type StateMessage = Schemas["StateMessage"];
/** One entry of the journal and the position it leads to. */
export type Step = Schemas["StepMessage"];
export type Said = Schemas["SaidView"];
export type Done = Schemas["DoneMessage"];
export type Refused = Schemas["RefusedMessage"];

export type Incoming = Schemas["ServerMessage"];
export type Outgoing = Schemas["ClientMessage"];
