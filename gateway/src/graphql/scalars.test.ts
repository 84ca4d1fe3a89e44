import { expect, test } from "@jest/globals";
import { scalars } from "./scalars.ts";

const { DateTime } = scalars;

test.each([
  ["2026-01-31T13:05:00.000Z", "2026-01-31T13:05:00.000Z"],
  ["2026-01-31T13:05+01:00", "2026-01-31T12:05:00.000Z"],
  ["2028-02-29T23:59:59Z", "2028-02-29T23:59:59.000Z"],
])("an instant is read as UTC: %s", (text, instant) => expect(DateTime.parseValue(text)).toBe(instant));

test.each(["2026-02-30T00:00:00Z", "2026-04-31T00:00:00Z", "2026-01-31T24:00:00Z", "2026-01-31", "", 0])(
  "a day or an hour that does not exist is no instant: %s",
  (text) => expect(() => DateTime.parseValue(text)).toThrow("A DateTime is an instant"),
);
