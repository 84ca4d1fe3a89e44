import { setTimeout as wait } from "node:timers/promises";
import { until } from "../until.ts";
import type { Part } from "./startPart.ts";
import type { Shipped } from "./startShipped.ts";
import { type Act, type Person, startTraffic, type Traffic } from "./startTraffic.ts";
import { type Seen, watchOperator } from "./watchOperator.ts";

export type Fault = { name: string; inject(): Promise<unknown> };

export type FaultResult = Seen & {
  name: string;
  /** The acts that began from two seconds before this fault until two seconds before the next fault. */
  acts: Act[];
  /** Seconds from the end of the fault until the last failing act began; 0 if none began after it. */
  recovery: number;
};

const calmMs = 2_000;
const maxRecoveryMs = 60_000;
/** The pause of a service manager before it starts a process again. */
const managerMs = 1_000;

export const killed = (part: Part): Fault => ({
  name: `${part.name} killed`,
  inject: async () => {
    await part.kill();
    await wait(managerMs);
    await part.start();
  },
});

export const restarted = (part: Part): Fault => ({
  name: `${part.name} restarted`,
  inject: async () => {
    await part.stop();
    await part.start();
  },
});

export const frozen = (parts: Part[], milliseconds: number): Fault => ({
  name: `${parts.map(({ name }) => name).join(", ")} frozen ${milliseconds / 1_000} s`,
  inject: async () => {
    for (const part of parts) part.freeze();
    await wait(milliseconds);
    for (const part of parts) part.thaw();
  },
});

/** Injects the faults while simulated people work, each fault when the previous one is over. */
export async function runFaults(shipped: Shipped, people: Person[], faults: Fault[]) {
  const traffic = startTraffic(shipped.proxy.webUrl, people);
  const rounds: (Seen & { name: string; from: number; over: number })[] = [];
  try {
    for (const { name, inject } of faults) {
      const from = Date.now();
      await wait(calmMs);
      const stopWatching = watchOperator(shipped);
      await inject();
      const over = Date.now();
      await untilCalm(traffic, shipped);
      rounds.push({ name, from, over, ...(await stopWatching()) });
    }
    await wait(calmMs);
  } finally {
    await traffic.stop();
  }
  const results = rounds.map(({ from, over, ...round }, index): FaultResult => {
    const next = rounds[index + 1]?.from ?? Number.POSITIVE_INFINITY;
    const acts = traffic.acts.filter((act) => act.from >= from && act.from < next);
    const lastFailure = Math.max(over, ...acts.filter(({ failure }) => failure).map((act) => act.from));
    return { ...round, acts, recovery: (lastFailure - over) / 1_000 };
  });
  return { results, traffic };
}

/** Waits until the proxy reaches all servers and no act that began in the last two seconds has failed. */
async function untilCalm({ acts }: Traffic, { proxy, gateways, upstreams }: Shipped): Promise<void> {
  await until(() => [...gateways, ...upstreams].every(({ name }) => proxy.isUp(name)), maxRecoveryMs);
  const start = Date.now();
  await until(() => {
    const recent = acts.filter(({ from }) => from >= Math.max(start, Date.now() - calmMs));
    return Date.now() - start > calmMs && recent.length > 20 && recent.every(({ failure }) => !failure);
  }, maxRecoveryMs);
}

export function countFailed(results: FaultResult[], kinds: Act["kind"][]) {
  const acts = results.flatMap((result) => result.acts).filter(({ kind }) => kinds.includes(kind));
  return { sent: acts.length, failed: acts.filter(({ failure }) => failure).length };
}
