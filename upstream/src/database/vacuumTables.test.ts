import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { sql } from "kysely";
import { copyTemplate } from "../../test/copyTemplate.ts";
import { openDatabase } from "./openDatabase.ts";
import { startVacuum, vacuumTables } from "./vacuumTables.ts";

let dataDir: string;
let database: Awaited<ReturnType<typeof openDatabase>>;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "upstream-vacuum-"));
  copyTemplate(dataDir);
  database = await openDatabase({ dataDir });
  await sql`create table counted (number integer)`.execute(database.db);
});
afterEach(async () => {
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function insert(count: number): Promise<void> {
  await sql`insert into counted select generate_series(1, ${count})`.execute(database.db);
  await sql`select pg_stat_force_next_flush()`.execute(database.db);
}

const rowsOfPlan = async () => {
  const { rows } = await sql<{ rows: number }>`
    select reltuples as rows from pg_class where relname = 'counted'`.execute(database.db);
  return rows[0]?.rows;
};

const deadRows = async () => {
  const { rows } = await sql<{ dead: string }>`
    select n_dead_tup as dead from pg_stat_user_tables where relname = 'counted'`.execute(database.db);
  return Number(rows[0]?.dead);
};

test("a table is vacuumed and counted once a server would do so, and no more often", async () => {
  await insert(40);
  expect(await vacuumTables(database.db)).not.toContain("counted");
  await insert(960);
  expect(await vacuumTables(database.db)).toContain("counted");
  expect(await rowsOfPlan()).toBe(1_000);
  await insert(100);
  expect(await vacuumTables(database.db)).not.toContain("counted");
  expect(await deadRows()).toBe(0);
  await sql`delete from counted where number <= 300`.execute(database.db);
  await insert(1);
  expect(await deadRows()).toBeGreaterThan(300);
  expect(await vacuumTables(database.db)).toContain("counted");
  expect(await deadRows()).toBe(0);
});

test("a table that grew before a stop, with which the figures of its changes went, is counted once", async () => {
  await insert(40);
  await vacuumTables(database.db);
  await insert(5_000);
  await sql`select pg_stat_reset()`.execute(database.db);
  expect(await vacuumTables(database.db)).toContain("counted");
  expect(await rowsOfPlan()).toBe(5_040);
  expect(await vacuumTables(database.db)).not.toContain("counted");
});

test("a running service vacuums by itself, and waits for it when it ends", async () => {
  const stop = startVacuum(database.db, undefined, 1);
  await insert(60);
  const end = Date.now() + 20_000;
  while ((await rowsOfPlan()) !== 60 && Date.now() < end) await pause(1);
  await stop();
  expect(await rowsOfPlan()).toBe(60);
});
