import type { Socket } from "node:net";
import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { answer, type StandInRest, startStandInRest } from "../../test/standInRest.ts";
import { createTransport, type RestRequest, type Transport, type Watch } from "./transport.ts";

const neverOpen = { calls: Number.POSITIVE_INFINITY, pause: 1_000 };

let rest: StandInRest;
let transport: Transport;
let told: string[];
let asked: number[];
beforeEach(async () => {
  rest = await startStandInRest();
  told = [];
  asked = [];
});
afterEach(async () => {
  jest.restoreAllMocks();
  await transport.close();
  await rest.close();
});

const watch: Watch = {
  changed: (part, isOpen) => told.push(`${isOpen ? "opened" : "closed"} ${part}`),
  refused: (part) => told.push(`refused ${part}`),
  repeated: (part) => told.push(`repeated ${part}`),
};

function breakAll(onBreak: (socket: Socket) => void = () => {}) {
  rest.handler = ({ socket }) => {
    asked.push(performance.now());
    onBreak(socket);
    socket.destroy();
  };
}

// Each with a token of its own, since equal reads of one token are one request.
const request = (given: Partial<RestRequest> = {}): RestRequest => ({
  method: "GET",
  path: "v1/company",
  token: crypto.randomUUID(),
  requestId: "test",
  signal: new AbortController().signal,
  ...given,
});
const outcomes = (calls: Promise<unknown>[]) => Promise.allSettled(calls);

test("of many that break at once some are sent once more, and no more of later ones than a tenth", async () => {
  transport = createTransport(rest.url, { breaking: neverOpen, watch });
  breakAll();
  await outcomes(Array.from({ length: 200 }, () => transport.send(request())));
  const repeats = told.filter((line) => line === "repeated GET v1/company").length;
  expect(asked).toHaveLength(200 + repeats);
  expect(repeats).toBeGreaterThanOrEqual(50);
  expect(repeats).toBeLessThanOrEqual(71);
});

test("two that break together are not sent again together", async () => {
  jest.spyOn(Math, "random").mockReturnValueOnce(0).mockReturnValueOnce(1);
  transport = createTransport(rest.url, { breaking: neverOpen, watch });
  breakAll();
  await outcomes([transport.send(request()), transport.send(request())]);
  const [, , first = 0, second = 0] = asked;
  expect(second - first).toBeGreaterThan(20);
});

test("what breaks is not sent again once the breaker opened meanwhile, and told as what it is", async () => {
  jest.spyOn(Math, "random").mockReturnValue(1);
  transport = createTransport(rest.url, { breaking: { calls: 1, pause: 60_000 }, watch });
  breakAll();
  const create = request({ method: "POST", path: "v1/company/c1/project", body: {} });
  const keyed = { ...create, idempotencyKey: "key-1" };
  const part = "POST v1/company/:id/project";
  await Promise.all([
    expect(transport.send(keyed)).rejects.toThrow("cannot be reached. Try again with the same key"),
    expect(transport.send(create)).rejects.toThrow("Look whether the change is there"),
  ]);
  expect(asked).toHaveLength(2);
  await expect(transport.send(keyed)).rejects.toThrow("was not sent to it, and changed nothing");
  expect(told).toEqual([`opened ${part}`, `refused ${part}`]);
});

test("what was answered when it was sent again opens nothing, however much broke at first", async () => {
  transport = createTransport(rest.url, { breaking: { calls: 1, pause: 60_000 }, watch });
  const broken = new Set<unknown>();
  rest.handler = ({ socket, headers }, response) => {
    if (broken.has(headers["x-request-id"])) return answer(response, 200, {});
    broken.add(headers["x-request-id"]);
    socket.destroy();
  };
  const calls = Array.from({ length: 40 }, (_, index) => transport.send(request({ requestId: `r${index}` })));
  expect((await Promise.all(calls)).every(({ status }) => status === 200)).toBe(true);
  expect(told).toEqual(Array.from({ length: 40 }, () => "repeated GET v1/company"));
});

test("an operation that is over meanwhile is told at once, and nothing is sent again for it", async () => {
  jest.spyOn(Math, "random").mockReturnValue(1);
  transport = createTransport(rest.url, { breaking: neverOpen, watch });
  const operation = new AbortController();
  breakAll((socket) => {
    const end = () => operation.abort(new DOMException("The operation took too long.", "TimeoutError"));
    socket.once("close", () => setTimeout(end, 20));
  });
  await expect(transport.send(request({ signal: operation.signal }))).rejects.toMatchObject({
    extensions: { code: "UPSTREAM_TIMEOUT" },
  });
  expect([asked.length, told]).toEqual([1, []]);
});

test("those that their operation does not wait for open nothing, those that had their time do", async () => {
  const patience = { connect: 1_000, headers: 1_000, all: 100 };
  transport = createTransport(rest.url, { breaking: { calls: 3, pause: 60_000 }, watch, patience });
  for (let call = 0; call < 3; call += 1) {
    const operation = new AbortController();
    rest.handler = () => operation.abort(new DOMException("The operation took too long.", "TimeoutError"));
    await expect(transport.send(request({ signal: operation.signal }))).rejects.toThrow("in time");
  }
  expect(told).toEqual([]);
  await outcomes([1, 2, 3].map(() => transport.send(request())));
  expect(told).toEqual(["opened GET v1/company"]);
});
