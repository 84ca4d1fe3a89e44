import { json } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { createCaller } from "../../test/createCaller.ts";
import { answer, restUser } from "../../test/standInRest.ts";
import { type FaultStack, startFaultStack } from "../../test/startStack.ts";
import { toGlobalId } from "../graphql/globalId.ts";

const kept = { externalId: "4711", metadata: { seller: "Ylva", "cost-centre": "12" } };
const project = { id: "p1", companyId: "company-1", rootFolderId: "f0", version: "3", ...kept };
const folder = { id: "f1", projectId: "p1", path: [], depth: 0, version: "3", ...kept };
const installation = { id: "i1", projectId: "p1", folderId: "f1", version: "3", ...kept };

let stack: FaultStack;
let refusal: object | null;
let sent: unknown[];
beforeAll(async () => {
  stack = await startFaultStack();
  stack.rest.handler = async (request, response) => {
    const { url = "", method } = request;
    if (url.startsWith("/v1/user/")) return answer(response, 200, restUser);
    if (url.startsWith("/v1/external-ids")) {
      const data = url.endsWith("externalId=4711") ? [{ kind: "PROJECT", id: "p1", projectId: "p1" }] : [];
      return answer(response, 200, { data });
    }
    if (method !== "GET") {
      sent.push(await json(request));
      if (refusal) return answer(response, 400, refusal);
    }
    const status = method === "POST" ? 201 : 200;
    if (url.includes("/project?")) return answer(response, 200, { data: [project], meta: { count: 1 } });
    if (url.endsWith("/project-import")) return answer(response, 201, { projectIds: ["p1"] });
    if (url.includes("/installation")) return answer(response, status, installation);
    if (url.includes("/folder")) return answer(response, status, folder);
    answer(response, status, project);
  };
});
afterAll(() => stack.close());
beforeEach(() => {
  refusal = null;
  sent = [];
});

async function ask(query: string, variables = {}) {
  const authorization = `Bearer ${stack.pool.accessToken()}`;
  stack.takeRequests();
  const { data, errors } = await createCaller(stack.url).send<never>(query, variables, { authorization });
  const codes = errors?.map(({ path, extensions: { code } }) => [path?.join("."), code]);
  return { data, codes, requests: stack.takeRequests().filter((request) => !request.includes("v1/user/")) };
}

const [projectId, folderId] = [toGlobalId("Project", "p1"), toGlobalId("Folder", "p1", "f1")];
const installationId = toGlobalId("Installation", "p1", "i1");
const installerId = toGlobalId("User", "user-1");
const days = { startsOn: "2026-01-01", endsOn: "2026-02-01" };
const about = { name: "Solbacken", city: "Lund", customer: "Brf", ...days };
const room = { title: "Bad", installerId };
const keys = {
  externalId: " 4711 ",
  metadata: [
    { key: "seller", value: "Ylva" },
    { key: "old", value: null },
  ],
};
const inBody = { externalId: "4711", metadata: { seller: "Ylva", old: null } };

const mutations: [string, object, string][] = [
  ["createProject", about, "project { externalId metadata { key value } } "],
  ["updateProject", { projectId }, "project { externalId metadata { key value } } "],
  ["createFolder", { parentFolderId: folderId, title: "Plan" }, "folder { externalId metadata { key value } } "],
  ["updateFolder", { folderId, title: "Plan" }, "folder { externalId metadata { key value } } "],
  ["createInstallation", { folderId, ...room }, "installation { externalId metadata { key value } } "],
  ["updateInstallation", { installationId, ...room }, "installation { externalId metadata { key value } } "],
];

function mutate(name: string, input: object, selection: string) {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input!`;
  const errors = "userErrors { code field existingId }";
  return ask(`mutation($input: ${type}) { ${name}(input: $input) { ${selection} ${errors} } }`, { input });
}

test.each(mutations)(
  "%s sends the key and the values that are given, and shows those that are kept",
  async (name, input, selection) => {
    const { data, codes } = await mutate(name, { ...input, ...keys }, selection);
    expect(codes).toBeUndefined();
    expect(sent).toEqual([expect.objectContaining(inBody)]);
    const metadata = [
      { key: "cost-centre", value: "12" },
      { key: "seller", value: "Ylva" },
    ];
    const noun = selection.split(" ")[0] ?? "";
    expect(data).toEqual({ [name]: { [noun]: { externalId: "4711", metadata }, userErrors: [] } });
    await mutate(name, { ...input, ...(name === "updateProject" && { customer: "Ek" }) }, selection);
    expect(sent[1]).not.toHaveProperty("externalId");
    expect(sent[1]).not.toHaveProperty("metadata");
  },
);

test("several rooms and imported projects have keys of their own", async () => {
  const rooms = { folderId, installations: [{ ...room, ...keys }, room] };
  await mutate("createInstallations", rooms, "results { installation { externalId } }");
  expect(sent.map((body) => (body as typeof kept).externalId)).toEqual(["4711", undefined]);
  sent = [];
  await mutate("importProjects", { projects: [{ ...about, ...keys }, about] }, "projectIds");
  expect(sent).toEqual([
    { projects: [expect.objectContaining(inBody), expect.not.objectContaining({ externalId: "4711" })] },
  ]);
});

test("each room whose key stands twice in the list is refused, and the others are made", async () => {
  const installations = ["R-1", "R-2", " R-1 ", undefined].map((externalId) => ({ ...room, externalId }));
  const told = "results { installation { id } userErrors { code field existingId } }";
  const { data } = await mutate("createInstallations", { folderId, installations }, told);
  const taken = { code: "EXTERNAL_ID_TAKEN", field: "externalId", existingId: null };
  const refused = { installation: null, userErrors: [taken] };
  const made = { installation: { id: installationId }, userErrors: [] };
  expect(data).toMatchObject({ createInstallations: { results: [refused, made, refused, made] } });
  expect(sent.map((body) => (body as typeof kept).externalId).toSorted()).toEqual(["R-2", undefined]);
});

test("a key that is taken is told with the object that has it", async () => {
  const taken = (field: string, id: string) => ({
    ...{ field, code: "EXTERNAL_ID_TAKEN", message: "It is taken." },
    existing: { kind: "FOLDER", id, projectId: "p1" },
  });
  const problem = { code: "VALIDATION_FAILED", message: "No.", requestId: "r" };
  refusal = { ...problem, details: [taken("externalId", "f2")] };
  const one = { code: "EXTERNAL_ID_TAKEN", field: "externalId", existingId: toGlobalId("Folder", "p1", "f2") };
  expect((await mutate("updateFolder", { folderId, title: "Plan", ...keys }, "folder { id }")).data).toMatchObject({
    updateFolder: { userErrors: [one] },
  });
  const metadata = { ...taken("metadata.cost.1", "f2"), code: "FIELD_TOO_LONG", limit: 200, existing: undefined };
  refusal = { ...problem, details: [metadata] };
  expect((await mutate("updateFolder", { folderId, title: "Plan", ...keys }, "folder { id }")).data).toMatchObject({
    updateFolder: { userErrors: [{ code: "VALUE_INVALID", field: "metadata" }] },
  });
  refusal = { ...problem, details: [taken("projects.1.externalId", "f2")] };
  expect((await mutate("importProjects", { projects: [about, { ...about, ...keys }] }, "projectIds")).data).toEqual({
    importProjects: { projectIds: [], userErrors: [{ ...one, field: "projects.1.externalId" }] },
  });
});

test("one metadata key twice is refused before anything is sent", async () => {
  const metadata = [
    { key: "a", value: "1" },
    { key: "a", value: "2" },
  ];
  const { data } = await mutate("updateProject", { projectId, metadata }, "project { id }");
  expect(data).toMatchObject({ updateProject: { userErrors: [{ code: "VALUE_INVALID", field: "metadata.1.key" }] } });
  expect(sent).toEqual([]);
});

test("objects are found by their keys, and a list is filtered by one", async () => {
  const found = await ask(`{ projectByExternalId(externalId: " 4711 ") { id externalId }
    folderByExternalId(externalId: "none") { id } installationByExternalId(externalId: "none") { id } }`);
  expect(found.data).toEqual({
    projectByExternalId: { id: projectId, externalId: "4711" },
    folderByExternalId: null,
    installationByExternalId: null,
  });
  expect(found.requests.slice(0, 3)).toEqual([
    "GET v1/external-ids?kind=PROJECT&externalId=4711",
    "GET v1/external-ids?kind=FOLDER&externalId=none",
    "GET v1/external-ids?kind=INSTALLATION&externalId=none",
  ]);
  const list = await ask('{ viewer { company { projects(externalId: "4711") { edges { node { id } } } } } }');
  expect(list.requests).toContain("GET v1/company/company-1/project?archived=false&externalId=4711&skip=0&take=25");
  const none = await ask('{ viewer { company { projects(externalId: " ") { totalCount } } } }');
  expect(none.data).toEqual({ viewer: { company: { projects: { totalCount: 0 } } } });
});

test.each([
  '{ viewer { company { projects(externalId: "4711") { totalCount } } } }',
  `mutation { updateProject(input: { projectId: "${projectId}", externalId: "4711" }) { project { id } } }`,
])("nothing is sent to a service without external ids: %s", async (operation) => {
  stack.rest.lacking.add("externalIds");
  const { codes, requests } = await ask(operation);
  stack.rest.lacking.delete("externalIds");
  expect(codes).toEqual([[expect.any(String), "NOT_IMPLEMENTED"]]);
  expect([requests, sent]).toEqual([[], []]);
});
