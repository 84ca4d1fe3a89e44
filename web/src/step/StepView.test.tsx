import { expect, test } from "@jest/globals";
import { act, cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { openInstallationPanel } from "../../test/openInstallationPanel.tsx";

const resistance = () => screen.getByLabelText<HTMLInputElement>("Resistance");
const saved = { recordMeasurements: { stepEntry: null, installation: null, userErrors: [] } };

test("a value saves by itself when the field is left, alone and as a number", async () => {
  const { environment } = await openInstallationPanel({}, "&step=after");
  await userEvent.type(resistance(), "88,6");
  await userEvent.tab();
  expect(environment.mock.getMostRecentOperation().request.variables).toEqual({
    input: { stepEntryId: "ge2", readings: [{ quantity: "RESISTANCE", value: 88.6 }] },
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
  expect(screen.getByText("Not saved, see the field")).toBeTruthy();
});

test("going back to the stored value while another is on its way saves it again", async () => {
  const { environment } = await openInstallationPanel({}, "&step=before");
  await userEvent.clear(resistance());
  await userEvent.type(resistance(), "90{Enter}");
  await userEvent.clear(resistance());
  await userEvent.type(resistance(), "90{Enter}");
  await userEvent.clear(resistance());
  await userEvent.type(resistance(), "88,4{Enter}");
  const values = environment.mock.getAllOperations().map(({ request }) => request.variables.input.readings[0].value);
  expect(values).toEqual([90, 88.4]);
});

test("an end of scale is recorded as over range", async () => {
  const { environment } = await openInstallationPanel({}, "&step=after");
  await userEvent.type(screen.getByLabelText("Insulation resistance"), ">1000{Enter}");
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

test("a step that is not there says so", async () => {
  await openInstallationPanel({}, "&step=nowhere");
  expect(screen.getByRole("heading", { name: "Step not found" })).toBeTruthy();
});

test("a value that was typed and not saved is there again after a reload, says so, and is saved on demand", async () => {
  await openInstallationPanel({}, "&step=after");
  await userEvent.type(resistance(), "88,6");
  const typed = { ...window.sessionStorage };
  cleanup();
  window.sessionStorage.clear();
  for (const [name, text] of Object.entries(typed)) window.sessionStorage.setItem(name, text);
  const { environment } = await openInstallationPanel({}, "&step=after");
  expect(resistance().value).toBe("88,6");
  expect(resistance().getAttribute("aria-invalid")).toBeNull();
  expect(screen.getByText(/^Entered earlier and not saved yet\./)).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Save now" }));
  expect(environment.mock.getMostRecentOperation().request.variables.input.readings).toEqual([
    { quantity: "RESISTANCE", value: 88.6 },
  ]);
  await act(async () => environment.mock.resolveMostRecentOperation(() => ({ data: saved })));
  expect(window.sessionStorage).toHaveLength(0);
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

test("the overview says which step has values that are not saved", async () => {
  window.sessionStorage.setItem("draft  readings gi1", '{"ge2 RESISTANCE":"88,6","ge2 INSULATION":"abc"}');
  await openInstallationPanel();
  expect(screen.getByRole("link", { name: /After laying/ }).textContent).toContain("2 values are not saved");
});
