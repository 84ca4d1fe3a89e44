import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { sql } from "kysely";
import { type Client, createClient } from "./createClient.ts";
import { type Building, build, newProject } from "./demoBuilding.ts";
import { type MailServer, startMailServer } from "./startMailServer.ts";
import { type SecondProcess, startSecondProcess } from "./startSecondProcess.ts";
import { startTestUpstream, type TestUpstream } from "./startTestUpstream.ts";
import { storeFinishedProject } from "./storeFinishedProject.ts";
import { retry, untilMailed } from "./untilMailed.ts";

let mail: MailServer;
let upstream: TestUpstream;
let second: SecondProcess;
let clients: [Client, Client];
let building: Building;

beforeAll(async () => {
  mail = await startMailServer();
  upstream = await startTestUpstream({ smtpUrl: mail.url });
  const { config } = upstream.services;
  second = await startSecondProcess({ ...config, databaseUrl: `${config.databaseUrl}?application_name=second` });
  const [{ owner }] = upstream.companies;
  clients = [owner, createClient(second.url, owner.token)];
  building = await build(upstream.companies[0]);
});
afterAll(async () => {
  await second.end();
  await upstream.close();
  await mail.close();
});

test("what both are asked to send is mailed once by either", async () => {
  const { db } = upstream.services;
  const wish = { folders: 1, rooms: 1 };
  const projects = await Promise.all(
    Array.from({ length: 12 }, () => storeFinishedProject(db, upstream.companies[0], wish)),
  );
  const activationDate = `${new Date().toISOString().slice(0, 10)}T00:00:00.000Z`;
  const statuses = await Promise.all(
    projects.map(async ({ path, projectId, folderIds }) => {
      const body = { activationDate, folderIds, toEmail: `${projectId}@kund.example`, sendCopy: false };
      // One person has two windows, and each window reaches a different process.
      const answers = await Promise.all(clients.map((client) => client.post(`${path}/sign`, body)));
      return answers.map(({ status }) => status).sort();
    }),
  );
  for (const [first, other] of statuses) expect([first, [400, 409].includes(other ?? 0)]).toEqual([200, true]);
  await Promise.all(projects.map(({ projectId }) => untilMailed(db, projectId)));
  const expected = projects.map(({ projectId }) => `${projectId}@kund.example`).sort();
  expect(mail.received.flatMap(({ to }) => to).sort()).toEqual(expected);
});

test("of changes of one version at both exactly one is taken, and stays", async () => {
  const form = { city: "Lund", customer: "Ek", postalCode: "1", startDate: newProject.startDate };
  for (let round = 0; round < 20; round += 1) {
    const { headers } = await clients[0].get(building.projectPath);
    const etag = headers.get("etag") ?? "";
    const names = [`Left ${round}`, `Right ${round}`];
    const answers = await Promise.all(
      clients.map((client, index) => client.put(building.projectPath, { ...form, name: names[index] }, etag)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
    const taken = names[answers.findIndex(({ status }) => status === 200)];
    for (const client of clients) {
      expect((await client.get<{ name: string }>(building.projectPath)).body.name).toBe(taken);
    }
  }
});

test("a key that both are sent makes one project", async () => {
  const [{ companyId }] = upstream.companies;
  const key = randomUUID();
  const create = (client: Client) => client.post<{ id: string }>(`/company/${companyId}/project`, newProject, key);
  const answers = await Promise.all([...clients, ...clients, ...clients].map(create));
  expect(answers.filter(({ status }) => status !== 201 && status !== 409)).toEqual([]);
  const ids = answers.flatMap(({ status, body }) => (status === 201 ? [body.id] : []));
  expect(new Set(ids).size).toBe(1);
  for (const client of clients) expect((await create(client)).body.id).toBe(ids[0]);
});

test("connections that the server ends under load end no process, and lose nothing that was answered", async () => {
  const { db } = upstream.services;
  const [{ companyId }] = upstream.companies;
  const path = `/company/${companyId}/project`;
  const tally = { rounds: 0, made: [] as string[], others: [] as number[] };
  const write = async () => {
    while (tally.rounds < 15 && second.isRunning()) {
      const { status, body } = await clients[1].post<{ id: string }>(path, newProject, randomUUID());
      if (status === 201) tally.made.push(body.id);
      else if (status !== 503) tally.others.push(status);
    }
  };
  const writers = Array.from({ length: 8 }, write);
  const mailing = await storeFinishedProject(db, upstream.companies[0], { folders: 1, rooms: 1 });
  for (; tally.rounds < 15; tally.rounds += 1) {
    const before = tally.made.length;
    await retry(async () => tally.made.length >= before + 8 || !second.isRunning() || undefined);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'second'`.execute(db);
  }
  await Promise.all(writers);
  expect([second.isRunning(), tally.others]).toEqual([true, []]);
  const { rows } = await sql<{ id: string }>`select id from project where id = any(${tally.made})`.execute(db);
  expect(rows.length).toBe(tally.made.length);
  // The database also ended the jobs' connections. This sending shows that the jobs work again.
  const activationDate = `${new Date().toISOString().slice(0, 10)}T00:00:00.000Z`;
  const wish = { activationDate, folderIds: mailing.folderIds, toEmail: "after@kund.example", sendCopy: false };
  expect((await clients[1].post(`${mailing.path}/sign`, wish)).status).toBe(200);
  await untilMailed(db, mailing.projectId);
});

test("a session that one ends is over at the other", async () => {
  const [{ companyId, owner }] = upstream.companies;
  await upstream.services.db
    .updateTable("pool_session")
    .set({ revoked_at: new Date() })
    .where("sub", "=", upstream.companies[0].ownerId)
    .execute();
  expect((await createClient(second.url, owner.token).get(`/company/${companyId}/users`)).status).toBe(401);
});
