import { expect, jest, test } from "@jest/globals";
import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { commitLocalUpdate } from "react-relay/hooks";
import { mockAnswer } from "../../test/mockAnswer.ts";
import { installation, openInstallationPanel } from "../../test/openInstallationPanel.tsx";

const resistance = () => screen.getByLabelText<HTMLInputElement>("Resistance");
const saved = { recordMeasurements: { stepEntry: null, installation: null, userErrors: [] } };

/** The step's entry as the service has it after recording. */
function answer(stepLabel: string, { value, version }: { value: number; version: string }, codes: string[] = []) {
  const steps = installation.steps as { stepLabel: string; entries: Entry[] }[];
  const entry = steps.find((step) => step.stepLabel === stepLabel)?.entries[0];
  if (!entry) throw new Error("There is no such step");
  const recorded = { version, recordedAt: "2026-11-22T07:00:00.000Z", recordedBy: maja };
  const stepEntry = {
    ...entry,
    __typename: "StepEntry",
    measurements: entry.measurements.map((measured) =>
      measured.quantity === "RESISTANCE" ? { ...measured, value } : measured,
    ),
    changes: entry.changes.map((change) => (change.field === "RESISTANCE" ? { ...change, ...recorded } : change)),
  };
  return { recordMeasurements: { stepEntry, installation: null, userErrors: codes.map((code) => ({ code })) } };
}

type Entry = { measurements: { quantity: string }[]; changes: { field: string }[] };
const maja = { id: "gu2", firstName: "Maja", lastName: "Lindgren" };
const conflict = (value: number) => answer("before", { value, version: "v2" }, ["CONFLICT"]);

test("a value saves by itself when the field is left, alone and as a number", async () => {
  const { environment } = await openInstallationPanel({}, "&step=after");
  await userEvent.type(resistance(), "88,6");
  await userEvent.tab();
  expect(environment.mock.getMostRecentOperation().request.variables).toEqual({
    input: {
      stepEntryId: "ge2",
      readings: [{ quantity: "RESISTANCE", value: 88.6 }],
      versions: [{ field: "RESISTANCE", version: "RESISTANCE 1" }],
    },
  });
  expect(screen.getByText("Saving …")).toBeTruthy();
  await act(async () => environment.mock.resolveMostRecentOperation(() => ({ data: saved })));
  expect(screen.getByText(/^Saved \d\d:\d\d$/)).toBeTruthy();
});

test("of several values under way each is sent once, and none is said to be saved before all are, nor when one failed", async () => {
  const { environment } = await openInstallationPanel({}, "&step=after");
  await userEvent.type(resistance(), "88,6{Enter}");
  await userEvent.type(screen.getByLabelText("Insulation resistance"), "500{Enter}");
  const [first, second, ...more] = environment.mock.getAllOperations();
  expect(more).toHaveLength(0);
  if (!first || !second) throw new Error("Not both values were sent");
  await act(async () => environment.mock.reject(first, new Error("gone")));
  expect(screen.getByText("Saving …")).toBeTruthy();
  await act(async () => environment.mock.resolve(second, { data: saved }));
  expect(screen.getByText("1 value is not saved")).toBeTruthy();
});

test("going back to the stored value while another is on its way saves it again, over the one that was saved", async () => {
  const { environment } = await openInstallationPanel({}, "&step=before");
  await userEvent.clear(resistance());
  await userEvent.type(resistance(), "90{Enter}");
  await userEvent.clear(resistance());
  await userEvent.type(resistance(), "90{Enter}");
  await userEvent.clear(resistance());
  await userEvent.type(resistance(), "88,4{Enter}");
  const [first, ...more] = environment.mock.getAllOperations();
  if (!first) throw new Error("The value was not sent");
  expect([first.request.variables.input.readings[0].value, more]).toEqual([90, []]);
  await act(async () =>
    environment.mock.resolve(first, mockAnswer(first, answer("before", { value: 90, version: "v2" }))),
  );
  expect(environment.mock.getMostRecentOperation().request.variables.input).toMatchObject({
    readings: [{ value: 88.4 }],
    versions: [{ field: "RESISTANCE", version: "v2" }],
  });
});

test("a value that somebody else saved meanwhile is told beside one's own, and one's own is saved over it on demand", async () => {
  const { environment } = await openInstallationPanel({}, "&step=before");
  await userEvent.clear(resistance());
  await userEvent.type(resistance(), "90{Enter}");
  await act(async () =>
    environment.mock.resolveMostRecentOperation((operation) => mockAnswer(operation, conflict(91))),
  );
  const alert = screen.getByRole("alert");
  expect(alert.textContent).toMatch(
    /^Maja Lindgren saved 91.0\sΩ \(2026-11-22 \d\d:00\). Yours, 90.0\sΩ, is not saved./,
  );
  expect(resistance().value).toBe("90");
  await userEvent.tab();
  expect(environment.mock.getAllOperations()).toHaveLength(0);
  await userEvent.click(within(alert).getByRole("button", { name: /^Keep mine: 90.0\sΩ$/ }));
  expect(document.activeElement).toBe(resistance());
  expect(environment.mock.getMostRecentOperation().request.variables.input).toMatchObject({
    readings: [{ value: 90 }],
    versions: [{ field: "RESISTANCE", version: "v2" }],
  });
});

test("one's own value is given up for the other person's on demand", async () => {
  const { environment } = await openInstallationPanel({}, "&step=before");
  await userEvent.clear(resistance());
  await userEvent.type(resistance(), "90{Enter}");
  await act(async () =>
    environment.mock.resolveMostRecentOperation((operation) => mockAnswer(operation, conflict(91))),
  );
  await userEvent.click(screen.getByRole("button", { name: /^Take theirs: 91.0\sΩ$/ }));
  expect([resistance().value, screen.queryByRole("alert")]).toEqual(["91.0", null]);
  expect(environment.mock.getAllOperations()).toHaveLength(0);
});

test("what is typed after a conflict was told is not saved before the person has chosen", async () => {
  const { environment } = await openInstallationPanel({}, "&step=before");
  await userEvent.clear(resistance());
  await userEvent.type(resistance(), "90{Enter}");
  await act(async () =>
    environment.mock.resolveMostRecentOperation((operation) => mockAnswer(operation, conflict(91))),
  );
  await userEvent.clear(resistance());
  await userEvent.type(resistance(), "92{Enter}");
  expect(environment.mock.getAllOperations()).toHaveLength(0);
  await userEvent.click(screen.getByRole("button", { name: /^Keep mine: 92.0\sΩ$/ }));
  const { input } = environment.mock.getMostRecentOperation().request.variables;
  expect(input.versions).toEqual([{ field: "RESISTANCE", version: "v2" }]);
});

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

test("a failed saving keeps what was typed, says so, and can be tried again, also after a look at another step", async () => {
  const { environment } = await openInstallationPanel({}, "&step=after");
  await userEvent.type(resistance(), "90{Enter}");
  await act(async () => environment.mock.rejectMostRecentOperation(new Error("gone")));
  expect(screen.getByText(/The service did not answer/)).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Previous step" }));
  await act(async () => environment.mock.rejectMostRecentOperation(new Error("gone")));
  expect(resistance().value).toBe("88.4");
  await userEvent.click(screen.getByRole("button", { name: "Next step" }));
  expect(resistance().value).toBe("90");
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(environment.mock.getMostRecentOperation().request.variables.input.readings).toEqual([
    { quantity: "RESISTANCE", value: 90 },
  ]);
});

test("a value that finds the service's disk full is kept and says whom to tell", async () => {
  const { environment } = await openInstallationPanel({}, "&step=after");
  await userEvent.type(resistance(), "90{Enter}");
  const source = { errors: [{ extensions: { code: "STORAGE_FULL", requestId: "ab-12" } }] };
  await act(async () => environment.mock.rejectMostRecentOperation(Object.assign(new Error("full"), { source })));
  expect(screen.getByText(/The service’s disk is full.*Tell whoever runs the service.*ab-12/)).toBeTruthy();
  expect(resistance().value).toBe("90");
  expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
});

test("that a value was left out on purpose is tried again when it could not be saved", async () => {
  const { environment } = await openInstallationPanel({}, "&step=after");
  const leaveOut = () => screen.getByRole("button", { name: /Resistance$/ });
  await userEvent.click(leaveOut());
  await act(async () => environment.mock.rejectMostRecentOperation(new Error("gone")));
  expect(environment.mock.getAllOperations()).toHaveLength(0);
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(environment.mock.getMostRecentOperation().request.variables.input.readings).toEqual([
    { quantity: "RESISTANCE", isNotMeasured: true },
  ]);
});

test("a field left as it was sends nothing", async () => {
  const { environment } = await openInstallationPanel({}, "&step=before");
  await userEvent.clear(resistance());
  await userEvent.type(resistance(), "88.40");
  await userEvent.tab();
  expect(environment.mock.getAllOperations()).toHaveLength(0);
  expect(resistance().value).toBe("88.4");
});

test("once finished, values are shown and cannot be changed", async () => {
  await openInstallationPanel({ viewerCanRecord: false }, "&step=before");
  expect(screen.queryByRole("textbox")).toBeNull();
  expect(screen.getByText("88.4 Ω")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Add files" })).toBeNull();
});

test("a value that came after somebody finished stays to be read until it is discarded", async () => {
  const { environment } = await openInstallationPanel({}, "&step=before");
  await userEvent.clear(resistance());
  await userEvent.type(resistance(), "90{Enter}");
  const completed = answer("before", { value: 88.4, version: "v1" }, ["ALREADY_COMPLETED"]);
  const refuse = () =>
    act(async () => environment.mock.resolveMostRecentOperation((operation) => mockAnswer(operation, completed)));
  await refuse();
  await act(async () =>
    commitLocalUpdate(environment, (store) => void store.get("gi1")?.setValue(false, "viewerCanRecord")),
  );
  // The field that is gone has sent its value once more.
  await refuse();
  expect(screen.queryByRole("textbox")).toBeNull();
  expect(screen.getByRole("alert").textContent).toMatch(
    /^Yours, 90.0\sΩ, is not saved. The installation is already finished, so nothing can be changed./,
  );
  await userEvent.click(screen.getByRole("button", { name: /^Discard 90.0\sΩ$/ }));
  expect(screen.queryByRole("alert")).toBeNull();
  expect(environment.mock.getAllOperations()).toHaveLength(0);
});

test("a step that is not there says so", async () => {
  await openInstallationPanel({}, "&step=nowhere");
  expect(screen.getByRole("heading", { name: "Step not found" })).toBeTruthy();
});

test("a value on its way is neither sent again nor called unsaved when its step is left, until it failed", async () => {
  const { environment } = await openInstallationPanel({}, "&step=after");
  await userEvent.type(resistance(), "90");
  await userEvent.click(screen.getByRole("button", { name: "Previous step" }));
  await userEvent.click(screen.getByRole("button", { name: "Next step" }));
  expect(resistance().value).toBe("90");
  expect(screen.queryByRole("alert")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "To the overview" }));
  expect(environment.mock.getAllOperations()).toHaveLength(1);
  const step = screen.getByRole("link", { name: /After laying/ });
  expect(step.textContent).not.toContain("not saved");
  await act(async () => environment.mock.rejectMostRecentOperation(new Error("gone")));
  expect(step.textContent).toContain("1 value is not saved");
});

test("the overview, and the foot of another step, say that a value is not saved", async () => {
  await openInstallationPanel({}, "&step=after");
  await userEvent.type(resistance(), "abc");
  await userEvent.click(screen.getByRole("button", { name: "Previous step" }));
  const foot = within(screen.getByRole("contentinfo"));
  expect(foot.getByRole("status").textContent).toBe("1 value is not saved");
  await userEvent.click(screen.getByRole("link", { name: "Open the step “After laying”" }));
  expect(resistance().value).toBe("abc");
  await userEvent.click(screen.getByRole("button", { name: "To the overview" }));
  expect(screen.getByRole("link", { name: /After laying/ }).textContent).toContain("1 value is not saved");
});

test.each([
  ["network is back", "online"],
  ["person comes back to the window", "focus"],
])("what failed is sent when the %s, and what is no value is not", async (_, event) => {
  const { environment } = await openInstallationPanel({}, "&step=after");
  await userEvent.type(screen.getByLabelText("Insulation resistance"), "abc");
  await userEvent.type(resistance(), "90{Enter}");
  await act(async () => environment.mock.rejectMostRecentOperation(new Error("gone")));
  await act(async () => void window.dispatchEvent(new Event(event)));
  const sent = environment.mock.getAllOperations().map(({ request }) => request.variables.input.readings);
  expect(sent).toEqual([[{ quantity: "RESISTANCE", value: 90 }]]);
});

test("a value that was taken back after no answer came to it is sent all the same", async () => {
  const { environment } = await openInstallationPanel({}, "&step=before");
  await userEvent.clear(resistance());
  await userEvent.type(resistance(), "90{Enter}");
  await act(async () => environment.mock.rejectMostRecentOperation(new Error("gone")));
  await userEvent.clear(resistance());
  await userEvent.type(resistance(), "88,4{Enter}");
  expect(environment.mock.getMostRecentOperation().request.variables.input.readings).toEqual([
    { quantity: "RESISTANCE", value: 88.4 },
  ]);
});

test("nothing is sent in the name of another person who signed in meanwhile, and the page is loaded anew", async () => {
  const { environment } = await openInstallationPanel({}, "&step=after");
  document.cookie = "userId=8";
  // jsdom reports each loading of a page, since it loads none.
  const reports = jest.spyOn(console, "error").mockImplementation(() => undefined);
  await userEvent.type(resistance(), "90{Enter}");
  document.cookie = "userId=; max-age=0";
  expect(environment.mock.getAllOperations()).toHaveLength(0);
  expect(String(reports.mock.calls[0]?.[0])).toContain("navigation");
  reports.mockClear();
});
