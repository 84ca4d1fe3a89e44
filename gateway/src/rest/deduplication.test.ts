import { afterAll, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { createCaller } from "../../test/createCaller.ts";
import { answer, restUser } from "../../test/standInRest.ts";
import { type FaultStack, startFaultStack } from "../../test/startStack.ts";
import { until } from "../../test/until.ts";
import { createTransport } from "./transport.ts";

const viewer = "{ viewer { userId } }";
const company = "{ viewer { company { name } } }";

let stack: FaultStack;
let held: (() => void)[] = [];
beforeAll(async () => {
  stack = await startFaultStack();
});
afterAll(() => stack.close());
beforeEach(() => {
  held = [];
  stack.takeRequests();
});

function createSession(sub: string) {
  const authorization = `Bearer ${stack.pool.accessToken({ sub })}`;
  return { authorization, send: (query: string) => createCaller(stack.url).send<object>(query, {}, { authorization }) };
}

/** Holds back answers to GETs of `path` until `release` is called. */
function hold(path: string, nameOf: (authorization: string) => string = () => "Nordgolv") {
  stack.rest.handler = ({ method, url = "", headers }, response) => {
    const id = url.slice("/v1/user/".length);
    const isUser = url.startsWith("/v1/user/");
    const body = isUser ? { ...restUser, id } : { id: "company-1", name: nameOf(headers.authorization ?? "") };
    if (method === "GET" && url.startsWith(path)) held.push(() => answer(response, 200, body));
    else answer(response, 200, body);
  };
}
const untilHeld = (count: number) => until(async () => held.length === count);
function release() {
  for (const answerHeld of held) answerHeld();
}

test("equal reads that are under way are one request for one token, and one each for two", async () => {
  hold("/v1/user/");
  const same = createSession("same");
  const answers = [same.send(viewer), same.send(viewer), createSession("other").send(viewer)];
  await untilHeld(2);
  release();
  const users = (await Promise.all(answers)).map(({ data }) => data);
  expect(users).toEqual(["same", "same", "other"].map((userId) => ({ viewer: { userId } })));
  expect(stack.takeRequests().toSorted()).toEqual(["GET v1/user/other", "GET v1/user/same"]);
});

test("two tenants who read the same path at once each get their own answer", async () => {
  const [nordgolv, sudgolv] = [createSession("nordgolv"), createSession("sudgolv")];
  hold("/v1/company", (authorization) => (authorization === nordgolv.authorization ? "Nordgolv" : "Sudgolv"));
  const answers = [nordgolv, sudgolv, nordgolv, sudgolv].map(({ send }) => send(company));
  await untilHeld(2);
  release();
  const names = (await Promise.all(answers)).map(({ data }) => data);
  const named = (name: string) => ({ viewer: { company: { name } } });
  expect(names).toEqual([named("Nordgolv"), named("Sudgolv"), named("Nordgolv"), named("Sudgolv")]);
});

test("a read that was answered is not given to the next", async () => {
  hold("/nothing");
  const { send } = createSession("again");
  await send(viewer);
  await send(viewer);
  expect(stack.takeRequests()).toEqual(["GET v1/user/again", "GET v1/user/again"]);
});

test("a read after a change does not join one that began before it", async () => {
  hold("/v1/user/");
  const { send } = createSession("writer");
  const before = send(viewer);
  await untilHeld(1);
  await send("mutation { setLogo(input: { url: null }) { userErrors { code } } }");
  const after = send(viewer);
  await untilHeld(2);
  release();
  await Promise.all([before, after]);
  expect(stack.takeRequests()).toEqual(["GET v1/user/writer", "PUT v1/company", "GET v1/user/writer"]);
});

function startReads() {
  const transport = createTransport(stack.rest.url);
  const read = (signal: AbortSignal) =>
    transport.send({
      method: "GET",
      path: "v1/company",
      template: "v1/company",
      token: "token",
      requestId: crypto.randomUUID(),
      signal,
    });
  return { read, close: transport.close };
}
const timedOut = { extensions: { code: "UPSTREAM_TIMEOUT" } };
const outOfTime = () => new DOMException("The operation took too long.", "TimeoutError");

test("an operation that is out of time leaves the others their shared answer", async () => {
  hold("/v1/company");
  const { read, close } = startReads();
  const operation = new AbortController();
  const first = read(operation.signal);
  const second = read(new AbortController().signal);
  const third = read(operation.signal);
  await untilHeld(1);
  operation.abort(outOfTime());
  await expect(first).rejects.toMatchObject(timedOut);
  await expect(third).rejects.toMatchObject(timedOut);
  release();
  expect(JSON.parse((await second).text)).toEqual({ id: "company-1", name: "Nordgolv" });
  expect(held).toHaveLength(1);
  await close();
});

test("a shared read is aborted when the last operation has left it, and the next begins anew", async () => {
  let aborted = 0;
  stack.rest.handler = (_, response) => {
    held.push(() => answer(response, 200, { id: "company-1", name: "Nordgolv" }));
    response.once("close", () => (aborted += response.writableFinished ? 0 : 1));
  };
  const { read, close } = startReads();
  const [one, other] = [new AbortController(), new AbortController()];
  const reads = [read(one.signal), read(other.signal)];
  await untilHeld(1);
  one.abort(outOfTime());
  await expect(reads[0]).rejects.toMatchObject(timedOut);
  expect(aborted).toBe(0);
  other.abort(outOfTime());
  const next = read(new AbortController().signal);
  await expect(reads[1]).rejects.toMatchObject(timedOut);
  await until(() => aborted === 1);
  await untilHeld(2);
  release();
  expect((await next).status).toBe(200);
  await close();
});
