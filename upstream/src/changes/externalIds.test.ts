import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { createChangeReader } from "../../test/changeReader.ts";
import { build, makeTemplate, newProject } from "../../test/demoBuilding.ts";
import { startTestUpstream, type TestCompany, type TestUpstream } from "../../test/startTestUpstream.ts";
import type { components } from "../__generated__/contract.ts";

type Schemas = components["schemas"];

let upstream: TestUpstream;
let first: TestCompany;
let second: TestCompany;

beforeAll(async () => {
  upstream = await startTestUpstream();
  [first, second] = upstream.companies;
});
afterAll(() => upstream.close());

const projects = ({ companyId }: TestCompany) => `/company/${companyId}/project`;
const create = (keys: object, company = first) =>
  company.owner.post<Schemas["Project"]>(projects(company), { ...newProject, ...keys });
const find = async (kind: string, externalId: string, { owner } = first) =>
  (await owner.get<Schemas["ObjectKeys"]>(`/external-ids?kind=${kind}&externalId=${externalId}`)).body.data;

test("projects, folders and installations keep external ids and values, are found by them and told with them", async () => {
  const { during } = createChangeReader(first);
  const told = await during(async () => {
    const { body: project } = await create({ externalId: " 4711 ", metadata: { "cost-centre": "12", seller: "Ylva" } });
    expect(project).toMatchObject({ externalId: "4711", metadata: { "cost-centre": "12", seller: "Ylva" } });
    const path = `${projects(first)}/${project.id}`;
    const folders = `${path}/folder/${project.rootFolderId}`;
    const { body: folder } = await first.owner.post<Schemas["Folder"]>(`${folders}/folder`, {
      title: "Plan 1",
      externalId: "4711",
    });
    const room = { title: "Badrum", installerId: first.ownerId, externalId: "R/1" };
    const { body: installation } = await first.owner.post<Schemas["Installation"]>(`${folders}/installation`, room);
    expect([folder.externalId, installation.externalId]).toEqual(["4711", "R/1"]);
    const where = { projectId: project.id };
    expect(await find("PROJECT", "4711")).toEqual([{ kind: "PROJECT", id: project.id, ...where }]);
    expect(await find("FOLDER", "4711")).toEqual([{ kind: "FOLDER", id: folder.id, ...where }]);
    expect(await find("INSTALLATION", "R%2F1")).toEqual([{ kind: "INSTALLATION", id: installation.id, ...where }]);
    const { body } = await first.owner.get<Schemas["ProjectPage"]>(`${projects(first)}?externalId=4711`);
    expect([body.data.map(({ id }) => id), body.meta.count]).toEqual([[project.id], 1]);
  });
  expect(told.map(({ kind, externalId }) => `${kind} ${externalId}`).toSorted()).toEqual([
    "FOLDER 4711",
    "FOLDER null",
    "INSTALLATION R/1",
    "PROJECT 4711",
  ]);
});

test("what is left out stays, null clears, and values are set and removed one by one", async () => {
  const { body: project } = await create({ externalId: "A-1", metadata: { a: "1", b: "2" } });
  const path = `${projects(first)}/${project.id}`;
  const put = async (change: object) => (await first.owner.put<Schemas["Project"]>(path, change)).body;
  expect(await put({ customer: "Ylva" })).toMatchObject({ externalId: "A-1", metadata: { a: "1", b: "2" } });
  expect(await put({ metadata: { b: null, constructor: "3" } })).toMatchObject({
    externalId: "A-1",
    metadata: { a: "1", constructor: "3" },
  });
  const { body: history } = await first.owner.get<Schemas["HistoryPage"]>(
    `/history?subject=PROJECT&subjectId=${project.id}`,
  );
  expect(history.data[0]?.changes.map(({ field, from, to }) => [field, from, to])).toEqual([
    ["metadata", "b: 2", null],
    ["metadata", null, "constructor: 3"],
  ]);
  expect(history.data.at(-1)?.changes).toContainEqual({ field: "externalId", step: null, from: null, to: "A-1" });
  expect(await put({ externalId: null })).toMatchObject({ externalId: null });
  expect(await find("PROJECT", "A-1")).toEqual([]);
  const { folderId, roomPath } = await building();
  const room = { title: "Badrum", installerId: first.ownerId };
  await first.owner.put(roomPath, { ...room, externalId: "R-2" });
  expect((await first.owner.put<Schemas["Installation"]>(roomPath, { ...room, title: "Bad" })).body.externalId).toBe(
    "R-2",
  );
  await first.owner.put(folderId, { title: "Plan 1", externalId: "F-2" });
  expect((await first.owner.put<Schemas["Folder"]>(folderId, { title: "Plan 2" })).body.externalId).toBe("F-2");
});

async function building() {
  const { projectPath, project, installationPath } = await build(first);
  const path = `${projectPath}/folder/${project.rootFolderId}/folder`;
  const { body } = await first.owner.post<Schemas["Folder"]>(path, { title: "Plan 1" });
  return { folderId: `${projectPath}/folder/${body.id}`, roomPath: installationPath, project };
}

test("an external id that another object of its kind has is refused with that object, and nothing is saved", async () => {
  const { body: holder } = await create({ externalId: "taken" });
  const before = (await first.owner.get<Schemas["ProjectPage"]>(projects(first))).body.meta.count;
  const { status, problem } = await create({ externalId: "taken" });
  const existing = { kind: "PROJECT", id: holder.id, projectId: holder.id };
  expect([status, problem.details]).toEqual([
    400,
    [expect.objectContaining({ field: "externalId", code: "EXTERNAL_ID_TAKEN", existing })],
  ]);
  const other = (await create({})).body;
  const change = await first.owner.put(`${projects(first)}/${other.id}`, { customer: "Lost", externalId: "taken" });
  expect(change.problem.details?.[0]?.existing).toEqual(existing);
  expect((await first.owner.get<Schemas["ProjectPage"]>(projects(first))).body.meta.count).toBe(before + 1);
  const list = ["taken", "new", "new"].map((externalId) => ({ ...newProject, externalId }));
  const imported = await first.owner.post(`/company/${first.companyId}/project-import`, { projects: list });
  expect(imported.problem.details?.map(({ field, existing }) => [field, existing])).toEqual([
    ["projects.0.externalId", existing],
    ["projects.2.externalId", undefined],
  ]);
  await first.owner.delete(`${projects(first)}/${holder.id}`);
  expect((await create({ externalId: "taken" })).status).toBe(201);
});

test("of many who take one external id at once one gets it, and the others are told whose it is", async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, () => create({ externalId: "raced" })));
  const made = answers.filter(({ status }) => status === 201);
  expect(made).toHaveLength(1);
  const holders = answers.flatMap(({ problem }) => problem.details?.map(({ existing }) => existing?.id) ?? []);
  expect(holders).toEqual(Array(11).fill(made[0]?.body.id));
});

test("another company may have the same external id, and neither finds the other's", async () => {
  const { body: theirs } = await create({ externalId: "same" }, second);
  const { body: ours } = await create({ externalId: "same" });
  expect((await find("PROJECT", "same")).map(({ id }) => id)).toEqual([ours.id]);
  expect((await find("PROJECT", "same", second)).map(({ id }) => id)).toEqual([theirs.id]);
  await create({ externalId: "theirs" }, second);
  expect(await find("PROJECT", "theirs")).toEqual([]);
});

test.each([
  ["an empty external id", { externalId: "" }, "externalId", "FIELD_REQUIRED"],
  ["a blank one", { externalId: "  " }, "externalId", "FIELD_FORMAT"],
  ["one that is too long", { externalId: "x".repeat(101) }, "externalId", "FIELD_TOO_LONG"],
  ["a value that is too long", { metadata: { a: "x".repeat(201) } }, "metadata.a", "FIELD_TOO_LONG"],
  ["a key of other letters", { metadata: { "a b": "1" } }, "metadata", "FIELD_FORMAT"],
  ["a number", { metadata: { a: 1 } }, "metadata.a", "FIELD_TYPE"],
])("refuses %s", async (_, keys, field, code) => {
  expect((await create(keys)).problem.details?.[0]).toMatchObject({ field, code });
});

test("an object has twenty values at most, also when they come one after the other", async () => {
  const values = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`key${index}`, "x"]));
  const { body: project } = await create({ metadata: values });
  const path = `${projects(first)}/${project.id}`;
  const { problem } = await first.owner.put(path, { metadata: { more: "x" } });
  expect(problem.details?.[0]).toMatchObject({ field: "metadata", code: "FIELD_TOO_LARGE", limit: 20 });
  expect((await first.owner.put(path, { metadata: { more: "x", key0: null } })).status).toBe(200);
});

test("templates keep no external id", async () => {
  const { folderId, roomPath, project } = await building();
  await first.owner.put(roomPath, { title: "Badrum", installerId: first.ownerId, externalId: "in-template" });
  await first.owner.put(folderId, { title: "Plan 1", externalId: "in-template", metadata: { a: "in-template" } });
  const id = await makeTemplate(first, { project });
  const { body } = await first.owner.get(`/company/${first.companyId}/template/${id}`);
  expect(JSON.stringify(body)).not.toContain("in-template");
});
