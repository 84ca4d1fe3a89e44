import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { type Building, build } from "../../test/demoBuilding.ts";
import { startTestUpstream, type TestCompany, type TestUpstream } from "../../test/startTestUpstream.ts";
import type { components } from "../__generated__/contract.ts";
import { kindWords } from "./catalogue/productWords.ts";

type Schemas = components["schemas"];

let upstream: TestUpstream;
let own: TestCompany;
let other: TestCompany;
beforeAll(async () => {
  upstream = await startTestUpstream();
  [own, other] = upstream.companies;
});
afterAll(() => upstream.close());

const read = async ({ owner } = own, more = "") => (await owner.get<Schemas["ProductUse"]>(`/product-use${more}`)).body;

async function add(productId: string, { installation }: Building, daysAgo: number) {
  const { status, body } = await own.owner.post<Schemas["InstalledProduct"]>("/measurements", {
    installationId: installation.id,
    productId,
  });
  expect([status, body]).toEqual([201, expect.objectContaining({ productId })]);
  await upstream.services.db
    .updateTable("installed_product")
    .set({ created_at: new Date(Date.now() - daysAgo * 86_400_000) })
    .where("id", "=", body.measurementId)
    .execute();
}

test("tells the products of the last 90 days, the last added first, with their rooms, and none of another company", async () => {
  const search = async (query: string) =>
    (await own.owner.get<Required<Schemas["ProductPage"]>>(`/product?query=${query}`)).body.data;
  const [mat, secondMat] = await search("matta");
  const [cable] = (await search("kabel")).filter(({ length, id }) => length !== null && id !== mat?.id);
  if (!mat || !secondMat || !cable) throw new Error("The catalogue lacks a product");
  const [bathroom, hall] = [await build(own), await build(own)];
  await add(mat.productId, bathroom, 2);
  await add(mat.productId, hall, 2);
  await add(mat.productId, bathroom, 3);
  await add(cable.productId, bathroom, 1);
  await add(secondMat.productId, bathroom, 91);
  const { recent } = await read();
  expect(recent.map(({ product, installations }) => [product, installations])).toEqual([
    [cable, 1],
    [mat, 2],
  ]);
  expect(Date.now() - Date.parse(recent[1]?.lastAddedAt ?? "")).toBeGreaterThan(2 * 86_400_000 - 1);
  expect((await read(other)).recent).toEqual([]);
});

test.each(["sv", "en", "fi", "da", "no", "de"] as const)(
  "counts for each kind what the search finds by its word in %p",
  async (language) => {
    const { kinds } = await read(own, `?language=${language}`);
    expect(kinds.map(({ kind }) => kind)).toEqual(Object.keys(kindWords));
    for (const { kind, count } of kinds) {
      const path = `/product?query=${encodeURIComponent(kindWords[kind][language])}&language=${language}`;
      const found = (await own.owner.get<Required<Schemas["ProductPage"]>>(path)).body.meta.count;
      expect([kind, count]).toEqual([kind, found]);
      expect(count).toBeGreaterThan(0);
    }
  },
);
