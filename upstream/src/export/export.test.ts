import { afterAll, afterEach, beforeAll, expect, test } from "@jest/globals";
import { createClient } from "../../test/createClient.ts";
import { askToken, makeProgram } from "../../test/makeProgram.ts";
import { startTestUpstream, type TestCompany, type TestUpstream } from "../../test/startTestUpstream.ts";
import { retry } from "../../test/untilMailed.ts";
import type { components } from "../__generated__/contract.ts";
import { removeLeftovers } from "../storage/removeLeftovers.ts";
import { writeExportFile } from "./writeExportFile.ts";

type Schemas = components["schemas"];
type Export = Schemas["Export"];

const query = "{\n  viewer { company { projects { edges { node { name } } } } }\n}";

let upstream: TestUpstream;
let own: TestCompany;
let foreign: TestCompany;
beforeAll(async () => {
  upstream = await startTestUpstream();
  [own, foreign] = upstream.companies;
});
afterAll(() => upstream.close());
afterEach(async () => {
  await upstream.services.db.deleteFrom("export").execute();
});

const start = ({ owner } = own) => owner.post<Export>("/exports", { query });
const started = async () => (await start()).body.id;
const read = async (id: string) => (await own.owner.get<Export>(`/exports/${id}`)).body;
const put = (id: string, part: number, lines: string[], incompleteRows = 0) =>
  own.owner.put<Export>(`/exports/${id}/parts/${part}`, { lines, incompleteRows });
const end = (id: string, body: object = { state: "COMPLETED" }) => own.owner.put<Export>(`/exports/${id}`, body);
const untilEnded = (id: string) =>
  retry(async () => {
    const found = await read(id);
    return found.state === "RUNNING" ? undefined : found;
  });
const parts = () => upstream.services.db.selectFrom("export_part").select(["part", "lines"]).orderBy("part").execute();
const change = (id: string, changes: object) =>
  upstream.services.db.updateTable("export").set(changes).where("id", "=", id).execute();
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);

async function completed(lines: string[]): Promise<Export> {
  const id = await started();
  await put(id, 0, lines);
  await end(id);
  return untilEnded(id);
}

test("parts become one file of lines, behind a link of five minutes", async () => {
  const { status, body } = await start();
  expect(status).toBe(201);
  expect(body).toMatchObject({ state: "RUNNING", query, rowCount: 0, byteSize: 0, url: null, completedAt: null });
  const told = await put(body.id, 0, ['{"name":"Å"}', '{"name":"b"}'], 1);
  expect(told.body).toMatchObject({ state: "RUNNING", rowCount: 2, incompleteRowCount: 1, byteSize: 27 });
  await put(body.id, 1, ['{"name":"c\\nd"}']);
  await end(body.id);
  const done = await untilEnded(body.id);
  expect(done).toMatchObject({
    state: "COMPLETED",
    rowCount: 3,
    incompleteRowCount: 1,
    errorCode: null,
    message: null,
  });
  const left = Number(new URL(done.url ?? "").searchParams.get("expires")) - Date.now() / 1_000;
  expect(left).toBeGreaterThan(290);
  expect(left).toBeLessThanOrEqual(301);
  const answer = await fetch(done.url ?? "");
  expect(answer.headers.get("content-disposition")).toMatch(/^attachment; filename="export \d{4}-\d\d-\d\d\.jsonl"/);
  const text = await answer.text();
  expect(text).toBe('{"name":"Å"}\n{"name":"b"}\n{"name":"c\\nd"}\n');
  expect(Buffer.byteLength(text)).toBe(done.byteSize);
  expect(await parts()).toEqual([]);
});

test("an export without rows is an empty file", async () => {
  const id = await started();
  await end(id);
  const { state, rowCount, url } = await untilEnded(id);
  expect([state, rowCount, await (await fetch(url ?? "")).text()]).toEqual(["COMPLETED", 0, ""]);
});

test("a part that comes twice is added once, and none may be left out", async () => {
  const id = await started();
  await put(id, 0, ["1"]);
  expect((await put(id, 0, ["1"])).body).toMatchObject({ rowCount: 1, byteSize: 2 });
  const { status, problem } = await put(id, 2, ["3"]);
  expect([status, problem.code]).toEqual([409, "EXPORT_PART_MISSING"]);
  expect(await parts()).toEqual([{ part: 0, lines: "1\n" }]);
});

test("a line holds no line break, so that each row is one line", async () => {
  const id = await started();
  expect((await put(id, 0, ["1\n2"])).status).toBe(400);
});

test("one runs at a time for each user or program", async () => {
  const both = await Promise.all([start(), start()]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  expect(both.find(({ status }) => status === 409)?.problem.code).toBe("EXPORT_RUNNING");
  expect((await start(foreign)).status).toBe(201);
});

test("another person or program of the company sees neither the export nor ends it", async () => {
  const { id } = await completed(["1"]);
  const { body } = await askToken(upstream.url, await makeProgram(own, ["projects:read"]));
  const program = createClient(upstream.url, body.access_token ?? "");
  expect((await program.get<Schemas["Exports"]>("/exports")).body.data).toEqual([]);
  expect((await program.get(`/exports/${id}`)).status).toBe(404);
  expect((await program.put(`/exports/${id}`, { state: "CANCELED" })).status).toBe(404);
  expect((await program.put(`/exports/${id}/parts/0`, { lines: [], incompleteRows: 0 })).status).toBe(404);
  expect((await program.post("/exports", { query })).status).toBe(201);
});

test.each(["CANCELED", "FAILED"])("after %s nothing is kept, and no part is added any more", async (state) => {
  const id = await started();
  await put(id, 0, ["1"]);
  const failure = { errorCode: "READ_FAILED", message: "It broke." };
  const { body } = await end(id, { state, ...(state === "FAILED" && failure) });
  const told = state === "FAILED" ? failure : { errorCode: null, message: null };
  expect(body).toMatchObject({ state, url: null, completedAt: expect.any(String), ...told });
  expect(await parts()).toEqual([]);
  const { status, problem } = await put(id, 1, ["2"]);
  expect([status, problem.code]).toEqual([409, "EXPORT_ENDED"]);
  expect((await end(id)).body.state).toBe(state);
  expect((await start()).status).toBe(201);
});

test("an export whose gateway is silent for a minute has failed", async () => {
  const id = await started();
  await put(id, 0, ["1"]);
  await change(id, { changed_at: new Date(Date.now() - 61_000) });
  expect(await read(id)).toMatchObject({ state: "FAILED", errorCode: "INTERRUPTED", url: null });
  expect((await put(id, 1, ["2"])).problem.code).toBe("EXPORT_ENDED");
  expect((await end(id)).body.state).toBe("FAILED");
  expect((await start()).status).toBe(201);
  expect(await read(id)).toMatchObject({ state: "FAILED", errorCode: "INTERRUPTED" });
  expect(await parts()).toEqual([]);
});

test("more than 500 MB are refused", async () => {
  const id = await started();
  await change(id, { byte_size: 499_999_999 });
  const { status, problem } = await put(id, 0, ["1"]);
  expect([status, problem.code]).toEqual([413, "EXPORT_TOO_LARGE"]);
  expect(await parts()).toEqual([]);
});

test("the file is gone a day after it was made, and the export a week after it began", async () => {
  const { db, storage } = upstream.services;
  const { id, url } = await completed(["1"]);
  await change(id, { ended_at: hoursAgo(25) });
  await db
    .updateTable("file")
    .set({ created_at: hoursAgo(25) })
    .where("id", "=", id)
    .execute();
  expect(await read(id)).toMatchObject({ state: "EXPIRED", url: null, rowCount: 1 });
  await removeLeftovers(db, storage);
  expect((await fetch(url ?? "")).status).toBe(404);
  expect(await read(id)).toMatchObject({ state: "EXPIRED" });
  await change(id, { created_at: hoursAgo(7 * 24 + 1) });
  await removeLeftovers(db, storage);
  expect((await own.owner.get(`/exports/${id}`)).status).toBe(404);
});

test("parts that nobody ended are removed after a day", async () => {
  const { db, storage } = upstream.services;
  const id = await started();
  await put(id, 0, ["1"]);
  await removeLeftovers(db, storage);
  expect(await parts()).toHaveLength(1);
  await change(id, { changed_at: hoursAgo(25) });
  await removeLeftovers(db, storage);
  expect(await parts()).toEqual([]);
});

test("the ten newest are kept, and the file of the eleventh goes with it", async () => {
  const { url } = await completed(["1"]);
  for (let more = 0; more < 10; more += 1) await end(await started(), { state: "CANCELED" });
  const { body } = await own.owner.get<Schemas["Exports"]>("/exports");
  expect(body.data.map(({ state }) => state)).toEqual(Array(10).fill("CANCELED"));
  expect((await fetch(url ?? "")).status).toBe(404);
});

test("a file that cannot be written fails plainly after the last attempt", async () => {
  const { db, storage } = upstream.services;
  const id = await started();
  await put(id, 0, ["1"]);
  await change(id, { state: "WRITING" });
  const full = { ...storage, keepArrival: () => Promise.reject(new Error("The disk is full.")) };
  const job = { companyId: own.companyId, exportId: id };
  await expect(writeExportFile({ db, storage: full }, job, false)).rejects.toThrow("full");
  expect(await read(id)).toMatchObject({ state: "RUNNING" });
  await expect(writeExportFile({ db, storage: full }, job, true)).rejects.toThrow("full");
  expect(await read(id)).toMatchObject({ state: "FAILED", errorCode: "NOT_WRITTEN", url: null });
  expect(await parts()).toEqual([]);
});

test("a cancel while the file is written leaves no file", async () => {
  const { db, storage } = upstream.services;
  const id = await started();
  await put(id, 0, ["1"]);
  await change(id, { state: "WRITING" });
  const late = {
    ...storage,
    keepArrival: async (fileId: string, path: string) => {
      await storage.keepArrival(fileId, path);
      await end(id, { state: "CANCELED" });
    },
  };
  await writeExportFile({ db, storage: late }, { companyId: own.companyId, exportId: id }, true);
  expect(await read(id)).toMatchObject({ state: "CANCELED", url: null });
  await expect(storage.read(id)).rejects.toThrow();
});
