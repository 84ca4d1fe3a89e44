import { expect, test } from "@jest/globals";
import { createMemoryState } from "../limits/memoryState.ts";
import { createEndedSessions } from "./endedSessions.ts";

test("a session stays ended for as long as its refresh token may live", async () => {
  let now = 0;
  const ended = createEndedSessions(createMemoryState(() => now));
  await ended.add("origin");
  const days = 24 * 3_600_000;
  now = 29 * days;
  expect(await ended.has("origin")).toBe(true);
  expect(await ended.has("another")).toBe(false);
  now = 31 * days;
  expect(await ended.has("origin")).toBe(false);
});
