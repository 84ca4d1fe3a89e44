import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { Agent, setGlobalDispatcher } from "undici";
import { createAsker } from "../several/createAsker.ts";
import { createRoom } from "../several/documentRoom.ts";
import { signInOwner } from "../several/signInOwner.ts";
import { until } from "../until.ts";
import { expectStored, expectWhole } from "./expectWhole.ts";
import { faultTable } from "./faultTable.ts";
import { countFailed, type Fault, type FaultResult, frozen, killed, restarted, runFaults } from "./runFaults.ts";
import { sendInParts } from "./sendInParts.ts";
import { accountOf } from "./startPart.ts";
import { proxyUser, shippedConfig } from "./startProxy.ts";
import { type Shipped, startShipped } from "./startShipped.ts";
import type { Person, TrafficKind } from "./startTraffic.ts";

let shipped: Shipped;
let people: Person[];
const table: FaultResult[] = [];

/** Longer than the 4.5 seconds in which the proxy notices a silent server. */
const longMs = 6_000;
const shortMs = 3_000;
/** The proxy asks each server every second. Three missed answers take longer than this pause, one takes less. */
const pauseMs = 2_500;
/** The most seconds from the end of a fault to the last failure. */
const maxRecovery = 10;
/** The web client's timeout of a request. */
const browserMs = 30_000;

beforeAll(async () => {
  shipped = await startShipped();
  const { certificate: ca, webUrl: url } = shipped.proxy;
  setGlobalDispatcher(new Agent({ connect: { ca }, headersTimeout: browserMs }));
  await until(() => [...shipped.gateways, ...shipped.upstreams].every(({ name }) => shipped.proxy.isUp(name)));
  const owners = [0, 1, 2, 3, 4].map((index) =>
    signInOwner({ url, createCompany: shipped.createCompany }, `owner${index}@elfirman.example`),
  );
  people = await Promise.all(
    owners.map(async (owner) => {
      const caller = await owner;
      return { caller, installationId: (await createRoom(createAsker(url, caller))).installationId };
    }),
  );
}, 180_000);
afterAll(async () => {
  console.info(faultTable(table));
  await shipped?.close();
});

async function run(faults: Fault[]) {
  const { results, traffic } = await runFaults(shipped, people, faults);
  await expectWhole(shipped, traffic);
  return results;
}

/** Requests that a proxy or a browser may repeat. */
const repeatable: TrafficKind[] = ["read", "keyed write", "page"];

function expectUnnoticed(results: FaultResult[], kinds = repeatable) {
  const { sent, failed } = countFailed(results, kinds);
  expect(failed).toBeLessThanOrEqual(sent / 1_000);
}

test.each(["gateways", "upstreams"] as const)(
  "each of the two %s is killed, restarted and frozen: nobody loses a read, a page or a keyed write",
  async (kind) => {
    const results = await run(shipped[kind].flatMap((part) => [killed(part), restarted(part), frozen([part], longMs)]));
    table.push(...results);
    expectUnnoticed(results);
  },
  240_000,
);

test("the proxy takes a new configuration: nobody loses anything", async () => {
  const { part } = shipped.proxy;
  const results = await run([{ name: "haproxy reloaded", inject: async () => part.signal("SIGUSR2") }]);
  table.push(...results);
  expectUnnoticed(results, [...repeatable, "unkeyed write", "upload"]);
});

test("an upload in parts goes on after the bucket and both services were restarted, and is whole in the bucket", async () => {
  const [{ caller, installationId }] = people as [Person];
  const { upstreams, swift, proxy } = shipped;
  const { file, statuses, lacking } = await sendInParts(caller, installationId, async () => {
    for (const part of [...upstreams, ...swift.parts]) await restarted(part).inject();
    await until(() => upstreams.every(({ name }) => proxy.isUp(name)));
  });
  expect(lacking).toEqual([5_000_000, 10_000_000]);
  expect(statuses).toEqual([204, 204, 204, 204]);
  await expectStored(swift, [file]);
}, 120_000);

test("the process of the proxy that answers requests is not root", () => {
  const [, ...workers] = shipped.proxy.part.userIds();
  const own = process.getuid?.();
  expect(new Set(workers)).toEqual(new Set([own === 0 ? accountOf(proxyUser).uid : own]));
});

const singles = {
  haproxy: () => shipped.proxy.part,
  redis: () => shipped.redis,
  pgbouncer: () => shipped.database.pgbouncer,
  postgres: () => shipped.database.postgres,
};

test.each(Object.entries(singles))(
  "%s is alone: while it is away people are told, and all goes on within seconds after it is back",
  async (_, find) => {
    const part = find();
    const results = await run([killed(part), restarted(part), frozen([part], shortMs)]);
    table.push(...results);
    for (const { recovery } of results) expect(recovery).toBeLessThan(maxRecovery);
  },
  240_000,
);

test("each of the bucket's servers is killed, restarted and frozen: only photos wait, and each arrives", async () => {
  const results = await run(
    shipped.swift.parts.flatMap((part) => [killed(part), restarted(part), frozen([part], shortMs)]),
  );
  table.push(...results);
  expectUnnoticed(results, [...repeatable, "upload"]);
}, 360_000);

/** Each gateway and service dies, one gateway hangs, and all of a kind pause together, as on a busy machine. */
const drill = () => [
  ...[...shipped.gateways, ...shipped.upstreams].map(killed),
  frozen(shipped.gateways.slice(0, 1), longMs),
  frozen(shipped.gateways, pauseMs),
  frozen(shipped.upstreams, pauseMs),
];

const changes: Record<string, (config: string) => string> = {
  "as shipped": (config) => config,
  "without retries": (config) =>
    config.replace("retries 3", "retries 0").replace(/^ +(option redispatch|retry-on) .*\n/gm, ""),
  // With `fall 1`, one missed check ends all requests of a server that merely paused.
  "with fall 1": (config) => config.replace("fall 3", "fall 1"),
};

test.each(Object.entries(changes))(
  "a drill loses no read, page or keyed write with the proxy's configuration as shipped, and some otherwise: %s",
  async (title, change) => {
    const { proxy } = shipped;
    const config = change(shippedConfig);
    proxy.configure(config);
    await restarted(proxy.part).inject();
    const results = await run(drill());
    table.push(...results.map((result) => ({ ...result, name: `${title}: ${result.name}` })));
    const { sent, failed } = countFailed(results, repeatable);
    if (config === shippedConfig) expectUnnoticed(results);
    else expect(failed).toBeGreaterThan(sent / 1_000);
  },
  240_000,
);
