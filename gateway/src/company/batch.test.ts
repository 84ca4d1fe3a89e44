import { afterAll, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { createCaller } from "../../test/createCaller.ts";
import { answer, restUser } from "../../test/standInRest.ts";
import { type FaultStack, startFaultStack } from "../../test/startStack.ts";
import { toGlobalId } from "../graphql/globalId.ts";

const running = {
  ...{ id: "b1", action: "ASSIGN", state: "RUNNING", itemCount: 3, doneCount: 0, leftCount: 0, waitingCount: 3 },
  ...{ createdAt: "2026-02-01T10:00:00.000Z", endedAt: null, undoableUntil: null, undoes: null, retryAt: null },
};
const left = [
  { id: "i1", projectId: "p1", title: "Bath", code: "INSTALLATION_ACTIVATED" },
  { id: "i2", projectId: null, title: "", code: "NOT_FOUND" },
];
const ended = { ...running, state: "COMPLETED", doneCount: 1, leftCount: 2, waitingCount: 0 };

let stack: FaultStack;
let started: { status: number; body: object };
let bodies: string[];
beforeAll(async () => {
  stack = await startFaultStack();
  stack.rest.handler = async (request, response) => {
    const { url = "", method } = request;
    if (url.startsWith("/v1/user/")) return answer(response, 200, restUser);
    if (method === "POST") {
      bodies.push(Buffer.concat(await request.toArray()).toString());
      return answer(response, started.status, started.body);
    }
    if (url.endsWith("/batch")) return answer(response, 200, { data: [ended, running] });
    if (url.endsWith("/batch/b1")) return answer(response, 200, { ...ended, left, waiting: [] });
    answer(response, 404, { code: "NOT_FOUND" });
  };
});
afterAll(() => stack.close());
beforeEach(() => {
  bodies = [];
  started = { status: 202, body: running };
});

async function ask(query: string, variables: object = {}) {
  const authorization = `Bearer ${stack.pool.accessToken()}`;
  stack.takeRequests();
  const { data, errors } = await createCaller(stack.url).send(query, variables, { authorization });
  const codes = errors?.map(({ path, extensions: { code } }) => [path?.join("."), code]);
  return { data, codes, requests: stack.takeRequests().filter((request) => request.includes("batch")) };
}

const start = (input: object) =>
  ask(
    `mutation($input: StartBatchInput!) {
      startBatch(input: $input) { batch { id state left { title } } userErrors { code field max } }
    }`,
    { input },
  );
const rooms = ["i1", "i2"].map((id) => toGlobalId("Installation", "p1", id));

test("starts a batch by one request, with the ids that its service knows", async () => {
  const input = { action: "ASSIGN", ids: rooms, installerId: toGlobalId("User", "u2"), idempotencyKey: "once" };
  const { data, requests } = await start(input);
  const batch = { id: toGlobalId("Batch", "b1"), state: "RUNNING", left: [] };
  expect(data).toEqual({ startBatch: { batch, userErrors: [] } });
  expect(requests).toEqual(["POST v1/company/company-1/batch"]);
  expect(bodies.map((body) => JSON.parse(body))).toEqual([{ action: "ASSIGN", ids: ["i1", "i2"], installerId: "u2" }]);
});

test("exchanges installed products, and asks nothing of a service that exchanges one at a time", async () => {
  const ids = ["m1", "m2"].map((id) => toGlobalId("InstalledProduct", "p1", "i1", id));
  const exchange = (product: string) => start({ action: "EXCHANGE", ids, productId: product });
  const productId = toGlobalId("Product", "10");
  expect((await exchange(productId)).data).toMatchObject({ startBatch: { userErrors: [] } });
  expect(bodies.map((body) => JSON.parse(body))).toEqual([{ action: "EXCHANGE", ids: ["m1", "m2"], productId: "10" }]);
  const { data, requests } = await exchange(toGlobalId("User", "u2"));
  const error = { code: "PRODUCT_NOT_FOUND", field: "productId", max: null };
  expect([data, requests]).toEqual([{ startBatch: { batch: null, userErrors: [error] } }, []]);
  stack.rest.lacking.add("productBatches");
  const { codes, requests: none } = await exchange(productId);
  expect([codes, none]).toEqual([[["startBatch", "NOT_IMPLEMENTED"]], []]);
  stack.rest.lacking.delete("productBatches");
});

test("refuses no ids, more than a thousand and those of another kind without a request", async () => {
  const refused = { startBatch: { batch: null, userErrors: [{ code: "VALUE_INVALID", field: "ids", max: 1000 }] } };
  for (const ids of [[], Array(1001).fill(rooms[0]), [...rooms, toGlobalId("Project", "p1")]]) {
    expect(await start({ action: "ASSIGN", ids })).toEqual({ data: refused, codes: undefined, requests: [] });
  }
});

test("refuses an installer whose id is none without a request", async () => {
  const { data, requests } = await start({ action: "ASSIGN", ids: rooms, installerId: "nonsense" });
  const error = { code: "INSTALLER_NOT_ALLOWED", field: "installerId", max: null };
  expect([data, requests]).toEqual([{ startBatch: { batch: null, userErrors: [error] } }, []]);
});

test("tells what a batch left with its reason, by one request more, and nothing of one that left nothing", async () => {
  const items = "objectId title code";
  const { data, requests } = await ask(`{ viewer { company { batches { doneCount isUndo left { ${items} } } } } }`);
  const told = [
    { objectId: rooms[0], title: "Bath", code: "ALREADY_ACTIVATED" },
    { objectId: null, title: "", code: null },
  ];
  const batches = [
    { doneCount: 1, isUndo: false, left: told },
    { doneCount: 0, isUndo: false, left: [] },
  ];
  expect(data).toEqual({ viewer: { company: { batches } } });
  expect(requests).toEqual(["GET v1/company/company-1/batch", "GET v1/company/company-1/batch/b1"]);
});

test("takes a batch back, and tells where that is too late", async () => {
  const undo = () =>
    ask(
      `mutation { undoBatch(input: { batchId: "${toGlobalId("Batch", "b1")}" }) { batch { state } userErrors { code } } }`,
    );
  expect((await undo()).data).toEqual({ undoBatch: { batch: { state: "RUNNING" }, userErrors: [] } });
  started = { status: 409, body: { code: "NOT_UNDOABLE", message: "Too late.", requestId: "r" } };
  const { data, requests } = await undo();
  expect(data).toEqual({ undoBatch: { batch: null, userErrors: [{ code: "NOT_UNDOABLE" }] } });
  expect(requests).toEqual(["POST v1/company/company-1/batch/b1/undo"]);
});

test("a service without batches is asked for none", async () => {
  stack.rest.lacking.add("batches");
  const { codes, requests } = await start({ action: "ASSIGN", ids: rooms });
  expect([codes, requests]).toEqual([[["startBatch", "NOT_IMPLEMENTED"]], []]);
  stack.rest.lacking.delete("batches");
});
