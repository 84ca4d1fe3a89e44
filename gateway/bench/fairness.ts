import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { Pool } from "undici";
import { startStandInPool } from "../test/standInPool.ts";
import { type Ask, asks } from "./asks.ts";
import { quantile } from "./figures.ts";
import { startContenders } from "./startContenders.ts";

// Measures how long twenty sessions wait while another one sends 600 lists of 1,000 projects, evenly or all at once.
// Each round has a new busy session, because a session uses up its rate limit of a minute.
const rounds = Number(process.argv[2] ?? 3);
const others = 20;
const pauseMs = 200;
const windowMs = 10_000;
const maxFloodMs = 30_000;
const evenMs = 100;
const atOnce = 32;
const latency = 20;

const phases = ["alone", "ten a second", "all at once", "refused"] as const;
type Phase = (typeof phases)[number];

if (!(rounds >= 1 && rounds <= 20)) throw new Error("How many rounds, 1 to 20? node gateway/bench/fairness.ts 3");
const pool = await startStandInPool();
const contenders = await startContenders(pool, latency, asks.thousand.projects);
const gateway = new Pool(contenders.gateway.url, { connections: others + atOnce });
const times = new Map<Phase, number[]>(phases.map((phase) => [phase, []]));
const asked = new Map<Phase, number>();
let phase: Phase = "alone";
let isCounted = false;
let isRunning = true;

async function ask({ text }: Ask, token: string): Promise<number> {
  const documentId = `sha256:${createHash("sha256").update(text).digest("hex")}`;
  const { statusCode, body } = await gateway.request({
    method: "POST",
    path: "/graphql",
    headers: { "content-type": "application/json", cookie: `userId=user; accessToken=${token}` },
    body: JSON.stringify({ documentId }),
  });
  await body.dump();
  return statusCode;
}

async function work(token: string): Promise<void> {
  await wait(Math.random() * pauseMs);
  while (isRunning) {
    const [during, start] = [phase, performance.now()];
    const status = await ask(asks.small, token);
    if (status !== 200) throw new Error(`One of the others was answered ${status}.`);
    if (isCounted) times.get(during)?.push(performance.now() - start);
    await wait(pauseMs);
  }
}

async function abuse(token: string): Promise<void> {
  const demand = async () => {
    const status = await ask(asks.thousand, token);
    if (status === 429) phase = "refused";
    if (isCounted) asked.set(phase, (asked.get(phase) ?? 0) + 1);
  };
  phase = "ten a second";
  const even: Promise<void>[] = [];
  for (const end = performance.now() + windowMs; performance.now() < end; ) {
    even.push(demand());
    await wait(evenMs);
  }
  await Promise.all(even);
  phase = "all at once";
  const floodedAt = performance.now();
  let refusedAt: number | null = null;
  const end = () => (refusedAt === null ? floodedAt + maxFloodMs : refusedAt + windowMs);
  const flood = async () => {
    while (performance.now() < end()) {
      await demand();
      if (phase === "refused") refusedAt ??= performance.now();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, flood));
}

const token = (name: string) => pool.accessToken({ sub: name });
const working = Array.from({ length: others }, (_, index) => work(token(`user-${index}`)));
// The first round compiles the code and is not counted.
for (let round = 0; round <= rounds; round += 1) {
  isCounted = round > 0;
  phase = "alone";
  await wait(windowMs);
  await abuse(token(`abuser-${round}`));
}
isRunning = false;
await Promise.all(working);
await gateway.close();
await contenders.close();
await pool.close();

const alone = quantile(times.get("alone") ?? [], 0.99);
const rows = phases.map((name) => {
  const all = times.get(name) ?? [];
  const p99 = quantile(all, 0.99);
  const rise = `${((p99 / alone - 1) * 100).toFixed(0)} %`;
  return [
    name,
    { asked: asked.get(name) ?? 0, answers: all.length, p50: quantile(all, 0.5).toFixed(1), p99: p99.toFixed(1), rise },
  ];
});
console.log(
  `${others} sessions at work, milliseconds of their answers; the goal is a p99 under 150 while one asks for all at once`,
);
console.table(Object.fromEntries(rows));
