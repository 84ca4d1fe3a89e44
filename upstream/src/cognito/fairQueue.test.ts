import { expect, test } from "@jest/globals";
import { createFairQueue } from "./fairQueue.ts";

const refusal = () => new Error("full");

test.each([
  ["networks", false],
  ["accounts", true],
])("a caller with many %s that fill every place keeps out nobody who has fewer", async (_, isKnownDevice) => {
  const queue = createFairQueue({ concurrency: 1, maxPerOrigin: 4, maxTotal: 8, refusal });
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  const run = (key: string) =>
    queue
      .run({ key, isKnownDevice }, () => opened)
      .then(
        () => "served",
        (error: Error) => error.message,
      );
  const attack = [..."11112222"].map(run);
  const people = ["3", "4"].map(run);
  const more = await run("1");
  open();
  expect(await Promise.all(people)).toEqual(["served", "served"]);
  expect(more).toBe("full");
  const outcomes = await Promise.all(attack);
  expect(outcomes.filter((outcome) => outcome === "full")).toHaveLength(2);
  expect(await Promise.all([..."5555"].map(run))).toEqual(Array(4).fill("served"));
});

test("known devices and all others have as many places, and neither takes those of the other", async () => {
  const queue = createFairQueue({ concurrency: 1, maxPerOrigin: 2, maxTotal: 4, refusal });
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  const run = (key: string, isKnownDevice: boolean) =>
    queue
      .run({ key, isKnownDevice }, () => opened)
      .then(
        () => "served",
        () => "full",
      );
  const others = [..."1122"].map((key) => run(key, false));
  const devices = [..."aabbcc"].map((key) => run(key, true));
  open();
  expect(await Promise.all(others)).toEqual(Array(4).fill("served"));
  expect((await Promise.all(devices)).filter((outcome) => outcome === "served")).toHaveLength(4);
});

test("what waits too long is refused, and a patient one is served in its turn", async () => {
  const queue = createFairQueue({ concurrency: 1, maxPerOrigin: 4, maxTotal: 8, refusal, maxWaitMs: 20 });
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  const origin = { key: "1", isKnownDevice: true };
  const first = queue.run(origin, () => opened);
  const patient = queue.run(origin, async () => "served", true);
  await expect(queue.run(origin, async () => "served")).rejects.toThrow("full");
  open();
  await first;
  expect(await patient).toBe("served");
  expect(await Promise.all([..."1111"].map(() => queue.run(origin, async () => "served")))).toHaveLength(4);
});
