import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { PgBoss } from "pg-boss";
import { importShared } from "../../../scripts/importShared.ts";
import { createTestDatabase, dropTestDatabase } from "../../test/testDatabase.ts";
import { retry } from "../../test/untilMailed.ts";
import { execute } from "./jobDatabase.ts";
import { createMailQueue, createMailWorkers } from "./mailJobs.ts";
import { watchDueJobs } from "./watchDueJobs.ts";

const { openDatabase } = await importShared<typeof import("../database/openDatabase.ts")>(
  new URL("../database/openDatabase.ts", import.meta.url).href,
);

test("idle workers leave it to the watch to ask whether mails are due", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "idle-workers-"));
  const databaseUrl = await createTestDatabase();
  const database = await openDatabase({ databaseUrl, dataDir });
  const asked: string[] = [];
  const { pool } = database;
  const boss = new PgBoss({
    db: {
      executeSql(text, values) {
        asked.push(text);
        return execute(pool, text, values);
      },
    },
    backend: databaseUrl ? "postgres" : "pglite",
  });
  await boss.start();
  await createMailQueue(boss, "idle");
  const log = { warn: () => undefined, error: () => undefined };
  let looks = 0;
  const query = (...values: Parameters<typeof pool.query>) => {
    looks += 1;
    return pool.query(...values);
  };
  const due = watchDueJobs({ pool: { query } as typeof pool, log });
  const mails = createMailWorkers(boss, { pool, due, log, temporaryFailureOf: () => undefined });
  await mails.work({ name: "idle", workers: 3, send: async () => undefined });
  const fetches = () => asked.filter((text) => text.includes("SKIP LOCKED") && text.includes("'idle'")).length;
  await retry(async () => (fetches() === 3 && looks > 0 ? true : undefined));
  const before = looks;
  await retry(async () => (looks >= before + 2 ? true : undefined));
  expect(fetches()).toBe(3);
  await due.stop();
  await boss.stop({ graceful: true, timeout: 5_000 });
  await database.close();
  await dropTestDatabase(databaseUrl);
  await rm(dataDir, { recursive: true, force: true });
});
