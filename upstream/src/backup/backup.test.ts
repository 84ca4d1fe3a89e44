import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { readEverything, runBackupCommand, storePhoto } from "../../test/backups.ts";
import { startTestUpstream, type TestUpstream } from "../../test/startTestUpstream.ts";

let folder: string;
let upstream: TestUpstream;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "upstream-backup-"));
  upstream = await startTestUpstream();
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
  expect(after).toEqual(before);
  const readSeal = ({ dataDir }: typeof source) => readFile(join(dataDir, "seal.pem"), "utf8");
  expect(await readSeal(target)).toBe(await readSeal(source));
  expect(after.history.map(({ broken }) => broken)).toEqual([null, null]);
  await expect(runBackupCommand("restore", target, backup)).rejects.toThrow("is not empty. Nothing was changed.");
});

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
