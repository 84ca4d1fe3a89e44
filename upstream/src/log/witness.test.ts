import { execFile } from "node:child_process";
import { createPrivateKey } from "node:crypto";
import { cp, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, afterEach, beforeAll, expect, test } from "@jest/globals";
import { sql } from "kysely";
import { nameSealFiles } from "../../test/nameSealFiles.ts";
import { startTestUpstream, type TestUpstream } from "../../test/startTestUpstream.ts";
import { appendLogEntry } from "./appendLogEntry.ts";
import { beginTree } from "./beginTree.ts";
import { sequenceEntries, sequenceSome } from "./sequence.ts";

/** Set ENTRIES=70000 by hand to test tiles of three levels. */
const entries = Number(process.env.ENTRIES ?? 300);
const witness = fileURLToPath(new URL("../../../docs/examples/witness.sh", import.meta.url));

let upstream: TestUpstream;
let folder: string;
let keyFile: string;
let kept: string;
let honest: Buffer[];

beforeAll(async () => {
  const files = await nameSealFiles();
  upstream = await startTestUpstream(files);
  keyFile = files.logKeyFile ?? join(upstream.dataDir, "log.pem");
  folder = await mkdtemp(join(tmpdir(), "witness-"));
  kept = join(folder, "kept");
  await append(12);
  expect(await look(kept)).toEqual({ status: 0, said: expect.stringContaining("First seen: localhost:4000/log/") });
  honest = await listEntries();
}, 60_000);
afterAll(async () => {
  await upstream.close();
  await rm(folder, { recursive: true });
});
afterEach(() => rebuild(honest));

const db = () => upstream.services.db;

function look(place: string): Promise<{ status: number; said: string }> {
  return new Promise((resolve) => {
    execFile("sh", [witness, `${upstream.url}/log`, place], (error, stdout, stderr) =>
      resolve({ status: Number(error?.code ?? 0), said: stdout + stderr }),
    );
  });
}

/** Runs the witness again, with its state from the honest log. */
async function lookAgain() {
  const copy = await mkdtemp(join(folder, "copy-"));
  await cp(kept, copy, { recursive: true });
  return look(copy);
}

async function append(count: number): Promise<void> {
  for (let added = 0; added < count; added += 1)
    await appendLogEntry(db(), { kind: "key.rotated", payload: { added: Math.random() } });
  await upstream.services.publicLog?.sequence();
}

async function listEntries(): Promise<Buffer[]> {
  const rows = await db().selectFrom("log_entry").select("entry").orderBy("tree").orderBy("position").execute();
  return rows.map(({ entry }) => entry);
}

/** Acts as an attacker who has the database and the key, and replaces the tree by another valid, signed tree. */
async function rebuild(wanted: Buffer[]): Promise<void> {
  const key = createPrivateKey(await readFile(keyFile, "utf8"));
  for (const table of ["log_waiting", "log_entry", "log_tile", "log_checkpoint"])
    await sql`delete from ${sql.table(table)}`.execute(db());
  await sql`delete from log_tree where number > 1`.execute(db());
  // Leaves out the first entry, because the tree adds it itself.
  for (const entry of wanted.slice(1)) await db().insertInto("log_waiting").values({ entry }).execute();
  await db()
    .transaction()
    .execute((trx) => sequenceSome(trx, key));
  await sequenceEntries(db(), key);
}

test(
  `a witness with sh, openssl and curl follows a log that grows, by ${entries} entries and again by two`,
  async () => {
    await append(entries);
    const place = join(folder, "growing");
    await cp(kept, place, { recursive: true });
    const size = honest.length + entries;
    const told = (from: number, to: number) =>
      expect.stringContaining(`from ${from} to ${to} entries, and nothing of before`);
    expect(await look(place)).toEqual({ status: 0, said: told(honest.length, size) });
    await append(2);
    expect(await look(place)).toEqual({ status: 0, said: told(size, size + 2) });
    expect(await look(place)).toEqual({ status: 0, said: told(size + 2, size + 2) });
  },
  60_000 + entries * 20,
);

test("a witness refuses a log whose database was rewritten, though it is signed and whole in itself", async () => {
  await rebuild(honest.with(5, Buffer.from("another")));
  await append(260);
  expect(await lookAgain()).toEqual({ status: 1, said: expect.stringContaining("the log was rewritten") });
}, 60_000);

test.each([
  ["two entries swapped", () => honest.with(3, honest[4] as Buffer).with(4, honest[3] as Buffer)],
  ["an entry removed and others added", () => [...honest.toSpliced(7, 1), Buffer.from("a"), Buffer.from("b")]],
  ["a forked tree of the same size", () => honest.with(honest.length - 1, Buffer.from("fork"))],
])("a witness refuses %s", async (_, forge) => {
  await rebuild(forge());
  expect(await lookAgain()).toEqual({ status: 1, said: expect.stringContaining("the log was rewritten") });
});

test("a witness refuses a shrunk tree", async () => {
  await rebuild(honest.slice(0, -2));
  const said = expect.stringContaining(`the tree had ${honest.length} entries and has ${honest.length - 2}`);
  expect(await lookAgain()).toEqual({ status: 1, said });
});

test("a witness refuses a changed tile, and the service adds nothing to one that was cut", async () => {
  await append(260);
  const change = (hashes: string) =>
    sql`update log_tile set hashes = ${sql.raw(hashes)} where level = 0 and number = 0`;
  await change("set_byte(hashes, 8000, get_byte(hashes, 8000) # 1)").execute(db());
  expect(await lookAgain()).toEqual({ status: 1, said: expect.stringContaining("is not of one tree") });
  await sql`update log_tile set hashes = substr(hashes, 1, 64) where level = 0 and number = 1`.execute(db());
  await expect(append(1)).rejects.toThrow("was changed from outside");
}, 60_000);

test("a witness refuses a checkpoint that another key has signed", async () => {
  await sql`update log_checkpoint set note = replace(note, ${`\n${honest.length}\n`}, ${`\n${honest.length + 9}\n`})`.execute(
    db(),
  );
  expect(await lookAgain()).toEqual({ status: 1, said: expect.stringContaining("not signed with the log's key") });
});

test("a witness goes on with a log that begins after its checkpoint, and refuses one that begins before", async () => {
  const begin = async () => {
    const begun = await beginTree(db());
    const key = createPrivateKey(await readFile(keyFile, "utf8"));
    await db()
      .transaction()
      .execute((trx) => sequenceSome(trx, key));
    return begun;
  };
  const { origin, previous } = await begin();
  expect(previous).toBe(await readFile(join(kept, "checkpoint"), "utf8"));
  expect(await lookAgain()).toEqual({ status: 0, said: expect.stringContaining(`The log goes on as ${origin}`) });
  await rebuild(honest.slice(0, -1));
  await begin();
  expect(await lookAgain()).toEqual({ status: 1, said: expect.stringContaining("entries are lost") });
});

test(
  "a witness that did not see the last entries before a restore reads them in the ended log, unless that was rewritten",
  async () => {
    const restore = async (entries: Buffer[]) => {
      await rebuild(entries);
      await append(260);
      await beginTree(db());
      await append(1);
      return lookAgain();
    };
    const { status, said } = await restore(honest);
    expect([status, said]).toEqual([0, expect.stringContaining(`to ${honest.length + 260} entries`)]);
    expect(said).toContain("The log goes on as");
    const rewritten = await restore(honest.with(5, Buffer.from("another")));
    expect(rewritten).toEqual({ status: 1, said: expect.stringContaining("the log was rewritten") });
  },
  60_000 + entries * 20,
);
