import { chmod, mkdir, mkdtemp, open, readdir, readFile, rm, stat, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { sql } from "kysely";
import { copyTemplate } from "../../test/copyTemplate.ts";
import { startTestUpstream } from "../../test/startTestUpstream.ts";
import { isDamage } from "./embeddedDatabase.ts";
import { openDatabase } from "./openDatabase.ts";

const unopened = "could not be opened \\(.+\\)\\. See first that .+ If the database is damaged:";

const lockFiles = ["lock.pid", "lock.sqlite"];

let dataDir: string;
let database: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "upstream-embedded-"));
  database = join(dataDir, "database");
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

async function openOnce(run: (opened: Awaited<ReturnType<typeof openDatabase>>) => Promise<void> = async () => {}) {
  const opened = await openDatabase({ dataDir });
  await run(opened);
  await opened.close();
}

async function openToOthers(): Promise<string[]> {
  const entries = await readdir(dataDir, { recursive: true });
  const modes = await Promise.all(
    ["", ...entries].map(async (name) => ({ name, ...(await stat(join(dataDir, name))) })),
  );
  return modes.filter(({ mode }) => (mode & 0o077) !== 0).map(({ name }) => name);
}

test("rejects an empty database in a folder that was in use, and leaves it empty", async () => {
  copyTemplate(dataDir);
  await openOnce();
  await rm(database, { recursive: true });
  await mkdir(database);
  await expect(openDatabase({ dataDir })).rejects.toThrow(
    `The database in ${database} is empty, but ${dataDir} was in use before. Nothing was changed. Put a backup`,
  );
  expect(await readdir(database)).toEqual([]);
});

test("rejects an empty database beside files of an older release, which left no note", async () => {
  await mkdir(join(dataDir, "files"));
  await writeFile(join(dataDir, "files", "some-photo"), "bytes");
  await expect(openDatabase({ dataDir })).rejects.toThrow("was in use before");
});

test("rejects a database that lost its companies, instead of seeding the demo", async () => {
  copyTemplate(dataDir);
  await openOnce(async ({ db }) => {
    await sql`truncate company cascade`.execute(db);
  });
  await expect(openDatabase({ dataDir })).rejects.toThrow("is empty, but");
});

test.each([
  ["without its version", () => rm(join(database, "PG_VERSION")), "is damaged \\(it has no PG_VERSION.+\\)\\."],
  ["with an empty control file", () => truncate(join(database, "global", "pg_control")), unopened],
  ["without its log", () => rm(join(database, "pg_wal"), { recursive: true }), unopened],
])("rejects a database %s, with the folder and what to do", async (_, damage, reason) => {
  copyTemplate(dataDir);
  await damage();
  await expect(openDatabase({ dataDir })).rejects.toThrow(
    new RegExp(`^The database in ${database} ${reason} Put a backup of the whole folder back, or move ${dataDir} away`),
  );
});

test.each(["database", "files"])("makes no database where %s cannot be read, and changes nothing", async (name) => {
  await writeFile(join(dataDir, name), "something else");
  await expect(openDatabase({ dataDir })).rejects.toThrow(
    `The database in ${database} could not be opened (ENOTDIR: not a directory, scandir '${join(dataDir, name)}'). See first that this process may read and write ${dataDir}`,
  );
  expect(await readdir(dataDir)).toEqual([name, ...lockFiles]);
  expect(await readFile(join(dataDir, name), "utf8")).toBe("something else");
});

test("takes a disk that fails for no damage of the database", () => {
  const isDamagedBy = (code: string) => isDamage(Object.assign(new Error("could not read"), { code }));
  expect(["XX001", "XX002", "58P01", "58030", "53100"].filter(isDamagedBy)).toEqual(["XX001", "XX002", "58P01"]);
});

test("rejects a database of which one table is damaged", async () => {
  copyTemplate(dataDir);
  let path = "";
  await openOnce(async ({ db }) => {
    const { rows } = await sql<{ path: string }>`select pg_relation_filepath('app_user') as path`.execute(db);
    path = rows[0]?.path ?? "";
  });
  const table = await open(join(database, path), "r+");
  await table.write("damage", 4_000);
  await table.close();
  await expect(openDatabase({ dataDir })).rejects.toThrow(`The database in ${database} is damaged`);
});

test("keeps 64 MB of pages in memory", async () => {
  await openOnce(async ({ pool }) => {
    expect((await pool.query("show shared_buffers")).rows).toEqual([{ shared_buffers: "64MB" }]);
  });
});

test("begins anew where a first start was cut short", async () => {
  await mkdir(join(dataDir, "database.unfinished"));
  await writeFile(join(dataDir, "database.unfinished", "postgresql.conf"), "half of it");
  await openOnce();
  expect(await readdir(dataDir)).toEqual(["database", ...lockFiles]);
});

test("keeps everything in the data folder for its owner alone", async () => {
  const upstream = await startTestUpstream({ dataDir, outboxDir: join(dataDir, "outbox") });
  await upstream.services.storage.write("some-file", Buffer.from("bytes"));
  await sql`create table newly_made as select 1 as one`.execute(upstream.services.db);
  await upstream.close();
  expect(await openToOthers()).toEqual([]);
});

test("closes a data folder that others could open", async () => {
  copyTemplate(dataDir);
  await chmod(dataDir, 0o755);
  await chmod(database, 0o755);
  await chmod(join(database, "PG_VERSION"), 0o644);
  await openOnce();
  expect(await openToOthers()).toEqual([]);
});
