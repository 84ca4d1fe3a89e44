import { expect, test } from "@jest/globals";
import { commonNumbers, type MatrixEntry, matrixSteps, ownMeasuring } from "./matrixRoom.ts";

const room = (id: string, ...labels: string[]) => ({
  ...{ id, title: id, products: [] },
  steps: labels.map((label) => ({ label, title: label })),
});

test("a step has its number in all rooms, and none where rooms differ or an earlier step has it", () => {
  const numbersOf = (...rooms: ReturnType<typeof room>[]) => {
    const steps = matrixSteps(rooms);
    const numbers = commonNumbers(rooms, steps);
    return steps.map(({ label }, index) => `${label} ${numbers[index]}`);
  };
  const cable = room("cable", "before", "after", "covered", "connected");
  expect(numbersOf(cable, room("mat", "before", "after", "energised"))).toEqual([
    "before 1",
    "after 2",
    "covered 3",
    "connected 4",
    "energised null",
  ]);
  expect(numbersOf(cable, room("foil", "after", "before")).slice(0, 2)).toEqual(["before null", "after null"]);
});

test("a product tells days and persons once, and whether all that is recorded has the same", () => {
  const value = { quantity: "RESISTANCE" as const, reading: { kind: "value" as const, value: 88 }, verdict: null };
  const entry = (day: string | null, values = [value], person = "Eva") =>
    ({ day, person: day && person, values, files: [] }) as unknown as MatrixEntry;
  const measuringOf = (...entries: MatrixEntry[]) =>
    ownMeasuring(
      { id: "p", title: "p", facts: "", limits: [], entries: new Map(entries.map((one, at) => [`${at}`, one])) },
      null,
    );
  const [first, later, unknown, empty] = [entry("2026-11-01"), entry("2026-11-02"), entry(null), entry(null, [])];
  expect(measuringOf(first, first, empty)).toEqual({ text: "2026-11-01 Eva", isOne: true });
  expect(measuringOf(later, first)).toEqual({ text: "2026-11-01 – 2026-11-02 Eva", isOne: false });
  expect(measuringOf(first, entry("2026-11-01", [value], "Ida"))).toEqual({
    text: "2026-11-01 Eva, Ida",
    isOne: false,
  });
  expect(measuringOf(first, first, unknown)).toEqual({ text: "2026-11-01 Eva", isOne: false });
  const undated = ["Eva", "Ida"].map((person) => ({ ...unknown, person }));
  expect(measuringOf(...undated)).toEqual({ text: "Eva, Ida", isOne: false });
  expect(measuringOf(unknown, empty)).toBeNull();
});
