import { expect, test } from "@jest/globals";
import { createMemoryStore } from "./createMemoryStore.ts";

test("a key is there until its time is over", async () => {
  let now = 0;
  const store = createMemoryStore(() => now);
  await store.put("a", 1_000);
  now = 999;
  expect(await store.has("a")).toBe(true);
  expect(await store.has("b")).toBe(false);
  expect(store.keys()).toEqual([["a", 1]]);
  now = 1_000;
  expect(await store.has("a")).toBe(false);
  expect(store.keys()).toEqual([]);
});

test("each key has a window of its own, which begins with its first count", async () => {
  let now = 500;
  const store = createMemoryStore(() => now);
  expect(await store.count("a", 1_000)).toEqual({ count: 1, milliseconds: 1_000 });
  now = 1_499;
  expect(await store.count("a", 1_000)).toEqual({ count: 2, milliseconds: 1 });
  expect(await store.count("b", 1_000)).toEqual({ count: 1, milliseconds: 1_000 });
  now = 1_500;
  expect(await store.count("a", 1_000)).toEqual({ count: 1, milliseconds: 1_000 });
});

test("what is over is not kept", async () => {
  let now = 0;
  const store = createMemoryStore(() => now);
  for (let index = 0; index < 100; index += 1) await store.put(`key-${index}`, 1_000);
  now = 120_000;
  await store.put("last", 1_000);
  now = 0;
  // Seen from the past, the keys would still be there.
  expect(store.keys().map(([key]) => key)).toEqual(["last"]);
});
