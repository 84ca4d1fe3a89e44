import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import pg from "pg";
import { readEverything, runBackupCommand, storePhoto } from "../../test/backups.ts";
import { startS3 } from "../../test/startS3.ts";
import { startTestUpstream, type TestUpstream } from "../../test/startTestUpstream.ts";
import { createTestDatabase, dropTestDatabase } from "../../test/testDatabase.ts";
import { startUpstream } from "../app.ts";
import { readConfig } from "../config.ts";
import { createBackup } from "./createBackup.ts";
import { restoreBackup } from "./restoreBackup.ts";

const serverUrl = process.env.TEST_DATABASE_URL ?? "";
const name = randomUUID().replaceAll("-", "");
const [owner, service] = [`owner_${name}`, `service_${name}`];
const password = "only-for-this-test";

let folder: string;
let backup: string;
let upstream: TestUpstream;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "upstream-backup-"));
  backup = join(folder, "backup");
  upstream = await startTestUpstream();
  await storePhoto(upstream);
  await runBackupCommand("backup", upstream.services.config, backup);
});
afterAll(async () => {
  await upstream.close();
  await onServer(`drop database if exists db_${name} with (force)`, `drop role if exists ${owner}, ${service}`);
  await rm(folder, { recursive: true, force: true });
});

const onServer = (...statements: string[]) => onDatabase(serverUrl, ...statements);

async function onDatabase(connectionString: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

test("a server is backed up while the service runs, and restored into an empty database and folder", async () => {
  const databaseUrl = await createTestDatabase();
  try {
    const target = { dataDir: join(folder, "restored"), databaseUrl };
    expect(await runBackupCommand("restore", target, backup)).toContain("1 files were restored");
    const after = await readEverything(target);
    const before = await readEverything(upstream.services.config);
    const company = before.rows.company?.map((row) => row.replace(",0,", ",1000,"));
    expect(after).toEqual({ ...before, rows: { ...before.rows, company } });
    expect(after.history.map(({ broken }) => broken)).toEqual([null, null]);
    await expect(runBackupCommand("restore", target, backup)).rejects.toThrow("is not empty. Nothing was changed.");
    const elsewhere = { ...target, dataDir: join(folder, "elsewhere") };
    await expect(runBackupCommand("restore", elsewhere, backup)).rejects.toThrow("is not empty. Nothing was changed.");
  } finally {
    await dropTestDatabase(databaseUrl);
  }
});

test("the daily backups keep the newest whole ones, and one that fails removes none", async () => {
  const { databaseUrl = "", dataDir } = upstream.services.config;
  const backups = join(folder, "daily");
  const script = join(import.meta.dirname, "../../../deploy/backups.sh");
  const run = (url: string) => {
    const env = { ...process.env, DATABASE_URL: url, DATA_DIR: dataDir, BACKUPS: backups, KEEP: "2" };
    return promisify(execFile)("sh", [script, "once"], { env });
  };
  const whole = () => readdirSync(backups).filter((name) => existsSync(join(backups, name, "backup.json")));
  const old = ["2020-01-01T000000Z", "2020-01-02T000000Z"];
  for (const day of old) mkdirSync(join(backups, day), { recursive: true });
  for (const day of old) writeFileSync(join(backups, day, "backup.json"), "{}");
  mkdirSync(join(backups, "2020-01-03T000000Z"));
  await expect(run("postgres://nobody@127.0.0.1:1/none")).rejects.toThrow();
  expect(whole()).toEqual(old);
  await run(databaseUrl);
  expect(readdirSync(backups)).toEqual([old[1], expect.stringMatching(/^20\d\d-/)]);
  expect(whole()).toHaveLength(2);
});

test("a backup from a machine without the service's data folder is restored", async () => {
  const taken = join(folder, "taken");
  const { databaseUrl } = upstream.services.config;
  const s3 = await startS3();
  const target = { databaseUrl: await createTestDatabase(), databaseOwnerUrl: undefined, s3: s3.settings };
  try {
    s3.objects.set(`office/${randomUUID()}`, Buffer.from("a file of another day"));
    await createBackup({ dataDir: join(folder, "none"), databaseUrl, s3: s3.settings }, taken);
    s3.objects.clear();
    const { missing } = await restoreBackup({ ...target, dataDir: join(folder, "made") }, taken);
    expect(missing).toHaveLength(1);
  } finally {
    await dropTestDatabase(target.databaseUrl);
    await s3.close();
  }
});

test("nothing is restored beside files that are there, and nobody is told to remove them", async () => {
  const databaseUrl = await createTestDatabase();
  const s3 = await startS3();
  const inUse = { dataDir: join(folder, "in use"), databaseUrl };
  mkdirSync(join(inUse.dataDir, "files"), { recursive: true });
  writeFileSync(join(inUse.dataDir, "files", "photo"), "a photo");
  s3.objects.set(`office/${randomUUID()}`, Buffer.from("a photo"));
  const refusal = (place: string, variable: string) =>
    `There are files already in ${place}, which may be in use. Nothing was changed. Do not empty it: name another one in ${variable}.`;
  try {
    await expect(runBackupCommand("restore", inUse, backup)).rejects.toThrow(
      refusal(join(inUse.dataDir, "files"), "DATA_DIR"),
    );
    const target = { dataDir: join(folder, "none"), databaseUrl, databaseOwnerUrl: undefined, s3: s3.settings };
    await expect(restoreBackup(target, backup)).rejects.toThrow(
      refusal(`the bucket ${s3.settings.bucket}`, "S3_BUCKET"),
    );
    expect(s3.objects.size).toBe(1);
  } finally {
    await dropTestDatabase(databaseUrl);
    await s3.close();
  }
});

test("no key that is there is replaced by another one, and equal ones may stay", async () => {
  const databaseUrl = await createTestDatabase();
  const target = { dataDir: join(folder, "with keys"), databaseUrl };
  const names = ["seal.pem", "seal-root.pem", "log.pem"];
  const keys = names.map((name) => join(target.dataDir, name));
  const copy = join(folder, "backup with keys");
  cpSync(backup, copy, { recursive: true });
  mkdirSync(target.dataDir);
  for (const name of names) writeFileSync(join(copy, "data", name), `${name} of the backup`);
  try {
    for (const key of keys) {
      writeFileSync(key, "a newer key");
      await expect(runBackupCommand("restore", target, copy)).rejects.toThrow(
        `${key} is there already and differs from the backup's. Nothing was changed. Name an empty folder in DATA_DIR`,
      );
      expect(readFileSync(key, "utf8")).toBe("a newer key");
      expect(readdirSync(target.dataDir)).toEqual([basename(key)]);
      rmSync(key);
    }
    writeFileSync(keys[0] ?? "", "seal.pem of the backup");
    expect(await runBackupCommand("restore", target, copy)).toContain("1 files were restored");
    expect(keys.map((key) => readFileSync(key, "utf8"))).toEqual(names.map((name) => `${name} of the backup`));
  } finally {
    await dropTestDatabase(databaseUrl);
  }
});

test("a backup that finds none of the files that the database names is not whole, and says so", async () => {
  const { databaseUrl } = upstream.services.config;
  const without = join(folder, "without");
  const making = runBackupCommand("backup", { dataDir: join(folder, "none"), databaseUrl }, without);
  await expect(making).rejects.toThrow("The database names 1 files, and none was found.");
  expect(existsSync(join(without, "backup.json"))).toBe(false);
});

test("restores for a service that does not own its tables, and backs up what it may only read", async () => {
  await onServer(
    `create role ${owner} login password '${password}'`,
    `create role ${service} login password '${password}'`,
    `create database db_${name} owner ${owner}`,
  );
  const urlAs = (username: string) =>
    Object.assign(new URL(serverUrl), { username, password, pathname: `db_${name}` }).href;
  // Creates the extension as a superuser, because some servers allow this to superusers only.
  await onDatabase(Object.assign(new URL(serverUrl), { pathname: `db_${name}` }).href, "create extension pg_trgm");
  const target = { dataDir: join(folder, "owned"), databaseUrl: urlAs(service), databaseOwnerUrl: urlAs(owner) };
  await runBackupCommand("restore", target, backup);
  const { rows } = await readEverything(upstream.services.config);
  const company = rows.company?.map((row) => row.replace(",0,", ",1000,"));
  expect((await readEverything(target)).rows).toEqual({ ...rows, company });
  const environment = { DATA_DIR: target.dataDir, DATABASE_URL: urlAs(service), DATABASE_OWNER_URL: urlAs(owner) };
  const restored = await startUpstream({ ...readConfig({ ...environment, LOG_LEVEL: "silent" }), port: 0 });
  await restored.close();
  expect(await runBackupCommand("backup", target, join(folder, "again"))).toContain("The server database and 1 files");
});
