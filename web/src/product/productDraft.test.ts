import { expect, test } from "@jest/globals";
import { emptyDraft, readDraft } from "./productDraft.ts";

const series = ["CABLE_MARKING", "VOLTAGE", "CABLE_LENGTH"];
const selfRegulating = ["CABLE_MARKING", "CABLE_LENGTH", "ISOLATION"];

test("length and voltage are read as numbers, with comma or point", () => {
  const draft = { ...emptyDraft, CABLE_LENGTH: "42,5", VOLTAGE: "230", CABLE_MARKING: " A7 " };
  expect(readDraft(draft, series).extra).toEqual({ cableMarking: "A7", cableLength: 42.5, voltage: 230 });
});

test("all fields are required but the marking", () => {
  expect(readDraft({ ...emptyDraft, VOLTAGE: "230" }, series).fault).toEqual({
    kind: "missing",
    fields: ["CABLE_LENGTH"],
  });
  expect(readDraft({ ...emptyDraft, CABLE_LENGTH: "8" }, selfRegulating).extra).toEqual({
    cableLength: 8,
    isolation: false,
  });
});

test.each(["abc", "0", "-4"])("%j is no length", (text) => {
  expect(readDraft({ ...emptyDraft, CABLE_LENGTH: text }, ["CABLE_LENGTH"]).fault).toEqual({
    kind: "notANumber",
    fields: ["CABLE_LENGTH"],
  });
});

test.each([
  [
    { CABLE_LENGTH: "10000,1", VOLTAGE: "230" },
    { kind: "notANumber", fields: ["CABLE_LENGTH"] },
  ],
  [
    { CABLE_LENGTH: "10000", VOLTAGE: "1001" },
    { kind: "notANumber", fields: ["VOLTAGE"] },
  ],
  [
    { CABLE_LENGTH: "8", VOLTAGE: "230", CABLE_MARKING: "a".repeat(101) },
    { kind: "tooLong", fields: ["CABLE_MARKING"] },
  ],
])("%j is more than the service stores", (typed, fault) => {
  const asked = ["CABLE_MARKING", "VOLTAGE", "CABLE_LENGTH"];
  expect(readDraft({ ...emptyDraft, ...typed }, asked).fault).toEqual(fault);
});

test("only what the recipe asks for is sent", () => {
  const draft = { ...emptyDraft, CABLE_LENGTH: "8", VOLTAGE: "230", isolation: true };
  expect(readDraft(draft, ["CABLE_LENGTH"]).extra).toEqual({ cableLength: 8 });
});
