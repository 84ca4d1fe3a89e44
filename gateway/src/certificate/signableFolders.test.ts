import { text } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { createCaller } from "../../test/createCaller.ts";
import { answer, restUser } from "../../test/standInRest.ts";
import { type FaultStack, startFaultStack } from "../../test/startStack.ts";
import { toGlobalId } from "../graphql/globalId.ts";

const project = { id: "p1", companyId: "company-1", name: "Solbacken", rootFolderId: "f0", version: "1" };
const certificate = (number: string, folderId: string, day: string) => ({
  id: `c${number}`,
  number,
  folderId,
  fileName: `${number}.pdf`,
  activationDate: "2026-01-31T00:00:00.000Z",
  sentAt: `${day}T10:00:00.000Z`,
  url: null,
  recipients: [],
});
const folder = (id: string, certificates: object[], folders: object[] = []) => ({
  id,
  title: id,
  name: id,
  fileName: null,
  selectable: true,
  installations: [{ id: `i-${id}`, title: "Bad", completedAt: null, activatedAt: null, missing: [] }],
  certificates,
  folders,
});
const deep = folder("f2", [certificate("3", "f2", "2026-02-02")]);
const tree = [
  folder(
    "f1",
    [certificate("1", "f1", "2026-02-01"), certificate("2", "f1", "2026-02-03")],
    [folder("f3", [], [deep])],
  ),
];

let stack: FaultStack;
const bodies: unknown[] = [];
beforeAll(async () => {
  stack = await startFaultStack();
  stack.rest.handler = async (request, response) => {
    const { pathname } = new URL(request.url ?? "", "http://localhost");
    if (request.method === "POST") bodies.push(JSON.parse(await text(request)));
    if (pathname.startsWith("/v1/user/")) return answer(response, 200, restUser);
    if (pathname.endsWith("/project/p1")) return answer(response, 200, project);
    if (pathname.endsWith("/signable")) return answer(response, 200, { data: tree });
    if (/\/(?:sign|resend-signed)$/.test(pathname)) return answer(response, 200, { archived: false, certificates: [] });
    const [, id] = /\/(?:folder|installation)\/([^/]+)$/.exec(pathname) ?? [];
    answer(response, 200, { id, projectId: "p1", title: `the ${id}` });
  };
});
afterAll(() => stack.close());
beforeEach(() => {
  stack.takeRequests();
  bodies.length = 0;
  tree.splice(1);
});

async function ask<T>(query: string, variables: object = {}) {
  const authorization = `Bearer ${stack.pool.accessToken()}`;
  const { data, errors } = await createCaller(stack.url).send<T>(query, variables, { authorization });
  expect(errors).toBeUndefined();
  return { data, requests: stack.takeRequests() };
}

test("a project's certificates come as one list from every folder, latest first, by one request", async () => {
  const { data, requests } = await ask('{ project(projectId: "p1") { certificates { number folderId } } }');
  expect(data).toEqual({
    project: {
      certificates: [
        { number: "2", folderId: "f1" },
        { number: "3", folderId: "f2" },
        { number: "1", folderId: "f1" },
      ],
    },
  });
  expect(requests.filter((request) => request.includes("/signable"))).toHaveLength(1);
});

const query = "query($ids: [ID!]!) { nodes(ids: $ids) { id ... on Certificate { number folderId } } }";

test("certificates are found again by their ids, those of a project by one request", async () => {
  const { data } = await ask<{ project: { certificates: { id: string }[] } }>(
    '{ project(projectId: "p1") { certificates { id } } }',
  );
  const ids = data.project.certificates.map(({ id }) => id);
  const again = await ask(query, { ids: [...ids, toGlobalId("Certificate", "p1", "c9")] });
  const [two, three, one] = ids;
  expect(again.data).toEqual({
    nodes: [
      { id: two, number: "2", folderId: "f1" },
      { id: three, number: "3", folderId: "f2" },
      { id: one, number: "1", folderId: "f1" },
      null,
    ],
  });
  expect(again.requests.filter((request) => request.includes("/signable"))).toHaveLength(1);
});

test("a hundred certificates of a project are found by their ids within the requests of an operation", async () => {
  const numbers = Array.from({ length: 100 }, (_, index) => `${100 + index}`);
  tree.push(
    folder(
      "f4",
      numbers.map((number) => certificate(number, "f4", "2026-02-01")),
    ),
  );
  const { data } = await ask(query, { ids: numbers.map((number) => toGlobalId("Certificate", "p1", `c${number}`)) });
  expect(data).toMatchObject({ nodes: numbers.map((number) => ({ number })) });
});

test.each([
  ["sendCertificate", { activationDate: "2026-02-01", acceptsDisclaimer: true }],
  ["resendCertificate", {}],
])("%s in one operation with another tells the certificates as they are after it", async (name, more) => {
  const input = { projectId: toGlobalId("Project", "p1"), folderIds: ["f1"], toEmail: "kund@kund.example", ...more };
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  const send = `${name}(input: $input) { project { certificates { number } } }`;
  const { requests } = await ask(`mutation($input: ${type}!) { first: ${send} second: ${send} }`, { input });
  expect(requests.filter((request) => request.includes("/signable"))).toHaveLength(2);
});

test("a folder's certificates are the latest first too", async () => {
  const { data } = await ask('{ project(projectId: "p1") { activatedFolders { certificates { number } } } }');
  expect(data).toEqual({ project: { activatedFolders: [{ certificates: [{ number: "2" }, { number: "1" }] }] } });
});

test("the lists lead to the folders and installations themselves, however deep", async () => {
  const level = "folder { title } installations { installation { title } }";
  const below = `folders { folders { ${level} } }`;
  const lists = `certificates { folder { title } } activatedFolders { ${level} ${below} }`;
  const { data } = await ask(`{ project(projectId: "p1") { ${lists} } }`);
  const itself = (id: string) => ({
    folder: { title: `the ${id}` },
    installations: [{ installation: { title: `the i-${id}` } }],
  });
  expect(data).toEqual({
    project: {
      certificates: [{ folder: { title: "the f1" } }, { folder: { title: "the f2" } }, { folder: { title: "the f1" } }],
      activatedFolders: [{ ...itself("f1"), folders: [{ folders: [itself("f2")] }] }],
    },
  });
});

test("folders are chosen by either of their ids, each once; those of another project are none", async () => {
  const mutation = `mutation($input: SendCertificateInput!) {
    sendCertificate(input: $input) { userErrors { code field } }
  }`;
  const send = (folderIds: string[]) =>
    ask(mutation, {
      input: {
        projectId: toGlobalId("Project", "p1"),
        folderIds,
        activationDate: "2026-02-01",
        toEmail: "kund@kund.example",
        acceptsDisclaimer: true,
      },
    });
  await send([toGlobalId("Folder", "p1", "f1"), "f1", "f2"]);
  expect(bodies).toEqual([expect.objectContaining({ folderIds: ["f1", "f2"] })]);
  const foreign = toGlobalId("Folder", "p2", "f1");
  await send([foreign]);
  expect(bodies[1]).toEqual(expect.objectContaining({ folderIds: [foreign] }));
});
