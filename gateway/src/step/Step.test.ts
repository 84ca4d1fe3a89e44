import { expect, test } from "@jest/globals";
import type { RestStepEntry } from "../rest/types.ts";
import { isEntryComplete } from "./Step.ts";

type Schema = RestStepEntry["dataSchema"];

function entry(required: Schema["required"], data: RestStepEntry["data"]): RestStepEntry {
  const dataSchema: Schema = { type: "object", properties: {}, required };
  return { measurementId: "m", productId: "p", dataSchema, data, recordedAt: null, recordedBy: null };
}

test.each([
  ["a value", entry(["resistance"], { resistance: 88 }), true],
  ["zero", entry(["current"], { current: 0 }), true],
  ["false", entry(["isWaterSurrounded"], { isWaterSurrounded: false }), true],
  ["over range", entry(["insulation"], { insulation: "OVER_RANGE" }), true],
  ["not measured, though required", entry(["resistance"], { resistance: "NOT_MEASURED" }), false],
  ["not measured, not required", entry([], { resistance: "NOT_MEASURED" }), true],
  ["null", entry(["resistance"], { resistance: null }), false],
  ["nothing", entry(["resistance"], {}), false],
  ["an empty list", entry(["attachments"], { attachments: [] }), false],
  ["one of two", entry(["resistance", "insulation"], { resistance: 88 }), false],
])("%s", (_, given, isComplete) => expect(isEntryComplete(given)).toBe(isComplete));

test("without a list of required fields nothing counts as filled", () => {
  const given = entry([], { resistance: 88 });
  Reflect.deleteProperty(given.dataSchema, "required");
  expect(isEntryComplete(given)).toBe(false);
});
