import { expect, test } from "@jest/globals";
import { limitConcurrency } from "./limitConcurrency.ts";

test("runs no more at once than the limit, the rest in their order, also after one that fails", async () => {
  const run = limitConcurrency(2);
  const started: string[] = [];
  const ends: Record<string, (error?: Error) => void> = {};
  const work = (name: string) =>
    run(
      () =>
        new Promise<void>((resolve, reject) => {
          started.push(name);
          ends[name] = (error) => (error ? reject(error) : resolve());
        }),
    );
  const all = Promise.allSettled([work("a"), work("b"), work("c"), work("d")]);
  await Promise.resolve();
  expect(started).toEqual(["a", "b"]);
  ends.b?.(new Error("torn"));
  while (started.length < 3) await Promise.resolve();
  expect(started).toEqual(["a", "b", "c"]);
  ends.a?.();
  while (started.length < 4) await Promise.resolve();
  ends.c?.();
  ends.d?.();
  expect((await all).map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled", "fulfilled"]);
});
