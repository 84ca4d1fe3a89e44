import { setImmediate } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { importShared } from "../../../scripts/importShared.ts";
import { createCaller } from "../../test/createCaller.ts";
import { answer, restUser } from "../../test/standInRest.ts";
import { type FaultStack, startFaultStack } from "../../test/startStack.ts";
import { until } from "../../test/until.ts";
import { runItems } from "./bulk.ts";
import { toGlobalId } from "./globalId.ts";

type Results = { results: ({ installation: unknown; userErrors: unknown } | null)[]; userErrors: object[] };

const folderId = toGlobalId("Folder", "p", "f");
const installerId = toGlobalId("User", "user-1");
const row = { id: "made", title: "Hall", installerId: "user-1", installer: {}, folderId: "f", projectId: "p" };

let stack: FaultStack;
let keys: (string | string[] | undefined)[];
let held: Promise<unknown> | undefined;
let fails: (url: string, body: string) => boolean;
const collector = new URL("../../test/unhandledRejections.ts", import.meta.url).href;
const { collectUnhandledRejections } =
  await importShared<typeof import("../../test/unhandledRejections.ts")>(collector);
const unhandled = collectUnhandledRejections();

beforeAll(async () => {
  // The failures of these tests must not open the breaker.
  stack = await startFaultStack({}, { breaker: { minimumRps: Number.POSITIVE_INFINITY, halfOpenAfter: 1_000 } });
  stack.rest.handler = async (request, response) => {
    const { url = "", method } = request;
    let body = "";
    for await (const part of request) body += part;
    if (method === "POST") await held;
    if (method === "POST") keys.push(request.headers["idempotency-key"]);
    if (url.startsWith("/v1/user/")) return answer(response, 200, restUser);
    if (fails(url, body)) return answer(response, 500, { code: "INTERNAL", message: "no" });
    if (url.includes("/late/complete")) {
      return answer(response, 409, { code: "INSTALLATION_INCOMPLETE", message: "not yet" });
    }
    if (method === "GET" && url.includes("/folder/")) return answer(response, 200, { id: "f", projectId: "p" });
    const { title } = body === "" ? { title: "Hall" } : JSON.parse(body);
    answer(response, 200, { ...row, title });
  };
});
afterAll(async () => {
  unhandled.stop();
  await stack.close();
});
beforeEach(() => {
  keys = [];
  held = undefined;
  fails = () => false;
  stack.takeRequests();
});

async function send(name: string, input: object, selection = "installation { title } userErrors { code field }") {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  const results = selection && `results { ${selection} }`;
  const query = `mutation($input: ${type}!) { ${name}(input: $input) { ${results} userErrors { code field } } }`;
  const authorization = `Bearer ${stack.pool.accessToken({ sub: `user-${crypto.randomUUID()}` })}`;
  const { data, errors } = await createCaller(stack.url).send<Record<string, Results> | null>(
    query,
    { input },
    { authorization },
  );
  const told = errors?.map(({ path, extensions }) => [path?.join("."), extensions.code]);
  return { payload: data?.[name], told, requests: stack.takeRequests() };
}

const rooms = (...titles: string[]) => ({ folderId, installations: titles.map((title) => ({ title, installerId })) });
const installations = (...ids: string[]) => ({
  installationIds: ids.map((id) => toGlobalId("Installation", "p", id)),
  acceptsDisclaimer: true,
});

test("a failure of the service is an error at its entry alone, beside a refusal and the others", async () => {
  fails = (_, body) => body.includes("Bath");
  const created = await send("createInstallations", rooms("Hall", "Bath", " ", "Kitchen"));
  expect(created.payload).toEqual({
    results: [
      { installation: { title: "Hall" }, userErrors: [] },
      null,
      { installation: null, userErrors: [{ code: "TITLE_REQUIRED", field: "title" }] },
      { installation: { title: "Kitchen" }, userErrors: [] },
    ],
    userErrors: [],
  });
  expect(created.told).toEqual([["createInstallations.results.1", "UPSTREAM_ERROR"]]);
  const post = "POST v1/company/company-1/project/p/folder/f/installation";
  expect(created.requests.filter((request) => request.startsWith("POST"))).toEqual([post, post, post]);

  fails = (url) => url.includes("/broken/complete");
  const finished = await send("finishInstallations", installations("good", "broken", "late"));
  expect(finished.payload).toEqual({
    results: [
      { installation: { title: "Hall" }, userErrors: [] },
      null,
      { installation: { title: "Hall" }, userErrors: [{ code: "NOT_READY", field: null }] },
    ],
    userErrors: [],
  });
  expect(finished.told).toEqual([["finishInstallations.results.1", "UPSTREAM_ERROR"]]);
});

test("entries that nobody asks about are waited for, and may fail too", async () => {
  fails = (url) => url.includes("/complete");
  const { payload, told, requests } = await send("finishInstallations", installations("a", "b"), "");
  expect([payload, told]).toEqual([{ userErrors: [] }, undefined]);
  expect(requests.filter((request) => request.startsWith("POST"))).toHaveLength(2);
  expect(unhandled.reasons).toEqual([]);
});

test("each request has a key of its own, made of the operation's", async () => {
  const input = { ...rooms("Hall", "Bath"), idempotencyKey: "order-4711" };
  await send("createInstallations", input);
  const [first, second] = keys;
  expect(first).toMatch(/^[\w-]{43}$/);
  expect(second).not.toBe(first);
  await send("createInstallations", input);
  expect(keys.slice(2).sort()).toEqual(keys.slice(0, 2).sort());
  await send("createInstallations", rooms("Hall"));
  expect(keys.at(-1)).toBeUndefined();
});

const services = { operationTimeoutMs: 10_000 };

test("eight entries are under way at once, and the next begins when one has ended", async () => {
  const begun: (() => void)[] = [];
  const handle = (_: unknown, index: number) => {
    const { promise, resolve } = Promise.withResolvers<number>();
    begun.push(() => resolve(index));
    return promise;
  };
  const results = runItems(Array.from({ length: 10 }), handle, { reply: { elapsedTime: 0 }, services });
  await setImmediate();
  expect(begun).toHaveLength(8);
  begun[3]?.();
  await setImmediate();
  expect(begun).toHaveLength(9);
  begun[0]?.();
  await setImmediate();
  for (const end of begun) end();
  expect(await Promise.all(await results)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

test("no entry is begun when the time left is needed to tell of the others", async () => {
  const reply = { elapsedTime: 0 };
  const handle = async (entry: string) => {
    reply.elapsedTime += 1_000;
    return entry;
  };
  const results = await runItems([..."abcdefghijkl"], handle, { reply, services });
  const told = await Promise.allSettled(results);
  expect(told.map(({ status }) => status === "fulfilled").lastIndexOf(true)).toBe(7);
  const late = { status: "rejected", reason: { extensions: { code: "UPSTREAM_TIMEOUT" } } };
  expect(told.slice(8)).toMatchObject([late, late, late, late]);
});

test("more than the operation's requests are refused before the first change", async () => {
  const ids = Array.from({ length: 100 }, (_, index) => `i${index}`);
  const { payload, told, requests } = await send("createInstallations", rooms(...ids));
  expect(payload).toBeUndefined();
  expect(told).toEqual([["createInstallations", "COST_EXCEEDED"]]);
  expect(requests.filter((request) => request.startsWith("POST"))).toEqual([]);
});

test("a hundred installations are finished by one operation of a person, which reads that user too", async () => {
  const ids = Array.from({ length: 100 }, (_, index) => `i${index}`);
  const { payload, told } = await send("finishInstallations", installations(...ids), "userErrors { code }");
  expect([payload?.results, told]).toEqual([Array(100).fill({ userErrors: [] }), undefined]);
});

test("a product that cannot be read for a late entry fails that entry alone", async () => {
  let reads = 0;
  fails = (url) => {
    if (url.includes("/product/")) reads += 1;
    return url.includes("/product/");
  };
  // The first eight entries wait until the product has been read without success.
  held = until(() => reads > 0);
  const others = Array.from({ length: 11 }, (_, index) => ({ title: `Room ${index}`, installerId }));
  const last = { title: "Last", installerId, products: [{ productId: toGlobalId("Product", "mat") }] };
  const { payload, told } = await send("createInstallations", { folderId, installations: [...others, last] });
  expect(told).toEqual([["createInstallations.results.11", "UPSTREAM_ERROR"]]);
  expect(payload?.results.filter((result) => result !== null)).toHaveLength(11);
  expect(unhandled.reasons).toEqual([]);
});
