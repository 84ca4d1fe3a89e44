import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { sql } from "kysely";
import { importShared } from "../../../scripts/importShared.ts";
import { copyTemplate } from "../../test/copyTemplate.ts";
import { startTestUpstream, type TestUpstream } from "../../test/startTestUpstream.ts";

const module = new URL("./openDatabase.ts", import.meta.url).href;
const { openDatabase } = await importShared<typeof import("./openDatabase.ts")>(module);

let upstream: TestUpstream;
beforeAll(async () => {
  upstream = await startTestUpstream();
});
afterAll(() => upstream.close());

test("answers what needs no database while a statement runs for long", async () => {
  const answered: number[] = [];
  let isRunning = true;
  const statement = sql`select count(*) from generate_series(1, 20000000)`.execute(upstream.services.db).finally(() => {
    isRunning = false;
  });
  for (let count = 0; count < 5; count += 1) {
    const { status } = await fetch(`${upstream.url}/healthz`);
    if (isRunning) answered.push(status);
  }
  await statement;
  expect(answered).toEqual([200, 200, 200, 200, 200]);
});

test("a client that goes away leaves no open transaction to the next one", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "upstream-worker-"));
  copyTemplate(dataDir);
  const { pool, close } = await openDatabase({ dataDir });
  const client = await pool.connect();
  await client.query("begin");
  await client.query("create table unfinished (id int)");
  client.release(true);
  const { rows } = await pool.query(
    "select to_regclass('unfinished') as found, now() = statement_timestamp() as alone",
  );
  await close();
  await rm(dataDir, { recursive: true, force: true });
  expect(rows).toEqual([{ found: null, alone: true }]);
});

test("gives answers of many megabytes, and goes on after a statement that failed", async () => {
  const { db } = upstream.services;
  const { rows } = await sql<{ text: string }>`select repeat('åäö', 4000000) as text`.execute(db);
  expect(rows[0]?.text).toHaveLength(12_000_000);
  await expect(sql`select 1 / ${0}::int`.execute(db)).rejects.toMatchObject({ code: "22012" });
  await expect(sql`select ${1}::int + 1 as two`.execute(db)).resolves.toMatchObject({ rows: [{ two: 2 }] });
});
