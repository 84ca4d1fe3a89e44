import { afterEach, beforeEach, describe, expect, jest, test } from "@jest/globals";
import { request } from "undici";
import { createCaller } from "../../test/createCaller.ts";
import { endlessAnswers } from "../../test/poolFaults.ts";
import { signInMutation } from "../../test/signInAs.ts";
import { inMinutes } from "../../test/standInPool.ts";
import { type FaultStack, startFaultStack } from "../../test/startStack.ts";
import { testConfig } from "../../test/testConfig.ts";
import { createMemoryState } from "../limits/memoryState.ts";
import { createEndedSessions } from "./endedSessions.ts";
import { retryUnreachable } from "./errors.ts";
import { createClock } from "./userPool.ts";
import { createTokenVerifier } from "./verifyToken.ts";

// A query that needs no REST service.
const links = "{ links(language: sv) { support } }";

describe("an answer", () => {
  let stack: FaultStack;
  let authorization: string;
  beforeEach(async () => {
    stack = await startFaultStack();
    authorization = `Bearer ${stack.pool.accessToken()}`;
    await createCaller(stack.url).send(links, {}, { authorization: `Bearer ${stack.pool.accessToken()}` });
  });
  afterEach(() => stack.close());

  const signIn = async () => {
    const credentials = { email: "office@nordgolv.example", password: "x" };
    const { data } = await createCaller(stack.url).send(signInMutation, credentials);
    expect(data).toMatchObject({ signIn: { userErrors: [{ code: "NETWORK_ERROR" }] } });
  };
  const bearer = async () =>
    expect((await createCaller(stack.url).send(links, {}, { authorization })).status).toBe(200);
  const refresh = async () => {
    const accessToken = stack.pool.accessToken({ exp: inMinutes(4) });
    const caller = createCaller(stack.url, Object.entries({ userId: "user-1", accessToken, refreshToken: "r" }));
    expect((await caller.send(links)).status).toBe(200);
  };
  const keys = async () => {
    const config = testConfig({ USER_POOL_ENDPOINT: stack.pool.url });
    const endedSessions = createEndedSessions(createMemoryState());
    const log = { error: () => {}, warn: () => {} };
    const { verify } = createTokenVerifier({ config, clock: createClock(), endedSessions, log });
    await expect(verify(stack.pool.accessToken())).rejects.toMatchObject({ extensions: { code: "UPSTREAM_ERROR" } });
  };
  const programToken = async () => {
    const { statusCode, body } = await request(`${stack.url}/explorer/token`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: '{"clientId":"a","clientSecret":"b"}',
    });
    expect({ statusCode, answer: await body.json() }).toEqual({ statusCode: 502, answer: { error: "unavailable" } });
  };

  const readiness = async () => {
    const { body } = await request(`${stack.url}/readyz`);
    expect(await body.json()).toEqual({ status: "ok, but the REST service does not answer" });
  };

  test.each(endlessAnswers)(
    "that %s is given up by every call to the pool, and sooner by readiness",
    async (_, fault) => {
      const sockets = new Set<{ bytesWritten: number }>();
      stack.rest.handler = fault;
      stack.pool.fault = (incoming, response) => {
        sockets.add(incoming.socket);
        return fault(incoming, response);
      };
      const ended: string[] = [];
      const note = (name: string, call: Promise<void>) => call.then(() => void ended.push(name));
      const pool = Promise.all([signIn(), bearer(), refresh(), keys(), programToken()]);
      await Promise.all([
        note(
          "the pool",
          pool.then(() => {}),
        ),
        note("readiness", readiness()),
      ]);
      expect(ended).toEqual(["readiness", "the pool"]);
      expect(sockets.size).toBeGreaterThanOrEqual(5);
      // The gateway stops reading after a million bytes; this machine's sockets hold some more.
      for (const { bytesWritten } of sockets) expect(bytesWritten).toBeLessThan(10_000_000);
    },
  );
});

describe("a call that fails each time", () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  test("is given up after five seconds, in the middle of a pause too, and is not begun again", async () => {
    const started = Date.now();
    const begun: { atMs: number; isAborted: boolean }[] = [];
    const call = (signal: AbortSignal) => {
      begun.push({ atMs: Date.now() - started, isAborted: signal.aborted });
      return new Promise((_, reject) => setTimeout(() => reject(new Error("down")), 900));
    };
    const ended = retryUnreachable(call).catch(() => Date.now() - started);
    await jest.advanceTimersByTimeAsync(20_000);
    expect(await ended).toBe(5_000);
    expect(begun.length).toBeGreaterThan(2);
    expect(begun.filter(({ atMs, isAborted }) => atMs >= 5_000 && !isAborted)).toEqual([]);
  });
});
