import { afterEach, expect, test } from "@jest/globals";
import { act, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { MockEnvironment } from "relay-test-utils";
import { mockAnswer } from "../../test/mockAnswer.ts";
import { entry, installation, openInstallationPanel } from "../../test/openInstallationPanel.tsx";
import { resistance, saved } from "../../test/recordedStep.ts";

const insulation = () => screen.getByLabelText<HTMLInputElement>("Insulation resistance");
const focused = () => document.activeElement;
const step = (stepLabel: string, ...values: (number | null)[]) => ({
  id: `gs ${stepLabel}`,
  stepLabel,
  title: stepLabel,
  isComplete: values.every((value) => value !== null),
  entries: values.map((value, index) => entry(`ge ${stepLabel} ${index}`, value)),
});

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

test("Enter in the last field leads to the overview when the step itself lacks a value", async () => {
  const { environment, router } = await openInstallationPanel({}, "&step=after");
  await userEvent.keyboard("{Enter}{Enter}");
  expect(router.state.location.search).toBe("?installation=i1");
  expect(focused()).toBe(screen.getByRole("heading", { name: "Bathroom 1" }));
  expect(environment.mock.getAllOperations()).toHaveLength(0);
});

type Room = { id: string; installationId: string; title: string; status: string };
const room = (number: number, status = "STARTED"): Room => ({
  id: `gi${number}`,
  installationId: `i${number}`,
  title: `Bathroom ${number}`,
  status,
});

/** Answers the query for the folder's rooms. */
async function answerRooms(environment: MockEnvironment, rooms: Room[]) {
  const operation = environment.mock.getMostRecentOperation();
  expect(operation.request.variables).toEqual({ id: "gi1" });
  const node = { __typename: "Installation", folder: { allInstallations: { nodes: rooms } } };
  await act(async () => environment.mock.resolve(operation, mockAnswer(operation, { node })));
}

/** Answers the query for the steps of these rooms. */
async function answerSteps(environment: MockEnvironment, values: Record<string, number | null>) {
  const operation = environment.mock.getMostRecentOperation();
  expect(operation.request.variables).toEqual({ ids: Object.keys(values) });
  const nodes = Object.entries(values).map(([id, value]) => ({
    __typename: "Installation",
    id,
    steps: [{ ...step("after", value), id: `gs ${id}`, entries: [entry(`ge ${id}`, value)] }],
  }));
  await act(async () => environment.mock.resolve(operation, mockAnswer(operation, { nodes })));
}

test("once nothing is missing, the next room that lacks a value of the step is offered, and Enter goes there", async () => {
  const { environment, router } = await openInstallationPanel({}, "&step=after");
  await userEvent.keyboard("88,6{Enter}500{Enter}");
  await answerRooms(environment, [room(0), room(1), room(2, "COMPLETED"), room(3), room(4)]);
  await answerSteps(environment, { gi3: 88.4, gi4: null, gi0: null });
  expect(focused()).toBe(screen.getByRole("button", { name: "Next room: Bathroom 4" }));
  await userEvent.keyboard("{Enter}");
  expect(router.state.location.search).toBe("?installation=i4&step=after");
});

test("the rooms before come after the last", async () => {
  const { environment } = await openInstallationPanel({}, "&step=after");
  await userEvent.keyboard("88,6{Enter}500{Enter}");
  await answerRooms(environment, [room(0), room(1)]);
  await answerSteps(environment, { gi0: null });
  expect(screen.getByRole("button", { name: "Next room: Bathroom 0" })).toBeTruthy();
});

test("whoever went elsewhere while the rooms were looked for stays there", async () => {
  const { environment, router } = await openInstallationPanel({}, "&step=after");
  await userEvent.keyboard("88,6{Enter}500{Enter}");
  act(() => resistance().focus());
  await answerRooms(environment, []);
  expect(focused()).toBe(resistance());
  expect(router.state.location.search).toBe("?installation=i1&step=after");
});

test("without such a room, Enter leads to the overview, where finishing has the focus as soon as the last value is stored", async () => {
  const { environment } = await openInstallationPanel({}, "&step=after");
  await userEvent.keyboard("88,6{Enter}500{Enter}");
  await answerRooms(environment, [room(1), room(2, "COMPLETED")]);
  expect(focused()).toBe(screen.getByRole("heading", { name: "Bathroom 1" }));
  const [first, second] = environment.mock.getAllOperations();
  if (!first || !second) throw new Error("Not both values were sent");
  await act(async () => environment.mock.resolve(first, { data: saved }));
  expect(focused()).toBe(screen.getByRole("heading", { name: "Bathroom 1" }));
  const changed = { ...installation, __typename: "Installation", viewerCanFinish: true, missing: [] };
  const answer = { recordMeasurements: { ...saved.recordMeasurements, installation: changed } };
  await act(async () => environment.mock.resolve(second, mockAnswer(second, answer)));
  expect(focused()).toBe(screen.getByRole("link", { name: /^Finish the installation/ }));
});

test("digits that are typed before the next field is there are not added to the last value", async () => {
  const { environment } = await openInstallationPanel({}, "&step=after");
  await userEvent.keyboard("88,6{Enter}500{Enter}42");
  expect(insulation().value).toBe("500");
  await answerRooms(environment, []);
  expect(environment.mock.getAllOperations().map(({ request }) => request.variables.input.readings)).toEqual([
    [{ quantity: "RESISTANCE", value: 88.6 }],
    [{ quantity: "INSULATION", value: 500 }],
  ]);
});

test("rooms that cannot be loaded keep nobody: the overview opens", async () => {
  const { environment, router } = await openInstallationPanel({}, "&step=after");
  await userEvent.keyboard("88,6{Enter}500{Enter}");
  await act(async () => environment.mock.rejectMostRecentOperation(new Error("gone")));
  expect(router.state.location.search).toBe("?installation=i1");
});
