import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { sql } from "kysely";
import { createClient } from "./createClient.ts";
import { type MailServer, startMailServer } from "./startMailServer.ts";
import { type SecondProcess, startSecondProcess } from "./startSecondProcess.ts";
import { startTestUpstream, type TestUpstream } from "./startTestUpstream.ts";
import { storeFinishedProject } from "./storeFinishedProject.ts";
import { untilMailed } from "./untilMailed.ts";

let mail: MailServer;
let requests: TestUpstream;
let jobs: SecondProcess | undefined;

beforeAll(async () => {
  mail = await startMailServer();
  requests = await startTestUpstream({ smtpUrl: mail.url, role: "http" });
});
afterAll(async () => {
  await jobs?.end();
  await requests.close();
  await mail.close();
});

test("a process for requests queues a mail, and one for jobs sends it within its pool of connections", async () => {
  const { db, config } = requests.services;
  const [company] = requests.companies;
  const { path, projectId, folderIds } = await storeFinishedProject(db, company, { folders: 1, rooms: 1 });
  const activationDate = `${new Date().toISOString().slice(0, 10)}T00:00:00.000Z`;
  const wish = { activationDate, folderIds, toEmail: "first@kund.example", sendCopy: false };
  expect((await company.owner.post(`${path}/sign`, wish)).status).toBe(200);
  // A worker polls at least twice in this time.
  await wait(5_000);
  const [queued] = await requests.services.jobs.readQueues();
  expect([queued, mail.received]).toEqual([expect.objectContaining({ state: "created", jobs: 1 }), []]);

  const databaseUrl = `${config.databaseUrl}?application_name=jobs`;
  jobs = await startSecondProcess({
    ...config,
    databaseUrl,
    role: "jobs",
    database: { ...config.database, poolSize: 2 },
  });
  await untilMailed(db, projectId);
  expect(mail.received.flatMap(({ to }) => to)).toEqual(["first@kund.example"]);
  const { rows } = await sql<{ connections: number }>`select count(*)::int as connections from pg_stat_activity
    where datname = current_database() and application_name = 'jobs'`.execute(db);
  // The check of the database's health has a connection of its own.
  expect(rows[0]?.connections).toBeLessThanOrEqual(3);
});

test("a process for jobs answers whether it is ready, and no requests", async () => {
  if (!jobs) throw new Error("The process has not started.");
  expect((await fetch(`${jobs.url}/readyz`)).status).toBe(200);
  const client = createClient(jobs.url, requests.companies[0].owner.token);
  const { status, problem } = await client.get("/company");
  expect([status, problem.message]).toEqual([404, expect.stringContaining("ROLE=jobs")]);
});
