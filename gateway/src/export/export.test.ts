import { afterAll, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { createCaller } from "../../test/createCaller.ts";
import { answer, restUser } from "../../test/standInRest.ts";
import { type FaultStack, startFaultStack } from "../../test/startStack.ts";
import { until } from "../../test/until.ts";
import { toGlobalId } from "../globalId.ts";
import type { ExportLimits } from "./exportRuns.ts";

type Reply = { status: number; body: object };
type Row = Record<string, unknown>;
type Body = { query?: string; list?: string; lines?: string[]; incompleteRows?: number };
type Sent = { method: string; url: string; body: Body };

const record = {
  ...{ id: "e1", state: "RUNNING", query: "{ a }", rowCount: 0, incompleteRowCount: 0, byteSize: 0, url: null },
  ...{ createdAt: "2026-11-23T06:00:00.000Z", completedAt: null, errorCode: null, message: null, expiresAt: null },
};
const problem = (status: number, code: string): Reply => ({ status, body: { code, message: "No.", requestId: "r" } });
const rooms = Array.from({ length: 250 }, (_, row) => ({ id: `i${row}`, projectId: "p1", title: `Room ${row}` }));
const roomsQuery = "{ viewer { company { installations { edges { node { installationId title } } } } } }";
const historyQuery =
  "{ viewer { company { installations { edges { node { title history(first: 1) { totalCount } } } } } } }";
const stepsQuery =
  "{ viewer { company { installations { edges { node { title steps(language: sv) { title } } } } } } }";

let stack: FaultStack;
let sent: Sent[];
/** Answers a request instead of the good service. */
let intercept: (request: Sent) => Reply | "never" | null;

async function startWith(exports: Partial<ExportLimits> = {}): Promise<FaultStack> {
  const started = await startFaultStack({}, { exports: { retryMs: 1, maxPartMs: 0, ...exports } });
  started.rest.handler = async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body: Body = chunks.length > 0 ? JSON.parse(Buffer.concat(chunks).toString()) : {};
    const { method = "", url = "" } = request;
    if (url.startsWith("/v1/user/")) return answer(response, 200, restUser);
    const one = { method, url: url.slice(4), body };
    sent.push(one);
    const reply = intercept(one) ?? goodReply(one);
    if (reply !== "never") answer(response, reply.status, reply.body);
  };
  return started;
}

function goodReply({ method, url }: Sent): Reply {
  if (url.startsWith("exports"))
    return {
      status: method === "POST" ? 201 : 200,
      body: method === "GET" && url === "exports" ? { data: [record] } : record,
    };
  if (url.includes("/steps"))
    return { status: 200, body: { data: [{ stepLabel: "BEFORE_LAYING", title: "1", data: [] }] } };
  const query = new URL(url, "http://x").searchParams;
  const [skip, take] = [Number(query.get("skip")), Number(query.get("take"))];
  return { status: 200, body: { data: rooms.slice(skip, skip + take), meta: { count: rooms.length } } };
}

beforeAll(async () => {
  stack = await startWith();
});
afterAll(() => stack.close());
beforeEach(() => {
  sent = [];
  intercept = () => null;
});

async function ask(query: string, variables: object = {}, { url, pool } = stack, claims = {}) {
  const authorization = `Bearer ${pool.accessToken(claims)}`;
  const { data, errors } = await createCaller(url).send<Record<string, never>>(query, variables, { authorization });
  return { data, codes: errors?.map(({ path, extensions: { code } }) => [path?.join("."), code]) };
}
const startDocument = `mutation($query: String!) { startExport(input: { query: $query }) {
  export { id state rowCount } userErrors { code path message } } }`;
const start = (query: string, on = stack, claims = {}) => ask(startDocument, { query }, on, claims);
const isEnd = ({ method, url }: Sent) => method === "PUT" && url === "exports/e1";
const isPart = ({ url }: Sent) => url.startsWith("exports/e1/parts/");
const isPage = ({ url }: Sent) => url.startsWith("installations?");
const ended = async () => {
  await until(() => sent.some(isEnd));
  return sent.find(isEnd)?.body;
};
const written = () => sent.filter(isPart).flatMap(({ body }) => body.lines?.map((line): Row => JSON.parse(line)) ?? []);

test("every page is written before the next is read, as lines of its nodes", async () => {
  const { data } = await start(roomsQuery);
  const started = { id: toGlobalId("Export", "e1"), state: "RUNNING", rowCount: 0 };
  expect(data).toEqual({ startExport: { export: started, userErrors: [] } });
  expect(await ended()).toEqual({ state: "COMPLETED" });
  expect(written()).toEqual(rooms.map(({ id, title }) => ({ installationId: id, title })));
  expect(sent[0]).toEqual({ method: "POST", url: "exports", body: { query: roomsQuery, list: "installations" } });
  const kinds = sent.map((one) => (isPage(one) ? "page" : isPart(one) ? one.url.slice("exports/e1/".length) : "end"));
  expect(kinds.slice(1)).toEqual(["page", "parts/0", "page", "parts/1", "page", "parts/2", "end"]);
});

test("a field that fails is null in its line, which tells the error, and the rest is whole", async () => {
  intercept = ({ url }) => (/^history\?.*=i7\b/.test(url) ? problem(500, "BROKEN") : null);
  await start(historyQuery);
  expect(await ended()).toEqual({ state: "COMPLETED" });
  const whole: Row[] = rooms.map(({ title }) => ({ title, history: { totalCount: 250 } }));
  const __errors = [{ path: ["history"], message: expect.any(String), code: "UPSTREAM_ERROR" }];
  expect(written()).toEqual(whole.with(7, { title: "Room 7", history: null, __errors }));
  const incomplete = sent.filter(isPart).flatMap(({ body }) => body.incompleteRows || []);
  expect(incomplete).toEqual([1]);
});

test("a field that the schema never lets be null ends the export when it fails, as it takes a page with it", async () => {
  intercept = ({ url }) => (url.includes("/installation/i7/steps") ? problem(500, "BROKEN") : null);
  await start(stepsQuery);
  expect(await ended()).toMatchObject({ state: "FAILED", errorCode: "READ_FAILED" });
  expect(written()).toEqual([]);
});

test("a page that fails for a moment is read again", async () => {
  let fails = 2;
  intercept = (one) => (isPage(one) && one.url.includes("skip=100") && fails-- > 0 ? problem(503, "BUSY") : null);
  await start(roomsQuery);
  expect(await ended()).toEqual({ state: "COMPLETED" });
  expect(written()).toHaveLength(250);
});

test("a list that goes on failing ends the export with the reason", async () => {
  intercept = (one) => (isPage(one) && one.url.includes("skip=100") ? problem(500, "BROKEN") : null);
  await start(roomsQuery);
  expect(await ended()).toMatchObject({ state: "FAILED", errorCode: "READ_FAILED", message: expect.any(String) });
  expect(written()).toHaveLength(100);
});

test("rows that need or take too much together are read fewer at a time, and the service hears of it", async () => {
  let fails = 1;
  // Of a hundred rows with a request for each, an operation may not ask for the last one.
  intercept = ({ url }) => (url.includes("/installation/i99/steps") && fails-- > 0 ? problem(504, "SLOW") : null);
  await start(stepsQuery);
  expect(await ended()).toEqual({ state: "COMPLETED" });
  expect(written()).toHaveLength(250);
  expect(sent.filter(isPart).map(({ body }) => body.lines?.length)).toEqual([0, 50, 0, ...Array(8).fill(25)]);
});

test("a cancel is seen at the next part: nothing more is read, and the end is not told twice", async () => {
  const gone = new Promise<void>((resolve) => {
    intercept = (one) => {
      if (!isPart(one) || !one.url.endsWith("/1")) return null;
      resolve();
      return problem(409, "EXPORT_ENDED");
    };
  });
  await start(roomsQuery);
  await gone;
  intercept = () => null;
  // Another whole export gives the first one time to go on, if it did.
  await start(roomsQuery);
  expect(await ended()).toEqual({ state: "COMPLETED" });
  expect(sent.filter(isPage)).toHaveLength(2 + 3);
  expect(sent.filter(isEnd)).toHaveLength(1);
});

test.each([
  [413, "EXPORT_TOO_LARGE", "TOO_LARGE"],
  [507, "STORAGE_FULL", "NOT_WRITTEN"],
  [401, "UNAUTHENTICATED", "ACCESS_ENDED"],
])("a part that is refused by %d %s ends the export as %s", async (status, code, errorCode) => {
  intercept = (one) => (isPart(one) ? problem(status, code) : null);
  await start(roomsQuery);
  expect(await ended()).toMatchObject({ state: "FAILED", errorCode });
});

test("an access token that is about to end ends the export, while that can still be told", async () => {
  await start(roomsQuery, stack, { exp: Math.floor(Date.now() / 1_000) + 20 });
  expect(await ended()).toMatchObject({ state: "FAILED", errorCode: "ACCESS_ENDED" });
  expect(sent.filter(isPage)).toEqual([]);
});

test("a gateway that stops tells that its exports were interrupted", async () => {
  const own = await startWith();
  intercept = (one) => (isPage(one) && one.url.includes("skip=100") ? "never" : null);
  await start(roomsQuery, own);
  await until(() => sent.some(({ url }) => url.includes("skip=100")));
  await own.close();
  expect(sent.filter(isEnd).map(({ body }) => body)).toMatchObject([{ state: "FAILED", errorCode: "INTERRUPTED" }]);
});

test("a query that cannot be exported is refused in words, and nothing is asked", async () => {
  const { data } = await start("{ viewer { company { name } } }");
  const message = expect.stringContaining("no connection");
  const fault = { code: "VALUE_INVALID", path: ["query"], message };
  expect(data).toEqual({ startExport: { export: null, userErrors: [fault] } });
  expect(sent).toEqual([]);
});

test("a query that leads its caller to no list says so", async () => {
  intercept = ({ url }) => (url.includes("/folder/") ? problem(404, "NOT_FOUND") : null);
  await start('{ folder(projectId: "p1", folderId: "gone") { installations { edges { node { title } } } } }');
  const message = expect.stringContaining("a program begins with `program`");
  expect(await ended()).toEqual({ state: "FAILED", errorCode: "READ_FAILED", message });
});

test("a second export is refused while one runs", async () => {
  intercept = ({ method }) => (method === "POST" ? problem(409, "EXPORT_RUNNING") : null);
  const userErrors = [{ code: "EXPORT_RUNNING", path: null, message: "No." }];
  expect((await start(roomsQuery)).data).toEqual({ startExport: { export: null, userErrors } });
  expect(sent).toHaveLength(1);
});

const fields =
  "id state query rowCount incompleteRowCount byteSize createdAt completedAt errorCode message url expiresAt";
const exportId = toGlobalId("Export", "e1");

test("an export is told as the service tells it, by its id and among one's own, and canceled", async () => {
  const told = { ...record, id: exportId };
  expect((await ask(`{ node(id: "${exportId}") { ... on Export { ${fields} } } }`)).data).toEqual({ node: told });
  expect((await ask(`{ viewer { company { exports { ${fields} } } } }`)).data).toEqual({
    viewer: { company: { exports: [told] } },
  });
  const cancel = `mutation { cancelExport(input: { exportId: "${exportId}" }) { export { id } userErrors { code } } }`;
  expect((await ask(cancel)).data).toEqual({ cancelExport: { export: { id: exportId }, userErrors: [] } });
  expect(sent.map(({ method, url, body }) => [method, url, body])).toEqual([
    ["GET", "exports/e1", {}],
    ["GET", "exports", {}],
    ["PUT", "exports/e1", { state: "CANCELED" }],
  ]);
});

test("a service without exports is told by the features, and in words", async () => {
  intercept = ({ url }) => (url.startsWith("exports") ? problem(404, "NOT_FOUND") : null);
  expect((await ask("{ viewer { features { exports } } }")).data).toEqual({ viewer: { features: { exports: false } } });
  expect((await ask("{ viewer { company { exports { id } } } }")).codes).toEqual([
    ["viewer.company.exports", "NOT_IMPLEMENTED"],
  ]);
  expect((await start(roomsQuery)).codes).toEqual([["startExport", "NOT_IMPLEMENTED"]]);
  const cancel = `mutation { cancelExport(input: { exportId: "${exportId}" }) { export { id } } }`;
  expect((await ask(cancel)).codes).toEqual([["cancelExport", "NOT_IMPLEMENTED"]]);
});
