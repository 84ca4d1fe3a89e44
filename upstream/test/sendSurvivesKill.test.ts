import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface, type Interface } from "node:readline";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import PostalMime from "postal-mime";
import { openDatabase } from "../src/database/openDatabase.ts";
import { type Client, createClient } from "./createClient.ts";
import { startTestUpstream } from "./startTestUpstream.ts";
import { type FinishedProject, storeFinishedProject } from "./storeFinishedProject.ts";
import { untilSettled } from "./untilMailed.ts";

const maxStatements = 40;
const main = fileURLToPath(new URL("../src/main.ts", import.meta.url));
const preload = new URL("./killAtStatement.ts", import.meta.url).href;

let dataDir: string;
let token: string;
let projects: FinishedProject[];
let running: { child: ChildProcess; lines: Interface; owner: Client } | undefined;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "upstream-kill-"));
  const upstream = await startTestUpstream({ dataDir });
  projects = [];
  for (let count = 0; count < maxStatements; count += 1) {
    projects.push(await storeFinishedProject(upstream.services.db, upstream.companies[0], { folders: 1, rooms: 1 }));
  }
  token = upstream.companies[0].owner.token;
  await upstream.close();
}, 120_000);

afterAll(async () => {
  await stop("SIGKILL");
  await rm(dataDir, { recursive: true, force: true });
});

test("a sending killed before any of its changes ends as one certificate and one mail", async () => {
  let sent = 0;
  for (let survived = false; !survived; sent += 1) {
    const project = projects[sent];
    if (!project) throw new Error(`More than ${maxStatements} statements; the limit of this test is too low.`);
    const previous = projects[sent - 1];
    await start(project, sent + 1);
    // The start after each kill is also what must make good the sending before it.
    if (previous) await recover(previous);
    survived = await sendUntilKilled(project);
  }
  await stop("SIGTERM");
  expect(sent).toBeGreaterThan(12);
  await expectOneOfEach(projects.slice(0, sent));
}, 400_000);

async function start(project: FinishedProject, statement: number): Promise<void> {
  const env = {
    PATH: process.env.PATH,
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    DATA_DIR: dataDir,
    PORT: "0",
    DEMO: "false",
    LOG_LEVEL: "silent",
    DRAIN_SECONDS: "0",
    KILL_PROJECT: project.projectId,
    KILL_AT_STATEMENT: String(statement),
  };
  const args = ["--liftoff-only", "--import", preload, main];
  const child = spawn(process.execPath, args, { env, stdio: ["ignore", "pipe", "inherit"] });
  const lines = createInterface({ input: child.stdout });
  const listening = lineOf(lines, /listens on (\S+)/);
  const ended = once(child, "exit").then(() => undefined);
  const url = await Promise.race([listening, ended]);
  if (!url) throw new Error("The service ended before it listened.");
  running = { child, lines, owner: createClient(url, token) };
}

function lineOf(lines: Interface, pattern: RegExp): Promise<string> {
  return new Promise((resolve) => {
    lines.on("line", (line) => {
      const match = pattern.exec(line);
      if (match) resolve(match[1] ?? line);
    });
  });
}

async function stop(signal: "SIGTERM" | "SIGKILL"): Promise<void> {
  const child = running?.child;
  running = undefined;
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill(signal);
  await ended;
}

function send({ path, folderIds, projectId }: FinishedProject) {
  const activationDate = `${new Date().toISOString().slice(0, 10)}T00:00:00.000Z`;
  const body = { activationDate, folderIds, toEmail: `${projectId}@kund.example`, sendCopy: false };
  return owner().post(`${path}/sign`, body);
}

/** True when the mail was sent and its job done before it was the fatal statement's turn. */
async function sendUntilKilled(project: FinishedProject): Promise<boolean> {
  if (!running) throw new Error("The service does not run.");
  const killed = once(running.child, "exit").then(() => false);
  const done = lineOf(running.lines, /job is done/).then(() => true);
  // A kill breaks the request off; the exit of the process tells that already.
  send(project).catch(() => undefined);
  return Promise.race([done, killed]);
}

/** Does what a person would: looks whether the project is activated, and if not, sends again. */
async function recover(project: FinishedProject): Promise<void> {
  const { body } = await owner().get<{ archived: boolean }>(project.path);
  if (!body.archived) expect((await send(project)).status).toBe(200);
  await untilSettled(owner(), project.path);
}

function owner(): Client {
  if (!running) throw new Error("The service does not run.");
  return running.owner;
}

async function expectOneOfEach(sentProjects: FinishedProject[]): Promise<void> {
  const { db, close } = await openDatabase({ dataDir });
  const certificates = await db.selectFrom("certificate").select("project_id").execute();
  const recipients = await db.selectFrom("recipient").select(["email", "state"]).execute();
  await close();
  const expected = sentProjects.map(({ projectId }) => projectId).sort();
  expect(certificates.map(({ project_id }) => project_id).sort()).toEqual(expected);
  expect(recipients.map(({ state }) => state)).toEqual(expected.map(() => "SENT"));
  const outbox = join(dataDir, "outbox");
  const names = (await readdir(outbox)).filter((name) => name.endsWith(".eml"));
  const mails = await Promise.all(names.map(async (name) => PostalMime.parse(await readFile(join(outbox, name)))));
  expect(mails.map((mail) => mail.to?.[0]?.address?.split("@")[0]).sort()).toEqual(expected);
  for (const { attachments } of mails) expect(attachments).toHaveLength(1);
}
