import { afterAll, beforeAll, expect, jest, test } from "@jest/globals";
import { unzipSync } from "fflate";
import { startTestUpstream, type TestCompany, type TestUpstream } from "../../test/startTestUpstream.ts";
import { storeFinishedProject } from "../../test/storeFinishedProject.ts";
import { retry, untilMailed } from "../../test/untilMailed.ts";
import type { components } from "../__generated__/contract.ts";
import { removeLeftovers } from "../storage/removeLeftovers.ts";
import { makeArchive } from "./makeArchive.ts";

type State = components["schemas"]["CertificateArchiveState"];

const today = new Date().toISOString().slice(0, 10);
const period = { from: today, to: today };

let upstream: TestUpstream;
let own: TestCompany;
let foreign: TestCompany;
beforeAll(async () => {
  upstream = await startTestUpstream();
  [own, foreign] = upstream.companies;
  const { db } = upstream.services;
  const project = await storeFinishedProject(db, own, { folders: 3, rooms: 1 });
  const sending = { activationDate: `${today}T00:00:00.000Z`, toEmail: "kund@ripan.example", sendCopy: false };
  await own.owner.post(`${project.path}/sign`, { ...sending, folderIds: project.folderIds });
  await untilMailed(db, project.projectId);
});
afterAll(() => upstream.close());

const request = (body: object = period, { owner }: TestCompany = own) =>
  owner.post<State>("/certificates/archive", body);
const read = async ({ owner }: TestCompany = own) => (await owner.get<State>("/certificates/archive")).body.archive;
const untilEnded = () =>
  retry(async () => {
    const archive = await read();
    return archive && ["DONE", "FAILED"].includes(archive.state) ? archive : undefined;
  });
const archiveId = async () =>
  (await upstream.services.db.selectFrom("certificate_archive").select("id").executeTakeFirstOrThrow()).id;
const certificates = () =>
  upstream.services.db
    .selectFrom("certificate")
    .selectAll()
    .where("company_id", "=", own.companyId)
    .orderBy("number")
    .execute();

test("the PDFs of a period become one ZIP, by their numbers, behind a link of five minutes", async () => {
  expect(await read()).toBeNull();
  const { status, body } = await request();
  expect([status, body.archive]).toMatchObject([202, { ...period, state: "QUEUED", done: 0, total: 3, url: null }]);
  const archive = await untilEnded();
  expect(archive).toMatchObject({ state: "DONE", done: 3, total: 3, reason: null });
  const left = Number(new URL(archive.url ?? "").searchParams.get("expires")) - Date.now() / 1_000;
  expect(left).toBeGreaterThan(290);
  expect(left).toBeLessThanOrEqual(301);
  const answer = await fetch(archive.url ?? "");
  expect(answer.headers.get("content-disposition")).toContain(`attachment; filename="${today} ${today}.zip"`);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  expect(bytes).toHaveLength(archive.size ?? 0);
  const files = unzipSync(bytes);
  const stored = await certificates();
  expect(Object.keys(files)).toEqual(stored.map(({ number }) => `${number}.pdf`));
  for (const { number, file_id } of stored)
    expect(Buffer.from(files[`${number}.pdf`] ?? [])).toEqual(await upstream.services.storage.read(file_id ?? ""));
});

test("an archive has the certificates that words, states and statuses fitted when it was asked for", async () => {
  const { db } = upstream.services;
  const [, second] = await certificates();
  const setState = (state: "SENT" | "FAILED") => db.updateTable("recipient").set({ state }).execute();
  await setState("FAILED");
  const filter = { query: second?.number, states: ["FAILED", "NOT_SENT"], statuses: ["ISSUED"], endsFrom: today };
  for (const none of [{ states: ["SENT"] }, { statuses: ["REPLACED", "WITHDRAWN"] }])
    expect((await request({ ...filter, ...none })).problem.details?.[0]?.code).toBe("PERIOD_EMPTY");
  expect((await request(filter)).body.archive).toMatchObject({ ...period, ...filter, endsTo: null, total: 1 });
  await setState("SENT");
  const archive = await untilEnded();
  expect(archive).toMatchObject({ ...period, ...filter, state: "DONE", done: 1, total: 1 });
  const files = unzipSync(new Uint8Array(await (await fetch(archive.url ?? "")).arrayBuffer()));
  expect(Object.keys(files)).toEqual([`${second?.number}.pdf`]);
});

test("an archive that was asked for before filters has the certificates of its period", async () => {
  const { db } = upstream.services;
  await request({ query: (await certificates())[0]?.number });
  await untilEnded();
  await db.updateTable("certificate_archive").set({ state: "QUEUED", certificate_ids: null }).execute();
  await upstream.services.storage.remove([await archiveId()]);
  await makeArchive(upstream.services, { companyId: own.companyId, archiveId: await archiveId() }, true);
  expect(await read()).toMatchObject({ state: "DONE", done: 3 });
});

test("another company neither sees the archive nor has one of these certificates in its own", async () => {
  expect(await read(foreign)).toBeNull();
  const { status, problem } = await request(period, foreign);
  expect([status, problem.details?.[0]?.code]).toEqual([400, "PERIOD_EMPTY"]);
});

test("a company has one at a time, and the next one takes the place of the last", async () => {
  const first = await read();
  const { storage } = upstream.services;
  const { keepArrival } = storage;
  const asked = Promise.withResolvers<void>();
  jest.spyOn(storage, "keepArrival").mockImplementationOnce(async (...file) => {
    await asked.promise;
    return keepArrival(...file);
  });
  const both = await Promise.all([request(), request()]);
  asked.resolve();
  expect(both.map(({ status }) => status).toSorted()).toEqual([202, 409]);
  expect(both.find(({ status }) => status === 409)?.problem.code).toBe("ARCHIVE_RUNNING");
  await untilEnded();
  expect((await fetch(first?.url ?? "")).status).toBe(404);
});

test("a file that is not there is named, and nothing is offered", async () => {
  const { storage, db } = upstream.services;
  const [, second] = await certificates();
  const content = await storage.read(second?.file_id ?? "");
  await storage.remove([second?.file_id ?? ""]);
  await request();
  const failed = { state: "FAILED", reason: "FILE_MISSING", missing: second?.number, url: null };
  expect(await untilEnded()).toMatchObject(failed);
  await storage.write(second?.file_id ?? "", content);
  const kept = db.selectFrom("file").select("id").where("kind", "=", "archive");
  expect(await kept.execute()).toEqual([]);
});

test("an archive whose end cannot be stored has failed after the last attempt", async () => {
  const { db, storage } = upstream.services;
  await request();
  await untilEnded();
  const job = { companyId: own.companyId, archiveId: await archiveId() };
  await db.updateTable("certificate_archive").set({ state: "QUEUED" }).execute();
  const cut = { ...storage, sizeOf: () => Promise.reject(new Error("The store is silent.")) };
  await expect(makeArchive({ ...upstream.services, storage: cut }, job, false)).rejects.toThrow("silent");
  expect(await read()).toMatchObject({ state: "RUNNING" });
  await expect(makeArchive({ ...upstream.services, storage: cut }, job, true)).rejects.toThrow("silent");
  expect(await read()).toMatchObject({ state: "FAILED", reason: "NOT_MADE", url: null });
  await expect(storage.read(job.archiveId)).rejects.toThrow();
});

test("an archive whose last attempt was cut off has failed, and another one can be asked for", async () => {
  const { db } = upstream.services;
  const standStill = (minutes: number) =>
    db
      .updateTable("certificate_archive")
      .set({ state: "RUNNING", changed_at: new Date(Date.now() - minutes * 60_000) })
      .execute();
  await standStill(20);
  expect((await request()).problem.code).toBe("ARCHIVE_RUNNING");
  await standStill(31);
  expect(await read()).toMatchObject({ state: "FAILED", reason: "NOT_MADE", url: null });
  expect((await request()).status).toBe(202);
  expect(await untilEnded()).toMatchObject({ state: "DONE" });
});

test("an archive takes the place of one whose file the store does not remove yet", async () => {
  const { db, storage } = upstream.services;
  await request();
  await untilEnded();
  const replaced = await archiveId();
  const remove = jest.spyOn(storage, "remove").mockRejectedValue(new Error("The store is silent."));
  expect((await request()).status).toBe(202);
  remove.mockRestore();
  await removeLeftovers(db, storage);
  await expect(storage.read(replaced)).rejects.toThrow();
  expect(await untilEnded()).toMatchObject({ state: "DONE" });
});

test("an archive is gone a day after it was made", async () => {
  const { db, storage } = upstream.services;
  await request();
  const { url } = await untilEnded();
  const longAgo = new Date(Date.now() - 25 * 3_600_000);
  await db.updateTable("certificate_archive").set({ changed_at: longAgo }).execute();
  await db.updateTable("file").set({ created_at: longAgo }).where("kind", "=", "archive").execute();
  expect(await read()).toBeNull();
  await removeLeftovers(db, storage);
  expect((await fetch(url ?? "")).status).toBe(404);
  expect(await db.selectFrom("certificate_archive").select("id").execute()).toEqual([]);
});
