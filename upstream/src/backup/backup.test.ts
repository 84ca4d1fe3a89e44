import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { readEverything, runBackupCommand, storePhoto } from "../../test/backups.ts";
import { startTestUpstream, type TestUpstream } from "../../test/startTestUpstream.ts";
import { startUpstream } from "../app.ts";
import { readUserPoolConfig } from "../cognito/readUserPoolConfig.ts";
import { readConfig } from "../config.ts";

let folder: string;
let upstream: TestUpstream;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "upstream-backup-"));
  upstream = await startTestUpstream({ userPool: readUserPoolConfig({ POOL_SRP: "true" }, []) });
});
afterAll(async () => {
  await upstream.close();
  await rm(folder, { recursive: true, force: true });
});

test("an embedded database is backed up while nothing has it open, and restored into an empty folder", async () => {
  const photo = await storePhoto(upstream);
  const source = { dataDir: upstream.dataDir };
  const backup = join(folder, "backup");
  await expect(runBackupCommand("backup", source, backup)).rejects.toThrow(
    `process ${process.pid} is already using it. Nothing was changed.`,
  );
  await upstream.stop();
  expect(await runBackupCommand("backup", source, backup)).toContain("The embedded database and 1 files");
  const before = await readEverything(source);
  expect(before.files.map(([name]) => name)).toEqual([photo]);

  const target = { dataDir: join(folder, "restored") };
  expect(await runBackupCommand("restore", target, backup)).toContain("1 files were restored");
  const after = await readEverything(target);
  const { log_tree, ...rows } = before.rows;
  // Certificate numbers continue a thousand higher, so that no number is issued twice.
  const company = rows.company?.map((row) => row.replace(",0,", ",1000,"));
  expect(after).toEqual({ ...before, rows: { ...rows, company, log_tree: expect.arrayContaining(log_tree ?? []) } });
  const readKeys = ({ dataDir }: typeof source) =>
    Promise.all(["seal.pem", "log.pem", "pool.key"].map((name) => readFile(join(dataDir, name), "utf8")));
  expect(await readKeys(target)).toEqual(await readKeys(source));
  expect(after.history.map(({ broken }) => broken)).toEqual([null, null]);
  await expect(runBackupCommand("restore", target, backup)).rejects.toThrow("is not empty. Nothing was changed.");
});

test("a restored service begins a new log, whose first entry names the last checkpoint that the backup knew", async () => {
  const last = await withLog(upstream.dataDir, async (read) => (await read("checkpoint")).toString());
  const target = { dataDir: join(folder, "restored again") };
  expect(await runBackupCommand("restore", target, join(folder, "backup"))).toContain("The public log begins anew as");
  const [checkpoint, beginning] = await withLog(target.dataDir, async (read) => [
    (await read("checkpoint")).toString(),
    JSON.parse((await read("tile/entries/000.p/1")).subarray(2).toString()),
  ]);
  const [origin, size] = checkpoint.split("\n");
  expect([origin, size]).toEqual([expect.stringMatching(/^localhost:4000\/log\/[0-9a-f]{8}$/), "1"]);
  expect(origin).not.toBe(last.split("\n")[0]);
  expect(beginning).toMatchObject({ kind: "log.begun", origin, previous: last });
});

type ReadLog = (path: string) => Promise<Buffer>;

async function withLog<T>(dataDir: string, run: (read: ReadLog) => Promise<T>): Promise<T> {
  const config = readConfig({ DATA_DIR: dataDir, DEMO: "false", LOG_LEVEL: "silent", DISK_RESERVE_MB: "0" });
  const { url, close } = await startUpstream({ ...config, port: 0 });
  try {
    return await run(async (path) => Buffer.from(await (await fetch(`${url}/log/${path}`)).arrayBuffer()));
  } finally {
    await close();
  }
}

test("neither writes over what is there, and only a whole backup is restored", async () => {
  const [full, cut] = [join(folder, "full"), join(folder, "cut")];
  for (const name of [full, cut, join(cut, "files")]) await mkdir(name);
  await writeFile(join(full, "mine.txt"), "mine");
  const none = { dataDir: join(folder, "none") };
  await expect(runBackupCommand("backup", none, full)).rejects.toThrow("is not empty");
  await expect(runBackupCommand("backup", none, join(folder, "new"))).rejects.toThrow("has no database");
  await expect(runBackupCommand("restore", none, cut)).rejects.toThrow("holds no whole backup");
  await writeFile(join(cut, "backup.json"), JSON.stringify({ database: "server" }));
  await expect(runBackupCommand("restore", none, cut)).rejects.toThrow("DATABASE_URL names none");
});
