import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { demoPassword } from "../../../upstream/src/demo/demoAccounts.ts";
import { tokenOf } from "../../contract/tokenOf.ts";
import { buildProject, buildRoom, mat } from "../../test/buildRooms.ts";
import { createCaller } from "../../test/createCaller.ts";
import { createMutator, type Mutate } from "../../test/createMutator.ts";
import { type FolderTree, readFolderTree } from "../../test/readFolderTree.ts";
import { signInAs } from "../../test/signInAs.ts";
import { type Stack, startStack } from "../../test/startStack.ts";
import { parseIds, toGlobalId } from "../graphql/globalId.ts";

type Folder = { id: string; title: string; installationCount: number };
type Result = { source: { title: string }; installation: { id: string; title: string } | null };
type Payload = { folder: Folder | null; results: (Result & { userErrors: object[] })[] };

const selection =
  "folder { id title installationCount } results { source { title } installation { id title } userErrors { code field } }";

let stack: Stack;
let mutate: Mutate;
let place: { folderId: string; installerId: string };
let folderId: string;
let bathroomId: string;
let treeOf: (id: string) => Promise<FolderTree>;
const cable = { productId: "", cableLength: 20, voltage: 230 };

beforeAll(async () => {
  stack = await startStack();
  const office = await signInAs(stack, "office@nordgolv.example");
  mutate = createMutator(stack, office);
  place = await buildProject(stack, mutate);
  const { data: found } = await office.send<{ products: { id: string }[] }>('{ products(query: "Flex R1") { id } }');
  cable.productId = found.products[0]?.id ?? "";
  folderId = await createFolder(place.folderId, "Plan 1");
  const flat = await createFolder(folderId, "Lgh 1101");
  const bathroom = await buildRoom(mutate, { ...place, folderId, title: "Bad" });
  await buildRoom(mutate, { ...place, folderId: flat, title: "Hall" }, [mat, { ...cable, cableMarking: "R1-7" }]);
  for (const { id: stepEntryId } of bathroom.entries) {
    const readings = [{ stepEntryId, quantity: "RESISTANCE", value: 80 }];
    await mutate("recordReadings", { readings });
  }
  const { db } = stack.upstream.services;
  bathroomId = bathroom.installationId;
  const finished = db.updateTable("installation").where("id", "=", bathroomId);
  await finished.set({ completed_at: new Date() }).execute();
  treeOf = (id) => readFolderTree(office, id);
});
afterAll(() => stack.close());

async function createFolder(parentFolderId: string, title: string): Promise<string> {
  const { payload } = await mutate<{ folder: { id: string } }>(
    "createFolder",
    { parentFolderId, title },
    "folder { id }",
  );
  return payload.folder.id;
}

const duplicate = (input: object, send = mutate) => send<Payload>("duplicateFolder", { folderId, ...input }, selection);
const rooms = async () => Number((await counted("installation")) ?? 0);
const folders = async () => Number((await counted("folder")) ?? 0);

async function counted(table: "installation" | "folder") {
  const { db } = stack.upstream.services;
  const { rows } = await db.selectFrom(table).select(db.fn.countAll().as("rows")).executeTakeFirstOrThrow();
  return rows;
}

const v1 = "v1/company/:id/project/:id";

test("copies folders, installations and products, and nothing that was read off an instrument", async () => {
  const { payload, codes, errors, requests, bodies } = await duplicate({ title: " Plan 2 " });
  expect([codes, errors]).toEqual([[], undefined]);
  expect(payload.folder).toEqual({ id: expect.any(String), title: "Plan 2", installationCount: 2 });
  expect(payload.results.map(({ source, installation }) => [source.title, installation?.title])).toEqual([
    ["Bad", "Bad"],
    ["Hall", "Hall"],
  ]);
  expect(requests.filter((request) => request.startsWith("POST"))).toEqual([
    `POST ${v1}/folder/:id/folder`,
    `POST ${v1}/folder/:id/folder`,
    `POST ${v1}/folder/:id/installation`,
    `POST ${v1}/folder/:id/installation`,
    "POST v1/measurements",
    "POST v1/measurements",
    "POST v1/measurements",
  ]);
  expect(requests.filter((request) => request.startsWith("PUT"))).toEqual([]);
  expect(JSON.stringify(bodies)).not.toMatch(/cableMarking|resistance/);
  const tree = await treeOf(payload.folder?.id ?? "");
  const bare = { completedAt: null, installer: { id: place.installerId } };
  const none = { cableLength: null, voltage: null, cableMarking: null };
  const ofMat = { catalogueProductId: mat.productId, ...none };
  const ofCable = { catalogueProductId: cable.productId, cableLength: 20, voltage: 230, cableMarking: null };
  const steps = expect.any(Array);
  expect(tree).toEqual({
    title: "Plan 2",
    allInstallations: { nodes: [{ title: "Bad", ...bare, products: [ofMat], steps }] },
    subFolders: [
      {
        title: "Lgh 1101",
        allInstallations: { nodes: [{ title: "Hall", ...bare, products: [ofMat, ofCable], steps }] },
      },
    ],
  });
  const copies = [tree, ...tree.subFolders].flatMap(({ allInstallations }) => allInstallations.nodes);
  const entries = copies.flatMap((room) => room.steps.flatMap((step) => step.entries));
  expect(entries.length).toBeGreaterThan(5);
  for (const { attachments, measurements } of entries) {
    expect(attachments).toEqual([]);
    for (const { value, isNotMeasured } of measurements) expect([value, isNotMeasured]).toEqual([null, false]);
  }
});

test("doubles nothing when it is sent again with its key, and makes what was refused the first time", async () => {
  const { db } = stack.upstream.services;
  const installer = db.updateTable("app_user").where("email", "=", "installer@nordgolv.example");
  const input = { title: "Plan 3", idempotencyKey: crypto.randomUUID() };
  await installer.set({ installer: false }).execute();
  const first = await duplicate(input);
  const refused = [{ code: "INSTALLER_NOT_ALLOWED", field: "installerId" }];
  expect(first.payload.results.map(({ userErrors }) => userErrors)).toEqual([refused, refused]);
  await installer.set({ installer: true }).execute();
  const before = [await folders(), await rooms()];
  const second = await duplicate(input);
  expect(second.payload.folder).toEqual({ ...first.payload.folder, installationCount: 2 });
  expect(second.payload.results.map(({ userErrors }) => userErrors)).toEqual([[], []]);
  const third = await duplicate(input);
  expect(third.payload).toEqual(second.payload);
  expect([await folders(), await rooms()]).toEqual([before[0], (before[1] ?? 0) + 2]);
  const other = await duplicate({ ...input, title: "Plan 4" });
  expect(other.codes).toEqual([["IDEMPOTENCY_KEY_REUSED", "idempotencyKey"]]);
});

test("copies no key and no value of an integrator, which are the original's own", async () => {
  const selection = "userErrors { code }";
  const keys = (externalId: string) => ({ externalId, metadata: [{ key: "copied", value: externalId }] });
  const floor = await createFolder(place.folderId, "Plan 7");
  await mutate("updateFolder", { folderId: floor, title: "Plan 7", ...keys("floor-7") }, selection);
  const hall = { folderId: floor, title: "Hall", installerId: place.installerId, ...keys("hall-7") };
  await mutate("createInstallation", hall, selection);
  const { payload, codes, bodies } = await duplicate({ folderId: floor, title: "Plan 8" });
  expect([codes, payload.folder?.installationCount]).toEqual([[], 1]);
  expect(JSON.stringify(bodies)).not.toMatch(/externalId|metadata|-7/);
  const { db } = stack.upstream.services;
  const copies = db.selectFrom("installation").select(["external_id", "metadata"]).where("title", "=", "Hall");
  const keyed = await copies.where("external_id", "is not", null).execute();
  expect(keyed).toEqual([{ external_id: "hall-7", metadata: { copied: "hall-7" } }]);
});

test("puts the copy into another folder", async () => {
  const block = await createFolder(place.folderId, "Hus B");
  const { payload } = await duplicate({ title: "Plan 1", parentFolderId: block });
  expect((await treeOf(block)).subFolders.map(({ title }) => title)).toEqual(["Plan 1"]);
  expect(payload.folder?.installationCount).toBe(2);
});

test("refuses what cannot be, before anything is made", async () => {
  const third = await createFolder(await createFolder(await createFolder(place.folderId, "A"), "B"), "C");
  const before = [await folders(), await rooms()];
  const codesOf = async (input: object) => (await duplicate({ title: "Plan 9", ...input })).codes;
  expect(await codesOf({ title: " " })).toEqual([["TITLE_REQUIRED", "title"]]);
  expect(await codesOf({ folderId: place.folderId })).toEqual([["FOLDER_IS_ROOT", "parentFolderId"]]);
  expect(await codesOf({ parentFolderId: folderId })).toEqual([["VALUE_INVALID", "parentFolderId"]]);
  expect(await codesOf({ parentFolderId: third })).toEqual([["FOLDER_TOO_DEEP", "parentFolderId"]]);
  expect(await codesOf({ title: "x".repeat(1_000) })).toEqual([["VALUE_INVALID", "title"]]);
  const unknown = toGlobalId("Folder", crypto.randomUUID(), crypto.randomUUID());
  for (const input of [{ folderId: unknown }, { parentFolderId: unknown }]) {
    expect((await duplicate({ title: "Plan 9", ...input })).errors?.[0]?.extensions.code).toBe("NOT_FOUND");
  }
  expect([await folders(), await rooms()]).toEqual(before);
});

test("refuses more than 100 folders and installations together, before anything is made", async () => {
  const { db } = stack.upstream.services;
  const crowded = await createFolder(place.folderId, "Plan 5");
  const bathroom = db.selectFrom("installation").selectAll().where("id", "=", bathroomId);
  const row = await bathroom.executeTakeFirstOrThrow();
  const copies = Array.from({ length: 100 }, (_, index) => ({
    ...row,
    id: crypto.randomUUID(),
    folder_id: parseIds("Folder", crowded)?.folderId ?? "",
    title: `Bad ${index}`,
  }));
  await db.insertInto("installation").values(copies).execute();
  const before = [await folders(), await rooms()];
  const { codes, requests } = await duplicate({ folderId: crowded, title: "Plan 6" });
  expect(codes).toEqual([["VALUE_INVALID", "folderId"]]);
  expect(requests.filter((request) => request.startsWith("POST"))).toEqual([]);
  const removed = copies.slice(0, 10).map((copy) => copy.id);
  await db.deleteFrom("installation").where("id", "in", removed).execute();
  const token = await tokenOf(stack.upstream.url, "office@nordgolv.example", demoPassword);
  const bearer = createCaller(stack.url);
  const query =
    'mutation($id: ID!) { duplicateFolder(input: { folderId: $id, title: "Plan 6" }) { userErrors { code } } }';
  const { errors } = await bearer.send(query, { id: crowded }, { authorization: `Bearer ${token}` });
  expect(errors?.[0]?.extensions.code).toBe("COST_EXCEEDED");
  expect([await folders(), (await rooms()) + 10]).toEqual(before);
});
