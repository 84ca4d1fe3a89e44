import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { startTestUpstream, type TestUpstream } from "../../test/startTestUpstream.ts";
import { openSeal } from "./openSeal.ts";
import { makeSealFiles, sealFile } from "./sealFiles.ts";

let upstream: TestUpstream;
let dataDir: string;

beforeAll(async () => {
  upstream = await startTestUpstream();
});
afterAll(() => upstream.close());
beforeEach(async () => {
  await db().deleteFrom("seal_key").execute();
  dataDir = await mkdtemp(join(tmpdir(), "seal-"));
});

const db = () => upstream.services.db;
const server = { databaseUrl: "postgres://unused" };
const named = (keyFile = sealFile(dataDir), chainFile = keyFile) => ({
  ...{ ...server, dataDir: "unused", sealKeyFile: keyFile, sealCertificateFile: chainFile },
});
const listKeys = () =>
  db().selectFrom("seal_key").select(["id", "used_until", "root_sha256"]).orderBy("used_from").execute();

test("the embedded database makes a key for its own account alone, and uses it from then on", async () => {
  const first = await openSeal(db(), { dataDir });
  expect((await stat(sealFile(dataDir))).mode & 0o777).toBe(0o600);
  expect((await stat(join(dataDir, "seal-root.pem"))).mode & 0o777).toBe(0o600);
  expect((await openSeal(db(), { dataDir }))?.id).toBe(first?.id);
  expect(await listKeys()).toMatchObject([{ id: first?.id, used_until: null }]);
});

test("a server's database has the key of the two files, so that one moves there with its seals", async () => {
  const embedded = await openSeal(db(), { dataDir });
  expect((await openSeal(db(), named()))?.id).toBe(embedded?.id);
});

test("without the files a server's certificates are not sealed, until there are seals: then the start ends", async () => {
  expect(await openSeal(db(), { dataDir, ...server })).toBeNull();
  await openSeal(db(), { dataDir });
  await expect(openSeal(db(), { dataDir, ...server })).rejects.toThrow(/sealed by Fjällum Garanti, and SEAL_KEY_FILE/);
  await rm(sealFile(dataDir));
  await expect(openSeal(db(), { dataDir })).rejects.toThrow(/seal.pem is gone. Put it back from a backup/);
});

test("a key that cannot be used ends the start with the reason and without a word of the key", async () => {
  await makeSealFiles(dataDir);
  const pem = await readFile(sealFile(dataDir), "utf8");
  const [key = "", leaf = "", root = ""] = pem.split(/(?=-----BEGIN)/);
  const write = async (name: string, text: string) => {
    await writeFile(join(dataDir, name), text);
    return join(dataDir, name);
  };
  const other = await mkdtemp(join(tmpdir(), "seal-"));
  await makeSealFiles(other);
  const cases: [string, string, RegExp][] = [
    [await write("none", "words"), sealFile(dataDir), /PEM private key without a passphrase/],
    [sealFile(other), sealFile(dataDir), /does not belong to the first certificate/],
    [sealFile(dataDir), await write("leaf", leaf), /no chain up to a root: number 1/],
    [sealFile(dataDir), await write("swapped", root + leaf), /no chain up to a root/],
    [sealFile(dataDir), await write("empty", ""), /holds no certificate/],
    [join(dataDir, "missing"), sealFile(dataDir), /ENOENT/],
  ];
  for (const [keyFile, chainFile, reason] of cases) {
    const told = await openSeal(db(), named(keyFile, chainFile)).catch(String);
    expect(told).toMatch(reason);
    expect(told).not.toContain(key.split("\n")[1]);
  }
  expect(await listKeys()).toEqual([]);
});

test("the next key has the same root, and the one before stays published with the end of its use", async () => {
  const first = await openSeal(db(), { dataDir });
  await makeSealFiles(dataDir);
  const next = await openSeal(db(), { dataDir });
  expect(next?.id).not.toBe(first?.id);
  const [before, now] = await listKeys();
  expect(before).toMatchObject({ id: first?.id, root_sha256: first?.rootSha256 });
  expect(before?.used_until).not.toBeNull();
  expect(now).toEqual({ id: next?.id, used_until: null, root_sha256: first?.rootSha256 });
});
