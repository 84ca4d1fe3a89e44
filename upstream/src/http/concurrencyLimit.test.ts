import { once } from "node:events";
import { request } from "node:http";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import { startTestUpstream, type TestCompany, type TestUpstream } from "../../test/startTestUpstream.ts";
import { api } from "../api.ts";
import { type ConcurrencyLimit, createConcurrencyLimit } from "./concurrencyLimit.ts";
import { createServer } from "./createServer.ts";

let upstream: TestUpstream;
let app: FastifyInstance;

beforeAll(async () => {
  upstream = await startTestUpstream();
  app = await createServer(upstream.services, api);
});
afterAll(async () => {
  await app.close();
  await upstream.close();
});

type Answer = {
  company: TestCompany;
  statusCode: number;
  retryAfter: unknown;
  body: { code?: string };
};

/** Injects a request without the network, so that all requests arrive at the same moment. */
const inject = ({ companyId, owner }: TestCompany) =>
  app.inject({ url: `/v1/company/${companyId}/project`, headers: { authorization: `Bearer ${owner.token}` } });

async function enter(limit: ConcurrencyLimit, userId: string): Promise<() => void> {
  const { start, release } = limit.acquire(userId);
  await start();
  return release;
}

test("a user's next request waits until one of theirs is done, another user's does not", async () => {
  const limit = createConcurrencyLimit({ maxRunning: 1, maxRequests: 3 });
  const order: string[] = [];
  const release = await enter(limit, "anna");
  const second = enter(limit, "anna").then((done) => {
    order.push("anna's second");
    done();
  });
  (await enter(limit, "bo"))();
  order.push("bo's first");
  release();
  release();
  await second;
  (await enter(limit, "anna"))();
  expect(order).toEqual(["bo's first", "anna's second"]);
});

test("refuses only what is above the limit of running and waiting requests", async () => {
  const limit = createConcurrencyLimit({ maxRunning: 1, maxRequests: 3 });
  const release = await enter(limit, "anna");
  const second = enter(limit, "anna");
  const arriving = limit.acquire("anna");
  await expect(enter(limit, "anna")).rejects.toMatchObject({ status: 429, code: "RATE_LIMITED", retryAfter: 1 });
  arriving.release();
  release();
  (await second)();
  (await enter(limit, "anna"))();
});

test("a user's bodies that are still arriving hold up none of their other requests", async () => {
  const [{ companyId, owner }] = upstream.companies;
  const path = `${upstream.url}/v1/company/${companyId}/project`;
  const headers = {
    authorization: `Bearer ${owner.token}`,
    "content-type": "application/json",
    expect: "100-continue",
  };
  const slow = Array.from({ length: 8 }, () => {
    const sent = request(path, { method: "POST", headers: { ...headers, "content-length": 9 } });
    sent.on("error", () => undefined);
    sent.flushHeaders();
    return sent;
  });
  await Promise.all(slow.map((sent) => once(sent, "continue")));
  expect((await owner.get(`/company/${companyId}/project`)).status).toBe(200);
  for (const sent of slow) sent.destroy();
});

test("the number of one user's requests at once is a setting", async () => {
  const begun = Promise.withResolvers<void>();
  const refused = Promise.withResolvers<void>();
  const listProjects: typeof api.handlers.listProjects = async (call) => {
    begun.resolve();
    await refused.promise;
    return api.handlers.listProjects(call);
  };
  const one = await createServer(
    { ...upstream.services, config: { ...upstream.services.config, maxRequestsPerUser: 1 } },
    { ...api, handlers: { ...api.handlers, listProjects } },
  );
  const [{ companyId, owner }] = upstream.companies;
  const ask = () =>
    one.inject({ url: `/v1/company/${companyId}/project`, headers: { authorization: `Bearer ${owner.token}` } });
  const first = ask();
  await begun.promise;
  const second = await ask();
  refused.resolve();
  expect([(await first).statusCode, second.statusCode]).toEqual([200, 429]);
  await one.close();
});

test("takes 128 requests of each of two users at once and answers both alike, the first to ask no sooner", async () => {
  const answers: Answer[] = [];
  const refused = Promise.withResolvers<void>();
  const ask = async (company: TestCompany) => {
    const { statusCode, headers, payload } = await inject(company);
    answers.push({ company, statusCode, retryAfter: headers["retry-after"], body: JSON.parse(payload) });
    if (answers.length === 4) refused.resolve();
  };
  // The table's lock blocks all reads until both users have sent every request. The refusals prove that all were sent.
  const asked = await upstream.services.db.transaction().execute(async (trx) => {
    await sql`lock table project`.execute(trx);
    const calls = upstream.companies.flatMap((company) => Array.from({ length: 130 }, () => ask(company)));
    await refused.promise;
    return calls;
  });
  await Promise.all(asked);
  const tooMany = answers.slice(0, 4);
  expect(tooMany.map(({ statusCode, retryAfter, body }) => [statusCode, retryAfter, body.code])).toEqual(
    Array.from({ length: 4 }, () => [429, "1", "RATE_LIMITED"]),
  );
  const given = answers.slice(4);
  expect(given.every(({ statusCode }) => statusCode === 200)).toBe(true);
  const ofSecond = given.slice(0, 100).filter(({ company }) => company === upstream.companies[1]);
  expect(ofSecond.length).toBeGreaterThan(30);
  expect((await inject(upstream.companies[0])).statusCode).toBe(200);
});
