import { afterAll, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { createCaller } from "../../test/createCaller.ts";
import { answer, restUser } from "../../test/standInRest.ts";
import { type FaultStack, startFaultStack } from "../../test/startStack.ts";
import { toGlobalId } from "../graphql/globalId.ts";

let stack: FaultStack;
let imported: { status: number; body: object };
/** The service's answers about the import's progress, in order. */
let progress: object[];
beforeAll(async () => {
  stack = await startFaultStack();
  stack.rest.handler = ({ url = "" }, response) => {
    if (url.startsWith("/v1/user/")) return answer(response, 200, restUser);
    if (url.endsWith("/project-import")) return answer(response, imported.status, imported.body);
    if (url.endsWith("/project-import/i1")) return answer(response, 200, progress.shift() ?? {});
    answer(response, 404, { code: "NOT_FOUND" });
  };
});
afterAll(() => stack.close());
beforeEach(() => {
  imported = { status: 201, body: { projectIds: ["p1", "p2"] } };
});

const ask = async (query: string, variables: object = {}) => {
  const authorization = `Bearer ${stack.pool.accessToken()}`;
  stack.takeRequests();
  const { data, errors } = await createCaller(stack.url).send(query, variables, { authorization });
  const codes = errors?.map(({ path, extensions: { code } }) => [path?.join("."), code]);
  return { data, codes, requests: stack.takeRequests().filter((request) => request.includes("import")) };
};
const importThem = (projects: object[]) =>
  ask(
    `mutation($input: ImportProjectsInput!) { importProjects(input: $input) { projectIds userErrors { code field max } } }`,
    { input: { projects, idempotencyKey: "sheet-1" } },
  );

const villa = { name: "Villa Ek", city: "Lund", customer: "Ek AB", startsOn: "2026-01-31", endsOn: "2026-02-01" };
const request = "POST v1/company/company-1/project-import";

test("makes all projects by one request and answers their ids in order", async () => {
  const { data, codes, requests } = await importThem([villa, { ...villa, customerEmail: " " }]);
  const projectIds = ["p1", "p2"].map((id) => toGlobalId("Project", id));
  expect([data, codes]).toEqual([{ importProjects: { projectIds, userErrors: [] } }, undefined]);
  expect(requests).toEqual([request]);
});

const running = {
  ...{ id: "i1", state: "RUNNING", projectCount: 2, doneCount: 0 },
  ...{ createdAt: "2026-02-01T10:00:00.000Z", endedAt: null },
};
const completed = { ...running, state: "COMPLETED", doneCount: 2, projectIds: ["p1", "p2"], details: [] };
const importId = toGlobalId("ProjectImport", "i1");
const poll = "GET v1/company/company-1/project-import/i1";

test("waits for a service that makes them in the background, and answers their ids", async () => {
  imported = { status: 202, body: running };
  progress = [{ ...running, doneCount: 1 }, completed];
  const { data, requests } = await importThem([villa, villa]);
  const projectIds = ["p1", "p2"].map((id) => toGlobalId("Project", id));
  expect(data).toEqual({ importProjects: { projectIds, userErrors: [] } });
  expect(requests).toEqual([request, poll, poll]);
});

test("tells what one could not be made for, and fails when the service gave up", async () => {
  imported = { status: 202, body: running };
  const details = [{ field: "projects.1.endDate", code: "END_BEFORE_START", message: "" }];
  progress = [{ ...completed, state: "FAILED", projectIds: [], details }];
  const userErrors = [{ code: "END_BEFORE_START", field: "projects.1.endsOn", max: null }];
  expect((await importThem([villa, villa])).data).toEqual({ importProjects: { projectIds: [], userErrors } });
  progress = [{ ...completed, state: "FAILED", projectIds: [], details: [] }];
  expect((await importThem([villa, villa])).codes).toEqual([["importProjects", "UPSTREAM_ERROR"]]);
});

test("answers an import in the background at once, and tells how far it is", async () => {
  imported = { status: 202, body: running };
  const mutation = `mutation($input: ImportProjectsInput!) { importProjects(input: $input) {
    projectIds import { id state projectCount doneCount } userErrors { code } } }`;
  const { data, requests } = await ask(mutation, { input: { projects: [villa, villa], inBackground: true } });
  const started = { id: importId, state: "RUNNING", projectCount: 2, doneCount: 0 };
  expect(data).toEqual({ importProjects: { projectIds: [], import: started, userErrors: [] } });
  expect(requests).toEqual([request]);
  progress = [completed, completed];
  const read = await ask(`query($id: ID!) { node(id: $id) { ... on ProjectImport { state doneCount projectIds } } }`, {
    id: importId,
  });
  const projectIds = ["p1", "p2"].map((id) => toGlobalId("Project", id));
  expect(read.data).toEqual({ node: { state: "COMPLETED", doneCount: 2, projectIds } });
  expect(read.requests).toEqual([poll]);
});

test("lists the imports, and none of a service that makes all at once", async () => {
  const query = "{ viewer { company { projectImports { id state projectIds } } } }";
  const { projectIds: _, details: __, ...summary } = completed;
  imported = { status: 200, body: { maxProjects: 1_000, imports: [summary] } };
  progress = [completed];
  const projectIds = ["p1", "p2"].map((id) => toGlobalId("Project", id));
  const told = (projectImports: object[]) => ({ viewer: { company: { projectImports } } });
  expect((await ask(query)).data).toEqual(told([{ id: importId, state: "COMPLETED", projectIds }]));
  imported = { status: 200, body: { maxProjects: 1_000 } };
  expect((await ask(query)).data).toEqual(told([]));
});

test("tells the faults of all projects at their place, and asks nobody", async () => {
  const { data, requests } = await importThem([
    { ...villa, name: " ", customerEmail: "a@b" },
    villa,
    { ...villa, endsOn: "2026-01-30" },
  ]);
  const userErrors = [
    { code: "NAME_REQUIRED", field: "projects.0.name", max: null },
    { code: "EMAIL_INVALID", field: "projects.0.customerEmail", max: null },
    { code: "END_BEFORE_START", field: "projects.2.endsOn", max: null },
  ];
  expect(data).toEqual({ importProjects: { projectIds: [], userErrors } });
  expect(requests).toEqual([]);
});

test("takes a thousand projects in one body, and neither none nor more", async () => {
  const thousand = Array.from({ length: 1_000 }, () => ({ ...villa, name: "å".repeat(200) }));
  expect((await importThem(thousand)).requests).toEqual([request]);
  for (const projects of [[], [...thousand, villa]]) {
    const { data, requests } = await importThem(projects);
    const userErrors = [{ code: "VALUE_INVALID", field: "projects", max: 1_000 }];
    expect([data, requests]).toEqual([{ importProjects: { projectIds: [], userErrors } }, []]);
  }
});

test("passes on what only the service refuses, at its place", async () => {
  const details = [
    { field: "projects.1.name", code: "FIELD_TOO_LONG", message: "too long", limit: 200 },
    { field: "projects.1.startDate", code: "FIELD_FORMAT", message: "no date" },
    { field: "projects.7.customerEmail", code: "FIELD_FORMAT", message: "no address" },
    { field: "projects.8.externalId", code: "FIELD_TOO_LONG", message: "too long", limit: 100 },
    { field: "projects.9.externalId", code: "EXTERNAL_ID_TAKEN", message: "twice" },
  ];
  imported = { status: 400, body: { code: "VALIDATION_FAILED", message: "", details } };
  const userErrors = [
    { code: "VALUE_INVALID", field: "projects.1.name", max: 200 },
    { code: "DATE_INVALID", field: "projects.1.startsOn", max: null },
    { code: "EMAIL_INVALID", field: "projects.7.customerEmail", max: null },
    { code: "VALUE_INVALID", field: "projects.8.externalId", max: 100 },
    { code: "EXTERNAL_ID_TAKEN", field: "projects.9.externalId", max: null },
  ];
  expect((await importThem([villa])).data).toEqual({ importProjects: { projectIds: [], userErrors } });
});
