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

test("values of one entry that were measured with different instruments are sent one after another", async () => {
  const sent: string[] = [];
  const bundled = createBundles(async (values) => {
    sent.push(values.map(({ key }) => `${key.entryId} ${key.measured?.instrument?.id}`).join());
    return values.map(() => done);
  });
  const measuredWith = (index: number, id: string): ValueToRecord => {
    const value = numbered(index);
    const instrument = { id, testVoltage: null };
    return { ...value, key: { ...value.key, measured: { on: "2026-11-27", byId: null, zone: null, instrument } } };
  };
  const values = [measuredWith(0, "m1"), measuredWith(1, "m1"), measuredWith(2, "m2"), measuredWith(1, "m2")];
  await Promise.all(values.map(bundled));
  expect(sent).toEqual(["e0 m1", "e1 m1,e2 m2", "e1 m2"]);
});

test("a bundle without an answer failed, and the next is sent all the same", async () => {
  const answers = [[], [done]];
  const bundled = createBundles(async () => answers.shift() ?? []);
  expect(await Promise.all([bundled(numbered(1)), bundled(numbered(2))])).toEqual([
    { result: { kind: "failed", requestId: null }, version: null },
    done,
  ]);
});
