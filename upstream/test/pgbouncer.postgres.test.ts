import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { sql } from "kysely";
import { readConfig } from "../src/config.ts";
import { openDatabase } from "../src/database/openDatabase.ts";
import { createClient } from "./createClient.ts";
import { type MailServer, startMailServer } from "./startMailServer.ts";
import { startPgbouncer } from "./startPgbouncer.ts";
import { type SecondProcess, startSecondProcess } from "./startSecondProcess.ts";
import { storeFinishedProject } from "./storeFinishedProject.ts";
import { storeCompany } from "./storeTestCompanies.ts";
import { createTestDatabase, dropTestDatabase } from "./testDatabase.ts";
import { untilMailed } from "./untilMailed.ts";

let dataDir: string;
let databaseUrl: string;
let mail: MailServer;
let pooler: Awaited<ReturnType<typeof startPgbouncer>>;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "pgbouncer-test-"));
  databaseUrl = (await createTestDatabase()) ?? "";
  mail = await startMailServer();
  pooler = await startPgbouncer(process.env.PGBOUNCER ?? "pgbouncer", databaseUrl);
});
afterAll(async () => {
  await mail.close();
  await pooler.close();
  await dropTestDatabase(databaseUrl);
  await rm(dataDir, { recursive: true, force: true });
});

test("behind pgbouncer in transaction mode services start together on an empty database, are replaced one by one, and send", async () => {
  const config = { ...readConfig({ DATA_DIR: dataDir }), databaseUrl: pooler.url, smtpUrl: mail.url };
  const start = () => startSecondProcess(config);
  const [first, second] = await Promise.all([start(), start()]);
  await first.end();
  const third = await start();
  await second.end();
  const fourth = await start();
  const { db, close } = await openDatabase({ databaseUrl, dataDir });
  const locks = await sql`select pid from pg_locks where locktype = 'advisory'`.execute(db);
  expect(locks.rows).toEqual([]);
  const statuses: number[] = [];
  for (const [service, name] of [
    [third, "third"],
    [fourth, "fourth"],
  ] as const satisfies [SecondProcess, string][]) {
    const email = `owner@${name}.example`;
    const { token, ...company } = await storeCompany({ url: service.url, services: { db } }, name, email);
    const { path, folderIds, projectId } = await storeFinishedProject(db, company, { folders: 1, rooms: 1 });
    const activationDate = `${new Date().toISOString().slice(0, 10)}T00:00:00.000Z`;
    const wish = { activationDate, folderIds, toEmail: `kund@${name}.example`, sendCopy: false };
    statuses.push((await createClient(service.url, token).post(`${path}/sign`, wish)).status);
    await untilMailed(db, projectId);
  }
  expect(statuses).toEqual([200, 200]);
  expect(mail.received.flatMap(({ to }) => to).sort()).toEqual(["kund@fourth.example", "kund@third.example"]);
  await Promise.all([third.end(), fourth.end()]);
  await close();
});
