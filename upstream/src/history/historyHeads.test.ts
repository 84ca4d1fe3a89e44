import { execFile } from "node:child_process";
import { createHash, generateKeyPairSync } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { build } from "../../test/demoBuilding.ts";
import { nameSealFiles } from "../../test/nameSealFiles.ts";
import { startTestUpstream, type TestCompany, type TestUpstream } from "../../test/startTestUpstream.ts";
import type { components } from "../__generated__/contract.ts";
import { appendHistoryHeads } from "../log/appendHistoryHeads.ts";
import { beginTree } from "../log/beginTree.ts";
import { publicBytes, verifierKey } from "../log/checkpoint.ts";
import { openLog } from "../log/openLog.ts";
import { toCanonicalJson } from "./chain/hashEntry.ts";

type Schemas = components["schemas"];
type Entry = Schemas["HistoryChain"]["data"][number];
type Head = Schemas["HistoryHeads"]["data"][number];

let upstream: TestUpstream;
let first: TestCompany;
let second: TestCompany;
let folder: string;
let key: string;
let chain: Entry[];
let heads: Head[];

beforeAll(async () => {
  upstream = await startTestUpstream(await nameSealFiles());
  [first, second] = upstream.companies;
  folder = await mkdtemp(join(tmpdir(), "heads-"));
  for (const day of ["2099-01-01", "2099-01-02", "2099-01-03"]) {
    await build(first);
    await build(second);
    await enterHeads(day);
  }
  await build(first);
  key = join(folder, "key");
  await writeFile(key, await (await fetch(`${upstream.url}/log/key`)).text());
  [chain, heads] = [await readChain(), await readHeads()];
});
afterAll(async () => {
  await upstream.close();
  await rm(folder, { recursive: true });
});

async function enterHeads(day: string): Promise<void> {
  await appendHistoryHeads(upstream.services.db, new Date(`${day}T03:00:00Z`));
  await upstream.services.publicLog?.sequence();
}

const readChain = async (query = "take=1000", by = first.owner) =>
  (await by.get<Schemas["HistoryChain"]>(`/history/chain?${query}`)).body.data;

async function readHeads(by = first.owner): Promise<Head[]> {
  const found: Head[] = [];
  for (let after = ""; ; ) {
    const { data, meta } = (await by.get<Schemas["HistoryHeads"]>(`/history/heads?take=2&after=${after}`)).body;
    found.push(...data);
    after = meta.cursors?.at(-1) ?? "";
    if (!meta.hasMore) return found;
  }
}

async function check(lines: object[], ...more: string[]): Promise<string> {
  const file = join(folder, "history.jsonl");
  await writeFile(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(""));
  const script = join(import.meta.dirname, "../../../docs/examples/checkHistory.mjs");
  return promisify(execFile)(process.execPath, [script, file, ...more]).then(
    ({ stdout }) => stdout,
    ({ stderr }) => stderr,
  );
}

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

/** Changes one entry and computes all later hashes again, so that the chain is valid in itself. */
function madeAnew(entries: Entry[], place: number): Entry[] {
  let previous: string | null = null;
  return entries.map((entry, index) => {
    const content = { ...JSON.parse(entry.content), previous_hash: previous };
    const text = toCanonicalJson(index === place ? { ...content, action: "project.removed" } : content);
    previous = sha256(text);
    return { ...entry, content: text, hash: previous };
  });
}

test("the script says until when the log proves the history, of the company and of a project", async () => {
  expect(heads.map(({ day }) => day)).toEqual(["2099-01-01", "2099-01-02", "2099-01-03"]);
  const { sequence } = heads.at(-1) as Head;
  const said = await check([...chain, ...heads], "--key", key);
  expect(said).toMatch(
    new RegExp(`Proved by the log \\S+ until 2099-01-03, entry ${sequence}: 3 heads, checkpoint \\d+`),
  );
  expect(said).toContain(`The last ${chain.length - sequence} entries are not in the log yet`);
  expect(said).toContain("The log's key has signed each checkpoint");
  expect(await check([...chain, ...heads])).toContain("The signatures of the log were not checked");
  expect(await check(chain)).toContain("no proof of a public log");
  const projectId = JSON.parse(chain.at(-1)?.content ?? "").project_id;
  const ofProject = await readChain(`take=1000&projectId=${projectId}`);
  expect(await check([...ofProject, ...heads], "--key", key)).toContain("until 2099-01-03");
});

test("a history that was made anew with one changed entry is refused by the heads", async () => {
  const changed = madeAnew(chain, 1);
  expect(await check(changed)).toContain("are as they were written");
  expect(await check([...changed, ...heads])).toBe(
    `The log's head of 2099-01-01 has another entry ${heads[0]?.sequence}: the history was made anew since.\n`,
  );
});

test("a changed head, a wrong proof, another company's proof and a strange key are refused", async () => {
  const [head, next] = heads as [Head, Head];
  const withProof = (proof: string) => check([...chain, { ...head, proof }], "--key", key);
  const [, extra = ""] = /^extra (.*)$/m.exec(head.proof) ?? [];
  const opening = Buffer.from(extra, "base64").toString();
  const forged = Buffer.from(opening.replace("2099-01-01", "2098-01-01")).toString("base64");
  expect(await withProof(head.proof.replace(extra, forged))).toContain("head of 2098-01-01 does not stand in the log");
  const [path = "", other = ""] = [head, next].map(({ proof }) => proof.split("\n")[3]);
  expect(await withProof(head.proof.replace(path, other))).toContain("its proof is wrong");
  expect(await withProof(head.proof.replace(`${path}\n`, ""))).toContain("its proof is wrong");
  expect(await withProof(head.proof.replace(/^index .*$/m, "index 0"))).toContain("its proof is wrong");
  const [foreign] = await readHeads(second.owner);
  expect(await withProof(foreign?.proof ?? "")).toContain("is not about this history");
  const strange = generateKeyPairSync("ed25519").privateKey;
  const stranger = join(folder, "stranger");
  await writeFile(stranger, verifierKey((await readFile(key, "utf8")).split("+")[0] ?? "", publicBytes(strange)));
  expect(await check([...chain, head], "--key", stranger)).toContain("that the log's key did not sign");
});

test("heads are for admins, and a page of the chain has up to 1,000 entries", async () => {
  const { db } = upstream.services;
  const setRole = (role: "user" | "owner") =>
    db.updateTable("app_user").set({ role }).where("id", "=", first.ownerId).execute();
  await setRole("user");
  expect(await first.owner.get("/history/heads")).toMatchObject({ status: 403, body: { code: "ADMIN_ONLY" } });
  await setRole("owner");
  expect((await first.owner.get("/history/chain?take=1001")).status).toBe(400);
  expect(chain.length).toBeGreaterThan(10);
});

test("the heads of a log that ended with a restore are still proved, and told apart from those of the next", async () => {
  const { db, config } = upstream.services;
  await beginTree(db);
  await openLog(db, config);
  await enterHeads("2099-01-04");
  const all = await readHeads();
  const said = await check([...(await readChain()), ...all], "--key", key);
  expect(said).toMatch(
    /until 2099-01-03, entry \d+: 3 heads.*\nThis log ended, as after a restore\. The log \S+ began after/,
  );
  expect(said).toMatch(/until 2099-01-04, entry \d+: 1 heads/);
  expect(new Set(all.map(({ proof }) => proof.split("\n\n")[1]?.split("\n")[0])).size).toBe(2);
});
