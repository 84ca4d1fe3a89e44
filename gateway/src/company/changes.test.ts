import { afterAll, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { createCaller } from "../../test/createCaller.ts";
import { answer, restUser } from "../../test/standInRest.ts";
import { type FaultStack, startFaultStack } from "../../test/startStack.ts";
import { toGlobalId } from "../graphql/globalId.ts";

const at = "2026-11-20T10:00:00.000Z";
const row = (kind: string, id: string, change: string, projectId: string | null) => ({
  ...{ kind, id, projectId, change, changedAt: at, cursor: `cursor-${id}` },
});
const rows = [
  row("USER", "user-2", "CREATED", null),
  row("PROJECT", "p1", "CHANGED", "p1"),
  row("INSTALLATION", "i1", "CHANGED", "p1"),
  row("INSTALLATION", "i2", "CHANGED", "p1"),
  row("CERTIFICATE", "c1", "REMOVED", "p1"),
];

let stack: FaultStack;
let changes: { status: number; body: object };
let updatedAt: string | undefined;
beforeAll(async () => {
  stack = await startFaultStack();
  const page = (data: object[]) => ({ data, meta: { count: data.length, sort: "name" } });
  stack.rest.handler = ({ url = "" }, response) => {
    if (url.startsWith("/v1/changes")) return answer(response, changes.status, changes.body);
    if (url.startsWith("/v1/user/")) return answer(response, 200, { ...restUser, updatedAt });
    if (url.includes("/users")) return answer(response, 200, page([{ ...restUser, updatedAt }]));
    if (url.includes("/installation?")) return answer(response, 200, page([{ id: "i1", projectId: "p1", updatedAt }]));
    if (url.includes("/installation/i1")) return answer(response, 200, { id: "i1", projectId: "p1", updatedAt });
    if (url.includes("/folder/")) return answer(response, 200, { id: "f1", projectId: "p1", updatedAt });
    if (url.endsWith("/project/p1")) return answer(response, 200, { id: "p1", name: "Solbacken 4", updatedAt });
    if (url.includes("/project?")) return answer(response, 200, page([{ id: "p1", name: "Solbacken 4", updatedAt }]));
    if (url.startsWith("/v1/installations"))
      return answer(response, 200, page([{ id: "i1", projectId: "p1", updatedAt }]));
    if (url.startsWith("/v1/certificates"))
      return answer(response, 200, page([{ id: "c1", projectId: "p1", updatedAt }]));
    if (url === "/v1/company") return answer(response, 200, { id: "company-1", country: "SE" });
    answer(response, 404, { code: "NOT_FOUND" });
  };
});
afterAll(() => stack.close());
beforeEach(() => {
  changes = { status: 200, body: { data: rows, meta: { hasMore: true } } };
  updatedAt = at;
});

async function ask(query: string) {
  const authorization = `Bearer ${stack.pool.accessToken()}`;
  stack.takeRequests();
  const { data, errors } = await createCaller(stack.url).send<never>(query, {}, { authorization });
  const codes = errors?.map(({ path, extensions: { code } }) => [path?.join("."), code]);
  return { data, codes, requests: stack.takeRequests().filter((request) => !request.includes("v1/user/")) };
}
const list = (args = "", selection = "pageInfo { hasNextPage }") =>
  ask(`{ viewer { company { companyId changes${args} { ${selection} } } } }`);

test("a page is what the service answers by one request, with its cursors", async () => {
  const node = "kind action nodeId restId projectId changedAt";
  const page = `edges { cursor node { ${node} } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor }`;
  const { data, requests } = await list('(first: 5, after: "cursor-0")', page);
  const edge = (index: number, action: string, nodeId: string) => {
    const { kind, id, projectId, changedAt, cursor } = rows[index] ?? {};
    return { cursor, node: { kind, action, nodeId, restId: id, projectId, changedAt } };
  };
  expect(data).toEqual({
    viewer: {
      company: {
        companyId: "company-1",
        changes: {
          edges: [
            edge(0, "CREATED", toGlobalId("User", "user-2")),
            edge(1, "CHANGED", toGlobalId("Project", "p1")),
            edge(2, "CHANGED", toGlobalId("Installation", "p1", "i1")),
            edge(3, "CHANGED", toGlobalId("Installation", "p1", "i2")),
            edge(4, "REMOVED", toGlobalId("Certificate", "p1", "c1")),
          ],
          pageInfo: {
            ...{ hasNextPage: true, hasPreviousPage: true },
            ...{ startCursor: "cursor-user-2", endCursor: "cursor-c1" },
          },
        },
      },
    },
  });
  expect(requests).toEqual(["GET v1/changes?take=5&after=cursor-0"]);
});

test("a reader who begins at now gets no changes and the cursor of those to come", async () => {
  changes = { status: 200, body: { data: [], meta: { hasMore: false, cursor: "cursor-now" } } };
  const page = "edges { cursor } pageInfo { hasNextPage endCursor }";
  const { data, requests } = await list("(fromNow: true)", page);
  const pageInfo = { hasNextPage: false, endCursor: "cursor-now" };
  expect(data).toMatchObject({ viewer: { company: { changes: { edges: [], pageInfo } } } });
  expect(requests).toEqual(["GET v1/changes?take=100&from=now"]);
  expect((await list('(fromNow: true, after: "c")')).requests).toEqual(["GET v1/changes?take=100&after=c"]);
  stack.rest.lacking.add("changesFromNow");
  expect(await list("(fromNow: true)")).toMatchObject({
    codes: [["viewer.company.changes", "NOT_IMPLEMENTED"]],
    requests: [],
  });
  stack.rest.lacking.delete("changesFromNow");
});

test("objects are loaded as they are now, and of those that are gone there is none", async () => {
  const object =
    "object { __typename id ...on Project { name updatedAt } ...on Installation { installationId updatedAt } }";
  const { data, requests, codes } = await list("", `edges { node { ${object} } }`);
  const project = { name: "Solbacken 4", updatedAt: at };
  const room = { installationId: "i1", updatedAt: at };
  expect(codes).toBeUndefined();
  expect(data).toMatchObject({
    viewer: {
      company: {
        changes: {
          edges: [
            { node: { object: { __typename: "User", id: expect.any(String) } } },
            { node: { object: { __typename: "Project", id: toGlobalId("Project", "p1"), ...project } } },
            { node: { object: { __typename: "Installation", ...room } } },
            { node: { object: null } },
            { node: { object: null } },
          ],
        },
      },
    },
  });
  expect(requests.filter((request) => request.includes("certificate") || request.includes("signable"))).toEqual([]);
});

test("a cursor that is too old says to read anew, and other faults are the caller's", async () => {
  const place = "viewer.company.changes";
  changes = { status: 410, body: { code: "CURSOR_EXPIRED", message: "Read anew.", requestId: "r" } };
  expect((await list('(after: "old")')).codes).toEqual([[place, "CURSOR_EXPIRED"]]);
  changes = { status: 400, body: { code: "VALIDATION_FAILED", message: "No cursor.", requestId: "r" } };
  expect((await list('(after: "x")')).codes).toEqual([[place, "BAD_USER_INPUT"]]);
  expect(await list("(first: 101)")).toMatchObject({ codes: [[place, "BAD_USER_INPUT"]], requests: [] });
});

test("an empty cursor is the caller's fault, and not the beginning", async () => {
  const { codes, requests } = await list('(after: "")');
  expect(codes).toEqual([["viewer.company.changes", "BAD_USER_INPUT"]]);
  expect(requests.filter((request) => request.includes("changes"))).toEqual([]);
  expect((await list("(after: null)")).codes).toBeUndefined();
});

const since = 'updatedSince: "2026-11-20T11:00:00+01:00"';
const inCompany = (field: string) => `{ viewer { company { ${field} } } }`;
const folderId = toGlobalId("Folder", "p1", "f1");
const installations = `installations(${since}) { edges { node { updatedAt } } }`;
const lists: [string, string, string][] = [
  [
    "projects",
    inCompany(`projects(${since}) { edges { node { updatedAt } } }`),
    "/project?archived=false&updatedSince=",
  ],
  [
    "stored projects",
    inCompany(`projects(${since}, orderBy: { field: STORED }) { edges { node { updatedAt } } }`),
    "/project?archived=false&updatedSince=",
  ],
  ["pages", inCompany(`projectPages { page(${since}) { nodes { updatedAt } } }`), "&updatedSince="],
  [
    "certificates",
    inCompany(`certificates(${since}) { edges { node { updatedAt } } }`),
    "v1/certificates?updatedSince=",
  ],
  ["users", inCompany(`users(${since}) { edges { node { updatedAt } } }`), "/users?"],
  ["all installations", inCompany(installations), "v1/installations?updatedSince="],
  [
    "installations",
    `{ node(id: "${folderId}") { ... on Folder { ${installations} } } }`,
    "/installation?updatedSince=",
  ],
];

test.each(lists)(
  "%s are filtered by the time of their last change, where the service tells it",
  async (_, query, asked) => {
    const found = await ask(query);
    expect(found.codes).toBeUndefined();
    expect(JSON.stringify(found.data)).toContain(`"updatedAt":"${at}"`);
    const filter = asked.includes("updatedSince") ? `${asked}${encodeURIComponent(at)}` : asked;
    expect(found.requests).toContainEqual(expect.stringContaining(filter));
    updatedAt = undefined;
    expect((await ask(query)).codes).toEqual([[expect.any(String), "NOT_IMPLEMENTED"]]);
  },
);
