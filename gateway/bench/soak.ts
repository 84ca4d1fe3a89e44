import { setTimeout as wait } from "node:timers/promises";
import { createRandom } from "../test/fuzz/createRandom.ts";
import { quantile, slope } from "./figures.ts";
import { type ProcessState, readMetrics } from "./readMetrics.ts";
import { type Answered, simulateUser } from "./simulateUser.ts";
import { startSoaked } from "./startSoaked.ts";

// A hundred browsers work for some minutes while one of fifty service answers is broken.
// Prints the gateway's memory, open files, event loop and speed.
const minutes = Number(process.argv[2] ?? 20);
const seed = Number(process.argv[3] ?? Date.now() % 2 ** 31);
const sessionCount = 100;
const brokenOneIn = 50;
/** The pause between a browser's operations keeps a user below the rate limit. */
const pauseMs = { least: 10_000, more: 10_000 };
const samples = 24;
/** Memory and speed are only judged once code is compiled and caches are filled. */
const warmUp = Math.min(30, minutes / 4) * 60;
/** The results that broken service answers may cause. All other results count as failures of the gateway. */
const explained = new Set(["OK", "UPSTREAM_ERROR", "UPSTREAM_TIMEOUT", "RATE_LIMITED", "NOT_FOUND"]);

type Sample = ProcessState & { seconds: number };
type Answer = Answered & { seconds: number };

if (!(minutes > 0)) throw new Error("How many minutes? node gateway/bench/soak.ts 20");
const random = createRandom(seed);
const soaked = await startSoaked(sessionCount, brokenOneIn, random);
const start = performance.now();
const seconds = () => (performance.now() - start) / 1_000;
const end = minutes * 60;
const answers: Answer[] = [];
const states: Sample[] = [];

async function browse(session: (typeof soaked.sessions)[number]): Promise<void> {
  const pause = () => pauseMs.least + random.below(pauseMs.more);
  await wait(random.below(pauseMs.least + pauseMs.more));
  while (seconds() < end) {
    await simulateUser(session, random, (answered) => answers.push({ ...answered, seconds: seconds() }));
    await wait(Math.min(pause(), Math.max(0, end - seconds()) * 1_000));
  }
}

async function watch(): Promise<void> {
  // Reading the metrics resets the event loop's delay, so that signing in is not counted.
  await readMetrics(soaked.metricsUrl);
  for (let sample = 1; sample <= samples; sample += 1) {
    await wait(Math.max(0, (sample * end) / samples - seconds()) * 1_000);
    states.push({ ...(await readMetrics(soaked.metricsUrl)), seconds: seconds() });
  }
}

await Promise.all([watch(), ...soaked.sessions.map(browse)]);
await soaked.close();
process.exitCode = report();

function report(): number {
  const warm = states.filter((state) => state.seconds >= warmUp);
  const half = (warmUp + end) / 2;
  const p99 = (from: number, to: number) =>
    quantile(
      answers.filter((answer) => answer.seconds >= from && answer.seconds < to).map(({ milliseconds }) => milliseconds),
      0.99,
    );
  const [early, late] = [p99(warmUp, half), p99(half, Number.POSITIVE_INFINITY)];
  const rss = slope(warm.map((state) => ({ seconds: state.seconds, value: state.rssBytes }))) * 3_600;
  const files = warm.map(({ openFiles }) => openFiles);
  const loop = Math.max(...warm.map(({ loopSeconds }) => loopSeconds)) * 1_000;
  console.log(`${minutes} minutes, ${sessionCount} sessions, ${answers.length} operations, seed ${seed}`);
  console.table({
    "RSS MB an hour": { measured: (rss / 1e6).toFixed(1), goal: "under 1 after 30 minutes" },
    "RSS MB": { measured: `${megabytes(warm[0])} to ${megabytes(warm.at(-1))}` },
    "open files": { measured: `${files[0]} to ${files.at(-1)}, at most ${Math.max(...files)}`, goal: "flat" },
    "event loop p99 ms": { measured: loop.toFixed(1), goal: "under 50" },
    "operation p99 ms": { measured: `${early.toFixed(0)}, then ${late.toFixed(0)}` },
    "p99 drift": { measured: `${((late / early - 1) * 100).toFixed(1)} %`, goal: "under 10 %" },
  });
  const counts = Object.groupBy(answers, ({ code }) => code);
  console.table(
    Object.fromEntries(Object.entries(counts).map(([code, all = []]) => [code, { operations: all.length }])),
  );
  return Object.keys(counts).every((code) => explained.has(code)) ? 0 : 1;
}

function megabytes(state: Sample | undefined): number {
  return Math.round((state?.rssBytes ?? 0) / 1e6);
}
