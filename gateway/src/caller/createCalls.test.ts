import { beforeEach, expect, test } from "@jest/globals";
import { type Call, createCalls } from "./createCalls.ts";

type Answer = { resolve(): void; reject(error: Error): void };

let call: Call;
let underWay: Map<number, Answer>;
let most: number;
beforeEach(() => {
  call = createCalls();
  underWay = new Map();
  most = 0;
});

const atOnce = () => undefined;
const send = (number: number) =>
  call(async () => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    underWay.set(number, { resolve, reject });
    most = Math.max(most, underWay.size);
    await promise.finally(() => underWay.delete(number));
    return number;
  }, atOnce);
const round = () => new Promise(setImmediate);

test("64 are under way at most, and the others follow in the order they came", async () => {
  const calls = Array.from({ length: 70 }, (_, number) => send(number));
  await round();
  expect(underWay.size).toBe(64);
  for (const first of [3, 40]) {
    underWay.get(first)?.resolve();
    // What comes when a place is free does not take it from the one who waited for it.
    calls.push(send(calls.length));
    await round();
  }
  expect([...underWay.keys()].slice(-2)).toEqual([64, 65]);
  for (; underWay.size > 0; await round()) for (const { resolve } of underWay.values()) resolve();
  expect(await Promise.all(calls)).toEqual(calls.map((_, number) => number));
  expect(most).toBe(64);
});

test("one that fails fails alone and gives its place on", async () => {
  const calls = Array.from({ length: 65 }, (_, number) => send(number));
  const failed = expect(calls[0]).rejects.toThrow("broken");
  await round();
  underWay.get(0)?.reject(new Error("broken"));
  await failed;
  await round();
  expect(underWay.has(64)).toBe(true);
  for (const { resolve } of underWay.values()) resolve();
  await Promise.all(calls.slice(1));
});

test("few are sent at once, many in turns", async () => {
  let turns = 0;
  const turn = () => {
    turns += 1;
    return undefined;
  };
  for (let number = 0; number < 10; number += 1) await call(async () => number, turn);
  expect(turns).toBe(0);
  await Promise.all(Array.from({ length: 10 }, (_, number) => call(async () => number, turn)));
  expect(turns).toBeGreaterThan(0);
});
