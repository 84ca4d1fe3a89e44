import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { type Kysely, sql } from "kysely";
import PostalMime from "postal-mime";
import { readEverything } from "../../test/backups.ts";
import { signIn } from "../../test/cognitoCall.ts";
import { type Client, createClient } from "../../test/createClient.ts";
import { makeWebhook, newProject } from "../../test/demoBuilding.ts";
import { storeFinishedProject } from "../../test/storeFinishedProject.ts";
import { createTestDatabase, dropTestDatabase } from "../../test/testDatabase.ts";
import { retry } from "../../test/untilMailed.ts";
import { startUpstream } from "../app.ts";
import { type Config, readConfig } from "../config.ts";
import { openDatabase } from "../database/openDatabase.ts";
import type { Tables } from "../database/tables.ts";
import { demoPassword } from "../demo/demoAccounts.ts";
import { sealFile } from "../seal/sealFiles.ts";

const command = fileURLToPath(new URL("./moveCommand.ts", import.meta.url));
const email = "owner@nordgolv.example";
const key = "made-before-the-move";

let folder: string;
let dataDir: string;
let databaseUrl: string | undefined;
let made: { token: string; companyId: string; userId: string; projectId: string };

const configOf = (more: object) => ({
  ...readConfig({ DATA_DIR: dataDir, LOG_LEVEL: "silent", PORT: "0" }),
  ...more,
});

/** Jobs change while the service runs, so the service must be closed first. */
async function readJobs(db: Kysely<Tables>) {
  const { rows } = await sql<{ name: string; id: string; data: unknown }>`
    select name, id, data from pgboss.job where state in ('created', 'retry', 'active') and name <> 'housekeeping'
      and name not like '\\_\\_%' order by name, id`.execute(db);
  return rows;
}

async function within<Result>(place: { databaseUrl?: string }, read: (db: Kysely<Tables>) => Promise<Result>) {
  const { db, close } = await openDatabase({ dataDir, ...place });
  return read(db).finally(close);
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "upstream-move-"));
  dataDir = join(folder, "data");
  databaseUrl = await createTestDatabase();
  // This mail server cannot be reached, so that mails are still queued when the service closes.
  const upstream = await startUpstream(configOf({ demo: true, smtpUrl: "smtp://127.0.0.1:1" }));
  const { body } = await signIn(upstream.url, email, demoPassword);
  const token = body.AuthenticationResult?.AccessToken ?? "";
  const userId = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()).sub;
  const owner = createClient(upstream.url, token);
  const { companyId } = (await owner.get<{ companyId: string }>(`/user/${userId}`)).body;
  const project = await storeFinishedProject(upstream.services.db, { companyId, ownerId: userId });
  await makeWebhook({ owner, companyId, ownerId: userId, email });
  await keyed(owner, companyId);
  const activationDate = `${new Date().toISOString().slice(0, 10)}T00:00:00.000Z`;
  const sending = { activationDate, folderIds: project.folderIds, toEmail: "kund@ripan.example", sendCopy: true };
  expect((await owner.post(`${project.path}/sign`, sending)).status).toBe(200);
  made = { token, companyId, userId, projectId: project.projectId };
  await upstream.close();
}, 240_000);

afterAll(async () => {
  await dropTestDatabase(databaseUrl);
  await rm(folder, { recursive: true, force: true });
});

const keyed = async (owner: Client, companyId: string) =>
  (await owner.post<{ id: string }>(`/company/${companyId}/project`, newProject, key)).body.id;

async function move(): Promise<string> {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const env = { PATH, NODE_COMPILE_CACHE, DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
  return (await promisify(execFile)(process.execPath, [command], { env })).stdout;
}

test("everything moves from the embedded database to a server, and the service goes on there", async () => {
  const before = await readEverything({ dataDir });
  const jobs = await within({}, readJobs);
  expect(jobs.map(({ name }) => name)).toContain("certificate-mail");
  expect(await move()).toContain("is whole");
  const place = { dataDir, databaseUrl };
  const after = await readEverything(place);
  const names = ({ rows }: typeof after) => Object.keys(rows).toSorted();
  expect(names(after)).toEqual(names(before));
  for (const name of names(before).filter((each) => each !== "kysely_migration"))
    expect([name, after.rows[name]]).toEqual([name, before.rows[name]]);
  expect(after.rows.kysely_migration).toHaveLength(before.rows.kysely_migration?.length ?? 0);
  expect(after.files).toEqual(before.files);
  expect(after.history).toEqual(before.history);
  expect(after.history.every(({ broken }) => broken === null)).toBe(true);
  expect(await within(place, readJobs)).toEqual(jobs);
  await expect(startUpstream(configOf({}))).rejects.toThrow("was in use before");
  await expect(startUpstream(configOf(place))).rejects.toThrow("SEAL_KEY_FILE");
  await expect(move()).rejects.toThrow("has no embedded database");
  const sealKeyFile = sealFile(dataDir);
  await goOn({ ...place, sealKeyFile, sealCertificateFile: sealKeyFile, logKeyFile: join(dataDir, "log.pem") });
}, 240_000);

async function goOn(place: Partial<Config>) {
  const outboxDir = join(folder, "outbox");
  const upstream = await startUpstream(configOf({ ...place, outboxDir, demo: false }));
  try {
    const { status, body } = await signIn(upstream.url, email, demoPassword);
    expect([status, body.AuthenticationResult?.AccessToken]).toEqual([200, expect.any(String)]);
    const owner = createClient(upstream.url, made.token);
    const { db } = upstream.services;
    const projects = () => db.selectFrom("project").select(["id"]).where("company_id", "=", made.companyId).execute();
    const known = await projects();
    expect(known.map(({ id }) => id)).toContain(await keyed(owner, made.companyId));
    expect(await projects()).toHaveLength(known.length);
    // A new word needs the next number of the search's sequence, so the sequence must have moved too.
    const { name } = { name: "Qvarnholmsgatan" };
    await owner.post(`/company/${made.companyId}/project`, { ...newProject, name });
    const found = await owner.get<{ data: { kind: string }[] }>(`/search?query=${name}`);
    expect(found.body.data).toHaveLength(1);
    await retry(async () => {
      const rows = await db.selectFrom("recipient").select("state").where("state", "=", "QUEUED").execute();
      return rows.length === 0 ? true : undefined;
    });
    const mails = (await readdir(outboxDir)).filter((each) => each.endsWith(".eml"));
    const sent = await Promise.all(mails.map(async (each) => PostalMime.parse(await readFile(join(outboxDir, each)))));
    const to = sent.map(({ to: [receiver] = [] }) => receiver?.address ?? "").toSorted();
    expect(to).toEqual(["kund@ripan.example", email].toSorted());
  } finally {
    await upstream.close();
  }
}
