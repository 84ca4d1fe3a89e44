import { expect, test } from "@jest/globals";
import { createEndedSessions } from "./endedSessions.ts";

test("a session stays ended for as long as its refresh token may live", () => {
  let now = 0;
  const ended = createEndedSessions(() => now);
  ended.add("origin");
  const days = 24 * 3_600_000;
  now = 29 * days;
  expect(ended.has("origin")).toBe(true);
  expect(ended.has("another")).toBe(false);
  now = 31 * days;
  expect(ended.has("origin")).toBe(false);
});
