import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { openDatabase } from "../src/database/openDatabase.ts";
import { verifyHistory } from "../src/history/chain/verifyHistory.ts";
import { copyTemplate } from "./copyTemplate.ts";
import { type Client, type ClientAnswer, createClient } from "./createClient.ts";
import { newProject } from "./demoBuilding.ts";
import { mountSmallDisk } from "./smallDisk.ts";
import type { StoredCompany } from "./storeTestCompanies.ts";
import { png, put } from "./uploading.ts";

/** Set ROUNDS=20 by hand to repeat until the database has run out of space 20 times. */
const rounds = Number(process.env.ROUNDS ?? 2);
/** A request or recovery that takes longer counts as a stall. */
const stallMs = 30_000;
/** A background import that takes longer has run out of space. */
const lostMs = 5_000;
const importSize = 1_000;
type Import = { id: string; state: string; doneCount: number; projectIds: string[] };

const folder = await mkdtemp(join(tmpdir(), "upstream-disk-"));
const disk = mountSmallDisk(folder, 320 + 32 * rounds);
const dataDir = join(folder, "data");
const acknowledged = new Set<string>();
const running = new Set<string>();
let token: string;
let service: ChildProcess;
let owner: Client;
let companyPath: string;
let projectsPath: string;

beforeAll(async () => {
  copyTemplate(dataDir);
  const [company]: StoredCompany[] = JSON.parse(await readFile(join(dataDir, "companies.json"), "utf8"));
  token = company?.token ?? "";
  companyPath = `/company/${company?.companyId}`;
  projectsPath = `${companyPath}/project`;
  await startService();
});
afterAll(async () => {
  if (service.kill("SIGKILL")) await once(service, "exit");
  disk.unmount();
  await rm(folder, { recursive: true, force: true });
});

async function startService(): Promise<void> {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const env = {
    PATH,
    NODE_COMPILE_CACHE,
    DATA_DIR: dataDir,
    PORT: "0",
    DEMO: "false",
    LOG_LEVEL: "fatal",
    ...disk.environment,
  };
  const main = new URL("../src/main.ts", import.meta.url).pathname;
  service = spawn(process.execPath, [main], { env, stdio: ["ignore", "pipe", "inherit"] });
  const [line] = await once(createInterface({ input: service.stdout ?? process.stdin }), "line");
  owner = createClient(/listens on ([^\s"]+)/.exec(line)?.[1] ?? "", token);
}

async function stopService(): Promise<void> {
  service.kill("SIGTERM");
  expect(await once(service, "exit")).toEqual([0, null]);
}

async function inTime<T>(what: string, run: Promise<T>): Promise<T> {
  const stall = pause(stallMs, undefined, { ref: false }).then(() => {
    throw new Error(`A stall: ${what} took longer than ${stallMs} ms.`);
  });
  return Promise.race([run, stall]);
}

async function until(what: string, isDone: () => boolean | Promise<boolean>): Promise<void> {
  const wait = async () => {
    while (!(await isDone())) await pause(50);
  };
  await inTime(what, wait());
}

async function createProject(): Promise<number> {
  const { status, body } = await inTime("a project", owner.post<{ id: string }>(projectsPath, newProject));
  if (status === 201) acknowledged.add(body.id);
  return status;
}

/** The largest allowed import. Each project has new words, because the search stores each word only once. */
function importProjects() {
  const words = () => `${randomUUID()} ${randomUUID()}`;
  const projects = Array.from({ length: importSize }, () => ({ ...newProject, name: words(), customer: words() }));
  return owner.post<Import>(`${projectsPath}-import`, { projects });
}

function note({ status, body }: ClientAnswer<Import>): void {
  if (status === 202) running.add(body.id);
  if (status === 201) for (const id of body.projectIds) acknowledged.add(id);
}

/** Returns the number of projects of a running import. Null after its end, complete or without a project. */
async function countDone(importId: string): Promise<number | null> {
  const { status, body } = await owner.get<Import>(`${projectsPath}-import/${importId}`);
  expect(status).toBe(200);
  if (body.state === "RUNNING") return body.doneCount;
  expect(body.projectIds).toHaveLength(body.state === "COMPLETED" ? importSize : 0);
  for (const id of body.projectIds) acknowledged.add(id);
  return null;
}

/** Fills the disk during an import, while another member creates and reads projects. Returns each request's status. */
async function fillDuringImport(round: number) {
  const answers = { imports: 0, projects: [] as number[], reads: [] as number[] };
  let imported: ClientAnswer<Import> | undefined;
  // Leaves more space than an import needs to begin. The import uses it up within moments.
  disk.fill(80);
  const importing = inTime("an import", importProjects()).then((answer) => {
    imported = answer;
  });
  await pause(100 * (1 + (round % 6)));
  disk.fill(round % 4);
  while (!imported || answers.projects.length < 5) {
    answers.projects.push(await createProject());
    answers.reads.push((await inTime("a read", owner.get(projectsPath))).status);
  }
  await importing;
  answers.imports = imported.status;
  note(imported);
  for (let waited = 0; isReserved() && waited < lostMs; waited += 50) await pause(50);
  disk.fill(0);
  for (let count = 0; count < 3; count += 1) answers.projects.push(await createProject());
  answers.reads.push((await inTime("a read", owner.get(projectsPath))).status);
  return answers;
}

const isReserved = () => existsSync(join(dataDir, "reserve"));

test("refuses imports, uploads and sendings while less than 64 MB are free, and goes on with the rest", async () => {
  const logo = () =>
    owner.post<{ url: string }>(`${companyPath}/pre-signed-url`, { fileName: "public/profile-pictures/logo.png" });
  const { url } = (await logo()).body;
  await createProject();
  const [projectId] = acknowledged;
  disk.fill(40);
  expect((await importProjects()).status).toBe(507);
  expect((await logo()).problem).toMatchObject({ message: expect.stringContaining("less than 64 MB free") });
  expect((await owner.post(`${projectsPath}/${projectId}/sign`, {})).status).toBe(507);
  expect((await put(url, png)).status).toBe(507);
  expect(await createProject()).toBe(201);
  disk.empty();
  expect((await put(url, png)).status).toBe(204);
});

test(
  `a disk that fills during an import holds up nobody, and loses nothing that was acknowledged${disk.caveat}`,
  async () => {
    let lost = 0;
    for (let round = 0; lost < rounds; round += 1) {
      expect(round).toBeLessThan(4 * rounds);
      await until("the reserve", isReserved);
      const answers = await fillDuringImport(round);
      if (!isReserved()) lost += 1;
      if (process.env.ROUNDS) process.stdout.write(`${round} ${JSON.stringify(answers)} ${lost}\n`);
      disk.empty();
      await until("writing again", async () => (await createProject()) === 201);
      // The service answers 429 while earlier imports still run.
      expect([201, 202, 429, 503, 507]).toContain(answers.imports);
      expect(answers.projects.filter((status) => ![201, 503, 507].includes(status))).toEqual([]);
      expect(answers.reads.filter((status) => ![200, 503].includes(status))).toEqual([]);
    }
    await stopService();
    await startService();
    let counts = "";
    const hasGoneOn = async (before = counts) => {
      counts = `${await Promise.all([...running].map(countDone))}.`;
      return counts !== before;
    };
    while (/\d|^$/.test(counts)) await until("an import to go on", hasGoneOn);
    await stopService();
    await expectWhole();
  },
  120_000 + rounds * 60_000,
);

async function expectWhole(): Promise<void> {
  const { db, close } = await openDatabase({ dataDir });
  const rows = await db.selectFrom("project").select("id").execute();
  const stored = new Set(rows.map(({ id }) => id));
  const histories = await verifyHistory(db);
  await close();
  expect([...acknowledged].filter((id) => !stored.has(id))).toEqual([]);
  expect(histories.map(({ broken }) => broken)).toEqual(histories.map(() => null));
}
