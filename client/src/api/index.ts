/* The server: `import { api, session, ApiError } from "$/api"`. */

export * as api from "$/api/calls";
export { connection } from "$/api/connection.svelte";
export { ApiError, Offline, change, get } from "$/api/request";
export { rememberedName, session } from "$/api/session.svelte";
export type * from "$/api/types";
