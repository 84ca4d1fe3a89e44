import { expect, test } from "@jest/globals";
import { commonNumbers, matrixSteps } from "./matrixRoom.ts";

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
