import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { readConfig } from "../src/config.ts";
import { demoPassword } from "../src/demo/demoAccounts.ts";
import { addBigDemo } from "../src/demo/demoBigCommand.ts";
import { signIn } from "../test/cognitoCall.ts";
import { type Client, createClient } from "../test/createClient.ts";

/** Prints how long one company's small requests take beside another's heavy work. An empty `folder` gets a big demo. */
const [folder = await mkdtemp(join(tmpdir(), "neighbours-bench-"))] = process.argv.slice(2);
const main = fileURLToPath(new URL("../src/main.ts", import.meta.url));
const pauseMs = 50;

if (!existsSync(join(folder, "database")))
  await addBigDemo(readConfig({ DATA_DIR: folder, PORT: "0", LOG_LEVEL: "silent" }));
const service = spawn(process.execPath, [main], {
  env: { PATH: process.env.PATH, DATA_DIR: folder, PORT: "0", LOG_LEVEL: "silent", DRAIN_SECONDS: "0" },
  stdio: ["ignore", "pipe", "inherit"],
});
const url = await listeningAddress(service);
const busy = await open("owner@storgolv.example");
const other = await open("owner@nordgolv.example");
const { body: page } = await other.get<{ data: { id: string }[] }>(`/company/${other.companyId}/project?take=1`);
const small = `/company/${other.companyId}/project/${page.data[0]?.id}`;

const day = "2026-03-02T00:00:00Z";
const projects = (batch: number) =>
  Array.from({ length: 1_000 }, (_, row) => ({
    name: `Import ${Date.now()} ${batch} ${row}`,
    city: "Lund",
    customer: `Kund ${row}`,
    startDate: day,
    endDate: day,
  }));

const works: Record<string, () => Promise<unknown>> = {
  nothing: () => wait(3_000),
  "two imports of 1,000 projects": () => Promise.all([1, 2].map(importThem)),
  "six history searches": () =>
    Promise.all([1, 2, 3, 4, 5, 6].map((word) => asked(busy, `/history?take=100&query=plan%20${word}`))),
  "64 history searches": () =>
    Promise.all(Array.from({ length: 64 }, (_, word) => asked(busy, `/history?take=100&query=plan%20${word}`))),
  "six history pages": () => Promise.all([0, 1, 2, 3, 4, 5].map((n) => asked(busy, `/history?take=100&skip=${n}00`))),
  "six figures": () => Promise.all([1, 2, 3, 4, 5, 6].map(() => asked(busy, `/figures?from=2020-01-01&to=2026-12-31`))),
  "six searches": () => Promise.all([1, 2, 3, 4, 5, 6].map((word) => asked(busy, `/search?query=plan%20${word}`))),
  "six attention lists": () => Promise.all([1, 2, 3, 4, 5, 6].map(() => asked(busy, "/attention"))),
  "six sorted pages": () =>
    Promise.all(
      [1, 2, 3, 4, 5, 6].map((n) =>
        asked(busy, `/company/${busy.companyId}/project?take=100&sort=name&query=korn%20${n}`),
      ),
    ),
  "six certificate lists": () =>
    Promise.all([1, 2, 3, 4, 5, 6].map((n) => asked(busy, `/certificates?take=100&query=${n}`))),
};

const only = process.argv[3];
for (const [name, work] of Object.entries(works)) {
  if (only && !name.includes(only)) continue;
  const begin = performance.now();
  let isDone = false;
  const times: number[] = [];
  const working = work().finally(() => {
    isDone = true;
  });
  while (!isDone) {
    const from = performance.now();
    await asked(other, small);
    times.push(performance.now() - from);
    await wait(pauseMs);
  }
  await working;
  tell(name, performance.now() - begin, times);
}
const ended = once(service, "exit");
service.kill("SIGTERM");
await ended;

async function importThem(batch: number): Promise<void> {
  const address = `/company/${busy.companyId}/project-import`;
  const { status, body } = await busy.post<{ id?: string }>(address, { projects: projects(batch) });
  if (status >= 300) throw new Error(`The import was answered ${status}.`);
  // The body has an `id` if the service imports in the background.
  while (body.id) {
    const { body: state } = await busy.get<{ state: string }>(`${address}/${body.id}`);
    if (state.state !== "RUNNING") return;
    await wait(500);
  }
}

async function asked(client: Client, path: string): Promise<void> {
  const { status } = await client.get(path);
  if (status !== 200 && status !== 503) throw new Error(`${path} was answered ${status}.`);
}

async function open(email: string): Promise<Client & { companyId: string }> {
  const { body } = await signIn(url, email, demoPassword);
  const { IdToken = "", AccessToken = "" } = body.AuthenticationResult ?? {};
  const client = createClient(url, AccessToken);
  const claims = JSON.parse(Buffer.from(IdToken.split(".")[1] ?? "", "base64url").toString());
  const { body: user } = await client.get<{ companyId: string }>(`/user/${claims.sub}`);
  return Object.assign(client, { companyId: user.companyId });
}

async function listeningAddress(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error("The service has no output.");
  for await (const line of createInterface({ input: child.stdout })) {
    const found = /listens on ([^\s"]+)/.exec(line)?.[1];
    if (found) {
      child.stdout.resume();
      return found;
    }
  }
  throw new Error("The service ended before it listened.");
}

function tell(name: string, took: number, times: number[]): void {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => (sorted[Math.ceil(share * sorted.length) - 1] ?? 0).toFixed(0).padStart(6);
  process.stdout.write(
    `${name.padEnd(32)}took ${took.toFixed(0).padStart(6)} ms; others ${String(sorted.length).padStart(4)} answers, p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, max ${at(1)} ms\n`,
  );
}
