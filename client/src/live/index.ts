export type { Socket } from "./line";
export { LiveTable, SIGNED_OUT, socketOf, type Listener, type Status } from "./table.svelte";
export type { Position, Said, Step, Trouble } from "./messages";
export * from "./protocol";
