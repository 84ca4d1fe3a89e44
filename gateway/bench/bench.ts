import { type StandInPool, startStandInPool } from "../test/standInPool.ts";
import { type Ask, asks } from "./asks.ts";
import { createClients, users } from "./createClients.ts";
import { median, mediansInTurn, throughput } from "./measure.ts";
import { startContenders } from "./startContenders.ts";
import { upstreamPageRows } from "./upstreamPages.ts";

// Only ratios of one run on one machine can be compared; milliseconds show the magnitude.
const rounds = 9;
const callers = 32;
// Many short windows, because the machine's speed changes from second to second.
const windowMs = 500;
const windows = 21;
// The warm-up is not measured, because Node compiles the code during the first tens of thousands of requests.
const warmUps = 15;
const mebibyte = 2 ** 20;

type Row = Record<string, string | number>;

async function benchSet(pool: StandInPool, latency: number, projects: number, questions: Ask[]): Promise<Row[]> {
  const contenders = await startContenders(pool, latency, projects);
  const ask = createClients(contenders, pool);
  // In production the gateway already knows a token's company, so each user asks once before the measurement.
  for (let user = 0; user < users; user++) await ask.gateway(asks.small);
  const rows: Row[] = [];
  for (const question of questions) {
    const times = await mediansInTurn(
      { gateway: () => ask.gateway(question), waves: () => ask.waves(question) },
      rounds,
    );
    const { oneByOne } = await mediansInTurn({ oneByOne: () => ask.oneByOne(question) }, 1);
    rows.push({
      question: question.name,
      "latency ms": latency,
      requests: question.requests,
      "gateway ms": times.gateway.toFixed(1),
      "by hand ms": times.waves.toFixed(1),
      "one by one ms": oneByOne.toFixed(1),
      "gateway / by hand": (times.gateway / times.waves).toFixed(2),
      "gateway / one by one": (times.gateway / oneByOne).toFixed(3),
    });
  }
  if (questions.includes(asks.small)) rows.push(await throughputRow(latency, ask));
  const [gateway, waves, relay] = await Promise.all(
    [contenders.gateway, contenders.waves, contenders.relay].map((child) => child.peakBytes()),
  );
  rows.push(memoryRow(projects, latency, { gateway, waves, relay }));
  await ask.close();
  await contenders.close();
  return rows;
}

/** The hand-written client runs in turn with the gateway, so that memory is compared after the same work. */
async function throughputRow(latency: number, ask: ReturnType<typeof createClients>): Promise<Row> {
  const toWaves: number[] = [];
  const toRelay: number[] = [];
  for (let window = 0; window < warmUps + windows; window++) {
    const gateway = await throughput(() => ask.gateway(asks.small), callers, windowMs);
    const waves = await throughput(() => ask.waves(asks.small), callers, windowMs);
    const relay = await throughput(() => ask.relay(), callers, windowMs);
    if (window < warmUps) continue;
    toWaves.push(gateway / waves);
    toRelay.push(gateway / relay);
  }
  return {
    question: "throughput, a small query",
    "latency ms": latency,
    "gateway / by hand": median(toWaves).toFixed(2),
    "gateway / relay": median(toRelay).toFixed(2),
  };
}

function memoryRow(
  projects: number,
  latency: number,
  peak: Record<"gateway" | "waves" | "relay", number | undefined>,
): Row {
  const { gateway = 0, waves = 0, relay = 0 } = peak;
  return {
    question: `peak memory after ${projects.toLocaleString("en")} projects`,
    "latency ms": latency,
    "gateway / by hand": (gateway / waves).toFixed(2),
    "gateway / relay": (gateway / relay).toFixed(2),
    "gateway MiB": Math.round(gateway / mebibyte),
  };
}

const pool = await startStandInPool();
const { small, thousand, tenThousand, tree } = asks;
const rows: Row[] = [];
for (const latency of [0, 20]) {
  rows.push(...(await benchSet(pool, latency, thousand.projects, [small, thousand, tree])));
  rows.push(...(await benchSet(pool, latency, tenThousand.projects, [tenThousand])));
}
await pool.close();
rows.push(...(await upstreamPageRows()));
console.table(rows);
