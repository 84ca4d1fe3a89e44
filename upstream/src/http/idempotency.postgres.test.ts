import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { sql } from "kysely";
import { build, newProject } from "../../test/demoBuilding.ts";
import { startTestUpstream, type TestUpstream } from "../../test/startTestUpstream.ts";
import { untilWaiting } from "../../test/untilWaiting.ts";

let upstream: TestUpstream;

beforeAll(async () => {
  upstream = await startTestUpstream();
});
afterAll(() => upstream.close());

test("a request that runs in another process of the service is told to wait, and done when that one came to nothing", async () => {
  const [{ companyId, ownerId, owner }] = upstream.companies;
  const key = randomUUID();
  const create = () => owner.post(`/company/${companyId}/project`, newProject, key);
  await upstream.services.db.transaction().execute(async (other) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`${companyId}/${ownerId}/${key}`}, 0))`.execute(other);
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

test("a request with a key is done while the company's own data are changed", async () => {
  const [company] = upstream.companies;
  const { companyId, owner } = company;
  const { db } = upstream.services;
  const { projectPath, project } = await build(company);
  const folders = `${projectPath}/folder/${project.rootFolderId}/folder`;
  const [creating, changing] = await db.transaction().execute(async (other) => {
    await other.selectFrom("history_head").select("hash").where("company_id", "=", companyId).forUpdate().execute();
    const folder = owner.post(folders, { title: "Plan 1" }, randomUUID());
    await untilWaiting(db, 1);
    const own = owner.put("/company", { phoneNumber: "031-1" });
    await untilWaiting(db, 2);
    return [folder, own] as const;
  });
  expect([(await creating).status, (await changing).status]).toEqual([201, 200]);
});
