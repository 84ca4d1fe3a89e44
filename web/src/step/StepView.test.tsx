import { expect, test } from "@jest/globals";
import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { installation, openInstallationPanel } from "../../test/openInstallationPanel.tsx";
import { resistance } from "../../test/recordedStep.ts";

test("an end of scale is recorded with the number that the instrument showed", async () => {
  const { environment } = await openInstallationPanel({}, "&step=after");
  await userEvent.type(screen.getByLabelText("Insulation resistance"), ">1000{Enter}");
  expect(environment.mock.getMostRecentOperation().request.variables.input.readings).toEqual([
    { quantity: "INSULATION", lowerBound: 1000 },
  ]);
});

test("the verdict is of the text in the field while it is typed, and is said to be not saved until it is", async () => {
  const { environment } = await openInstallationPanel({}, "&step=before");
  const verdict = () => document.getElementById(resistance().getAttribute("aria-describedby")?.split(" ")[0] ?? "");
  expect(verdict()?.textContent).toBe("Within the limits");
  await userEvent.clear(resistance());
  expect(verdict()?.textContent).toBe("Not measuredNot saved");
  await userEvent.type(resistance(), "120");
  expect(verdict()?.textContent).toBe("Outside the limitsNot saved");
  await userEvent.type(resistance(), "{Enter}");
  expect(verdict()?.textContent).toBe("Outside the limitsNot saved");
  await act(async () => environment.mock.rejectMostRecentOperation(new Error("gone")));
  expect(verdict()?.textContent).toBe("Outside the limitsNot saved");
  await userEvent.clear(resistance());
  await userEvent.type(resistance(), "88.4");
  expect(verdict()?.textContent).toBe("Within the limits");
});

test.each(["-5", "abc"])("a text that is no value, %s, has no verdict", async (typed) => {
  await openInstallationPanel({}, "&step=before");
  await userEvent.clear(resistance());
  await userEvent.type(resistance(), typed);
  await userEvent.tab();
  expect(screen.queryByText("Within the limits")).toBeNull();
  expect(screen.getByText("Not saved")).toBeTruthy();
});

test("the head says when a value was last recorded, not that the step is filled", async () => {
  await openInstallationPanel({}, "&step=before");
  expect(screen.getByText("Last recorded 2026-10-12 by Elin Sandberg")).toBeTruthy();
});

test("no tick stands beside values outside their limits, nor beside values that cannot be judged", async () => {
  const [before] = installation.steps as { entries: { measurements: object[] }[] }[];
  const judged = (verdict: string) => ({
    ...before,
    id: verdict,
    title: verdict,
    entries: before?.entries.map((entry) => ({
      ...entry,
      id: `e ${verdict}`,
      measurements: [{ ...entry.measurements[0], verdict }],
    })),
  });
  const verdicts = ["WITHIN", "NEAR_LIMIT", "OUTSIDE", "OVER_RANGE_OUTSIDE", "OVER_RANGE_INCONCLUSIVE"];
  await openInstallationPanel({ steps: verdicts.map(judged) });
  const [expected, near, ...others] = verdicts.map(
    (verdict) => screen.getByRole("link", { name: new RegExp(`\\d ?${verdict}`) }).querySelector("svg")?.innerHTML,
  );
  expect(near).toBe(expected);
  for (const mark of others) expect(mark).not.toBe(expected);
});

test("an end of scale without a number is recorded as over range alone", async () => {
  const { environment } = await openInstallationPanel({}, "&step=after");
  await userEvent.type(screen.getByLabelText("Insulation resistance"), "OL{Enter}");
  expect(environment.mock.getMostRecentOperation().request.variables.input.readings).toEqual([
    { quantity: "INSULATION", isOverRange: true },
  ]);
});

test("text that is no reading is told at the field, not sent and not lost", async () => {
  const { environment } = await openInstallationPanel({}, "&step=after");
  await userEvent.type(resistance(), "abc");
  await userEvent.tab();
  expect(screen.getByRole("alert").textContent).toContain("This is not a reading");
  expect(resistance().value).toBe("abc");
  expect(resistance().getAttribute("aria-invalid")).toBe("true");
  expect(environment.mock.getAllOperations()).toHaveLength(0);
});

test("once finished, values are shown and cannot be changed", async () => {
  await openInstallationPanel({ viewerCanRecord: false }, "&step=before");
  expect(screen.queryByRole("textbox")).toBeNull();
  expect(screen.getByText("88.4 Ω")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Add files" })).toBeNull();
});

test("a step that is not there says so", async () => {
  await openInstallationPanel({}, "&step=nowhere");
  expect(screen.getByRole("heading", { name: "Step not found" })).toBeTruthy();
});
