import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { addProduct, type Building, build } from "../../test/demoBuilding.ts";
import { startTestUpstream, type TestCompany, type TestUpstream } from "../../test/startTestUpstream.ts";
import type { components } from "../__generated__/contract.ts";

type Schemas = components["schemas"];
type Template = Schemas["Template"];
type Page = Schemas["TemplatePage"];

let upstream: TestUpstream;
let company: TestCompany;
let building: Building;
let path: string;

beforeAll(async () => {
  upstream = await startTestUpstream();
  company = upstream.companies[0];
  path = `/company/${company.companyId}/template`;
});
beforeEach(async () => {
  building = await build(company);
});
afterAll(() => upstream.close());

const folderPath = (folderId: string) => `${building.projectPath}/folder/${folderId}`;
const createFolder = async (parentId: string, title: string) =>
  (await company.owner.post<{ id: string }>(`${folderPath(parentId)}/folder`, { title })).body.id;
const createRoom = async (folderId: string, title: string) => {
  const room = { title, installerId: company.ownerId };
  return (await company.owner.post<{ id: string }>(`${folderPath(folderId)}/installation`, room)).body.id;
};
const create = (name: string, folderId: string, key?: string) => {
  const body = { name, projectId: building.project.id, folderId };
  return company.owner.post<Template>(path, body, key);
};
const read = async (id: string) => (await company.owner.get<Template>(`${path}/${id}?language=sv`)).body;

async function createFloor(): Promise<string> {
  const floor = await createFolder(building.project.rootFolderId, "Plan 1");
  const flats = [await createFolder(floor, "Lgh 12"), await createFolder(floor, "Lgh 4")];
  await createRoom(flats[0] ?? "", "Bad");
  const hall = await createRoom(flats[1] ?? "", "Hall");
  await addProduct(company, hall, "SERIES_RESISTIVE_FLEXIBLE_LENGTH", {
    cableLength: 20,
    voltage: 230,
    cableMarking: "R1-7",
  });
  const stairs = await createRoom(floor, "Trapphus");
  const { measurementId } = await addProduct(company, stairs, null);
  const recording = { measurementId, stepLabel: "BEFORE_LAYING", data: { resistance: 80.5 } };
  await company.owner.post("/measurements", recording);
  return floor;
}

test("a template has titles and products in their place, and nothing that was read off an instrument or a label", async () => {
  const { status, body } = await create(" Våningsplan ", await createFloor());
  expect([status, body]).toEqual([
    201,
    {
      id: expect.any(String),
      name: "Våningsplan",
      folderCount: 2,
      roomCount: 3,
      createdAt: expect.any(String),
      version: "1",
    },
  ]);
  const template = await read(body.id);
  const product = (more: object) => ({
    productId: expect.any(String),
    articleNumber: expect.any(String),
    title: expect.stringMatching(/^Fjällum/),
    ...more,
  });
  expect(template).toEqual({
    ...body,
    folders: [
      { title: "Lgh 4", folder: null },
      { title: "Lgh 12", folder: null },
    ],
    rooms: [
      { title: "Bad", folder: 1, products: [] },
      { title: "Hall", folder: 0, products: [product({ cableLength: 20, voltage: 230, isolation: null })] },
      { title: "Trapphus", folder: null, products: [product({ cableLength: null, voltage: null, isolation: null })] },
    ],
  });
  expect(JSON.stringify(template)).not.toMatch(/R1-7|80\.5|installer/i);
});

test("a folder that is changed or deleted later leaves the template as it was", async () => {
  const floor = await createFloor();
  const { body } = await create("Våningsplan", floor);
  const before = await read(body.id);
  await company.owner.delete(building.projectPath);
  expect(await read(body.id)).toEqual(before);
});

test("a product that the catalogue has no longer is named by its number alone", async () => {
  const { db } = upstream.services;
  const products = [{ productId: "gone", articleNumber: "E 1", voltage: null, cableLength: null, isolation: null }];
  const content = JSON.stringify({ folders: [], rooms: [{ title: "Bad", folder: null, products }] });
  const id = randomUUID();
  await db.insertInto("template").values({ company_id: company.companyId, id, name: "Gammal", content }).execute();
  expect((await read(id)).rooms[0]?.products).toEqual([{ ...products[0], title: null }]);
});

test("an empty folder and one with more than 100 entries make no template", async () => {
  const empty = await createFolder(building.project.rootFolderId, "Tom");
  const refused = await create("Tom", empty);
  expect([refused.status, refused.problem.details]).toEqual([
    400,
    [expect.objectContaining({ field: "folderId", code: "FIELD_VALUE" })],
  ]);
  const { db } = upstream.services;
  const installation = await db
    .selectFrom("installation")
    .selectAll()
    .where("id", "=", building.installation.id)
    .executeTakeFirstOrThrow();
  const rooms = (count: number) =>
    Array.from({ length: count }, () => ({ ...installation, id: randomUUID(), folder_id: empty }));
  await db.insertInto("installation").values(rooms(100)).execute();
  expect((await create("Full", empty)).body).toMatchObject({ roomCount: 100 });
  await db.insertInto("installation").values(rooms(1)).execute();
  const { problem } = await create("Full", empty);
  expect(problem.details).toEqual([
    expect.objectContaining({ field: "folderId", code: "FIELD_TOO_LARGE", limit: 100 }),
  ]);
  const { body: other } = await upstream.companies[1].owner.get<Page>(
    `/company/${upstream.companies[1].companyId}/template`,
  );
  expect(other.meta.count).toBe(0);
});

test("a template is made once for each key", async () => {
  const { rootFolderId } = building.project;
  const key = randomUUID();
  const [first, second] = [await create("Villa", rootFolderId, key), await create("Villa", rootFolderId, key)];
  expect(second.body).toEqual(first.body);
  expect((await create("Another", rootFolderId, key)).problem.code).toBe("IDEMPOTENCY_KEY_REUSED");
});

test("a template is renamed on its version, listed and deleted", async () => {
  const { body } = await create("Villa", building.project.rootFolderId);
  const address = `${path}/${body.id}`;
  const rename = (name: string, version?: string) =>
    company.owner.put<Template>(address, { name }, version && `"${version}"`);
  expect((await rename(" Villa 2 ", "1")).body).toMatchObject({ name: "Villa 2", version: "2", roomCount: 1 });
  expect((await rename("Villa 3", "1")).problem.code).toBe("VERSION_CONFLICT");
  expect((await rename("Villa 3")).body).toMatchObject({ version: "3" });
  expect((await rename(" ")).problem.code).toBe("VALIDATION_FAILED");
  const listed = async () => (await company.owner.get<Page>(`${path}?take=100`)).body;
  const before = await listed();
  expect(before.data).toContainEqual({ ...body, name: "Villa 3", version: "3" });
  expect((await company.owner.delete(address)).status).toBe(204);
  expect((await listed()).meta.count).toBe(before.meta.count - 1);
  for (const { status } of [await company.owner.get(address), await company.owner.delete(address), await rename("x")])
    expect(status).toBe(404);
});
