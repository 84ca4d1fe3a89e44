import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { buildProject, buildRoom, mat } from "../../test/buildRooms.ts";
import type { Caller } from "../../test/createCaller.ts";
import { createMutator, type Mutate } from "../../test/createMutator.ts";
import { signInAs } from "../../test/signInAs.ts";
import { type Stack, startStack } from "../../test/startStack.ts";
import { toGlobalId } from "../graphql/globalId.ts";

type Template = { id: string; name: string; version: string; roomCount: number; folderCount: number };
type Payload = { template: Template | null };
type List = { totalCount: number; edges: { cursor: string; node: { name: string } }[]; pageInfo: object };

const selection = "template { id name version roomCount folderCount }";
const content = `folders { path } rooms { title path products { articleNumber title voltage cableLength isolation } }`;

let stack: Stack;
let office: Caller;
let mutate: Mutate;
let place: { folderId: string; installerId: string };
beforeAll(async () => {
  stack = await startStack();
  office = await signInAs(stack, "office@nordgolv.example");
  mutate = createMutator(stack, office);
  place = await buildProject(stack, mutate);
  const flat = await createFolder(await createFolder(place.folderId, "Plan 1"), "Lgh 1101");
  await buildRoom(mutate, { ...place, folderId: flat, title: "Bad" }, [mat]);
});
afterAll(() => stack.close());

async function createFolder(parentFolderId: string, title: string): Promise<string> {
  const input = { parentFolderId, title };
  return (await mutate<{ folder: { id: string } }>("createFolder", input, "folder { id }")).payload.folder.id;
}

const create = (input: object) =>
  mutate<Payload>("createTemplate", { folderId: place.folderId, name: "Villa", ...input }, selection);
const rename = (input: object) => mutate<Payload>("renameTemplate", input, selection);
const read = async (id: string) => {
  const query = `query($id: ID!) { node(id: $id) { ... on Template { name ${content} } } }`;
  return (await office.send<{ node: object | null }>(query, { id })).data.node;
};
const list = async (args: string) => {
  const page = "totalCount edges { cursor node { name } } pageInfo { hasNextPage hasPreviousPage endCursor }";
  type Answer = { viewer: { company: { templates: List } } };
  const { data } = await office.send<Answer>(`{ viewer { company { templates${args} { ${page} } } } }`);
  return data.viewer.company.templates;
};

test("makes a template of a project, by one request, and reads it when its rooms are asked for", async () => {
  const { payload, requests, bodies } = await create({ name: " Villa " });
  expect(payload.template).toMatchObject({ name: "Villa", version: "1", roomCount: 1, folderCount: 2 });
  expect(requests).toEqual(["POST v1/company/:id/template"]);
  expect(bodies).toEqual([{ name: "Villa", projectId: expect.any(String), folderId: expect.any(String) }]);
  const product = { articleNumber: "E 89 607 01", title: expect.stringMatching(/^Fjällum/) };
  expect(await read(payload.template?.id ?? "")).toEqual({
    name: "Villa",
    folders: [{ path: ["Plan 1"] }, { path: ["Plan 1", "Lgh 1101"] }],
    rooms: [
      {
        title: "Bad",
        path: ["Plan 1", "Lgh 1101"],
        products: [
          { ...product, articleNumber: expect.any(String), voltage: null, cableLength: null, isolation: null },
        ],
      },
    ],
  });
});

test("makes one template for each key", async () => {
  const idempotencyKey = crypto.randomUUID();
  const [first, second] = [await create({ idempotencyKey }), await create({ idempotencyKey })];
  expect(second.payload.template).toEqual(first.payload.template);
  const other = await create({ name: "Another", idempotencyKey });
  expect(other.codes).toEqual([["IDEMPOTENCY_KEY_REUSED", "idempotencyKey"]]);
});

test("refuses a template without a name, with one that is too long, and of an empty folder", async () => {
  const before = (await list("")).totalCount;
  expect((await create({ name: " " })).codes).toEqual([["NAME_REQUIRED", "name"]]);
  expect((await create({ name: "x".repeat(201) })).codes).toEqual([["VALUE_INVALID", "name"]]);
  const empty = await createFolder(place.folderId, "Tom");
  expect((await create({ folderId: empty })).codes).toEqual([["VALUE_INVALID", "folderId"]]);
  const unknown = toGlobalId("Folder", crypto.randomUUID(), crypto.randomUUID());
  expect((await create({ folderId: unknown })).errors?.[0]?.extensions.code).toBe("NOT_FOUND");
  expect((await list("")).totalCount).toBe(before);
});

test("renames a template on its version, and deletes it", async () => {
  const { id: templateId = "", version } = (await create({ name: "Radhus" })).payload.template ?? {};
  const renamed = await rename({ templateId, name: " Radhus 2 ", version });
  expect([renamed.payload.template?.name, renamed.requests]).toEqual(["Radhus 2", ["PUT v1/company/:id/template/:id"]]);
  const stale = await rename({ templateId, name: "Radhus 3", version });
  expect([stale.codes, stale.payload.template]).toEqual([[["CONFLICT", null]], renamed.payload.template]);
  expect((await rename({ templateId, name: " " })).codes).toEqual([["NAME_REQUIRED", "name"]]);
  const removal = await mutate<object>("deleteTemplate", { templateId }, "deletedTemplateId");
  expect(removal.payload).toEqual({ deletedTemplateId: templateId, userErrors: [] });
  expect(await read(templateId)).toBeNull();
  expect((await rename({ templateId, name: "Radhus 3" })).errors?.[0]?.extensions.code).toBe("NOT_FOUND");
  const again = await mutate("deleteTemplate", { templateId });
  expect(again.errors?.[0]?.extensions.code).toBe("NOT_FOUND");
});

test("lists templates by name, page by page", async () => {
  for (const name of ["Öbo", "Hus 12", "Hus 4"]) await create({ name });
  const whole = await list("(first: 100)");
  const names = whole.edges.map(({ node }) => node.name);
  expect(names).toEqual(names.toSorted(new Intl.Collator("sv", { numeric: true }).compare));
  expect([names.length, names]).toEqual([whole.totalCount, expect.arrayContaining(["Hus 4", "Hus 12", "Öbo"])]);
  const first = await list("(first: 2)");
  expect(first.pageInfo).toEqual({ hasNextPage: true, hasPreviousPage: false, endCursor: first.edges[1]?.cursor });
  const second = await list(`(first: 2, after: "${first.edges[1]?.cursor}")`);
  expect([...first.edges, ...second.edges]).toEqual(whole.edges.slice(0, 4));
});
