import { mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { startTestUpstream, type TestUpstream } from "../../test/startTestUpstream.ts";
import { makeSealFiles, sealFile } from "../seal/sealFiles.ts";
import { beginTree, currentTree } from "./beginTree.ts";
import { logFile, makeLogFile, openLog } from "./openLog.ts";

let upstream: TestUpstream;
let dataDir: string;

beforeAll(async () => {
  upstream = await startTestUpstream();
});
afterAll(() => upstream.close());
beforeEach(async () => {
  await db().deleteFrom("log_tree").execute();
  await db().deleteFrom("log_checkpoint").execute();
  await db().deleteFrom("log_entry").execute();
  await db().deleteFrom("log_tile").execute();
  dataDir = await mkdtemp(join(tmpdir(), "log-"));
});

const db = () => upstream.services.db;
const embedded = () => ({ dataDir, webUrl: "https://warranty.example" });
const server = () => ({ ...embedded(), dataDir: "unused", databaseUrl: "postgres://unused" });
const checkpoint = async () => (await fetch(`${upstream.url}/log/checkpoint`)).status;

test("the embedded database makes a key for its own account alone, and its log goes on with it", async () => {
  await openLog(db(), embedded());
  expect((await stat(logFile(dataDir))).mode & 0o777).toBe(0o600);
  const first = await currentTree(db());
  expect(first?.origin).toMatch(/^warranty\.example\/log\/[0-9a-f]{8}$/);
  await openLog(db(), embedded());
  expect(await currentTree(db())).toEqual(first);
  await openLog(db(), { ...server(), logKeyFile: logFile(dataDir) });
  expect(await currentTree(db())).toEqual(first);
});

test("without a key file a server's database has no log, until there is one: then the start ends", async () => {
  expect(await openLog(db(), server())).toBeNull();
  expect(await checkpoint()).toBe(404);
  await openLog(db(), embedded());
  expect(await checkpoint()).toBe(200);
  await expect(openLog(db(), server())).rejects.toThrow(/^The public log warranty.*and LOG_KEY_FILE names none/);
});

test("a key that is gone, or another one, ends the start until the log begins anew", async () => {
  await openLog(db(), embedded());
  await rm(logFile(dataDir));
  await expect(openLog(db(), embedded())).rejects.toThrow(
    /log.pem is gone. Put it back from a backup, or begin a new log/,
  );
  await makeLogFile(dataDir);
  await expect(openLog(db(), embedded())).rejects.toThrow("has another one. Put its own back");
  const { previous } = await beginTree(db());
  await openLog(db(), embedded());
  const { note } = await db()
    .selectFrom("log_checkpoint")
    .select("note")
    .where("tree", "=", 2)
    .executeTakeFirstOrThrow();
  expect(previous?.split("\n")[1]).toBe("1");
  expect(note.split("\n")[0]).not.toBe(previous?.split("\n")[0]);
});

test("a key that cannot be used ends the start with the reason and without a word of the file", async () => {
  await makeSealFiles(dataDir);
  await writeFile(join(dataDir, "words"), "secret words");
  for (const [file, reason] of [
    [join(dataDir, "missing"), /ENOENT/],
    [join(dataDir, "words"), /PEM private key without a passphrase/],
    [sealFile(dataDir), /must be one of Ed25519/],
  ] as const) {
    const told = await openLog(db(), { ...server(), logKeyFile: file }).catch(String);
    expect(told).toMatch(reason);
    expect(told).not.toContain("secret");
  }
});
