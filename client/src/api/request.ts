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

/** The server could not be reached, or has not answered in time. */
export class Offline extends Error {
  constructor() {
    super("the server cannot be reached");
    this.name = "Offline";
  }
}

/** How long whoever asks is ready to wait. */
export interface Patience {
  /** Milliseconds for the whole answer. */
  readonly limit?: number | undefined;
  /** Gives the request up. */
  readonly signal?: AbortSignal;
}

/** No request waits for ever: a network may swallow what is sent, and never say so. */
const LIMIT = 15_000;

export type Query = Readonly<Record<string, string | number | null | undefined>>;

/** `GET`: reads, and may be repeated. */
export function get<T>(path: string, query: Query = {}, patience: Patience = {}): Promise<T> {
  return send<T>("GET", path + searchOf(query), undefined, patience);
}

/** A text, such as a file of messages. */
export async function getText(path: string): Promise<string> {
  return reach(path, { credentials: "same-origin" }, (response) => response.text());
}

/** `POST`, `PATCH` or `DELETE`: changes something. */
export function change<T>(method: "POST" | "PATCH" | "DELETE", path: string, body: unknown = {}, patience: Patience = {}): Promise<T> {
  return send<T>(method, path, body, patience);
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

async function send<T>(method: string, path: string, body?: unknown, patience: Patience = {}): Promise<T> {
  const headers: Record<string, string> = { Accept: "application/json" };
  const init: RequestInit = { method, headers, credentials: "same-origin" };
  if (body !== undefined) {
    // No foreign page can send this header, so none can act for the person of this browser.
    headers["X-Epoka"] = "1";
    headers["Content-Type"] = "application/json";
    init.body = JSON.stringify(body);
  }
  return reach(path, init, async (response) => (response.status === 204 ? null : await response.json()) as T, patience);
}

async function reach<T>(path: string, init: RequestInit, read: (response: Response) => Promise<T>, { limit = LIMIT, signal }: Patience = {}): Promise<T> {
  const giving = new AbortController();
  const giveUp = (): void => giving.abort();
  const timer = setTimeout(giveUp, limit);
  signal?.addEventListener("abort", giveUp);
  try {
    if (signal?.aborted) giveUp();
    const response = await fetch(path, { ...init, signal: giving.signal });
    // A gateway in front of a server that is down answers for it.
    if (response.status === 502 || response.status === 504) throw new TypeError(`gateway: ${response.status}`);
    // The body may be swallowed as well.
    const answer = response.ok ? await read(response) : await errorOf(response);
    connection.works();
    if (answer instanceof ApiError) throw answer;
    return answer;
  } catch (error) {
    const isLate = giving.signal.aborted && signal?.aborted !== true;
    if (!isLate && !(error instanceof TypeError)) throw error;
    connection.fails();
    throw new Offline();
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", giveUp);
  }
}

/** What has not come when the limit is over counts as out of reach, and so do files of the page that could not be had. */
export async function within<T>(limit: number, coming: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Offline()), limit);
  });
  try {
    return await Promise.race([coming, late]);
  } catch (error) {
    if (!(error instanceof Offline) && !isMissingFile(error)) throw error;
    connection.fails();
    throw new Offline();
  } finally {
    clearTimeout(timer);
  }
}

/** Whether a part of the page could not be fetched: browsers throw a TypeError for a script, Vite an Error for its styles. */
function isMissingFile(error: unknown): boolean {
  return error instanceof TypeError || (error instanceof Error && error.message.startsWith("Unable to preload"));
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
