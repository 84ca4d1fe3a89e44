import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { newProject } from "../../test/demoBuilding.ts";
import { startTestUpstream, type TestCompany, type TestUpstream } from "../../test/startTestUpstream.ts";
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
const send = (projects: (object | undefined)[], key?: string) =>
  company.owner.post<{ projectIds: string[] }>(`${address}-import`, { projects }, key);

async function countProjects(): Promise<number> {
  const { body } = await company.owner.get<components["schemas"]["ProjectPage"]>(`${address}?take=1`);
  return body.meta.count;
}

test("makes every project with its root folder, in the order of the request", async () => {
  const { status, body } = await send(named(" Villa Ek ", "Villa Alm"));
  expect(status).toBe(201);
  const read = async (id: string) =>
    (await company.owner.get<components["schemas"]["Project"]>(`${address}/${id}`)).body;
  const made = await Promise.all(body.projectIds.map(read));
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
  const { body: made } = await send([own(" 4711 ")]);
  const before = await countProjects();
  const long = await send([own("4712"), own("x".repeat(101))]);
  expect(long.problem.details).toEqual([
    expect.objectContaining({ field: "projects.1.externalId", code: "FIELD_TOO_LONG", limit: 100 }),
  ]);
  const { status, problem } = await send([own("4713"), own("4711"), own("4713 ")]);
  const existing = { kind: "PROJECT", id: made.projectIds[0], projectId: made.projectIds[0] };
  expect([status, problem.details?.map(({ field, code, existing }) => ({ field, code, existing }))]).toEqual([
    400,
    [
      { field: "projects.1.externalId", code: "EXTERNAL_ID_TAKEN", existing },
      { field: "projects.2.externalId", code: "EXTERNAL_ID_TAKEN", existing: undefined },
    ],
  ]);
  expect(await countProjects()).toBe(before);
  expect((await send([own("4712"), own("4713")])).status).toBe(201);
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
  expect(first.body.projectIds).toHaveLength(1_000);
  expect((await send(many, key)).body).toEqual(first.body);
  expect(await countProjects()).toBe(before + 1_000);
}, 30_000);

test("tells the limit", async () => {
  expect((await company.owner.get(`${address}-import`)).body).toEqual({ maxProjects: 1_000 });
});
