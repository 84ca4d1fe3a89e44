import { afterAll, beforeAll, beforeEach, expect, test } from "@jest/globals";
import {
  type ExportStack,
  exportRecord,
  isPage,
  isPart,
  problem,
  type Row,
  rooms,
  roomsQuery,
  startExportStack,
  stepsQuery,
} from "../../test/exportCalls.ts";
import { toGlobalId } from "../graphql/globalId.ts";

const historyQuery =
  "{ viewer { company { installations { edges { node { title history(first: 1) { totalCount } } } } } } }";

let stack: ExportStack;
beforeAll(async () => {
  stack = await startExportStack();
});
afterAll(() => stack.close());
beforeEach(() => stack.clear());

test("every page is written before the next is read, as lines of its nodes", async () => {
  const { data } = await stack.start(roomsQuery);
  const started = { id: toGlobalId("Export", "e1"), state: "RUNNING", rowCount: 0 };
  expect(data).toEqual({ startExport: { export: started, userErrors: [] } });
  expect(await stack.ended()).toEqual({ state: "COMPLETED" });
  expect(stack.written()).toEqual(rooms.map(({ id, title }) => ({ installationId: id, title })));
  expect(stack.sent[0]).toEqual({ method: "POST", url: "exports", body: { query: roomsQuery, list: "installations" } });
  const kinds = stack.sent.map((one) =>
    isPage(one) ? "page" : isPart(one) ? one.url.slice("exports/e1/".length) : "end",
  );
  expect(kinds.slice(1)).toEqual(["page", "parts/0", "page", "parts/1", "page", "parts/2", "end"]);
});

test("a field that fails is null in its line, which tells the error, and the rest is whole", async () => {
  stack.intercept = ({ url }) => (/^history\?.*=i7\b/.test(url) ? problem(500, "BROKEN") : null);
  await stack.start(historyQuery);
  expect(await stack.ended()).toEqual({ state: "COMPLETED" });
  const whole: Row[] = rooms.map(({ title }) => ({ title, history: { totalCount: 250 } }));
  const __errors = [{ path: ["history"], message: expect.any(String), code: "UPSTREAM_ERROR" }];
  expect(stack.written()).toEqual(whole.with(7, { title: "Room 7", history: null, __errors }));
  const incomplete = stack.sent.filter(isPart).flatMap(({ body }) => body.incompleteRows || []);
  expect(incomplete).toEqual([1]);
});

test("a list within a row is read to its end, unless the query says how many", async () => {
  const inRow =
    "all: history { totalCount edges { cursor } pageInfo { hasNextPage } } some: history(first: 3) { edges { cursor } }";
  await stack.start(`{ viewer { company { installations { edges { node { title ${inRow} } } } } } }`);
  expect(await stack.ended()).toEqual({ state: "COMPLETED" });
  const rows = stack.written() as { all: { edges: object[] }; some: { edges: object[] } }[];
  expect(rows).toHaveLength(250);
  for (const { all, some } of rows) {
    expect(all).toMatchObject({ totalCount: 250, pageInfo: { hasNextPage: false } });
    expect([new Set(all.edges.map((edge) => JSON.stringify(edge))).size, some.edges.length]).toEqual([250, 3]);
  }
});

test("a list within a row that needs more requests than an operation has ends the export in words", async () => {
  stack.intercept = ({ url }) =>
    url.startsWith("history?")
      ? { status: 200, body: { data: Array.from({ length: 100 }, (_, id) => ({ id })), meta: { count: 100_000 } } }
      : null;
  await stack.start(
    "{ viewer { company { installations { edges { node { title history { edges { cursor } } } } } } } }",
  );
  // `history` may be null, so its error belongs to the row, but COST_EXCEEDED still fails the export.
  expect(await stack.ended()).toMatchObject({ state: "FAILED", errorCode: "COST_EXCEEDED" });
});

test("the other fields of an edge are in its row's line, apart from the node", async () => {
  const rows = [0, 1].map((row) => ({ id: `c${row}`, projectId: "p1", number: `N-${row}`, customer: `Ek ${row}` }));
  stack.intercept = ({ url }) =>
    url.startsWith("certificates?") ? { status: 200, body: { data: rows, meta: { count: rows.length } } } : null;
  await stack.start(
    "{ viewer { company { certificates { edges { cursor customer node { number folder { title } } } } } } }",
  );
  expect(await stack.ended()).toEqual({ state: "COMPLETED" });
  expect(stack.written()).toEqual(
    [0, 1].map((row) => expect.objectContaining({ number: `N-${row}`, __edge: { customer: `Ek ${row}` } })),
  );
});

test("a page that fails for a moment is read again", async () => {
  let fails = 2;
  stack.intercept = (one) => (isPage(one) && one.url.includes("skip=100") && fails-- > 0 ? problem(503, "BUSY") : null);
  await stack.start(roomsQuery);
  expect(await stack.ended()).toEqual({ state: "COMPLETED" });
  expect(stack.written()).toHaveLength(250);
});

test("rows that need or take too much together are read fewer at a time, and the service hears of it", async () => {
  let fails = 1;
  // A page of 100 rows needs one request more than an operation may send. A slow answer then halves the page again.
  stack.intercept = ({ url }) => (url.includes("/installation/i99/steps") && fails-- > 0 ? problem(504, "SLOW") : null);
  await stack.start(stepsQuery);
  expect(await stack.ended()).toEqual({ state: "COMPLETED" });
  expect(stack.written()).toHaveLength(250);
  expect(stack.sent.filter(isPart).map(({ body }) => body.lines?.length)).toEqual([0, 50, 0, ...Array(8).fill(25)]);
});

test("a query that cannot be exported is refused in words, and nothing is asked", async () => {
  const { data } = await stack.start("{ viewer { company { name } } }");
  const message = expect.stringContaining("no connection");
  const fault = { code: "VALUE_INVALID", path: ["query"], message };
  expect(data).toEqual({ startExport: { export: null, userErrors: [fault] } });
  expect(stack.sent).toEqual([]);
});

test("a second export is refused while one runs", async () => {
  stack.intercept = ({ method }) => (method === "POST" ? problem(409, "EXPORT_RUNNING") : null);
  const userErrors = [{ code: "EXPORT_RUNNING", path: null, message: "No." }];
  expect((await stack.start(roomsQuery)).data).toEqual({ startExport: { export: null, userErrors } });
  expect(stack.sent).toHaveLength(1);
});

const fields =
  "id state query rowCount incompleteRowCount byteSize createdAt completedAt errorCode message url expiresAt";
const exportId = toGlobalId("Export", "e1");

test("an export is told as the service tells it, by its id and among one's own, and canceled", async () => {
  const told = { ...exportRecord, id: exportId };
  expect((await stack.ask(`{ node(id: "${exportId}") { ... on Export { ${fields} } } }`)).data).toEqual({ node: told });
  expect((await stack.ask(`{ viewer { company { exports { ${fields} } } } }`)).data).toEqual({
    viewer: { company: { exports: [told] } },
  });
  const cancel = `mutation { cancelExport(input: { exportId: "${exportId}" }) { export { id } userErrors { code } } }`;
  expect((await stack.ask(cancel)).data).toEqual({ cancelExport: { export: { id: exportId }, userErrors: [] } });
  expect(stack.sent.map(({ method, url, body }) => [method, url, body])).toEqual([
    ["GET", "exports/e1", {}],
    ["GET", "exports", {}],
    ["PUT", "exports/e1", { state: "CANCELED" }],
  ]);
});
