import { afterAll, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { buildProject, buildRoom, mat } from "../../test/buildRooms.ts";
import type { Caller } from "../../test/createCaller.ts";
import { createMutator, type Mutate } from "../../test/createMutator.ts";
import { signInAs } from "../../test/signInAs.ts";
import { type Stack, startStack } from "../../test/startStack.ts";
import { parseIds, toGlobalId } from "../graphql/globalId.ts";

type Result = { room: { title: string; path: string[] }; installation: { title: string } | null; userErrors: object[] };
type Payload = { folder: { id: string; title: string } | null; results: Result[] };
type Room = { title: string; completedAt: string | null; installer: { id: string }; products: object[] };
type Tree = { title: string; allInstallations: { nodes: Room[] }; subFolders: Tree[] };

const selection = `folder { id title } parentFolder { installationCount }
  results { room { title path } installation { title } userErrors { code field } }`;
const inFolder = `title allInstallations { nodes { title completedAt installer { id }
  products { catalogueProductId cableLength voltage cableMarking } } }`;

let stack: Stack;
let office: Caller;
let mutate: Mutate;
let place: { folderId: string; installerId: string };
let target: { folderId: string; installerId: string };
let templateId: string;
const cable = { productId: "", cableLength: 20, voltage: 230, cableMarking: "R1-7" };

beforeAll(async () => {
  stack = await startStack();
  office = await signInAs(stack, "office@nordgolv.example");
  mutate = createMutator(stack, office);
  place = await buildProject(stack, mutate);
  const { data: found } = await office.send<{ products: { id: string }[] }>('{ products(query: "Flex R1") { id } }');
  cable.productId = found.products[0]?.id ?? "";
  const floor = await createFolder(place.folderId, "Plan 1");
  const flat = await createFolder(floor, "Lgh 1101");
  await buildRoom(mutate, { ...place, folderId: floor, title: "Trapphus" });
  await buildRoom(mutate, { ...place, folderId: flat, title: "Bad" }, [mat, cable]);
  templateId = await createTemplate(floor);
});
beforeEach(async () => {
  target = await buildProject(stack, mutate);
});
afterAll(() => stack.close());

async function createFolder(parentFolderId: string, title: string): Promise<string> {
  const input = { parentFolderId, title };
  return (await mutate<{ folder: { id: string } }>("createFolder", input, "folder { id }")).payload.folder.id;
}
async function createTemplate(folderId: string): Promise<string> {
  const input = { folderId, name: "Plan" };
  return (await mutate<{ template: { id: string } }>("createTemplate", input, "template { id }")).payload.template.id;
}
async function counted() {
  const { db } = stack.upstream.services;
  const count = (table: "folder" | "installation" | "installed_product") =>
    db.selectFrom(table).select(db.fn.countAll().as("rows")).executeTakeFirstOrThrow();
  return Promise.all([count("folder"), count("installation"), count("installed_product")]);
}
async function treeOf(id: string): Promise<Tree> {
  const query = `query($id: ID!) { node(id: $id) { ... on Folder { ${inFolder} subFolders { ${inFolder} } } } }`;
  return (await office.send<{ node: Tree }>(query, { id })).data.node;
}
const use = (input: object) =>
  mutate<Payload>("createFromTemplate", { templateId, ...target, title: "Plan 2", ...input }, selection);

const v1 = "v1/company/:id/project/:id";
const bare = () => ({ completedAt: null, installer: { id: target.installerId } });
const asMade = { cableLength: null, voltage: null, cableMarking: null };

test("makes folders, rooms and products in another project, with nothing that was read off a label", async () => {
  const { payload, codes, requests, bodies } = await use({ title: " Plan 2 " });
  expect(codes).toEqual([]);
  expect(payload).toMatchObject({ folder: { title: "Plan 2" }, parentFolder: { installationCount: 2 } });
  expect(payload.results).toEqual([
    { room: { title: "Bad", path: ["Lgh 1101"] }, installation: { title: "Bad" }, userErrors: [] },
    { room: { title: "Trapphus", path: [] }, installation: { title: "Trapphus" }, userErrors: [] },
  ]);
  expect(requests.filter((request) => request.startsWith("POST")).toSorted()).toEqual([
    `POST ${v1}/folder/:id/folder`,
    `POST ${v1}/folder/:id/folder`,
    `POST ${v1}/folder/:id/installation`,
    `POST ${v1}/folder/:id/installation`,
    "POST v1/measurements",
    "POST v1/measurements",
    "POST v1/measurements",
  ]);
  expect(requests.filter((request) => request.includes("/template"))).toHaveLength(1);
  expect(JSON.stringify(bodies)).not.toMatch(/cableMarking|resistance/);
  const ofCable = { catalogueProductId: cable.productId, cableLength: 20, voltage: 230, cableMarking: null };
  const ofMat = { catalogueProductId: mat.productId, ...asMade };
  expect(await treeOf(payload.folder?.id ?? "")).toEqual({
    title: "Plan 2",
    allInstallations: { nodes: [{ title: "Trapphus", ...bare(), products: [ofMat] }] },
    subFolders: [
      { title: "Lgh 1101", allInstallations: { nodes: [{ title: "Bad", ...bare(), products: [ofMat, ofCable] }] } },
    ],
  });
});

test("makes them directly in the folder without a title", async () => {
  const { payload } = await use({ title: undefined });
  expect(payload.folder?.id).toBe(target.folderId);
  const tree = await treeOf(target.folderId);
  expect([tree.allInstallations.nodes.length, tree.subFolders.map(({ title }) => title)]).toEqual([1, ["Lgh 1101"]]);
});

test("doubles nothing when it is sent again with its key, and makes what was refused the first time", async () => {
  const { db } = stack.upstream.services;
  const input = { idempotencyKey: "k".repeat(255) };
  const product = db
    .selectFrom("product")
    .selectAll()
    .where("id", "=", parseIds("Product", cable.productId)?.productId ?? "");
  const { recipe } = await product.executeTakeFirstOrThrow();
  const change = db.updateTable("product").where("id", "=", parseIds("Product", cable.productId)?.productId ?? "");
  // The product's new recipe asks for fields that the template lacks.
  await change.set({ recipe: "SELF_REGULATING_FLEXIBLE_LENGTH" }).execute();
  const first = await use(input);
  const refused = { code: "FIELD_REQUIRED", field: "products.1.isolation" };
  expect(first.payload.results.map(({ installation, userErrors }) => [installation?.title, userErrors])).toEqual([
    ["Bad", [refused]],
    ["Trapphus", []],
  ]);
  const before = await counted();
  await change.set({ recipe }).execute();
  const second = await use(input);
  expect(second.payload.results.map(({ userErrors }) => userErrors)).toEqual([[], []]);
  const third = await use(input);
  expect(third.payload).toEqual(second.payload);
  const [folders, rooms, products] = (await counted()).map(({ rows }) => Number(rows));
  expect([folders, rooms, products]).toEqual([
    Number(before[0]?.rows),
    Number(before[1]?.rows),
    Number(before[2]?.rows) + 1,
  ]);
  const other = await use({ ...input, title: "Plan 3" });
  expect(other.codes).toEqual([["IDEMPOTENCY_KEY_REUSED", "idempotencyKey"]]);
});

test("makes a room without a product that the catalogue has no longer, and says so", async () => {
  const { db } = stack.upstream.services;
  const { templateId: id = "" } = parseIds("Template", templateId) ?? {};
  const stored = await db.selectFrom("template").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  const products = [{ productId: "gone", articleNumber: "E 1", voltage: null, cableLength: null, isolation: null }];
  const content = JSON.stringify({ folders: [], rooms: [{ title: "Dusch", folder: null, products }] });
  const old = crypto.randomUUID();
  await db.insertInto("template").values({ company_id: stored.company_id, id: old, name: "Gammal", content }).execute();
  const { payload } = await use({ templateId: toGlobalId("Template", old) });
  expect(payload.results).toEqual([
    {
      room: { title: "Dusch", path: [] },
      installation: { title: "Dusch" },
      userErrors: [{ code: "PRODUCT_NOT_FOUND", field: "products.0.productId" }],
    },
  ]);
});

test("refuses what cannot be, before anything is made", async () => {
  const second = await createFolder(await createFolder(target.folderId, "A"), "B");
  const third = await createFolder(second, "C");
  const inactive = await stack.upstream.services.db
    .selectFrom("app_user")
    .select("id")
    .where("email", "=", "office@nordgolv.example")
    .executeTakeFirstOrThrow();
  const before = await counted();
  const codesOf = async (input: object) => (await use(input)).codes;
  expect(await codesOf({ title: " " })).toEqual([["TITLE_REQUIRED", "title"]]);
  expect(await codesOf({ installerId: " " })).toEqual([["INSTALLER_REQUIRED", "installerId"]]);
  const refused = [["INSTALLER_NOT_ALLOWED", "installerId"]];
  expect(await codesOf({ installerId: toGlobalId("User", inactive.id) })).toEqual(refused);
  expect(await codesOf({ installerId: toGlobalId("User", crypto.randomUUID()) })).toEqual(refused);
  expect(await codesOf({ folderId: second })).toEqual([["FOLDER_TOO_DEEP", "folderId"]]);
  expect(await codesOf({ folderId: third, title: undefined })).toEqual([["FOLDER_TOO_DEEP", "folderId"]]);
  expect(await codesOf({ title: "x".repeat(1_000) })).toEqual([["VALUE_INVALID", "title"]]);
  const unknown = toGlobalId("Folder", crypto.randomUUID(), crypto.randomUUID());
  for (const input of [{ folderId: unknown }, { templateId: toGlobalId("Template", crypto.randomUUID()) }]) {
    expect((await use(input)).errors?.[0]?.extensions.code).toBe("NOT_FOUND");
  }
  expect(await counted()).toEqual(before);
});
