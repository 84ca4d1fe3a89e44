import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { measuredInput } from "./measured.ts";

beforeEach(() => void jest.useFakeTimers({ now: new Date("2026-06-02T22:30:00Z") }));
afterEach(() => void jest.useRealTimers());

const typed = (on: string, zone: string) => measuredInput({ on, byId: null, zone });

test("a value that waited for the connection was measured on the day on which it was typed, as the company counts days", () => {
  expect(typed("2026-06-02", "Europe/Stockholm")).toEqual({ measuredOn: "2026-06-02" });
  expect(typed("2026-06-02", "UTC")).toEqual({});
  expect(typed("2026-06-03", "Europe/Stockholm")).toEqual({});
});

test("a chosen day is told also when it is today, with the person", () => {
  const chosen = { on: "2026-06-03", byId: "gu1", zone: null };
  expect(measuredInput(chosen)).toEqual({ measuredOn: "2026-06-03", measuredById: "gu1" });
});

test("a value names its instrument and test voltage, also on the day itself", () => {
  const instrument = { id: "gi1", testVoltage: 500 };
  const told = measuredInput({ on: "2026-06-03", byId: null, zone: "Europe/Stockholm", instrument });
  expect(told).toEqual({ measuredWithId: "gi1", testVoltage: 500 });
  expect(measuredInput({ on: "2026-06-03", byId: null, zone: "UTC", instrument: null })).toEqual({});
});
