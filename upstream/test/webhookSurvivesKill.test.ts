import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test } from "@jest/globals";
import { sql } from "kysely";
import { importShared } from "../../scripts/importShared.ts";
import type { components } from "../src/__generated__/contract.ts";
import type { Upstream } from "../src/app.ts";
import { readConfig } from "../src/config.ts";
import type { Client } from "./createClient.ts";
import { createMortalService } from "./mortalService.ts";
import { startTestUpstream } from "./startTestUpstream.ts";
import { type FinishedProject, storeFinishedProject } from "./storeFinishedProject.ts";
import { retry } from "./untilMailed.ts";
import { startWebhookReceiver, type WebhookReceiver } from "./webhookReceiver.ts";

type Schemas = components["schemas"];

const addressOf = (path: string) => new URL(path, import.meta.url).href;
const { startUpstream } = await importShared<typeof import("../src/app.ts")>(addressOf("../src/app.ts"));
const { openDatabase } = await importShared<typeof import("../src/database/openDatabase.ts")>(
  addressOf("../src/database/openDatabase.ts"),
);
const { copyAtStatements } = await importShared<typeof import("./copyAtStatements.ts")>(
  addressOf("./copyAtStatements.ts"),
);

/** Set KILLS=1000 by hand to kill the service 1,000 times during a change and its delivery, on one database. */
const minKills = Number(process.env.KILLS ?? 1);
/** No statement has this number, so the process is not killed. */
const never = Number.POSITIVE_INFINITY;
const newName = "Kvarteret Lärkan";

let folder: string;
let dataDir: string;
let token: string;
let deliveries: string;
let receiver: WebhookReceiver;
let projects: FinishedProject[];
let changing: { statements: number; copies: string[] };
let service: ReturnType<typeof createMortalService>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "upstream-webhook-kill-"));
  dataDir = join(folder, "data");
  receiver = await startWebhookReceiver();
  const upstream = await startTestUpstream({ dataDir, webhookLoopback: true });
  const [company] = upstream.companies;
  ({ token } = company.owner);
  projects = [];
  while (projects.length < 1 + 2 * minKills)
    projects.push(await storeFinishedProject(upstream.services.db, company, { folders: 1, rooms: 1 }));
  const wish = { url: receiver.url, kinds: ["project.changed"] };
  const { body } = await company.owner.post<Schemas["WebhookWithSecret"]>("/webhooks", wish);
  deliveries = `/webhooks/${body.webhook.id}/deliveries?take=1`;
  const [first] = projects as [FinishedProject];
  changing = await copyAtStatements(dataDir, folder, () => rename(company.owner, first));
  await upstream.close();
  service = createMortalService(dataDir, token, { WEBHOOK_LOOPBACK: "true" });
}, 240_000);

afterEach(() => {
  receiver.received = [];
});
afterAll(async () => {
  await service.stop("SIGKILL");
  receiver.close();
  await rm(folder, { recursive: true, force: true });
});

const rename = (owner: Client, { path }: FinishedProject) => owner.put(path, { name: newName });

test("an event is delivered with its change, by one id, whatever statement the service ended before", async () => {
  const [project] = projects as [FinishedProject];
  const ids = idsOf(project);
  expect(ids).toHaveLength(1);
  const seen = { unchanged: 0, waiting: 0, delivered: 0 };
  for (const copy of changing.copies) {
    receiver.received = [];
    // Reads the state before the service starts, because the service's jobs may deliver the event at once.
    const kept = await openDatabase({ dataDir: copy });
    const before = await stateOf(kept.db, project);
    await kept.close();
    await withUpstream(copy, async ({ services: { db } }) => {
      await untilSent(db);
      seen[before] += 1;
      // In state "delivered" the receiver got the event before the copy was made, so nothing arrives now.
      // In state "waiting" the event must still arrive.
      if (before === "unchanged") expect(receiver.received).toEqual([]);
      if (before === "waiting") expect(idsOf(project)).toEqual(ids);
      if (before === "delivered") expect(receiver.received).toEqual([]);
      expect(await stateOf(db, project)).toBe(before === "unchanged" ? before : "delivered");
    });
    await rm(copy, { recursive: true });
  }
  expect(seen.unchanged).toBeGreaterThan(0);
  expect(seen.waiting).toBeGreaterThan(1);
}, 400_000);

test(
  "an event whose process is killed before it is noted as sent comes again, by the same id, and none of a change that was not kept",
  async () => {
    const [, unnoted, ...others] = projects as [FinishedProject, FinishedProject, ...FinishedProject[]];
    receiver.answerTo = () => {
      void service.stop("SIGKILL");
      return 204;
    };
    await changeUntilKilled(unnoted, never);
    receiver.answerTo = () => 204;
    const changed = [unnoted];
    let kills = 1;
    for (let statement = 1; kills < minKills; statement += 1) {
      const project = others[changed.length - 1] as FinishedProject;
      changed.push(project);
      if (await changeUntilKilled(project, statement)) kills += 1;
      else statement = 0;
    }
    if (process.env.KILLS) process.stdout.write(`${kills} kills\n`);
    await withUpstream(dataDir, async ({ services: { db } }) => {
      await untilSent(db);
      expect(receiver.received.filter(({ data }) => data.projectId === unnoted.projectId)).toHaveLength(2);
      for (const project of changed)
        expect(idsOf(project)).toHaveLength((await stateOf(db, project)) === "unchanged" ? 0 : 1);
    });
  },
  60_000 + minKills * 20_000,
);

/** Returns false if the event was stored as sent before the fatal statement. */
async function changeUntilKilled(project: FinishedProject, statement: number): Promise<boolean> {
  const owner = await service.start({ request: `PUT /v1${project.path}`, statement });
  // The start after a kill must also deliver the event of the previous change.
  await retry(async () => {
    const { body } = await owner.get<Schemas["WebhookDeliveryPage"]>(deliveries);
    return body.data.some(({ state }) => state === "QUEUED") ? undefined : true;
  });
  const isKilled = await service.isKilledBy(() => rename(owner, project));
  await service.stop("SIGTERM");
  return isKilled;
}

function idsOf({ projectId }: FinishedProject): unknown[] {
  const messages = receiver.received.filter(({ data }) => data.projectId === projectId);
  return [...new Set(messages.map(({ headers }) => headers["webhook-id"]))];
}

async function withUpstream(folder: string, look: (upstream: Upstream) => Promise<void>): Promise<void> {
  const environment = { DATA_DIR: folder, DEMO: "false", LOG_LEVEL: "silent", WEBHOOK_LOOPBACK: "true" };
  const upstream = await startUpstream({ ...readConfig(environment), port: 0 });
  try {
    await look(upstream);
  } finally {
    await upstream.close();
  }
}

async function stateOf(db: Upstream["services"]["db"], { projectId }: FinishedProject) {
  const { name } = await db.selectFrom("project").select("name").where("id", "=", projectId).executeTakeFirstOrThrow();
  const deliveries = await db.selectFrom("webhook_delivery").select("state").where("subject", "=", projectId).execute();
  // The change and its event are stored together or not at all.
  expect(deliveries).toHaveLength(name === newName ? 1 : 0);
  const [delivery] = deliveries;
  if (!delivery) return "unchanged";
  return delivery.state === "DELIVERED" ? "delivered" : "waiting";
}

async function untilSent(db: Upstream["services"]["db"]): Promise<void> {
  await retry(async () => {
    const { rows } = await sql<{ waiting: boolean }>`
      select exists (select from webhook_delivery where state = 'QUEUED')
        or exists (select from pgboss.job where name = 'webhook' and state < 'completed') as waiting`.execute(db);
    return rows[0]?.waiting ? undefined : true;
  });
}
