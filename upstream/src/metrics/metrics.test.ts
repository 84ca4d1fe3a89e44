import { rename } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { sql } from "kysely";
import { signIn } from "../../test/cognitoCall.ts";
import { build } from "../../test/demoBuilding.ts";
import { nameSealFiles } from "../../test/nameSealFiles.ts";
import { type MailServer, startMailServer } from "../../test/startMailServer.ts";
import { startS3 } from "../../test/startS3.ts";
import { startTestUpstream, type TestUpstream } from "../../test/startTestUpstream.ts";
import { type FinishedProject, storeFinishedProject } from "../../test/storeFinishedProject.ts";
import { retry } from "../../test/untilMailed.ts";
import { announce, png, put } from "../../test/uploading.ts";
import { api } from "../api.ts";
import { storeFailures } from "../errors.ts";
import { createServer } from "../http/createServer.ts";
import { openS3Store } from "../storage/s3Store.ts";

let mailServer: MailServer;
let upstream: TestUpstream;
let project: FinishedProject;

beforeAll(async () => {
  mailServer = await startMailServer();
  upstream = await startTestUpstream({ smtpUrl: mailServer.url, metricsPort: 0, ...(await nameSealFiles()) });
  project = await storeFinishedProject(upstream.services.db, upstream.companies[0], { folders: 1, rooms: 1 });
});
afterAll(async () => {
  await upstream.close();
  await mailServer.close();
});

async function metrics(): Promise<string> {
  return (await fetch(upstream.metricsUrl ?? "")).text();
}

async function value(name: string): Promise<number | undefined> {
  const line = (await metrics()).split("\n").find((text) => text.startsWith(`${name} `));
  return line === undefined ? undefined : Number(line.split(" ").at(-1));
}

const count = (operation: string, status: number) =>
  value(`http_request_duration_seconds_count{operation="${operation}",status="${status}"}`);

test("the version and commit that run are a metric, and in /healthz", async () => {
  const { version, commit } = upstream.services.config;
  expect(await value(`build_info{version="${version}",commit="${commit}"}`)).toBe(1);
  expect(await (await fetch(`${upstream.url}/healthz`)).json()).toEqual({ status: "ok", version, commit });
});

test("requests are told by operation and status, without ids", async () => {
  const [{ owner, companyId, ownerId, email }, other] = upstream.companies;
  await owner.get("/company");
  await owner.get(`/company/${other.companyId}/project`);
  await signIn(upstream.url, email, "Fel-lösenord-1");
  await fetch(`${upstream.url}/nowhere/${companyId}`);
  expect(await count("getCompany", 200)).toBe(1);
  expect(await count("listProjects", 404)).toBe(1);
  expect(await count("pool.InitiateAuth", 400)).toBe(1);
  expect(await count("none", 404)).toBe(1);
  for (const secret of [companyId, ownerId, email, "nowhere", "127.0.0.1"])
    expect(await metrics()).not.toContain(secret);
});

test("files that bucket or disk refuse are counted, and those that wait for the database are not", async () => {
  const [files, aside] = ["files", "aside"].map((name) => join(upstream.dataDir, name)) as [string, string];
  const [company] = upstream.companies;
  const { body } = await announce(company, (await build(company)).installationPath, "kabel.png", png.length);
  await rename(files, aside);
  expect((await put(body.url, png)).status).toBe(503);
  await rename(aside, files);
  expect(await value("file_store_failures_total")).toBe(1);
  const before = storeFailures.count;
  const s3 = await startS3();
  const bucket = await openS3Store(s3.settings);
  await s3.close();
  await expect(bucket.sizeOf("photo")).rejects.toThrow("cannot be reached");
  const app = await createServer(upstream.services, api);
  for (const code of ["EROFS", "ENOSPC", "08006"])
    app.get(`/files/${code}`, async () => {
      throw Object.assign(new Error("refused"), { code });
    });
  const statusOf = async (code: string) => (await app.inject(`/files/${code}`)).statusCode;
  expect([await statusOf("EROFS"), await statusOf("ENOSPC"), await statusOf("08006")]).toEqual([503, 507, 503]);
  expect(storeFailures.count - before).toBe(3);
  await app.close();
});

test("mail that waits is told with its age and its job, and mail that was given up with the reason", async () => {
  expect([await value("mail_queued"), await value("mail_oldest_queued_seconds")]).toEqual([0, 0]);
  const activationDate = `${new Date().toISOString().slice(0, 10)}T00:00:00.000Z`;
  const sending = { activationDate, folderIds: project.folderIds, toEmail: "busy@ripan.example", sendCopy: false };
  await upstream.companies[0].owner.post(`${project.path}/sign`, sending);
  await retry(async () =>
    (await value('queue_jobs{queue="certificate-mail",state="retry"}')) === 1 ? true : undefined,
  );
  expect(await value("mail_queued")).toBe(1);
  expect(await value("mail_oldest_queued_seconds")).toBeGreaterThan(0);

  const refused = { folderIds: project.folderIds, toEmail: "unknown@ripan.example", sendCopy: false };
  await upstream.companies[0].owner.post(`${project.path}/resend-signed`, refused);
  await retry(async () => ((await value('mail_failed{reason="ADDRESS_REFUSED"}')) === 1 ? true : undefined));
});

test("each queue is told with its jobs and how long the oldest one that is due has waited", async () => {
  const { db } = upstream.services;
  const [age, failed] = ['queue_oldest_seconds{queue="export-file"}', 'queue_jobs{queue="export-file",state="failed"}'];
  expect([await value(age), await value(failed)]).toEqual([0, 0]);
  await sql`insert into pgboss.job (name, state, created_on, start_after) values
    ('export-file', 'failed', now(), now()), ('export-file', 'created', now() - interval '2 hours', now() - interval '1 hour'),
    ('export-file', 'created', now() - interval '2 hours', now() + interval '1 hour')`.execute(db);
  expect(await value(failed)).toBe(1);
  expect(Math.round(((await value(age)) ?? 0) / 60)).toBe(60);
});

test("the time until the end of the key that seals is told, and never that of a key before it", async () => {
  const day = 24 * 3_600;
  expect(await value("seal_key_seconds_left")).toBeGreaterThan(14 * 365 * day);
  const { db } = upstream.services;
  const ending = (days: number) => new Date(Date.now() + days * day * 1_000);
  await db
    .updateTable("seal_key")
    .set({ not_after: ending(20) })
    .execute();
  expect(Math.round(((await value("seal_key_seconds_left")) ?? 0) / day)).toBe(20);
  await db.updateTable("seal_key").set({ used_until: new Date() }).execute();
  expect(await value("seal_key_seconds_left")).toBeNaN();
});

test("connections and the process are told", async () => {
  expect(await value('database_connections{state="waiting"}')).toBe(0);
  expect(await value("database_up")).toBe(1);
  expect(await value("process_resident_memory_bytes")).toBeGreaterThan(0);
});

test("while the database does not answer, that is told and nothing is claimed of mails", async () => {
  const { db } = upstream.services;
  await db.schema.alterTable("recipient").renameTo("recipient_away").execute();
  const told = await metrics();
  await db.schema.alterTable("recipient_away").renameTo("recipient").execute();
  expect(told).toMatch(/^database_up 0$/m);
  expect(told).toMatch(/^mail_queued nan$/im);
  expect(told).not.toMatch(/^mail_(jobs|failed)\{/m);
  expect(await value("database_up")).toBe(1);
});

test("they have an address of their own, and are nowhere else", async () => {
  expect((await fetch((upstream.metricsUrl ?? "").replace("/metrics", "/"))).status).toBe(404);
  expect((await fetch(upstream.metricsUrl ?? "", { method: "POST" })).status).toBe(404);
  expect((await fetch(`${upstream.url}/metrics`)).status).toBe(404);
  expect(new URL(upstream.metricsUrl ?? "").hostname).toBe("127.0.0.1");
});

test("nobody listens where nobody asked for metrics, or after the end", async () => {
  const silent = await startTestUpstream();
  expect(silent.metricsUrl).toBeNull();
  await silent.close();
  const short = await startTestUpstream({ metricsPort: 0 });
  await short.close();
  await expect(fetch(short.metricsUrl ?? "")).rejects.toThrow("fetch failed");
});
