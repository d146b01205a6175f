/* One request to the server: JSON in and out, and every failure as something that can be said to a person. */

import { connection } from "$/api/connection.svelte";
import type { Message } from "$/words/catalogue";

/** The server said no: why, in words, and by which rule. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly text: Message,
    readonly rule: string | null = null,
  ) {
    super(`${status} ${code}`);
    this.name = "ApiError";
  }
}

/** The server could not be reached. */
export class Offline extends Error {
  constructor() {
    super("the server cannot be reached");
    this.name = "Offline";
  }
}

export type Query = Readonly<Record<string, string | number | null | undefined>>;

/** `GET`: reads, and may be repeated. */
export function get<T>(path: string, query: Query = {}): Promise<T> {
  return send<T>("GET", path + searchOf(query));
}

/** A text, such as a file of messages. */
export async function getText(path: string): Promise<string> {
  const response = await reach(path, { credentials: "same-origin" });
  if (!response.ok) throw await errorOf(response);
  return response.text();
}

/** `POST`, `PATCH` or `DELETE`: changes something. Whoever has the signal can give it up. */
export function change<T>(method: "POST" | "PATCH" | "DELETE", path: string, body: unknown = {}, signal: AbortSignal | null = null): Promise<T> {
  return send<T>(method, path, body, signal);
}

/** `?show=open&seat=2`; what is null or undefined is left out. */
export function searchOf(query: Query): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined) search.set(name, String(value));
  }
  const text = search.toString();
  return text && `?${text}`;
}

async function send<T>(method: string, path: string, body?: unknown, signal: AbortSignal | null = null): Promise<T> {
  const headers: Record<string, string> = { Accept: "application/json" };
  const init: RequestInit = { method, headers, credentials: "same-origin", signal };
  if (body !== undefined) {
    // No foreign page can send this header, so none can act for the person of this browser.
    headers["X-Epoka"] = "1";
    headers["Content-Type"] = "application/json";
    init.body = JSON.stringify(body);
  }
  const response = await reach(path, init);
  if (!response.ok) throw await errorOf(response);
  return (response.status === 204 ? null : await response.json()) as T;
}

async function reach(path: string, init: RequestInit): Promise<Response> {
  try {
    const response = await fetch(path, init);
    // A gateway in front of a server that is down answers for it.
    if (response.status === 502 || response.status === 504) throw new TypeError(`gateway: ${response.status}`);
    connection.works();
    return response;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    connection.fails();
    throw new Offline();
  }
}

/** The error in a response; a response that is not ours becomes a general one. */
export async function errorOf(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null);
  const error = isObject(body) && isObject(body["error"]) ? body["error"] : {};
  const message = error["message"];
  const text: Message = isMessage(message) ? message : { id: generalText(response.status) };
  const rule = typeof error["rule"] === "string" ? error["rule"] : null;
  return new ApiError(response.status, typeof error["code"] === "string" ? error["code"] : "unknown", text, rule);
}

function generalText(status: number): string {
  if (status === 404) return "trouble-gone";
  if (status === 429) return "trouble-too-many";
  return status >= 500 ? "trouble-server" : "trouble-request";
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function isMessage(value: unknown): value is Message {
  return isObject(value) && typeof value["id"] === "string";
}
