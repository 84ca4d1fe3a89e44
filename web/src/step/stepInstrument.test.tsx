import { beforeEach, expect, test } from "@jest/globals";
import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { mockAnswer } from "../../test/mockAnswer.ts";
import { entry, openInstallationPanel } from "../../test/openInstallationPanel.tsx";
import { resistance } from "../../test/recordedStep.ts";

const features = { measuredOn: true, instruments: true };
const m1 = {
  __typename: "Instrument",
  ...{ id: "gin1", number: 1, maker: "Elmät", model: "IR-500", retiredOn: null as string | null, isLastUsed: false },
  calibrations: [] as { validUntil: string }[],
};
const m2 = { ...m1, id: "gin2", number: 2, isLastUsed: true };

beforeEach(() => {
  document.cookie = "language=en";
  sessionStorage.clear();
});

type Opened = Awaited<ReturnType<typeof openInstallationPanel>>;
const sent = ({ environment }: Opened) => environment.mock.getMostRecentOperation().request.variables.input;
const choice = () => screen.findByRole("combobox", { name: /^Instrument for new values/ });

async function openWith(instruments: object[], changes: object = {}) {
  const opened = await openInstallationPanel(changes, "&step=after", features);
  await act(async () => void (await import("./StepInstrument.tsx")));
  const viewer = { id: "gu3", company: { __typename: "Company", id: "gc1", instruments } };
  await act(async () => opened.environment.mock.resolveMostRecentOperation((asked) => mockAnswer(asked, { viewer })));
  return opened;
}

test("a value names the person's last instrument, unless another one is chosen", async () => {
  const opened = await openWith([m1, m2, { ...m1, id: "gin3", number: 3, retiredOn: "2024-03-01" }]);
  expect(await choice()).toHaveProperty("value", "gin2");
  expect(screen.queryByRole("option", { name: "M3 Elmät IR-500" })).toBeNull();
  await userEvent.selectOptions(await choice(), "M1 Elmät IR-500");
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Test voltage" }), "500");
  await userEvent.type(resistance(), "88.6{Enter}");
  expect(sent(opened)).toMatchObject({ stepEntryId: "ge2", measuredWithId: "gin1", testVoltage: 500 });
});

test("the choice says which instrument's last calibration has ended", async () => {
  const ended = { ...m1, calibrations: [{ validUntil: "2024-01-01" }, { validUntil: "2026-01-31" }] };
  await openWith([ended, { ...m2, calibrations: [{ validUntil: "2999-01-31" }] }]);
  const names = within(await choice())
    .getAllByRole("option")
    .map(({ textContent }) => textContent);
  expect(names).toEqual(["No instrument", "M1 Elmät IR-500, calibration ended 2026-01-31", "M2 Elmät IR-500"]);
});

test("with nothing registered a value is typed as before", async () => {
  const opened = await openWith([]);
  expect(screen.queryByRole("combobox", { name: /^Instrument for new values/ })).toBeNull();
  await userEvent.type(resistance(), "88.6{Enter}");
  expect(Object.keys(sent(opened)).toSorted()).toEqual(["readings", "stepEntryId", "versions"]);
});

function stepMeasuredBy(told: object) {
  const stored = entry("ge2", 88.4);
  const measurements = stored.measurements.map((one) => ({ ...one, instrument: told, testVoltage: null }));
  return [{ id: "gs2", stepLabel: "after", title: "After laying", entries: [{ ...stored, measurements }] }];
}

const overdue = { number: 2, maker: "Elmät", model: "IR-500", validUntil: "2026-11-05", isOverdue: true };

test("the room's list of steps says that a calibration had ended, in place of values within their limits", async () => {
  await openInstallationPanel({ steps: stepMeasuredBy(overdue) }, "", features);
  expect(await screen.findByText("Calibration ended")).toBeTruthy();
  expect(screen.queryByText("Within the limits")).toBeNull();
});

test("the room's list of steps says nothing of a calibration that held", async () => {
  await openInstallationPanel({ steps: stepMeasuredBy({ ...overdue, isOverdue: false }) }, "", features);
  expect(await screen.findByText("Within the limits")).toBeTruthy();
  expect(screen.queryByText("Calibration ended")).toBeNull();
});

test("a stored value says that the calibration had ended", async () => {
  await openWith([], { steps: stepMeasuredBy(overdue) });
  expect(screen.getAllByText("calibration ended 2026-11-05").length).toBeGreaterThan(0);
});
