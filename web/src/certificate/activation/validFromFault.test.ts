import { expect, test } from "@jest/globals";
import { lastValidFrom, validFromFault } from "./validFromFault.ts";

const fault = (day: string) => validFromFault(day, "2026-10-12", "2026-11-20");

test.each(["", "2026-1-2", "20.11.2026", "2026-13-01", "2026-02-30", "2026-11-20T00:00"])("%s is not a day", (day) => {
  expect(fault(day)).toBe("format");
});

test("takes every day from the project's start to one year ahead", () => {
  expect(fault("2026-10-11")).toBe("tooEarly");
  expect(fault("2026-10-12")).toBeNull();
  expect(fault("2027-11-20")).toBeNull();
  expect(fault("2027-11-21")).toBe("tooLate");
});

test("one year from a leap day ends with February", () => {
  expect(validFromFault("2029-02-28", "2028-01-01", "2028-02-29")).toBeNull();
  expect(validFromFault("2029-03-01", "2028-01-01", "2028-02-29")).toBe("tooLate");
  expect(lastValidFrom("2026-11-20")).toBe("2027-11-20");
});
