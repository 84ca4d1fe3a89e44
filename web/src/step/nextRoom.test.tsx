import { expect, test } from "@jest/globals";
import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { MockEnvironment } from "relay-test-utils";
import { mockAnswer } from "../../test/mockAnswer.ts";
import { entry, installation, openInstallationPanel } from "../../test/openInstallationPanel.tsx";
import { resistance, saved } from "../../test/recordedStep.ts";
import { focused, insulation, step } from "../../test/stepKeys.ts";

type Room = { id: string; installationId: string; title: string; status: string };
const room = (number: number, status = "STARTED"): Room => ({
  id: `gi${number}`,
  installationId: `i${number}`,
  title: `Bathroom ${number}`,
  status,
});

async function answerRooms(environment: MockEnvironment, rooms: Room[]) {
  const operation = environment.mock.getMostRecentOperation();
  expect(operation.request.variables).toEqual({ id: "gi1" });
  const node = { __typename: "Installation", folder: { allInstallations: { nodes: rooms } } };
  await act(async () => environment.mock.resolve(operation, mockAnswer(operation, { node })));
}

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
