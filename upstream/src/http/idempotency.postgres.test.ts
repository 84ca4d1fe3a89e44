import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { sql } from "kysely";
import { newProject } from "../../test/demoBuilding.ts";
import { startTestUpstream, type TestUpstream } from "../../test/startTestUpstream.ts";

let upstream: TestUpstream;

beforeAll(async () => {
  upstream = await startTestUpstream();
});
afterAll(() => upstream.close());

test("a request that runs in another process of the service is told to wait, and done when that one came to nothing", async () => {
  const [{ companyId, owner }] = upstream.companies;
  const key = randomUUID();
  const create = () => owner.post(`/company/${companyId}/project`, newProject, key);
  await upstream.services.db.transaction().execute(async (other) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`${companyId}/${key}`}, 0))`.execute(other);
    const { status, headers, problem } = await create();
    expect([status, problem.code, headers.get("retry-after")]).toEqual([409, "IDEMPOTENCY_RUNNING", "1"]);
  });
  expect((await create()).status).toBe(201);
});

test("of ten at once one is done, and the others wait or have its answer", async () => {
  const [{ companyId, owner }] = upstream.companies;
  const key = randomUUID();
  const create = () => owner.post<{ id: string }>(`/company/${companyId}/project`, newProject, key);
  const answers = await Promise.all(Array.from({ length: 10 }, create));
  expect(answers.filter(({ status }) => status !== 201 && status !== 409)).toEqual([]);
  const made = answers.flatMap(({ status, body }) => (status === 201 ? [body.id] : []));
  expect(new Set(made).size).toBe(1);
});
