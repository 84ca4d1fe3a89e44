import { Readable } from "node:stream";
import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import type { ExportOptions } from "../src/index.ts";
import { type Received, type Reply, type Stub, startStub } from "./startStub.ts";

const pauses: number[] = [];
let duringPause: (() => void) | undefined;
jest.unstable_mockModule("node:timers/promises", () => ({
  setTimeout: async (ms: number, _: undefined, { signal }: { signal?: AbortSignal } = {}) => {
    pauses.push(ms);
    duringPause?.();
    if (signal?.aborted) throw new DOMException("Aborted.", "AbortError");
  },
}));
const { ApiError, createClient } = await import("../src/index.ts");

type Row = { name: string };
type Told = { state: string; rowCount?: number; errorCode?: string; message?: string };

const query = "{ program { company { projects { edges { node { name } } } } } }";
const lineOf = (name: string) => `${JSON.stringify({ name })}\n`;
const reason = new Error("Enough.");

let stub: Stub;
let operations: { name: string; variables: Record<string, unknown>; token: string }[];
/** The states that the service gives the export, in order; the last one repeats. */
let states: (Told | null)[];
let files: Reply[];
let startReply: Reply;
beforeEach(async () => {
  pauses.length = 0;
  duringPause = undefined;
  operations = [];
  states = [{ state: "RUNNING" }, { state: "COMPLETED", rowCount: 2 }];
  files = [{ body: lineOf("a") + lineOf("b") }];
  startReply = { body: { data: { startExport: { export: { id: "E" }, userErrors: [] } } } };
  stub = await startStub((request) => (request.path === "/graphql" ? toAnswer(request) : (files.shift() ?? {})));
});
afterEach(() => stub.close());

function toAnswer({ body, headers }: Received): Reply {
  const { query: text, variables } = JSON.parse(body);
  const name = /startExport|cancelExport|node/.exec(text)?.[0] ?? "";
  operations.push({ name, variables, token: String(headers.authorization) });
  if (name === "startExport") return startReply;
  if (name === "cancelExport") return { body: { data: { cancelExport: { export: { id: "E" }, userErrors: [] } } } };
  const state = states.length > 1 ? states.shift() : states[0];
  return { body: { data: { node: state && { ...state, url: `${stub.url}/file` } } } };
}

const names = () => operations.map(({ name }) => name);
const rowsOf = (options?: ExportOptions, maxAttempts = 3) =>
  createClient({ gateway: stub.url, auth: { token: "T" }, maxAttempts }).exportRows<Row>(query, options);
async function read(options?: ExportOptions, found: string[] = []) {
  for await (const { name } of rowsOf(options)) found.push(name);
  return found;
}
const caught = async (promise: Promise<unknown>) => {
  const error = await promise.then(() => null).catch((thrown: unknown) => thrown);
  if (error instanceof ApiError) return error;
  throw error;
};

test("an export is started, waited for with growing pauses, and given row by row", async () => {
  states = [...Array.from({ length: 12 }, () => ({ state: "RUNNING" })), { state: "COMPLETED", rowCount: 2 }];
  expect(await read()).toEqual(["a", "b"]);
  expect(operations[0]).toMatchObject({ name: "startExport", variables: { input: { query } } });
  expect(operations[1]).toMatchObject({ name: "node", variables: { id: "E" } });
  expect(pauses.slice(0, 3)).toEqual([500, 750, 1_125]);
  expect(pauses.at(-1)).toBe(10_000);
  expect(names()).not.toContain("cancelExport");
  expect(stub.to("/file")[0]?.headers.authorization).toBeUndefined();
});

test("a file is read no further than its rows are wanted, and the download ends with the iteration", async () => {
  const endless = Readable.from(
    (function* () {
      for (let made = 1; ; made += 1) yield lineOf(`Villa ${made}`);
    })(),
  );
  const isClosed = new Promise((resolve) => endless.once("close", resolve));
  files = [{ body: endless }];
  const found: string[] = [];
  for await (const { name } of rowsOf()) if (found.push(name) === 1_000) break;
  await isClosed;
  expect(found.at(-1)).toBe("Villa 1000");
  expect(names()).not.toContain("cancelExport");
});

test("a line ends where the file says, not within a letter or at another separator", async () => {
  const file = Buffer.from(lineOf("Å\u2028\u0085 b") + lineOf("c"));
  const start = (controller: ReadableStreamDefaultController) => {
    for (const byte of file) controller.enqueue(Uint8Array.of(byte));
    controller.close();
  };
  // `bytewise` replaces `fetch`, because a real connection may join bytes that are sent separately.
  const bytewise: typeof fetch = async (url, init) =>
    String(url).endsWith("/file") ? new Response(new ReadableStream({ start })) : fetch(url, init);
  const client = createClient({ gateway: stub.url, auth: { token: "T" }, fetch: bytewise });
  const found: string[] = [];
  for await (const { name } of client.exportRows<Row>(query)) found.push(name);
  expect(found).toEqual(["Å\u2028\u0085 b", "c"]);
});

test("a download that breaks off goes on behind the last row, by another link", async () => {
  const broken = Readable.from(
    (async function* () {
      yield `${lineOf("a")}{"na`;
      throw new Error("Gone.");
    })(),
  );
  files = [{ status: 403 }, { body: broken }, { body: lineOf("a") }, { body: lineOf("a") + lineOf("b") }];
  expect(await read()).toEqual(["a", "b"]);
  expect(stub.to("/file")).toHaveLength(4);
  expect(names().filter((name) => name === "node")).toHaveLength(6);
});

test("a file that stays too short is told after as many attempts as an operation has", async () => {
  files = [1, 2, 3].map(() => ({ body: lineOf("a") }));
  const found: string[] = [];
  expect(await caught(read({}, found))).toMatchObject({ codes: ["NETWORK_ERROR"] });
  expect(found).toEqual(["a"]);
  expect(stub.to("/file")).toHaveLength(3);
});

test.each<[string, Told | null, string[]]>([
  ["that failed", { state: "FAILED", errorCode: "READ_FAILED", message: "Page 3." }, ["EXPORT_FAILED", "READ_FAILED"]],
  ["that was canceled elsewhere", { state: "CANCELED" }, ["EXPORT_CANCELED"]],
  ["whose file has expired", { state: "EXPIRED" }, ["EXPORT_EXPIRED"]],
  ["that is no longer told of", null, ["EXPORT_EXPIRED"]],
])("an export %s ends the iteration with its code", async (_, state, codes) => {
  states = [{ state: "RUNNING" }, state];
  const error = await caught(read());
  expect(error.codes).toEqual(codes);
  if (state?.message) expect(error.message).toContain(state.message);
  expect(stub.to("/file")).toEqual([]);
});

test.each<[string, object, string]>([
  [
    "one runs already",
    { data: { startExport: { export: null, userErrors: [{ code: "EXPORT_RUNNING", message: "One runs." }] } } },
    "EXPORT_RUNNING",
  ],
  [
    "the service has no exports",
    { errors: [{ message: "It has no exports.", extensions: { code: "NOT_IMPLEMENTED" } }], data: null },
    "NOT_IMPLEMENTED",
  ],
])("nothing is asked for further when %s", async (_, body, code) => {
  startReply = { body };
  expect((await caught(read())).codes).toEqual([code]);
  expect(names()).toEqual(["startExport"]);
});

test("an export that runs is canceled when its signal is aborted, and the iteration ends with the reason", async () => {
  states = [{ state: "RUNNING" }];
  const controller = new AbortController();
  duringPause = () => pauses.length === 3 && controller.abort(reason);
  await expect(read({ signal: controller.signal })).rejects.toBe(reason);
  expect(names()).toEqual(["startExport", "node", "node", "cancelExport"]);
  expect(operations.at(-1)?.variables).toEqual({ input: { exportId: "E" } });
});

test("a signal that is aborted before starts nothing, and one during the download ends that", async () => {
  await expect(read({ signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
  expect(operations).toEqual([]);
  const controller = new AbortController();
  const open = new Readable({ read() {} });
  open.push(lineOf("a"));
  files = [{ body: open }];
  const reading = (async () => {
    for await (const _ of rowsOf({ signal: controller.signal })) controller.abort(reason);
  })();
  await expect(reading).rejects.toBe(reason);
  expect(names()).not.toContain("cancelExport");
});

test("an export is canceled when it cannot be followed", async () => {
  states = [{ state: "RUNNING" }];
  const { fetch } = globalThis;
  const lossy: typeof fetch = (url, init) =>
    String(init?.body).includes("node(id") ? Promise.reject(new TypeError("Lost.")) : fetch(url, init);
  const client = createClient({ gateway: stub.url, auth: { token: "T" }, fetch: lossy, maxAttempts: 2 });
  const error = await caught(client.exportRows(query).next());
  expect(error.codes).toEqual(["NETWORK_ERROR"]);
  expect(names()).toEqual(["startExport", "cancelExport"]);
});

test("an export is started with a token that has all its time before it", async () => {
  const given = ["1", "2"];
  const token = () => given.shift() ?? "none";
  const client = createClient({ gateway: stub.url, auth: { token } });
  await client.ask("{ node }");
  for await (const _ of client.exportRows(query));
  expect(operations.slice(0, 2).map((each) => each.token)).toEqual(["Bearer 1", "Bearer 2"]);
  expect(given).toEqual([]);
});
