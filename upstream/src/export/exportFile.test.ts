import { afterAll, afterEach, beforeAll, expect, test } from "@jest/globals";
import { sql } from "kysely";
import { createExportCalls, type ExportCalls, hoursAgo } from "../../test/exportCalls.ts";
import { startTestUpstream, type TestCompany, type TestUpstream } from "../../test/startTestUpstream.ts";
import type { components } from "../__generated__/contract.ts";
import { removeLeftovers } from "../storage/removeLeftovers.ts";
import { writeExportFile } from "./writeExportFile.ts";

type Schemas = components["schemas"];

let upstream: TestUpstream;
let calls: ExportCalls;
let own: TestCompany;
beforeAll(async () => {
  upstream = await startTestUpstream();
  [own] = upstream.companies;
  calls = createExportCalls(upstream);
});
afterAll(() => upstream.close());
afterEach(async () => {
  await upstream.services.db.deleteFrom("export").execute();
});

test("the file is gone a day after it was made, and the export a week after it began", async () => {
  const { db, storage } = upstream.services;
  const { id, url } = await calls.completed(["1"]);
  await calls.change(id, { ended_at: hoursAgo(25) });
  await db
    .updateTable("file")
    .set({ created_at: hoursAgo(25) })
    .where("id", "=", id)
    .execute();
  expect(await calls.read(id)).toMatchObject({ state: "EXPIRED", url: null, rowCount: 1 });
  await removeLeftovers(db, storage);
  expect((await fetch(url ?? "")).status).toBe(404);
  expect(await calls.read(id)).toMatchObject({ state: "EXPIRED" });
  await calls.change(id, { created_at: hoursAgo(7 * 24 + 1) });
  await removeLeftovers(db, storage);
  expect((await own.owner.get(`/exports/${id}`)).status).toBe(404);
});

test("parts that nobody ended are removed after a day", async () => {
  const { db, storage } = upstream.services;
  const id = await calls.started();
  await calls.put(id, 0, ["1"]);
  await removeLeftovers(db, storage);
  expect(await calls.parts()).toHaveLength(1);
  await calls.change(id, { changed_at: hoursAgo(25) });
  await removeLeftovers(db, storage);
  expect(await calls.parts()).toEqual([]);
});

test("the ten newest are kept, and the file of the eleventh goes with it", async () => {
  const { url } = await calls.completed(["1"]);
  for (let more = 0; more < 10; more += 1) await calls.end(await calls.started(), { state: "CANCELED" });
  const { body } = await own.owner.get<Schemas["Exports"]>("/exports");
  expect(body.data.map(({ state }) => state)).toEqual(Array(10).fill("CANCELED"));
  expect((await fetch(url ?? "")).status).toBe(404);
});

test("a file that cannot be written fails plainly after the last attempt", async () => {
  const { db, storage } = upstream.services;
  const id = await calls.started();
  await calls.put(id, 0, ["1"]);
  await calls.change(id, { state: "WRITING" });
  const full = { ...storage, keepArrival: () => Promise.reject(new Error("The disk is full.")) };
  const job = { companyId: own.companyId, exportId: id };
  await expect(writeExportFile({ db, storage: full }, job, false)).rejects.toThrow("full");
  expect(await calls.read(id)).toMatchObject({ state: "RUNNING" });
  await expect(writeExportFile({ db, storage: full }, job, true)).rejects.toThrow("full");
  expect(await calls.read(id)).toMatchObject({ state: "FAILED", errorCode: "NOT_WRITTEN", url: null });
  expect(await calls.parts()).toEqual([]);
});

test("an export whose end cannot be stored fails plainly after the last attempt, and leaves no file", async () => {
  const { db, storage } = upstream.services;
  const id = await calls.started();
  await calls.put(id, 0, ["1"]);
  await calls.change(id, { state: "WRITING" });
  await sql`create function refuse() returns trigger language plpgsql as $$ begin raise 'refused'; end $$`.execute(db);
  await sql`create trigger refuse before insert on file execute function refuse()`.execute(db);
  const job = { companyId: own.companyId, exportId: id };
  await expect(writeExportFile({ db, storage }, job, true)).rejects.toThrow("refused");
  await sql`drop function refuse cascade`.execute(db);
  expect(await calls.read(id)).toMatchObject({ state: "FAILED", errorCode: "NOT_WRITTEN", url: null });
  await expect(storage.read(id)).rejects.toThrow();
});

test("an export whose last attempt was cut off has failed, and another one can be started", async () => {
  const id = await calls.started();
  await calls.put(id, 0, ["1"]);
  await calls.change(id, { state: "WRITING", changed_at: hoursAgo(2) });
  expect((await calls.start()).problem.code).toBe("EXPORT_RUNNING");
  await calls.change(id, { changed_at: hoursAgo(3) });
  expect(await calls.read(id)).toMatchObject({ state: "FAILED", errorCode: "NOT_WRITTEN" });
  expect((await calls.start()).status).toBe(201);
  expect(await calls.parts()).toEqual([]);
  expect(await calls.read(id)).toMatchObject({ state: "FAILED", errorCode: "NOT_WRITTEN" });
});

test("a cancel while the file is written leaves no file", async () => {
  const { db, storage } = upstream.services;
  const id = await calls.started();
  await calls.put(id, 0, ["1"]);
  await calls.change(id, { state: "WRITING" });
  const late = {
    ...storage,
    keepArrival: async (fileId: string, path: string) => {
      await storage.keepArrival(fileId, path);
      await calls.end(id, { state: "CANCELED" });
    },
  };
  await writeExportFile({ db, storage: late }, { companyId: own.companyId, exportId: id }, true);
  expect(await calls.read(id)).toMatchObject({ state: "CANCELED", url: null });
  await expect(storage.read(id)).rejects.toThrow();
});
