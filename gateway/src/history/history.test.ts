import { afterAll, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { createCaller } from "../../test/createCaller.ts";
import { answer, answerRows, restUser } from "../../test/standInRest.ts";
import { type FaultStack, startFaultStack } from "../../test/startStack.ts";
import { toGlobalId } from "../graphql/globalId.ts";

const change = { field: "measurement.resistance", step: 2, from: "131", to: ">134" };
const entry = {
  sequence: 812,
  at: "2026-11-20T10:00:00.000Z",
  action: "step.recorded",
  actor: { kind: "USER", id: "user-2", name: "Anders Öberg" },
  via: "WEB",
  project: { id: "p1", title: "Solbacken 4", removed: false },
  folder: null,
  installation: { id: "i1", title: null, removed: true },
  user: { id: "user-3", name: "Ylva Öhman" },
  template: null,
  certificate: { number: "FG-2026-000001" },
  product: { measurementId: "m1", productId: "pr1", title: "Fjällum Flex", stepLabel: "s2" },
  changes: [change],
  items: [
    {
      ...{ project: { id: "p2", title: "Ekgatan 1", removed: false }, folder: null, installation: null },
      certificate: { number: "FG-2026-000002" },
    },
  ],
};

let stack: FaultStack;
let history: { status: number; body: object } | null;
let role: string;
beforeAll(async () => {
  stack = await startFaultStack();
  stack.rest.handler = ({ url = "" }, response) => {
    if (url.startsWith("/v1/history") && !history) return answerRows(response, url, entry, 41);
    if (url.startsWith("/v1/history") && history) return answer(response, history.status, history.body);
    if (url.startsWith("/v1/user/")) return answer(response, 200, { ...restUser, role });
    if (url.includes("/installation/")) return answer(response, 200, { id: "i1", projectId: "p1", folderId: "f1" });
    if (url.includes("/project/")) return answer(response, 200, { id: "p1", companyId: "company-1" });
    answer(response, 404, { code: "NOT_FOUND" });
  };
});
afterAll(() => stack.close());
beforeEach(() => {
  history = null;
  role = "admin";
});

async function ask(query: string) {
  const authorization = `Bearer ${stack.pool.accessToken()}`;
  stack.takeRequests();
  const { data, errors } = await createCaller(stack.url).send<never>(query, {}, { authorization });
  const codes = errors?.map(({ path, extensions: { code } }) => [path?.join("."), code]);
  return { data, codes, requests: stack.takeRequests().filter((request) => request.includes("history")) };
}
const list = (args = "", selection = "totalCount") =>
  ask(`{ viewer { company { companyId history${args} { ${selection} } } } }`);

test("a page is what the service answers, by one request", async () => {
  const place = "{ restId title isRemoved }";
  const node = `sequence at action via certificateNumber actor { kind nodeId name } project ${place} folder ${place}
    installation ${place} user { nodeId name }
    templateName product { title stepLabel } changes { field stepNumber from to fromName toName isErased }
    items { project ${place} folder ${place} installation ${place} certificateNumber }`;
  const page = `totalCount pageInfo { hasNextPage hasPreviousPage } edges { node { ${node} } }`;
  const { data, requests } = await list('(first: 1, after: "b2Zmc2V0OjQw")', page);
  const { sequence, at, via } = entry;
  expect(data).toEqual({
    viewer: {
      company: {
        companyId: "company-1",
        history: {
          totalCount: 41,
          pageInfo: { hasNextPage: false, hasPreviousPage: true },
          edges: [
            {
              node: {
                ...{ sequence, at, via, action: "STEP_RECORDED", certificateNumber: "FG-2026-000001" },
                actor: { kind: "USER", nodeId: toGlobalId("User", "user-2"), name: "Anders Öberg" },
                project: { restId: "p1", title: "Solbacken 4", isRemoved: false },
                folder: null,
                installation: { restId: "i1", title: null, isRemoved: true },
                user: { nodeId: toGlobalId("User", "user-3"), name: "Ylva Öhman" },
                templateName: null,
                product: { title: "Fjällum Flex", stepLabel: "s2" },
                changes: [
                  {
                    ...{ field: "MEASUREMENT_RESISTANCE", stepNumber: 2, from: "131", to: ">134" },
                    ...{ fromName: null, toName: null, isErased: false },
                  },
                ],
                items: [
                  {
                    ...{
                      project: { restId: "p2", title: "Ekgatan 1", isRemoved: false },
                      folder: null,
                      installation: null,
                    },
                    certificateNumber: "FG-2026-000002",
                  },
                ],
              },
            },
          ],
        },
      },
    },
  });
  expect(requests).toEqual(["GET v1/history?subject=COMPANY&language=sv&skip=40&take=1"]);
});

test("each subject asks for its own, and the service filters", async () => {
  const node = (type: "User" | "Project" | "Installation", ...ids: string[]) =>
    ask(`{ node(id: "${toGlobalId(type, ...ids)}") { ... on HistorySubject { history { totalCount } } } }`);
  const ofUser = await node("User", "user-1");
  const ofProject = await node("Project", "p1");
  const ofInstallation = await node("Installation", "p1", "i1");
  expect([ofUser, ofProject, ofInstallation].flatMap(({ requests }) => requests)).toEqual([
    "GET v1/history?subject=USER&subjectId=user-1&language=sv&skip=0&take=25",
    "GET v1/history?subject=PROJECT&subjectId=p1&language=sv&skip=0&take=25",
    "GET v1/history?subject=INSTALLATION&subjectId=i1&language=sv&skip=0&take=25",
  ]);
  expect(ofInstallation.data).toEqual({ node: { history: { totalCount: 41 } } });
  const actorId = toGlobalId("User", "user-2");
  const filter = `{ actorId: "${actorId}", action: PROJECT_ARCHIVED, from: "2026-07-01", to: "2026-09-30", query: " 131 " }`;
  expect((await list(`(filter: ${filter}, first: 100)`)).requests).toEqual([
    "GET v1/history?subject=COMPANY&actorId=user-2&action=project.archived&from=2026-07-01&to=2026-09-30&query=131&language=sv&skip=0&take=100",
  ]);
});

test("days of another zone are given as instants", async () => {
  const filter = '{ since: "2026-06-30T22:00:00.000Z", before: "2026-07-01T22:00:00.000Z" }';
  expect((await list(`(filter: ${filter})`)).requests).toEqual([
    "GET v1/history?subject=COMPANY&since=2026-06-30T22%3A00%3A00.000Z&before=2026-07-01T22%3A00%3A00.000Z&language=sv&skip=0&take=25",
  ]);
});

test("acts and values of a newer service come as OTHER, by which nobody can filter", async () => {
  const newer = { ...entry, action: "kettle.boiled", changes: [{ ...change, field: "steam" }] };
  history = { status: 200, body: { data: [newer], meta: { count: 1 } } };
  const { data } = await list("", "edges { node { action changes { field to } } }");
  const node = { action: "OTHER", changes: [{ field: "OTHER", to: ">134" }] };
  expect(data).toEqual({ viewer: { company: { companyId: "company-1", history: { edges: [{ node }] } } } });
  const refused = await list("(filter: { action: OTHER })");
  expect([refused.codes, refused.requests]).toEqual([[["viewer.company.history", "BAD_USER_INPUT"]], []]);
});

test("an id of another kind, a page of another size and what the service refuses are told", async () => {
  expect((await list("(first: 101)")).codes).toEqual([["viewer.company.history", "BAD_USER_INPUT"]]);
  const project = toGlobalId("Project", "p1");
  expect((await list(`(filter: { actorId: "${project}" })`)).codes).toEqual([["viewer.company.history", "NOT_FOUND"]]);
  history = { status: 403, body: { code: "ADMIN_ONLY", message: "For admins.", requestId: "r" } };
  expect(await list()).toMatchObject({ data: { viewer: { company: { history: null } } }, codes: undefined });
});
