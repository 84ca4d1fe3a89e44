import { beforeEach, expect, test } from "@jest/globals";
import { createTurns, type Turn } from "./createTurns.ts";

let newCaller: () => () => Turn;
let done: string[];
let now: number;
let isAlone: boolean;
beforeEach(() => {
  now = 0;
  isAlone = false;
  newCaller = createTurns(
    () => isAlone,
    () => now,
  );
  done = [];
});

/** So many parts that take more than their share of a round each. */
async function workInParts(turn: Turn, name: string, parts: number) {
  for (let part = 1; part <= parts; part += 1) {
    await turn();
    now += 2;
    done.push(`${name}${part}`);
  }
}

test("nobody waits while there is time", async () => {
  const [one, other] = [newCaller()(), newCaller()()];
  let rounds = 0;
  setImmediate(() => {
    rounds += 1;
  });
  const first = one();
  await new Promise<void>(process.nextTick);
  await other();
  expect([first, rounds]).toEqual([undefined, 0]);
});

test("between two long parts the event loop goes round", async () => {
  let rounds = 0;
  const mine = done;
  const count = () => {
    rounds += 1;
    if (mine.length < 4) setImmediate(count);
  };
  setImmediate(count);
  await workInParts(newCaller()(), "a", 4);
  expect(rounds).toBeGreaterThanOrEqual(3);
});

test("callers take turns, however much one has to do, and of one caller's operations the oldest goes first", async () => {
  const [greedy, modest] = [newCaller(), newCaller()];
  const greedies = ["a", "b", "c"].map((name) => workInParts(greedy(), name, 2));
  await Promise.all([...greedies, workInParts(modest(), "m", 2)]);
  expect(done).toEqual(["a1", "a2", "m1", "b1", "m2", "b2", "c1", "c2"]);
});

test("short parts share a round", async () => {
  const turn = newCaller()();
  await turn();
  now += 2;
  let rounds = 0;
  const waiting = Array.from({ length: 50 }, async () => {
    await turn();
    done.push(`round ${rounds}`);
  });
  const mine = done;
  const count = () => {
    rounds += 1;
    if (mine.length < 50) setImmediate(count);
  };
  setImmediate(count);
  await Promise.all(waiting);
  expect(new Set(done).size).toBeLessThan(10);
});

/** Works for more than anybody is let at once, then for one part more. */
async function workOnAndOn(turn: Turn, milliseconds = 160) {
  await turn();
  now += milliseconds;
  await workInParts(turn, "on", 1);
}

test("who goes on and on waits for others to have their share, and they wait for nobody", async () => {
  const working = workOnAndOn(newCaller()());
  for (let rounds = 0; rounds < 5; rounds += 1) await new Promise(setImmediate);
  expect(done).toEqual([]);
  await workInParts(newCaller()(), "m", 2);
  expect(done).toEqual(["m1", "m2"]);
  now += 30;
  await working;
  expect(done).toEqual(["m1", "m2", "on1"]);
});

test("who goes on and on alone waits for nothing", async () => {
  isAlone = true;
  await workOnAndOn(newCaller()());
  expect(done).toEqual(["on1"]);
});

test("who waits for others to have their share goes on as soon as they are gone", async () => {
  const working = workOnAndOn(newCaller()(), 3_600_000);
  for (let rounds = 0; rounds < 5; rounds += 1) await new Promise(setImmediate);
  expect(done).toEqual([]);
  isAlone = true;
  await working;
  expect(done).toEqual(["on1"]);
});
