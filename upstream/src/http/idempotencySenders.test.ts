import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { createClient } from "../../test/createClient.ts";
import { newProject } from "../../test/demoBuilding.ts";
import { makeProgram, programClient } from "../../test/makeProgram.ts";
import { startTestUpstream, type TestCompany, type TestUpstream } from "../../test/startTestUpstream.ts";
import { startUpstream } from "../app.ts";

let upstream: TestUpstream;
let company: TestCompany;

beforeAll(async () => {
  upstream = await startTestUpstream();
  company = upstream.companies[0];
});
afterAll(() => upstream.close());

const projects = () => `/company/${company.companyId}/project`;

test("two programs and a user of a company each have their own thing by the same key", async () => {
  const key = "order-4711-project";
  const programs = [await makeProgram(company, ["projects:write"]), await makeProgram(company, ["projects:write"])];
  const clients = await Promise.all(programs.map((program) => programClient(upstream.url, program)));
  const made: string[] = [];
  for (const client of [company.owner, ...clients, company.owner, ...clients]) {
    const { status, body } = await client.post<{ id: string }>(projects(), newProject, key);
    expect(status).toBe(201);
    made.push(body.id);
  }
  expect(new Set(made).size).toBe(3);
  expect(made.slice(3)).toEqual(made.slice(0, 3));
});

test("an answer that was kept before keys had a sender is given to whom it was given, and to nobody else", async () => {
  const key = randomUUID();
  const create = () => company.owner.post<{ id: string }>(projects(), newProject, key);
  const first = (await create()).body.id;
  const { db } = upstream.services;
  await db.updateTable("idempotency").set({ sender: "" }).where("key", "=", key).execute();
  expect((await create()).body.id).toBe(first);
  const client = await programClient(upstream.url, await makeProgram(company, ["projects:write"]));
  expect((await client.post(projects(), newProject, key)).problem.code).toBe("IDEMPOTENCY_KEY_REUSED");
});

test("after a restart the answer is still the first one", async () => {
  const before = await startTestUpstream();
  const [{ companyId, owner }] = before.companies;
  const key = randomUUID();
  const first = await owner.post(`/company/${companyId}/project`, newProject, key);
  await before.stop();
  const after = await startUpstream(before.services.config);
  const again = await createClient(after.url, owner.token).post(`/company/${companyId}/project`, newProject, key);
  await after.close();
  await before.close();
  expect([first.status, again.status, again.body]).toEqual([201, 201, first.body]);
});
