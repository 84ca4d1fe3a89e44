import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { type KyselyPlugin, sql } from "kysely";
import { createClient } from "../../test/createClient.ts";
import { build } from "../../test/demoBuilding.ts";
import { createInviting } from "../../test/inviting.ts";
import { startTestUpstream, type TestCompany, type TestUpstream } from "../../test/startTestUpstream.ts";
import { firstSignIn } from "../../test/storeTestCompanies.ts";
import type { components } from "../__generated__/contract.ts";
import { askRunningService } from "../http/operatorAccess.ts";
import { verifyChain } from "./chain/verifyHistory.ts";
import { checkHistories } from "./checkHistories.ts";
import type { NamedHistory } from "./verifyNamedHistories.ts";

type Chain = components["schemas"]["HistoryChain"];
type Check = components["schemas"]["HistoryCheck"];
type Entry = Chain["data"][number];

const hourMs = 3_600_000;
let upstream: TestUpstream;
let first: TestCompany;
let second: TestCompany;
let folder: string;

beforeAll(async () => {
  upstream = await startTestUpstream({ metricsPort: 0 });
  [first, second] = upstream.companies;
  folder = await mkdtemp(join(tmpdir(), "history-"));
});
afterAll(async () => {
  await upstream.close();
  await rm(folder, { recursive: true });
});

async function readChain(query = "", by = first.owner): Promise<Entry[]> {
  const entries: Entry[] = [];
  for (let after = ""; ; ) {
    const { data, meta } = (await by.get<Chain>(`/history/chain?take=3&after=${after}${query}`)).body;
    entries.push(...data);
    after = meta.cursors?.at(-1) ?? "";
    if (!meta.hasMore) return entries;
  }
}

async function checkByScript(entries: Entry[], ...more: string[]) {
  const file = join(folder, "history.jsonl");
  await writeFile(file, entries.map((entry) => `${JSON.stringify(entry)}\n`).join(""));
  const script = join(import.meta.dirname, "../../../docs/examples/checkHistory.mjs");
  return promisify(execFile)(process.execPath, [script, file, ...more]).then(
    ({ stdout }) => stdout,
    ({ stderr }) => stderr,
  );
}

const check = async (by = first.owner) => (await by.get<Check>("/history/check")).body;
const runCheck = (hours: number) => {
  const log = { error: () => undefined };
  return checkHistories({ db: upstream.services.db, log }, new Date(Date.now() + hours * hourMs));
};

test("a script without the service follows the chain, and names what was changed, removed or cut off", async () => {
  await build(first);
  const entries = await readChain();
  const [, one, two] = entries;
  if (!one || !two) throw new Error("The chain is too short.");
  const last = entries.at(-1)?.hash ?? "";
  expect(await checkByScript(entries, last)).toContain(`${entries.length} entries`);
  const changed = { ...one, content: one.content.replace('"actor_kind":"SERVICE"', '"actor_kind":"USER"') };
  expect(changed.content).not.toBe(one.content);
  expect(await checkByScript(entries.with(1, changed))).toBe("Entry 2 was changed.\n");
  expect(await checkByScript(entries.toSpliced(1, 1))).toBe("Entry 2 is missing.\n");
  expect(await checkByScript(entries.slice(0, -1), last)).toContain("its end is missing");
  const place = entries.findIndex(({ values }) => values.length > 0);
  const [value, ...others] = entries[place]?.values ?? [];
  if (!value) throw new Error("The chain has no personal value.");
  const renamed = { ...(entries[place] as Entry), values: [{ ...value, value: "Somebody else" }, ...others] };
  expect(await checkByScript(entries.with(place, renamed))).toBe(`A value of entry ${place + 1} was changed.\n`);
});

test("of a project the values of its own entries are told alone, and the chain is still whole", async () => {
  const { project } = await build(first);
  await build(first);
  const entries = await readChain(`&projectId=${project.id}`);
  const told = entries.filter(({ values }) => values.length > 0);
  expect(told.length).toBeGreaterThan(0);
  for (const { content } of told) expect(JSON.parse(content).project_id).toBe(project.id);
  expect((await readChain()).filter(({ values }) => values.length > 0).length).toBeGreaterThan(told.length);
  expect(await checkByScript(entries)).toContain("are as they were written");
});

test("it is for admins, and of the company alone", async () => {
  const { project } = await build(second);
  expect((await first.owner.get(`/history/chain?projectId=${project.id}`)).status).toBe(404);
  const inviting = createInviting(upstream);
  const email = "chain@first.example";
  await inviting.invite(first, email);
  const token = await firstSignIn(upstream.url, email, await inviting.temporaryOf(email), "Another-horse-2");
  const worker = createClient(upstream.url, token);
  expect(await worker.get("/history/chain")).toMatchObject({ status: 403, body: { code: "ADMIN_ONLY" } });
  expect((await worker.get("/history/check")).status).toBe(200);
});

test("each history is checked once a day, and tells until when it is whole", async () => {
  await runCheck(0);
  const { checkedAt, entries, newEntries } = await check();
  expect(entries).toBe((await readChain()).length);
  await build(first);
  await runCheck(23);
  expect(await check()).toMatchObject({ checkedAt, entries, brokenSequence: null });
  expect((await check()).newEntries).toBeGreaterThan(newEntries);
  await runCheck(24);
  const later = await check();
  expect(later).toMatchObject({ newEntries: 0, brokenSequence: null, lastHash: (await readChain()).at(-1)?.hash });
  expect(later.entries).toBeGreaterThan(entries);
});

test("an entry that comes while a chain is checked waits for nothing, and is checked too", async () => {
  const { db } = upstream.services;
  const before = (await readChain()).length;
  let isWritten = false;
  const writing: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if (!isWritten && result.rows.some((row) => "previous_hash" in row)) {
        isWritten = true;
        await build(first);
      }
      return result;
    },
  };
  const found = await verifyChain(db.withPlugin(writing), first.companyId);
  expect(found.entries).toBeGreaterThan(before);
  expect(found).toMatchObject({ entries: (await readChain()).length, broken: null });
});

test("a changed entry is told at its place, to the company, by the metrics and to the operator's command", async () => {
  const { db, config } = upstream.services;
  await sql`alter table history disable trigger refuse_change`.execute(db);
  await sql`grant update on history to current_user`.execute(db);
  await sql`update history set via = 'API' where company_id = ${second.companyId} and sequence = 2`.execute(db);
  await runCheck(48);
  expect(await check(second.owner)).toMatchObject({ entries: 1, brokenSequence: 2, brokenAt: expect.any(String) });
  expect((await check()).brokenSequence).toBeNull();
  const metrics = await (await fetch(upstream.metricsUrl ?? "")).text();
  expect(metrics).toContain("\nhistory_broken 1\n");
  const asked = await askRunningService<NamedHistory[]>(config.dataDir, "/operator/histories");
  const found = asked?.find(({ companyId }) => companyId === second.companyId);
  // With a database server the commands open the database themselves, so the service has no route for them.
  expect(found?.broken?.sequence).toBe(config.databaseUrl ? undefined : 2);
  const { token } = config.databaseUrl
    ? { token: "x" }
    : JSON.parse(await readFile(join(config.dataDir, "lock.service.json"), "utf8"));
  for (const authorization of ["", "Bearer ", `Bearer ${"x".repeat(token.length)}`])
    expect((await fetch(`${upstream.url}/operator/histories`, { headers: { authorization } })).status).toBe(404);
});
