import { expect, test } from "@jest/globals";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { openInstallationPanel } from "../../test/openInstallationPanel.tsx";
import { resistance } from "../../test/recordedStep.ts";

test("a value that no instrument shows is asked about before it is saved, and saved when it is confirmed", async () => {
  const { environment } = await openInstallationPanel({}, "&step=after");
  const insulation = screen.getByLabelText("Insulation resistance");
  await userEvent.type(insulation, "500850");
  expect(screen.getByText("Unusual value")).toBeTruthy();
  expect(screen.queryByText("Within the limit")).toBeNull();
  await userEvent.keyboard("{Enter}");
  expect(screen.getByRole("alert").textContent).toMatch(/Instruments show at most some 10,000 MΩ/);
  expect(environment.mock.getAllOperations()).toEqual([]);
  await userEvent.clear(insulation);
  await userEvent.type(insulation, "12000{Enter}");
  await userEvent.click(screen.getByRole("button", { name: "Save it" }));
  expect(environment.mock.getMostRecentOperation().request.variables.input.readings).toEqual([
    { quantity: "INSULATION", value: 12_000 },
  ]);
  expect(screen.queryByText("Unusual value")).toBeNull();
});

test("a resistance ten times off the expected one is asked about, one over range is not", async () => {
  const { environment } = await openInstallationPanel({}, "&step=after");
  await userEvent.type(resistance(), "8,3{Enter}");
  expect(screen.getByText("Outside the limits")).toBeTruthy();
  expect(screen.getByRole("alert").textContent).toMatch(/ten times off the expected resistance/);
  expect(environment.mock.getAllOperations()).toEqual([]);
  await userEvent.clear(resistance());
  await userEvent.type(resistance(), ">20000{Enter}");
  expect(environment.mock.getAllOperations()).toHaveLength(1);
});

test("Tab leads to the question and Escape restores the stored value, in the field and at the question", async () => {
  const { router } = await openInstallationPanel({}, "&step=after");
  const address = router.state.location.search;
  await userEvent.type(resistance(), "915");
  for (const keys of ["{Enter}", "{Tab}"]) {
    await userEvent.clear(resistance());
    await userEvent.type(resistance(), `915${keys}`);
    if (keys === "{Tab}") expect(document.activeElement).toBe(screen.getByRole("button", { name: "Save it" }));
    await userEvent.keyboard("{Escape}");
    expect([resistance().value, document.activeElement]).toEqual(["", resistance()]);
    expect(screen.queryByRole("alert")).toBeNull();
  }
  expect(router.state.location.search).toBe(address);
});
