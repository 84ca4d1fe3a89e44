import { expect, test } from "@jest/globals";
import { nearestOption } from "./nearestOption.ts";

const options = ["Tvättstuga", "Badrum 1", "Badrum 2", "Kök"].map((label, at) => ({ value: String(at), label }));

test.each([
  ["Tvätstuga", "Tvättstuga"],
  ["tvättstugan", "Tvättstuga"],
  ["Kok", "Kök"],
  ["Badrum", null],
  ["Hall", null],
  ["", null],
])("the room nearest to '%s' is %s", (written, label) =>
  expect(nearestOption(written, options)?.label ?? null).toBe(label),
);
