import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { type RedisServer, startRedis } from "../../test/startRedis.ts";
import { until } from "../../test/until.ts";
import type { SharedState } from "./memoryState.ts";
import { createRedisState } from "./redisState.ts";

let server: RedisServer;
let one: SharedState;
let other: SharedState;
const said: string[] = [];

function say(fields: unknown, text?: string) {
  said.push(text ?? String(fields));
}

const open = (prefix = "test:", windowMs = 60_000) =>
  createRedisState({ url: server.url, prefix, windowMs, log: { info: say, warn: say } });

beforeAll(async () => {
  server = await startRedis();
});
afterAll(() => server.close());
beforeEach(async () => {
  [one, other] = await Promise.all([open(), open()]);
  said.length = 0;
});
afterEach(() => Promise.all([one.close(), other.close()]));

test("a value of one gateway is read by the other until it expires", async () => {
  await one.set("ended", 60_000);
  expect(await other.has("ended")).toBe(true);
  expect(await other.has("another")).toBe(false);
  await one.set("short", 30);
  await until(async () => !(await other.has("short")));
});

test("of a hundred counts through two, none is lost and the window ends for all", async () => {
  const [shortly, too] = await Promise.all([open("test:", 1_000), open("test:", 1_000)]);
  const counts = await Promise.all(
    Array.from({ length: 100 }, (_, index) => (index % 2 ? shortly : too).increment("n")),
  );
  expect(counts.map(({ count }) => count).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 100 }, (_, index) => index + 1),
  );
  for (const { leftMs } of counts) expect(leftMs).toBeLessThanOrEqual(1_000);
  await until(async () => (await shortly.increment("n")).count === 1);
  await Promise.all([shortly.close(), too.close()]);
});

test("services with another prefix have other keys", async () => {
  const foreign = await open("foreign:");
  await one.set("mine", 60_000);
  expect(await foreign.has("mine")).toBe(false);
  await foreign.close();
});

test("without the server each goes on alone, and what it missed is told when it is back", async () => {
  await one.set("before", 60_000);
  expect(await other.has("before")).toBe(true);
  await server.stop();
  await until(() => !one.isShared() && !other.isShared());
  await one.set("meanwhile", 60_000);
  expect([await one.has("meanwhile"), await one.has("before"), await other.has("before")]).toEqual([true, true, true]);
  expect(await other.has("meanwhile")).toBe(false);
  expect((await one.increment("alone")).count).toBe(1);
  expect((await one.increment("alone")).count).toBe(2);
  expect((await other.increment("alone")).count).toBe(1);
  await server.start();
  await until(() => one.isShared() && other.isShared());
  await until(() => other.has("meanwhile"));
  expect(said.filter((text) => text === "the shared store does not answer")).toHaveLength(2);
  expect(said.filter((text) => text === "the shared store answers again")).toHaveLength(2);
});

test("a server that hangs holds nobody up for long", async () => {
  server.pause();
  const times: number[] = [];
  for (let index = 0; index < 20; index += 1) {
    const start = performance.now();
    await one.has("anything");
    times.push(performance.now() - start);
  }
  // A few calls wait for the server, the others do not.
  expect(times.reduce((sum, each) => sum + each)).toBeLessThan(10 * Math.max(...times));
  expect(one.isShared()).toBe(false);
  await one.set("hung", 60_000);
  server.resume();
  await until(async () => {
    await one.has("anything");
    return one.isShared();
  });
  await until(() => other.has("hung"));
});

test("a gateway starts without the server and finds it later", async () => {
  await server.stop();
  const early = await open();
  expect(early.isShared()).toBe(false);
  await early.set("early", 60_000);
  await server.start();
  await until(() => early.isShared());
  await until(() => one.has("early"));
  await early.close();
});
