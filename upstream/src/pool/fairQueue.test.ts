import { expect, test } from "@jest/globals";
import { createFairQueue } from "./fairQueue.ts";

const refusal = () => new Error("full");
const address = (key: string) => ({ key, isKnownDevice: false });

test("a caller with many networks that fill every place keeps out nobody who has fewer", async () => {
  const queue = createFairQueue({ concurrency: 1, maxPerOrigin: 4, maxTotal: 8, refusal });
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  const run = (key: string) =>
    queue
      .run(address(key), () => opened)
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
