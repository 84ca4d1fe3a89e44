import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { runBatch, startBatch, undoBatch, untilEnded } from "../../test/batchCalls.ts";
import { addProduct, type Building, build } from "../../test/demoBuilding.ts";
import { startTestUpstream, type TestCompany, type TestUpstream } from "../../test/startTestUpstream.ts";
import { readSteps, record } from "../../test/stepCalls.ts";
import { type FinishedProject, storeFinishedProject } from "../../test/storeFinishedProject.ts";
import type { components } from "../__generated__/contract.ts";

type Schemas = components["schemas"];
type Room = Building & { measurementId: string; productId: string };

let upstream: TestUpstream;
let company: TestCompany;
let other: TestCompany;
let products: Schemas["ProductPage"]["data"];
beforeAll(async () => {
  upstream = await startTestUpstream();
  [company, other] = upstream.companies;
  products = (await company.owner.get<Schemas["ProductPage"]>("/product?query=fj&take=100")).body.data;
});
afterAll(() => upstream.close());

async function buildRoom(recipe: Schemas["Recipe"] = null, fields: object = {}): Promise<Room> {
  const building = await build(company);
  const { measurementId, productId } = await addProduct(company, building.installation.id, recipe, fields);
  return { ...building, measurementId, productId };
}

const fixedLength = ({ productId }: Room) => products.filter(({ id, recipe }) => recipe === null && id !== productId);

const readRoom = async ({ installationPath }: Building) =>
  (await company.owner.get<Schemas["InstallationDetail"]>(installationPath)).body;
const productsOf = (rooms: Room[]) =>
  Promise.all(rooms.map(async (room) => (await readRoom(room)).products.map(({ productId }) => productId)));
const readOutside = async (room: Room) => (await readRoom(room)).missing.filter(({ kind }) => kind.endsWith("OUTSIDE"));

async function findInstalled({ installationIds: [[id = ""] = []] }: FinishedProject): Promise<string> {
  const { db } = upstream.services;
  const found = db.selectFrom("installed_product").select("id").where("installation_id", "=", id);
  return (await found.executeTakeFirstOrThrow()).id;
}

test("exchanges a product in many rooms, judges their values anew, leaves each room that may not be changed, and takes it back", async () => {
  const rooms = [await buildRoom(), await buildRoom()] as const;
  const [first, second] = rooms;
  const [next, third] = fixedLength(first).map(({ id }) => id);
  const resistance = (await readSteps(company, first.installationPath))[1]?.data[0]?.dataSchema.properties.resistance;
  await record(company, first.measurementId, "AFTER_LAYING", { resistance: Math.ceil(resistance?.minimum ?? 0) + 1 });
  expect(await readOutside(first)).toEqual([]);
  const cut = await buildRoom("SERIES_RESISTIVE_FLEXIBLE_LENGTH", { voltage: 230, cableLength: 60 });
  const finished = await storeFinishedProject(upstream.services.db, company, { folders: 1, rooms: 1 });
  const ids = [...rooms, cut].map(({ measurementId }) => measurementId);
  const ended = await runBatch(company, {
    action: "EXCHANGE",
    ids: [...ids, await findInstalled(finished)],
    productId: next,
  });
  expect(ended).toMatchObject({ state: "COMPLETED", doneCount: 2, leftCount: 2 });
  const [[finishedRoom] = []] = finished.installationIds;
  expect(ended.left).toHaveLength(2);
  expect(ended.left).toEqual(
    expect.arrayContaining([
      { ...{ id: finishedRoom, projectId: finished.projectId }, title: "Badrum 1", code: "INSTALLATION_COMPLETED" },
      {
        ...{ id: cut.installation.id, projectId: cut.project.id, title: "Badrum" },
        code: "PRODUCT_OTHER_PARTICULARS",
      },
    ]),
  );
  expect(await productsOf([...rooms, cut])).toEqual([[next], [next], [cut.productId]]);
  expect(await readOutside(first)).toMatchObject([{ field: "resistance" }]);
  const [told] = (await company.owner.get<Schemas["HistoryPage"]>("/history?grouped=true&take=1")).body.data;
  expect(told).toMatchObject({
    action: "batch.exchanged",
    changes: [{ to: "2" }, { field: "product", to: next, toTitle: expect.any(String) }],
    items: expect.arrayContaining(
      rooms.map(({ installation: { id } }) => ({
        ...{ project: expect.anything(), folder: expect.anything(), certificate: null },
        installation: { id, title: "Badrum", removed: false },
      })),
    ),
  });

  await company.owner.put(`/measurements/${second.measurementId}`, { productId: third });
  const back = await untilEnded(company, (await undoBatch(company, ended.id)).body.id);
  expect(back).toMatchObject({ action: "EXCHANGE", undoes: ended.id, doneCount: 1 });
  expect(back.left).toMatchObject([{ id: second.installation.id, code: "VERSION_CONFLICT" }]);
  expect(await productsOf([...rooms])).toEqual([[first.productId], [third]]);
  expect(await readOutside(first)).toEqual([]);
});

test("refuses an exchange without a product, for an unknown one and of another company's, and changes nothing", async () => {
  const room = await buildRoom();
  const ids = [room.measurementId];
  const ask = async (body: object, who = company) => {
    const { status, problem } = await startBatch(who, { action: "EXCHANGE", ids, ...body });
    return [status, problem.code, problem.details?.map(({ code }) => code)];
  };
  expect(await ask({})).toEqual([400, "VALIDATION_FAILED", ["FIELD_REQUIRED"]]);
  expect(await ask({ productId: "nothing" })).toEqual([400, "VALIDATION_FAILED", ["PRODUCT_NOT_FOUND"]]);
  expect(await ask({ productId: fixedLength(room)[0]?.id }, other)).toEqual([404, "NOT_FOUND", undefined]);
  expect(await productsOf([room])).toEqual([[room.productId]]);
});
