import { createHash } from "node:crypto";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { sql } from "kysely";
import PostalMime from "postal-mime";
import { importShared } from "../../scripts/importShared.ts";
import type { Upstream } from "../src/app.ts";
import { type Config, readConfig } from "../src/config.ts";
import { vacuumTables } from "../src/database/vacuumTables.ts";
import { signIn } from "./cognitoCall.ts";
import { type Client, createClient } from "./createClient.ts";
import { createMortalService } from "./mortalService.ts";
import { startTestUpstream, type TestUpstream } from "./startTestUpstream.ts";
import { type FinishedProject, storeFinishedProject } from "./storeFinishedProject.ts";
import { ownerPassword } from "./storeTestCompanies.ts";
import { retry, untilSettled } from "./untilMailed.ts";

const addressOf = (path: string) => new URL(path, import.meta.url).href;
const { startUpstream } = await importShared<typeof import("../src/app.ts")>(addressOf("../src/app.ts"));
const { copyAtStatements } = await importShared<typeof import("./copyAtStatements.ts")>(
  addressOf("./copyAtStatements.ts"),
);

/** Set KILLS=1000 by hand to kill the service several times at each statement of a sending, on one database. */
const minKills = Number(process.env.KILLS ?? 5);
/** A company may send 100 certificates a day, and a kill can cost two sendings. */
const killsADay = 45;

let folder: string;
let dataDir: string;
let token: string;
let projects: FinishedProject[];
let sending: { statements: number; copies: string[] };
let service: ReturnType<typeof createMortalService>;

beforeAll(
  async () => {
    folder = await mkdtemp(join(tmpdir(), "upstream-kill-"));
    dataDir = join(folder, "data");
    const { userPool } = readConfig({});
    // A thousand kills take longer than the hour of an access token.
    const upstream = await startTestUpstream({ dataDir, userPool: { ...userPool, accessTokenSeconds: 86_400 } });
    const { body } = await signIn(upstream.url, upstream.companies[0].email, ownerPassword);
    expect(body.AuthenticationResult?.ExpiresIn).toBe(86_400);
    token = body.AuthenticationResult?.AccessToken ?? "";
    projects = await storeProjects(upstream, 1 + 2 * minKills);
    const [first] = projects as [FinishedProject];
    sending = await copyAtStatements(dataDir, folder, () => send(upstream.companies[0].owner, first));
    await upstream.close();
    service = createMortalService(dataDir, token);
  },
  240_000 + minKills * 1_000,
);

afterAll(async () => {
  await service.stop("SIGKILL");
  await rm(folder, { recursive: true, force: true });
});

async function storeProjects({ services, companies }: TestUpstream, count: number): Promise<FinishedProject[]> {
  const stored: FinishedProject[] = [];
  while (stored.length < count) {
    stored.push(await storeFinishedProject(services.db, companies[0], { folders: 1, rooms: 1 }));
    // Without vacuum, each of a thousand sendings would take longer than the last.
    if (stored.length % 100 === 0) await vacuumTables(services.db);
  }
  return stored;
}

test("a sending that ended before any of its changes becomes one certificate, sealed once, one entry of the log, and one mail", async () => {
  const [project] = projects as [FinishedProject];
  expect(sending.statements).toBeGreaterThan(20);
  expect(sending.copies.length).toBeGreaterThan(4);
  for (const copy of sending.copies) {
    await expectOneOfEach(copy, [project], (owner) => recover(owner, project));
    await rm(copy, { recursive: true });
  }
}, 400_000);

test(
  "so does one whose process is killed",
  async () => {
    const sent = projects.slice(0, 1);
    let kills = 0;
    const step = Math.max(1, Math.floor(sending.statements / minKills));
    for (let statement = 1; kills < minKills; statement += step) {
      const [previous, project] = [sent.at(-1), projects[sent.length]] as [FinishedProject, FinishedProject];
      const owner = await service.start({ request: `POST /v1${project.path}/sign`, statement });
      // The start after a kill must also finish the interrupted sending.
      await recover(owner, previous);
      sent.push(project);
      if (await service.isKilledBy(() => send(owner, project))) kills += 1;
      else statement = 1 - step;
      await service.stop("SIGTERM");
      if (kills % killsADay === 0) await moveSendingsBackADay();
    }
    if (process.env.KILLS) process.stdout.write(`${kills} kills\n`);
    await expectOneOfEach(dataDir, sent, (owner) => recover(owner, sent.at(-1) as FinishedProject));
  },
  60_000 + minKills * 20_000,
);

async function moveSendingsBackADay(): Promise<void> {
  const upstream = await startUpstream(configOf(dataDir));
  const created_at = sql<Date>`created_at - interval '1 day'`;
  await upstream.services.db.updateTable("sending").set({ created_at }).execute();
  await upstream.close();
}

function configOf(dataDir: string): Config {
  return { ...readConfig({ DATA_DIR: dataDir, DEMO: "false", LOG_LEVEL: "silent", DISK_RESERVE_MB: "0" }), port: 0 };
}

function send(owner: Client, { path, folderIds, projectId }: FinishedProject) {
  const activationDate = `${new Date().toISOString().slice(0, 10)}T00:00:00.000Z`;
  const body = { activationDate, folderIds, toEmail: `${projectId}@kund.example`, sendCopy: false };
  return owner.post(`${path}/sign`, body);
}

/** Acts like a person: looks whether the project is activated, and if not sends again. */
async function recover(owner: Client, project: FinishedProject): Promise<void> {
  const { body } = await owner.get<{ archived: boolean }>(project.path);
  if (!body.archived) expect((await send(owner, project)).status).toBe(200);
  await untilSettled(owner, project.path);
}

/** Starts a service, calls `makeGood`, and expects one certificate, seal, log entry and mail for each project. */
async function expectOneOfEach(
  dataDir: string,
  sent: FinishedProject[],
  makeGood: (owner: Client) => Promise<void>,
): Promise<void> {
  const upstream = await startUpstream(configOf(dataDir));
  await makeGood(createClient(upstream.url, token));
  const { readQueues } = upstream.services.jobs;
  const isMail = ({ queue }: { queue: string }) => queue === "certificate-mail";
  await retry(async () => ((await readQueues()).some(isMail) ? undefined : true));
  const digests = await expectStored(upstream, sent);
  await upstream.close();
  const outbox = join(dataDir, "outbox");
  const names = (await readdir(outbox)).filter((name) => name.endsWith(".eml"));
  const mails = await Promise.all(names.map(async (name) => PostalMime.parse(await readFile(join(outbox, name)))));
  const expected = sent.map(({ projectId }) => projectId).sort();
  expect(mails.map((mail) => mail.to?.[0]?.address?.split("@")[0]).sort()).toEqual(expected);
  const mailed = mails.map(({ attachments: [pdf] }) => sha256(pdf?.content as ArrayBuffer));
  expect(mailed.toSorted()).toEqual(digests.toSorted());
  const proven = mails.map(({ attachments: [, proof, ...more] }) => {
    expect(more).toEqual([]);
    const [, extra = ""] = /^extra (.*)$/m.exec(Buffer.from(proof?.content as ArrayBuffer).toString()) ?? [];
    return JSON.parse(Buffer.from(extra, "base64").toString()).fileSha256;
  });
  expect(proven).toEqual(mailed);
}

const sha256 = (content: ArrayBuffer) => createHash("sha256").update(new Uint8Array(content)).digest("hex");

async function expectStored({ services: { db } }: Upstream, sent: FinishedProject[]): Promise<string[]> {
  const certificates = await db.selectFrom("certificate").select(["project_id", "sealed_at", "file_sha256"]).execute();
  const recipients = await db.selectFrom("recipient").select(["email", "state"]).execute();
  const entries = await db
    .selectFrom("log_opening")
    .select("opening")
    .where("kind", "=", "certificate.issued")
    .execute();
  const digests = certificates.map(({ sealed_at, file_sha256 }) => (sealed_at && file_sha256) || "not sealed");
  expect(entries.map(({ opening }) => JSON.parse(opening).fileSha256).sort()).toEqual(digests.toSorted());
  const stored = certificates.map(({ project_id }) => project_id);
  expect(stored.sort()).toEqual(sent.map(({ projectId }) => projectId).sort());
  expect(recipients.map(({ state }) => state)).toEqual(sent.map(() => "SENT"));
  return digests;
}
