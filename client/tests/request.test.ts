import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { connection } from "$/api/connection.svelte";
import { ApiError, change, get, Offline, searchOf, within } from "$/api/request";

// A server that answers as it is told, and remembers what it was asked.
let server: Server;
let base: string;
let answer: { status: number; body: string };
let asked: { request: IncomingMessage; body: string }[];

beforeEach(async () => {
  asked = [];
  server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      asked.push({ request, body });
      response.writeHead(answer.status).end(answer.body);
    });
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(stop);

async function stop(): Promise<void> {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
}

function answers(status: number, body: unknown = null): void {
  answer = { status, body: status === 204 ? "" : JSON.stringify(body) };
}

async function errorFrom(request: Promise<unknown>): Promise<unknown> {
  return request.then(
    () => null,
    (error: unknown) => error,
  );
}

test("a change carries the header that no foreign page can send", async () => {
  answers(201, { id: 1 });
  await expect(change("POST", `${base}/api/guests`, { name: "Anna" })).resolves.toEqual({ id: 1 });
  expect(asked[0]?.request.method).toBe("POST");
  expect(asked[0]?.request.headers["x-epoka"]).toBe("1");
  expect(asked[0]?.body).toBe('{"name":"Anna"}');
});

test("reading does not", async () => {
  answers(200);
  await get(`${base}/api/me`);
  expect(asked[0]?.request.headers["x-epoka"]).toBeUndefined();
});

test("an answer without a body is null", async () => {
  answers(204);
  await expect(change("DELETE", `${base}/api/sessions`)).resolves.toBeNull();
});

test("a refusal has its message, its arguments and its rule", async () => {
  const message = { id: "refusal-snipe-own", args: { card: "pyramids" } };
  answers(422, { error: { code: "refused", message, rule: "FH-6.3.1" } });
  const error = await errorFrom(change("POST", `${base}/api/tables/abcdefgh12/moves`));
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ status: 422, code: "refused", text: message, rule: "FH-6.3.1" });
});

test.each([
  [404, "trouble-gone"],
  [429, "trouble-too-many"],
  [500, "trouble-server"],
  [400, "trouble-request"],
])("a %i that is not ours still has words", async (status, id) => {
  answers(status, "<html>");
  expect(await errorFrom(get(`${base}/api/games`))).toMatchObject({ text: { id }, rule: null });
});

test("a server that cannot be reached is offline until it answers", async () => {
  answers(200, []);
  const { port } = server.address() as AddressInfo;
  await stop();
  expect(await errorFrom(get(`${base}/api/games`))).toBeInstanceOf(Offline);
  expect(connection.online).toBe(false);
  await new Promise<void>((ready) => server.listen(port, "127.0.0.1", ready));
  await get(`${base}/api/games`);
  expect(connection.online).toBe(true);
});

test("a gateway that answers for a server that is down is offline too", async () => {
  answers(502);
  expect(await errorFrom(get(`${base}/api/games`))).toBeInstanceOf(Offline);
});

test("what is null is left out of a query", () => {
  expect(searchOf({ show: "open", seat: 0, since: null, more: undefined })).toBe("?show=open&seat=0");
  expect(searchOf({})).toBe("");
});

test("what is given up fails at once and does not mean that the server is away", async () => {
  answers(200);
  connection.works();
  const given = new AbortController();
  const request = errorFrom(change("POST", `${base}/preview`, {}, { signal: given.signal }));
  given.abort();
  expect(await request).toHaveProperty("name", "AbortError");
  expect(connection.online).toBe(true);
});

test("a server that takes the request and never answers is waited for no longer than asked", async () => {
  server.removeAllListeners("request");
  connection.works();
  expect(await errorFrom(change("POST", `${base}/preview`, {}, { limit: 100 }))).toBeInstanceOf(Offline);
  expect(connection.online).toBe(false);
});

test("nor is one that stops in the middle of its answer", async () => {
  server.removeAllListeners("request");
  server.on("request", (_, response) => {
    response.writeHead(200, { "Content-Length": "100" });
    response.write("[");
  });
  expect(await errorFrom(change("POST", `${base}/preview`, {}, { limit: 100 }))).toBeInstanceOf(Offline);
});

test("an answer that comes late to somebody patient is an answer", async () => {
  server.removeAllListeners("request");
  server.on("request", (_, response) => void setTimeout(() => response.end("[1]"), 50));
  await expect(change("POST", `${base}/preview`, {}, { limit: 5000 })).resolves.toEqual([1]);
});

test.each([
  ["never comes", (): Promise<never> => new Promise(() => undefined)],
  ["lacks its styles", (): Promise<never> => Promise.reject(new Error("Unable to preload CSS for /assets/page.css"))],
  ["could not be had", (): Promise<never> => Promise.reject(new TypeError("Failed to fetch dynamically imported module"))],
])("a file of the page that %s counts as out of reach", async (_, fetched) => {
  connection.works();
  expect(await errorFrom(within(50, fetched()))).toBeInstanceOf(Offline);
  expect(connection.online).toBe(false);
});
