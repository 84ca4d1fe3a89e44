import { afterEach, expect, test } from "@jest/globals";
import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { entry, openInstallationPanel } from "../../test/openInstallationPanel.tsx";
import { resistance } from "../../test/recordedStep.ts";
import { focused, insulation, step } from "../../test/stepKeys.ts";

const { matchMedia } = window;
afterEach(() => {
  window.matchMedia = matchMedia;
});

test("a step opens with the focus in its first empty field", async () => {
  await openInstallationPanel({}, "&step=after");
  expect(focused()).toBe(resistance());
});

test("a value that was left out on purpose is not empty", async () => {
  const [first, second] = entry("ge2", null).measurements;
  const leftOut = { ...entry("ge2", null), measurements: [{ ...first, isNotMeasured: true }, second] };
  await openInstallationPanel({ steps: [{ ...step("after"), entries: [leftOut] }] }, "&step=after");
  expect(focused()).toBe(insulation());
});

test("the heading has the focus when no value is missing", async () => {
  await openInstallationPanel({}, "&step=before");
  expect(focused()).toBe(screen.getByRole("heading", { level: 2 }));
});

test("the heading has the focus once the installation is finished", async () => {
  await openInstallationPanel({ viewerCanRecord: false }, "&step=after");
  expect(focused()).toBe(screen.getByRole("heading", { level: 2 }));
});

test("on a touch screen the heading has the focus, so that no keyboard covers the step", async () => {
  window.matchMedia = (query) => ({ ...matchMedia(query), matches: query === "(pointer: coarse)" });
  await openInstallationPanel({}, "&step=after");
  expect(focused()).toBe(screen.getByRole("heading", { level: 2 }));
});

test("Enter saves a value and goes to the next field, also of the next product; Shift and Enter go back", async () => {
  const { environment } = await openInstallationPanel({ steps: [step("after", null, null)] }, "&step=after");
  const fields = screen.getAllByRole("textbox");
  const order = [focused()];
  await userEvent.keyboard("88,6{Enter}");
  expect(environment.mock.getMostRecentOperation().request.variables.input.readings).toEqual([
    { quantity: "RESISTANCE", value: 88.6 },
  ]);
  order.push(focused());
  for (const keys of ["{Enter}", "{Enter}", "{Shift>}{Enter}{/Shift}", "{Shift>}{Enter}{/Shift}"]) {
    await userEvent.keyboard(keys);
    order.push(focused());
  }
  expect(order.map((field) => fields.indexOf(field as HTMLElement))).toEqual([0, 1, 2, 3, 2, 1]);
  expect(environment.mock.getAllOperations()).toHaveLength(1);
});

test("Shift and Enter in the first field stay there", async () => {
  await openInstallationPanel({}, "&step=after");
  await userEvent.keyboard("{Shift>}{Enter}{/Shift}");
  expect(focused()).toBe(resistance());
});

test("a value that is reached by Enter is marked, so that typing replaces it", async () => {
  const { environment } = await openInstallationPanel({}, "&step=before");
  resistance().focus();
  await userEvent.keyboard("{Enter}700{Enter}");
  expect(environment.mock.getMostRecentOperation().request.variables.input.readings).toEqual([
    { quantity: "INSULATION", value: 700 },
  ]);
});

test.each(["{Enter}", "{Shift>}{Enter}{/Shift}"])(
  "a text that is no reading keeps the focus at %s, and says why",
  async (keys) => {
    const { environment } = await openInstallationPanel({}, "&step=after");
    await userEvent.type(insulation(), `abc${keys}`);
    expect(focused()).toBe(insulation());
    expect(screen.getByRole("alert").textContent).toContain("This is not a reading");
    expect(environment.mock.getAllOperations()).toHaveLength(0);
  },
);

test("Enter that ends the composition of an input method neither saves nor goes on", async () => {
  const { environment } = await openInstallationPanel({}, "&step=after");
  await userEvent.type(resistance(), "88");
  fireEvent.keyDown(resistance(), { key: "Enter", isComposing: true });
  expect(focused()).toBe(resistance());
  expect(environment.mock.getAllOperations()).toHaveLength(0);
});

test("a held Enter does not run through the fields", async () => {
  await openInstallationPanel({}, "&step=after");
  fireEvent.keyDown(resistance(), { key: "Enter", repeat: true });
  expect(focused()).toBe(resistance());
});

test("Enter in the last field goes to the next step that lacks a value, and then to an earlier one", async () => {
  const steps = [step("first", null), step("second", null), step("third", 88.4), step("fourth", null)];
  const { router } = await openInstallationPanel({ steps }, "&step=second");
  await userEvent.keyboard("88,6{Enter}500{Enter}");
  expect(router.state.location.search).toBe("?installation=i1&step=fourth");
  expect(focused()).toBe(resistance());
  await userEvent.keyboard("88,6{Enter}500{Enter}");
  expect(router.state.location.search).toBe("?installation=i1&step=first");
});

test("Enter leads past a step whose only open values were left out on purpose", async () => {
  const [first, second] = entry("ge3", null).measurements;
  const notMeasured = [first, second].map((measurement) => ({ ...measurement, isNotMeasured: true }));
  const leftOut = { ...step("second"), entries: [{ ...entry("ge3", null), measurements: notMeasured }] };
  const steps = [step("first", null), leftOut, step("third", null)];
  const { router } = await openInstallationPanel({ steps }, "&step=first");
  await userEvent.keyboard("88,6{Enter}500{Enter}");
  expect(router.state.location.search).toBe("?installation=i1&step=third");
});

test("Enter in the last field leads to the overview when the step itself lacks a value", async () => {
  const { environment, router } = await openInstallationPanel({}, "&step=after");
  await userEvent.keyboard("{Enter}{Enter}");
  expect(router.state.location.search).toBe("?installation=i1");
  expect(focused()).toBe(screen.getByRole("heading", { name: "Bathroom 1" }));
  expect(environment.mock.getAllOperations()).toHaveLength(0);
});
