export { LiveTable, socketOf, type Listener, type Socket, type Status } from "./table.svelte";
export type { Position, Said, Step, Trouble } from "./messages";
export * from "./protocol";
