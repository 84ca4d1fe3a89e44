import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { startTestUpstream, type TestUpstream } from "../../test/startTestUpstream.ts";
import { openSeal, type SealPlace } from "./openSeal.ts";
import { makeSealFiles, sealFile } from "./sealFiles.ts";
import { withdrawAndReplace, withdrawKey } from "./withdrawKey.ts";

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
  await openSeal(db(), { dataDir });
  const entries = await db().selectFrom("log_waiting").select("entry").execute();
  const rotated = entries.map(({ entry }) => JSON.parse(entry.toString())).filter(({ kind }) => kind === "key.rotated");
  expect(rotated).toEqual([{ kind: "key.rotated", at: expect.any(String), sha256: next?.id }]);
});

test("a withdrawn key is published and logged with its day, and the service does not start with it", async () => {
  const key = await openSeal(db(), { dataDir });
  const id = key?.id ?? "";
  await expect(withdrawKey(db(), { id: "f".repeat(64), day: "2026-07-01" })).rejects.toThrow("No key with the SHA-256");
  for (const day of ["2026-02-30", "9999-01-01", "today"])
    await expect(withdrawKey(db(), { id, day })).rejects.toThrow("not a day up to today");
  expect(await withdrawKey(db(), { id, day: "2026-07-02" })).toEqual({ isInUse: true, doubtful: 0 });
  await expect(withdrawKey(db(), { id, day: "2026-07-03" })).rejects.toThrow("withdrawn from 2026-07-02 on already");
  await withdrawKey(db(), { id, day: "2026-07-01" });

  const { data } = await (await fetch(`${upstream.url}/v1/seal-keys`)).json();
  expect(data).toEqual([expect.objectContaining({ sha256: id, withdrawnFrom: "2026-07-01T00:00:00.000Z" })]);
  const entries = await db().selectFrom("log_waiting").select("entry").execute();
  expect(JSON.parse(entries.at(-1)?.entry.toString() ?? "")).toMatchObject({
    ...{ kind: "key.withdrawn", sha256: id, from: "2026-07-01T00:00:00.000Z" },
  });
  await expect(openSeal(db(), { dataDir })).rejects.toThrow("withdrawn from 2026-07-01 on. Make the next one");
  await makeSealFiles(dataDir);
  expect((await openSeal(db(), { dataDir }))?.id).not.toBe(id);
});

test("withdrawing a key again, from an earlier day, leaves the next key that the first time made", async () => {
  const first = (await openSeal(db(), { dataDir }))?.id ?? "";
  const withdraw = (day: string, place: SealPlace = { dataDir }) => withdrawAndReplace(db(), place, { id: first, day });
  const day = (
    text: string,
  ) => `The key is withdrawn: what the public log got from ${text} on with this seal is told as doubtful.
Certificates that become doubtful by it: 0
`;
  const next = `The next key is in ${sealFile(dataDir)}. Start the service: it seals with that key.\n`;
  expect(await withdraw("2026-07-06", { dataDir, ...server })).toBe(
    `${day("2026-07-06")}It is the key in use, and the service does not start with it: make the next one with npm run seal:rotate.\n`,
  );
  expect(await withdraw("2026-07-05")).toBe(day("2026-07-05") + next);
  const made = await readFile(sealFile(dataDir), "utf8");
  expect(await withdraw("2026-07-04")).toBe(day("2026-07-04") + next);
  expect(await withdraw("2026-07-03", named())).toBe(day("2026-07-03") + next);
  expect(await readFile(sealFile(dataDir), "utf8")).toBe(made);
  expect((await openSeal(db(), { dataDir }))?.id).not.toBe(first);
  expect(await withdraw("2026-07-02")).toBe(day("2026-07-02"));
  expect(await readFile(sealFile(dataDir), "utf8")).toBe(made);
});

test("the next key is not written where SEAL_KEY_FILE leads elsewhere, since the service would never use it", async () => {
  await makeSealFiles(dataDir);
  const before = await readFile(sealFile(dataDir), "utf8");
  const rotate = (key: string) =>
    promisify(execFile)(process.execPath, [join(import.meta.dirname, "rotateCommand.ts")], {
      env: { DATA_DIR: dataDir, DATABASE_URL: server.databaseUrl, SEAL_KEY_FILE: key, SEAL_CERTIFICATE_FILE: key },
    });
  await expect(rotate("/before/seal.pem")).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^SEAL_KEY_FILE is \/before\/seal.pem, .* Nothing was done/),
  });
  expect(await readFile(sealFile(dataDir), "utf8")).toBe(before);
  expect((await rotate(sealFile(dataDir))).stdout).toMatch(/^The next key/);
});
