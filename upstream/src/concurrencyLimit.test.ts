import { afterAll, beforeAll, expect, test } from "@jest/globals";
import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import { startTestUpstream, type TestCompany, type TestUpstream } from "../test/startTestUpstream.ts";
import { createConcurrencyLimit } from "./concurrencyLimit.ts";
import { createApp } from "./createApp.ts";

let upstream: TestUpstream;
let app: FastifyInstance;

beforeAll(async () => {
  upstream = await startTestUpstream();
  app = await createApp(upstream.services);
});
afterAll(async () => {
  await app.close();
  await upstream.close();
});

interface Answer {
  company: TestCompany;
  statusCode: number;
  retryAfter: unknown;
  body: { code?: string };
}

/** Past the network, so that requests of one moment come at one moment. */
const inject = ({ companyId, owner }: TestCompany) =>
  app.inject({ url: `/v1/company/${companyId}/project`, headers: { authorization: `Bearer ${owner.token}` } });

test("a user's next request waits until one of theirs is done, another user's does not", async () => {
  const limit = createConcurrencyLimit({ maxRunning: 1, maxRequests: 3 });
  const order: string[] = [];
  const leave = await limit.enter("anna");
  const second = limit.enter("anna").then((done) => {
    order.push("anna's second");
    done();
  });
  (await limit.enter("bo"))();
  order.push("bo's first");
  leave();
  leave();
  await second;
  (await limit.enter("anna"))();
  expect(order).toEqual(["bo's first", "anna's second"]);
});

test("refuses only what is above the limit of running and waiting requests", async () => {
  const limit = createConcurrencyLimit({ maxRunning: 1, maxRequests: 2 });
  const leave = await limit.enter("anna");
  const second = limit.enter("anna");
  await expect(limit.enter("anna")).rejects.toMatchObject({ status: 429, code: "RATE_LIMITED", retryAfter: 1 });
  leave();
  (await second)();
  (await limit.enter("anna"))();
});

test("takes 128 requests of each of two users at once and answers both alike, the first to ask no sooner", async () => {
  const answers: Answer[] = [];
  const refused = Promise.withResolvers<void>();
  const ask = async (company: TestCompany) => {
    const { statusCode, headers, payload } = await inject(company);
    answers.push({ company, statusCode, retryAfter: headers["retry-after"], body: JSON.parse(payload) });
    if (answers.length === 4) refused.resolve();
  };
  // Nothing is read before both have asked for all, which the refusals of what is too much tell.
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
