import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { answer, type StandInRest, startStandInRest } from "../../test/standInRest.ts";
import { pathOf } from "./path.ts";
import type { TransportEvents } from "./policies.ts";
import { createTransport, type RestRequest, type Transport } from "./transport.ts";

const neverOpen = { minimumRps: Number.POSITIVE_INFINITY, halfOpenAfter: 1_000 };
const openAtFirst = { minimumRps: 1, halfOpenAfter: 60_000 };
const company = "GET v1/company";

let rest: StandInRest;
let transport: Transport;
let told: string[];
let asked: number;
beforeEach(async () => {
  rest = await startStandInRest();
  told = [];
  asked = 0;
});
afterEach(async () => {
  await transport.close();
  await rest.close();
});

const events: TransportEvents = {
  breakerChanged: (call, isOpen) => told.push(`${isOpen ? "opened" : "closed"} ${call}`),
  rejected: (call) => told.push(`rejected ${call}`),
  retried: (call, reason) => told.push(`retried ${call} ${reason}`),
};

function breakAll() {
  rest.handler = ({ socket }) => {
    asked += 1;
    socket.destroy();
  };
}

// Each request has its own token, because equal reads with the same token are sent once.
const request = (given: Partial<RestRequest> = {}): RestRequest => ({
  ...pathOf("getCompany"),
  token: crypto.randomUUID(),
  requestId: "test",
  signal: new AbortController().signal,
  ...given,
});
const outcomes = (calls: Promise<unknown>[]) => Promise.allSettled(calls);
const times = <T>(count: number, make: () => T) => Array.from({ length: count }, make);

test("each read whose connection breaks is sent once more, and no more than that", async () => {
  transport = createTransport(rest.url, { breaker: neverOpen, events });
  breakAll();
  await outcomes(times(10, () => transport.send(request())));
  expect(asked).toBe(20);
  expect(told).toEqual(times(10, () => `retried ${company} UND_ERR_SOCKET`));
});

test("a change without a key is sent once, one with a key once more, and what the open breaker rejects says that it changed nothing", async () => {
  transport = createTransport(rest.url, { breaker: openAtFirst, events });
  breakAll();
  const create = request({ ...pathOf("createProject", { companyId: "c1" }), body: {} });
  const keyed = { ...create, idempotencyKey: "key-1" };
  const call = "POST v1/company/:id/project";
  await Promise.all([
    expect(transport.send(keyed)).rejects.toThrow("cannot be reached. Try again with the same key"),
    expect(transport.send(create)).rejects.toThrow("Look whether the change is there"),
  ]);
  expect(asked).toBe(3);
  await expect(transport.send(keyed)).rejects.toThrow("was not sent to it, and changed nothing");
  expect(asked).toBe(3);
  expect(told.toSorted()).toEqual([`opened ${call}`, `rejected ${call}`, `retried ${call} UND_ERR_SOCKET`]);
});

test("requests answered on a repeat do not open the breaker, however many failed at first", async () => {
  transport = createTransport(rest.url, { breaker: openAtFirst, events });
  const broken = new Set<unknown>();
  rest.handler = ({ socket, headers }, response) => {
    if (broken.has(headers["x-request-id"])) return answer(response, 200, {});
    broken.add(headers["x-request-id"]);
    socket.destroy();
  };
  const calls = Array.from({ length: 40 }, (_, index) => transport.send(request({ requestId: `r${index}` })));
  expect((await Promise.all(calls)).every(({ status }) => status === 200)).toBe(true);
  expect(told).toEqual(times(40, () => `retried ${company} UND_ERR_SOCKET`));
});

test("a whole answer comes as text, whatever pieces it came in", async () => {
  transport = createTransport(rest.url);
  rest.handler = (_, response) => {
    response.writeHead(201);
    response.write(Buffer.from("\u{feff}Ume"));
    response.write(Buffer.from("å").subarray(0, 1), () => response.end(Buffer.from("å").subarray(1)));
  };
  expect(await transport.send(request())).toEqual({ status: 201, text: "Umeå" });
});

test("an operation that is over sends nothing", async () => {
  transport = createTransport(rest.url);
  breakAll();
  const signal = AbortSignal.abort(new DOMException("The operation took too long.", "TimeoutError"));
  await expect(transport.send(request({ signal }))).rejects.toMatchObject({ extensions: { code: "UPSTREAM_TIMEOUT" } });
  expect(asked).toBe(0);
});

test("answers after the end of their operation do not open the breaker, timeouts do", async () => {
  const timeouts = { connectMs: 1_000, headersMs: 1_000, totalMs: 100 };
  transport = createTransport(rest.url, { breaker: { minimumRps: 3, halfOpenAfter: 60_000 }, events, timeouts });
  const timedOut = { extensions: { code: "UPSTREAM_TIMEOUT" } };
  for (let call = 0; call < 3; call += 1) {
    const operation = new AbortController();
    rest.handler = (_, response) => {
      operation.abort(new DOMException("The operation took too long.", "TimeoutError"));
      answer(response, 200, {});
    };
    await expect(transport.send(request({ signal: operation.signal }))).rejects.toMatchObject(timedOut);
  }
  rest.handler = () => {};
  const sent = times(3, () => expect(transport.send(request())).rejects.toMatchObject(timedOut));
  expect(told).toEqual([]);
  await Promise.all(sent);
  expect(told).toEqual([`opened ${company}`]);
});
