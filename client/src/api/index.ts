/* The server: `import { api, session, ApiError } from "$/api"`. */

export * as api from "$/api/calls";
export { games } from "$/api/games.svelte";
export { connection, isReachable } from "$/api/connection.svelte";
export { ApiError, Offline, change, get, within } from "$/api/request";
export { rememberedName, session } from "$/api/session.svelte";
export type * from "$/api/types";
