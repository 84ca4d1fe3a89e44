import { expect, test } from "@jest/globals";
import { overdueDays, todayIn } from "./overdueDays.ts";

test.each([
  ["2026-03-28", "2026-03-27", 0],
  ["2026-03-28", "2026-03-28", 0],
  ["2026-03-28", "2026-03-29", 1],
  // Clocks change in the night to 29 March.
  ["2026-03-28", "2026-03-30", 2],
  ["2026-12-31", "2027-01-01", 1],
])("an end on %s is overdue on %s by %i days", (end, today, days) => expect(overdueDays(end, today)).toBe(days));

test.each([
  ["SE", "2026-06-01T21:59:00Z", "2026-06-01"],
  ["SE", "2026-06-01T22:01:00Z", "2026-06-02"],
  ["FI", "2026-06-01T21:01:00Z", "2026-06-02"],
  ["OTHER", "2026-06-01T23:59:00Z", "2026-06-01"],
] as const)("in %s at %s it is %s", (country, instant, day) => expect(todayIn(country, new Date(instant))).toBe(day));
