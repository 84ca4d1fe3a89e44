/** @jest-environment-options {"timeZone": "Europe/Stockholm"} */
import { afterEach, expect, jest, test } from "@jest/globals";
import { screen } from "@testing-library/react";
import { entry, openHistory } from "../../test/openHistory.tsx";

afterEach(() => void jest.restoreAllMocks());

test("yesterday is the day before also when the clock was set forward during it", async () => {
  jest.spyOn(Date, "now").mockReturnValue(Date.parse("2026-03-30T00:30:00+02:00"));
  const { answer } = await openHistory();
  await answer([
    entry(3, "PROJECT_CREATED", { at: "2026-03-30T00:10:00+02:00" }),
    entry(2, "PROJECT_CREATED", { at: "2026-03-29T12:00:00+02:00" }),
    entry(1, "PROJECT_CREATED", { at: "2026-03-28T12:00:00+01:00" }),
  ]);
  const days = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
  expect(days).toEqual(["Today, 2026-03-30", "Yesterday, 2026-03-29", "Saturday 2026-03-28"]);
});
