import { afterAll, beforeAll, beforeEach, expect, jest, test } from "@jest/globals";
import { addProduct, type Building, build } from "../../test/demoBuilding.ts";
import { startTestUpstream, type TestCompany, type TestUpstream } from "../../test/startTestUpstream.ts";
import { announce, png, put } from "../../test/uploading.ts";

let upstream: TestUpstream;
let company: TestCompany;
let building: Building;

beforeAll(async () => {
  upstream = await startTestUpstream();
  company = upstream.companies[0];
});
beforeEach(async () => {
  building = await build(company);
});
afterAll(() => upstream.close());

async function sendWhile(act: () => Promise<unknown>) {
  const { storage } = upstream.services;
  const { keepFirstArrival } = storage;
  const keeping = jest.spyOn(storage, "keepFirstArrival").mockImplementation(async (id, path) => {
    await act();
    return keepFirstArrival(id, path);
  });
  const { body } = await announce(company, building.installationPath, "kabel.png", png.length);
  const { status } = await put(body.url, png);
  keeping.mockRestore();
  const fileId = storage.fileIdOf(body.fileUrl) ?? "";
  const find = upstream.services.db.selectFrom("file").select("stored_at").where("id", "=", fileId);
  return { status, fileId, url: body.url, row: await find.executeTakeFirst() };
}

test("a slow store of files holds up neither another company nor the room of the photo", async () => {
  const done: unknown[] = [];
  const { status, row } = await sendWhile(async () => {
    done.push((await upstream.companies[1].owner.get("/company")).status);
    done.push((await addProduct(company, building.installation.id, null)).measurementId);
  });
  expect(done).toEqual([200, expect.any(String)]);
  expect([status, row]).toEqual([204, { stored_at: expect.anything() }]);
});

test("a photo that arrives as its room is finished is refused, and not noted as stored", async () => {
  const { db } = upstream.services;
  const { status, row } = await sendWhile(() =>
    db
      .updateTable("installation")
      .set({ completed_at: new Date() })
      .where("id", "=", building.installation.id)
      .execute(),
  );
  expect([status, row]).toEqual([409, { stored_at: null }]);
});

test("a photo that arrives as its room is deleted leaves nothing in the store of files", async () => {
  const { status, row, fileId } = await sendWhile(() => company.owner.delete(building.installationPath));
  expect([status, row]).toEqual([404, undefined]);
  await expect(upstream.services.storage.read(fileId)).rejects.toMatchObject({ code: "ENOENT" });
});

test("a photo that is stored stays: the same bytes are taken again, and others are refused", async () => {
  const { url, fileId } = await sendWhile(async () => undefined);
  expect((await put(url, png)).status).toBe(204);
  const other = Buffer.concat([png.subarray(0, -1), Buffer.from("x")]);
  const answer = await put(url, other);
  expect([answer.status, (await answer.json()).code]).toEqual([409, "FILE_STORED"]);
  expect(await upstream.services.storage.read(fileId)).toEqual(png);
});
