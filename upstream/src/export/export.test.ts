import { afterAll, afterEach, beforeAll, expect, test } from "@jest/globals";
import { createClient } from "../../test/createClient.ts";
import { createExportCalls, type ExportCalls, exportQuery } from "../../test/exportCalls.ts";
import { askToken, makeProgram } from "../../test/makeProgram.ts";
import { startTestUpstream, type TestCompany, type TestUpstream } from "../../test/startTestUpstream.ts";
import type { components } from "../__generated__/contract.ts";

type Schemas = components["schemas"];

let upstream: TestUpstream;
let calls: ExportCalls;
let own: TestCompany;
let foreign: TestCompany;
beforeAll(async () => {
  upstream = await startTestUpstream();
  [own, foreign] = upstream.companies;
  calls = createExportCalls(upstream);
});
afterAll(() => upstream.close());
afterEach(async () => {
  await upstream.services.db.deleteFrom("export").execute();
});

test("parts become one file of lines, behind a link of five minutes", async () => {
  const { status, body } = await calls.start();
  expect(status).toBe(201);
  expect(body).toMatchObject({
    state: "RUNNING",
    query: exportQuery,
    rowCount: 0,
    byteSize: 0,
    url: null,
    completedAt: null,
  });
  const told = await calls.put(body.id, 0, ['{"name":"Å"}', '{"name":"b"}'], 1);
  expect(told.body).toMatchObject({ state: "RUNNING", rowCount: 2, incompleteRowCount: 1, byteSize: 27 });
  await calls.put(body.id, 1, ['{"name":"c\\nd"}']);
  await calls.end(body.id);
  const done = await calls.untilEnded(body.id);
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
  expect(await calls.parts()).toEqual([]);
});

test("an export without rows is an empty file", async () => {
  const id = await calls.started();
  await calls.end(id);
  const { state, rowCount, url } = await calls.untilEnded(id);
  expect([state, rowCount, await (await fetch(url ?? "")).text()]).toEqual(["COMPLETED", 0, ""]);
});

test("a part that comes twice is added once, and none may be left out", async () => {
  const id = await calls.started();
  await calls.put(id, 0, ["1"]);
  expect((await calls.put(id, 0, ["1"])).body).toMatchObject({ rowCount: 1, byteSize: 2 });
  const { status, problem } = await calls.put(id, 2, ["3"]);
  expect([status, problem.code]).toEqual([409, "EXPORT_PART_MISSING"]);
  expect(await calls.parts()).toEqual([{ part: 0, lines: "1\n" }]);
});

test("a line holds no line break, so that each row is one line", async () => {
  const id = await calls.started();
  expect((await calls.put(id, 0, ["1\n2"])).status).toBe(400);
});

test("one runs at a time for each user or program", async () => {
  const both = await Promise.all([calls.start(), calls.start()]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  expect(both.find(({ status }) => status === 409)?.problem.code).toBe("EXPORT_RUNNING");
  expect((await calls.start(foreign)).status).toBe(201);
});

test("the history tells who started an export of which list, and nothing of the query", async () => {
  const { body } = await askToken(upstream.url, await makeProgram(own, ["projects:read"]));
  const program = createClient(upstream.url, body.access_token ?? "");
  const personal = '{ viewer { company { projects(filter: "Öhman") { edges { node { name } } } } } }';
  await program.post("/exports", { query: personal, list: "projects" });
  expect((await program.post("/exports", { query: personal, list: "users" })).status).toBe(409);
  await own.owner.post("/exports", { query: personal, list: "users" });
  const page = (await own.owner.get<Schemas["HistoryPage"]>("/history?take=2&action=export.started")).body;
  const listIs = (to: string) => [expect.objectContaining({ field: "export.list", from: null, to })];
  expect(page.data).toMatchObject([
    { actor: { kind: "USER" }, via: "API", changes: listIs("users") },
    { actor: { kind: "PROGRAM" }, via: "API", changes: listIs("projects") },
  ]);
  expect(JSON.stringify(page)).not.toContain("Öhman");
});

test("a list is told by a name and not by a text", async () => {
  const { status, problem } = await own.owner.post("/exports", { query: exportQuery, list: "projects of Öhman" });
  expect([status, problem.details?.[0]?.field]).toEqual([400, "list"]);
});

test("another person or program of the company sees neither the export nor ends it", async () => {
  const { id } = await calls.completed(["1"]);
  const { body } = await askToken(upstream.url, await makeProgram(own, ["projects:read"]));
  const program = createClient(upstream.url, body.access_token ?? "");
  expect((await program.get<Schemas["Exports"]>("/exports")).body.data).toEqual([]);
  expect((await program.get(`/exports/${id}`)).status).toBe(404);
  expect((await program.put(`/exports/${id}`, { state: "CANCELED" })).status).toBe(404);
  expect((await program.put(`/exports/${id}/parts/0`, { lines: [], incompleteRows: 0 })).status).toBe(404);
  expect((await program.post("/exports", { query: exportQuery, list: "projects" })).status).toBe(201);
});

test.each(["CANCELED", "FAILED"])("after %s nothing is kept, and no part is added any more", async (state) => {
  const id = await calls.started();
  await calls.put(id, 0, ["1"]);
  const failure = { errorCode: "READ_FAILED", message: "It broke." };
  const { body } = await calls.end(id, { state, ...(state === "FAILED" && failure) });
  const told = state === "FAILED" ? failure : { errorCode: null, message: null };
  expect(body).toMatchObject({ state, url: null, completedAt: expect.any(String), ...told });
  expect(await calls.parts()).toEqual([]);
  const { status, problem } = await calls.put(id, 1, ["2"]);
  expect([status, problem.code]).toEqual([409, "EXPORT_ENDED"]);
  expect((await calls.end(id)).body.state).toBe(state);
  expect((await calls.start()).status).toBe(201);
});

test("an export whose gateway is silent for a minute has failed", async () => {
  const id = await calls.started();
  await calls.put(id, 0, ["1"]);
  await calls.change(id, { changed_at: new Date(Date.now() - 61_000) });
  expect(await calls.read(id)).toMatchObject({ state: "FAILED", errorCode: "INTERRUPTED", url: null });
  expect((await calls.put(id, 1, ["2"])).problem.code).toBe("EXPORT_ENDED");
  expect((await calls.end(id)).body.state).toBe("FAILED");
  expect((await calls.start()).status).toBe(201);
  expect(await calls.read(id)).toMatchObject({ state: "FAILED", errorCode: "INTERRUPTED" });
  expect(await calls.parts()).toEqual([]);
});

test("more than 500 MB are refused", async () => {
  const id = await calls.started();
  await calls.change(id, { byte_size: 499_999_999 });
  const { status, problem } = await calls.put(id, 0, ["1"]);
  expect([status, problem.code]).toEqual([413, "EXPORT_TOO_LARGE"]);
  expect(await calls.parts()).toEqual([]);
});
