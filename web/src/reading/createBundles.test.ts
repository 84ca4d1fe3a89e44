import { expect, test } from "@jest/globals";
import { createBundles, type RecordResult, type ValueToRecord } from "./createBundles.ts";

const done: RecordResult = { result: { kind: "done" }, version: "v2" };
const numbered = (index: number): ValueToRecord => ({
  key: { entryId: `e${index}`, field: "RESISTANCE", subject: "" },
  value: { kind: "value", value: index },
  version: null,
});

test("sends the first at once and at most 25 entries together, and tells each its own result", async () => {
  const sizes: number[] = [];
  const bundled = createBundles(async (values) => {
    sizes.push(values.length);
    return values.map(({ key }) => ({ ...done, version: `${key.entryId} stored` }));
  });
  const recorded = Promise.all(Array.from({ length: 52 }, (_, index) => bundled(numbered(index))));
  expect(sizes).toEqual([1]);
  expect((await recorded).map(({ version }) => version)).toEqual(
    Array.from({ length: 52 }, (_, index) => `e${index} stored`),
  );
  expect(sizes).toEqual([1, 25, 25, 1]);
});

test("sends at most a hundred values together", async () => {
  const sizes: number[] = [];
  const bundled = createBundles(async (values) => {
    sizes.push(values.length);
    return values.map(() => done);
  });
  await Promise.all(Array.from({ length: 112 }, (_, index) => bundled(numbered(index % 10))));
  expect(sizes).toEqual([1, 100, 11]);
});

test("a bundle without an answer failed, and the next is sent all the same", async () => {
  const answers = [[], [done]];
  const bundled = createBundles(async () => answers.shift() ?? []);
  expect(await Promise.all([bundled(numbered(1)), bundled(numbered(2))])).toEqual([
    { result: { kind: "failed", requestId: null }, version: null },
    done,
  ]);
});
