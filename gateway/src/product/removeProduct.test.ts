import { afterAll, beforeAll, expect, test } from "@jest/globals";
import type { Caller } from "../../test/createCaller.ts";
import { createMutator, type Mutate } from "../../test/createMutator.ts";
import { signInAs } from "../../test/signInAs.ts";
import { type Stack, startStack } from "../../test/startStack.ts";

type Installed = { id: string; productId: string; catalogueProductId: string };
type Entry = { id: string; measurements: { quantity: string }[] };
type Removal = { removedProductId: string | null; installation: { products: Installed[] } };

let stack: Stack;
let office: Caller;
let mutate: Mutate;
let installationId: string;
let productId: string;
beforeAll(async () => {
  stack = await startStack();
  office = await signInAs(stack, "office@nordgolv.example");
  mutate = createMutator(stack, office);
  const input = { name: "P", city: "C", customer: "K", startDate: "2026-01-31", endDate: "2026-02-01" };
  type Made = { project: { rootFolder: { id: string } } };
  const made = await mutate<Made>("createProject", input, "project { rootFolder { id } }");
  const { data: found } = await office.send<{ viewer: { company: { installers: { id: string }[] } } }>(
    "{ viewer { company { installers { id } } } }",
  );
  const installerId = found.viewer.company.installers[0]?.id;
  const room = { folderId: made.payload.project.rootFolder.id, title: "Hall", installerId };
  type Created = { installation: { id: string } };
  installationId = (await mutate<Created>("createInstallation", room, "installation { id }")).payload.installation.id;
  const { data } = await office.send<{ products: { id: string }[] }>('{ products(query: "Flex R1") { id } }');
  productId = data.products[0]?.id ?? "";
});
afterAll(() => stack.close());

async function add(): Promise<Installed> {
  const input = { installationId, productId, cableLength: 60, voltage: 230 };
  const selection = "product { id productId catalogueProductId }";
  return (await mutate<{ product: Installed }>("addProduct", input, selection)).payload.product;
}

const remove = (input: { installedProductId: string; knownRecordings?: number }) =>
  mutate<Removal>("removeProduct", input, "removedProductId installation { products { id } }");

async function recordInsulation() {
  const query = "query($id: ID!) { node(id: $id) { ... on Installation { steps { entries { id } } } } }";
  const { data } = await office.send<{ node: { steps: { entries: Entry[] }[] } }>(query, { id: installationId });
  const stepEntryId = data.node.steps[0]?.entries[0]?.id;
  const recorded = await mutate("recordMeasurements", {
    stepEntryId,
    readings: [{ quantity: "INSULATION", value: 640 }],
  });
  expect(recorded.codes).toEqual([]);
}

test("a product tells the catalogue's id by which it is added again", async () => {
  const added = await add();
  expect(added.catalogueProductId).toBe(productId);
  expect((await remove({ installedProductId: added.id })).payload.removedProductId).toBe(added.id);
});

test("keeps a product for which more is recorded than was known, and removes it once that is known", async () => {
  const { id } = await add();
  await recordInsulation();
  const refused = await remove({ installedProductId: id, knownRecordings: 0 });
  expect(refused.codes).toEqual([["CONFLICT", "knownRecordings"]]);
  expect(refused.payload).toMatchObject({ removedProductId: null, installation: { products: [{ id }] } });
  expect(refused.requests.filter((request) => request.startsWith("DELETE"))).toEqual([]);
  const removed = await remove({ installedProductId: id, knownRecordings: 1 });
  expect(removed.payload).toMatchObject({ removedProductId: id, installation: { products: [] }, userErrors: [] });
  const base = "v1/company/:id/project/:id/installation/:id";
  expect(removed.requests).toEqual([
    `GET ${base}/steps?language=sv`,
    "DELETE v1/measurements/:id",
    `GET ${base}?language=sv`,
  ]);
});

test("removes a product with all that is recorded when nothing was said to be known, without asking for the steps", async () => {
  const { id } = await add();
  await recordInsulation();
  const removed = await remove({ installedProductId: id });
  expect(removed.payload.removedProductId).toBe(id);
  expect(removed.requests[0]).toBe("DELETE v1/measurements/:id");
});

test("an installed product keeps its id when its marking is entered and it is exchanged, and tells why it is not", async () => {
  const { id } = await add();
  const selection = "product { id productId cableMarking } installation { products { id } }";
  type Update = { product: (Installed & { cableMarking: string | null }) | null };
  const update = (input: object) =>
    mutate<Update>("updateInstalledProduct", { installedProductId: id, ...input }, selection);
  const marked = await update({ cableMarking: "FJ 20 0412" });
  expect(marked.payload.product).toMatchObject({ id, cableMarking: "FJ 20 0412" });
  expect(marked.requests[0]).toBe("PUT v1/measurements/:id");
  const { data } = await office.send<{ products: { id: string; title: string; recipe: string | null }[] }>(
    '{ products(query: "fj", first: 100) { id title recipe } }',
  );
  const idOf = (recipe: string | null) =>
    data.products.find((product) => product.recipe === recipe && product.id !== productId)?.id;
  const exchanged = await update({ productId: idOf("SERIES_RESISTIVE_FLEXIBLE_LENGTH") });
  expect(exchanged.codes).toEqual([]);
  expect(exchanged.payload.product).toMatchObject({ id, cableMarking: "FJ 20 0412" });
  const otherwise = [["PRODUCT_MEASURED_OTHERWISE", "productId"]];
  expect((await update({ productId: idOf("SELF_REGULATING_FLEXIBLE_LENGTH") })).codes).toEqual(otherwise);
  expect((await update({ productId: idOf(null) })).codes).toEqual([["PRODUCT_OTHER_PARTICULARS", "productId"]]);
  expect((await update({ productId: "x" })).codes).toEqual([["PRODUCT_NOT_FOUND", "productId"]]);
  expect((await update({})).codes).toEqual([["VALUE_INVALID", null]]);
  await remove({ installedProductId: id });
});
