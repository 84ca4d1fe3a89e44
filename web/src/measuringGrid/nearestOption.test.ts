import { expect, test } from "@jest/globals";
import { nearestOption } from "./nearestOption.ts";

const options = ["Tvättstuga", "Badrum 1", "Badrum 2", "Kök", "A"].map((label, at) => ({ value: String(at), label }));

test.each([
  ["Tvätstuga", "Tvättstuga"],
  ["tvättstugan", "Tvättstuga"],
  ["Kok", "Kök"],
  ["Badrum", null],
  ["Badrum 13", null],
  ["Hall", null],
  ["", null],
])("the room nearest to '%s' is %s", (written, label) =>
  expect(nearestOption(written, options)?.label ?? null).toBe(label),
);

test("a room of several floors is compared by its title; of two equal titles neither is nearest", () => {
  const laundry = { value: "0", label: "Tvättstuga · Plan 1", title: "Tvättstuga" };
  const other = { value: "1", label: "Tvättstuga · Plan 2", title: "Tvättstuga" };
  expect(nearestOption("Tvätstuga", [laundry])).toBe(laundry);
  expect(nearestOption("Tvätstuga", [laundry, other])).toBeNull();
});
