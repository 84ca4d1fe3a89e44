import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { newProject } from "../../test/demoBuilding.ts";
import { importProjects, type ProjectImport, readImport, untilImported } from "../../test/importCalls.ts";
import { startTestUpstream, type TestCompany, type TestUpstream } from "../../test/startTestUpstream.ts";
import { retry } from "../../test/untilMailed.ts";
import type { components } from "../__generated__/contract.ts";

let upstream: TestUpstream;
let company: TestCompany;
let address: string;
beforeAll(async () => {
  upstream = await startTestUpstream();
  company = upstream.companies[0];
  address = `/company/${company.companyId}/project`;
});
afterAll(() => upstream.close());

const named = (...names: string[]) => names.map((name) => ({ ...newProject, name }));
const send = (projects: (object | undefined)[], key?: string) => importProjects(company, projects, key);
const make = async (projects: object[]) => untilImported(company, (await send(projects)).body.id);

async function countProjects(): Promise<number> {
  const { body } = await company.owner.get<components["schemas"]["ProjectPage"]>(`${address}?take=1`);
  return body.meta.count;
}

test("makes every project with its root folder in the background, in the order of the request", async () => {
  const { status, body } = await send(named(" Villa Ek ", "Villa Alm"));
  expect([status, body]).toEqual([202, expect.objectContaining({ state: "RUNNING", projectCount: 2, doneCount: 0 })]);
  const ended = await untilImported(company, body.id);
  expect(ended).toMatchObject({ state: "COMPLETED", doneCount: 2, endedAt: expect.any(String), details: [] });
  const read = async (id: string) =>
    (await company.owner.get<components["schemas"]["Project"]>(`${address}/${id}`)).body;
  const made = await Promise.all((ended.projectIds ?? []).map(read));
  expect(made.map(({ name }) => name)).toEqual(["Villa Ek", "Villa Alm"]);
  const roots = made.map(({ id, rootFolderId }) => company.owner.get(`${address}/${id}/folder/${rootFolderId}`));
  expect((await Promise.all(roots)).map(({ body: root }) => root)).toMatchObject([
    { title: "Villa Ek" },
    { title: "Villa Alm" },
  ]);
});

test("makes none when one is at fault, and names the faults of all by index", async () => {
  const before = await countProjects();
  const [good] = named("Villa Ek");
  const long = await send([
    good,
    { ...good, name: "x".repeat(201) },
    { ...good, city: undefined, customerEmail: "a@b" },
  ]);
  expect([long.status, long.problem.details]).toEqual([
    400,
    expect.arrayContaining([
      expect.objectContaining({ field: "projects.1.name", code: "FIELD_TOO_LONG", limit: 200 }),
      expect.objectContaining({ field: "projects.2.city", code: "FIELD_REQUIRED" }),
      expect.objectContaining({ field: "projects.2.customerEmail", code: "FIELD_FORMAT" }),
    ]),
  ]);
  const early = { ...good, endDate: "2020-01-01T00:00:00Z" };
  const { problem } = await send([early, ...named("Villa Alm"), early]);
  expect(problem.details).toMatchObject(
    ["projects.0.endDate", "projects.2.endDate"].map((field) => ({ field, code: "END_BEFORE_START" })),
  );
  expect(await countProjects()).toBe(before);
});

test("makes none when an own number is too long, taken or there twice", async () => {
  const own = (externalId: string) => ({ ...newProject, name: `Villa ${externalId}`, externalId });
  const made = await make([own(" 4711 ")]);
  const before = await countProjects();
  const long = await send([own("4712"), own("x".repeat(101))]);
  expect(long.problem.details).toEqual([
    expect.objectContaining({ field: "projects.1.externalId", code: "FIELD_TOO_LONG", limit: 100 }),
  ]);
  const { status, problem } = await send([own("4713"), own("4711"), own("4713 ")]);
  const [id] = made.projectIds ?? [];
  const existing = { kind: "PROJECT", id, projectId: id };
  expect([status, problem.details?.map(({ field, code, existing }) => ({ field, code, existing }))]).toEqual([
    400,
    [
      { field: "projects.1.externalId", code: "EXTERNAL_ID_TAKEN", existing },
      { field: "projects.2.externalId", code: "EXTERNAL_ID_TAKEN", existing: undefined },
    ],
  ]);
  expect(await countProjects()).toBe(before);
  expect((await make([own("4712"), own("4713")])).state).toBe("COMPLETED");
});

test("names the faults of a thousand projects, and takes neither none nor more", async () => {
  const [good] = named("Villa Ek");
  const many = Array.from({ length: 1_000 }, () => ({ ...good, customerEmail: "a@b" }));
  expect((await send(many)).problem.details).toHaveLength(1_000);
  for (const projects of [[], Array.from({ length: 1_001 }, () => ({ ...good }))]) {
    const { status, problem } = await send(projects);
    expect([status, problem.details]).toEqual([400, [expect.objectContaining({ field: "projects" })]]);
  }
});

test("makes a thousand projects with the longest texts once for a key", async () => {
  const before = await countProjects();
  const text = "å".repeat(200);
  const longest = { name: text, customer: text, city: "å".repeat(100), customerEmail: `${"å".repeat(246)}@b.se` };
  const many = Array.from({ length: 1_000 }, () => ({ ...newProject, ...longest, postalCode: "å".repeat(20) }));
  const key = randomUUID();
  const first = await send(many, key);
  expect((await untilImported(company, first.body.id)).projectIds).toHaveLength(1_000);
  expect((await send(many, key)).body).toEqual(first.body);
  expect(await countProjects()).toBe(before + 1_000);
});

test("removes what was made when a number was taken meanwhile, but for a project that somebody changed", async () => {
  const before = await countProjects();
  const many = Array.from({ length: 250 }, (_, index) => ({ ...newProject, name: `Villa ${index}` }));
  const { body } = await send([...many, { ...newProject, externalId: "taken-meanwhile" }]);
  const { id: changed } = await untilFirst(body.id);
  await company.owner.post(address, { ...newProject, externalId: "taken-meanwhile" });
  await company.owner.put(`${address}/${changed}`, { name: "Villa with a visitor" });
  const ended = await untilImported(company, body.id);
  expect(ended).toMatchObject({
    state: "FAILED",
    projectIds: [changed],
    doneCount: 1,
    details: [expect.objectContaining({ field: "projects.250.externalId", code: "EXTERNAL_ID_TAKEN" })],
  });
  expect(await countProjects()).toBe(before + 2);
  const parts = await upstream.services.db.selectFrom("project_import_part").selectAll().execute();
  expect(parts).toEqual([]);
});

async function untilFirst(importId: string): Promise<{ id: string }> {
  return retry(async () => {
    const { doneCount } = await readImport(company, importId);
    if (doneCount === 0) return undefined;
    const { db } = upstream.services;
    return db.selectFrom("project").select("id").where("name", "=", "Villa 7").executeTakeFirst();
  });
}

test("refuses a sixth import while five of the company run", async () => {
  const { db } = upstream.services;
  const running = { company_id: company.companyId, actor_kind: "USER", actor_id: null, via: "API" } as const;
  const ids = ["r1", "r2", "r3", "r4", "r5"];
  const rows = ids.map((id) => ({ ...running, id, project_ids: "[]", project_count: 1 }));
  await db.insertInto("project_import").values(rows).execute();
  const { status, problem, headers } = await send(named("Villa Ek"));
  expect([status, problem.code, headers.get("retry-after")]).toEqual([429, "RATE_LIMITED", "5"]);
  await db.deleteFrom("project_import").where("id", "in", ids).execute();
  expect((await make(named("Villa Ek"))).state).toBe("COMPLETED");
});

test("tells the limit and the imports, the newest first", async () => {
  const { body } = await company.owner.get<{ maxProjects: number; imports: ProjectImport[] }>(`${address}-import`);
  expect(body.maxProjects).toBe(1_000);
  expect(body.imports.map(({ state }) => state)).toEqual(expect.arrayContaining(["FAILED", "COMPLETED"]));
  const times = body.imports.map(({ createdAt }) => createdAt);
  expect(times).toEqual(times.toSorted().reverse());
  const other = upstream.companies[1];
  expect((await other.owner.get(`/company/${other.companyId}/project-import`)).body).toMatchObject({ imports: [] });
});
