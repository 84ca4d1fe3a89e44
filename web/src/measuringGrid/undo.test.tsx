import { expect, test } from "@jest/globals";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { entry } from "../../test/openInstallationPanel.tsx";
import {
  answerBundle,
  bundles,
  field,
  focused,
  openMeasuringGrid,
  operation,
  recorded,
  room,
  rooms,
  step,
  stepLink,
  type,
} from "../../test/openMeasuringGrid.tsx";
import { NetworkFailure } from "../relay/failures.ts";

const filled = (number: number) => room(number, { steps: [step("before", number, [entry(`ge${number}`, 88.4)])] });
const undo = () => type("{Control>}z{/Control}");
const redo = () => type("{Control>}{Shift>}z{/Shift}{/Control}");
const undoButton = () => screen.getByRole<HTMLButtonElement>("button", { name: "Undo" });

test("Ctrl Z takes back the last cell as a change of the version it made, Shift Ctrl Z enters it again", async () => {
  const { environment } = await openMeasuringGrid([filled(1), filled(2)]);
  field(1).focus();
  await type("95{Enter}");
  await answerBundle(environment, { stepEntry: recorded("ge1", 95), userErrors: [] });
  expect(focused()).toBe(field(2));
  await undo();
  expect([field(1).value, focused()]).toEqual(["88.4", field(1)]);
  expect(bundles(environment)).toEqual([[expect.objectContaining({ value: 88.4, version: "v2" })]]);
  expect(screen.getByText("1 value taken back")).toBeTruthy();
  await answerBundle(environment, { stepEntry: recorded("ge1", 88.4, "v3"), userErrors: [] });
  await redo();
  expect(field(1).value).toBe("95.0");
  expect(bundles(environment)).toEqual([[expect.objectContaining({ value: 95, version: "v3" })]]);
});

test("a paste is taken back as one step, also what was empty and what is still on its way", async () => {
  const { environment } = await openMeasuringGrid(rooms(3));
  expect(undoButton().disabled).toBe(true);
  await userEvent.paste("88,6\t500\n88,7\t600");
  await userEvent.click(await screen.findByRole("button", { name: "Enter 4 values" }));
  await answerBundle(environment, { stepEntry: recorded("ge1", 88.6), userErrors: [] });
  const summary = await screen.findByRole("region", { name: "4 values of 2 rooms entered" });
  expect(within(summary).getByText("No line was left out.")).toBeTruthy();
  await userEvent.click(undoButton());
  expect(summary.isConnected).toBe(false);
  expect([field(1).value, field(2).value, field(2, "Insulation resistance").value]).toEqual(["", "", ""]);
  expect(screen.getByText("4 values taken back")).toBeTruthy();
  expect(undoButton().disabled).toBe(true);
  await answerBundle(environment, true, true, true);
  expect(bundles(environment)).toEqual([[{ stepEntryId: "ge1", quantity: "RESISTANCE", version: "v2" }]]);
  await answerBundle(environment, true);
  expect(bundles(environment)).toEqual([
    [
      { stepEntryId: "ge1", quantity: "INSULATION", version: null },
      { stepEntryId: "ge2", quantity: "RESISTANCE", version: null },
      { stepEntryId: "ge2", quantity: "INSULATION", version: null },
    ],
  ]);
  await userEvent.click(screen.getByRole("button", { name: "Redo" }));
  expect(field(2, "Insulation resistance").value).toBe("600");
});

test("a text that is no value is taken back first, and nothing is sent for it", async () => {
  const { environment } = await openMeasuringGrid([filled(1)]);
  field(1).focus();
  await type("abc{Enter}");
  await undo();
  expect([field(1).value, undoButton().disabled, bundles(environment)]).toEqual(["88.4", true, []]);
});

test("a value that waits for the connection is taken back, and both go out when it returns", async () => {
  const { environment } = await openMeasuringGrid([filled(1), filled(2)]);
  field(1).focus();
  await type("95{Enter}");
  await act(async () =>
    environment.mock.reject(operation(environment, "useRecordReadingsMutation"), new NetworkFailure("off")),
  );
  await undo();
  expect(field(1).value).toBe("88.4");
  // The service may have stored the first value, so the undo must send the old value.
  expect(bundles(environment)).toEqual([[expect.objectContaining({ value: 88.4 })]]);
});

test("where somebody else has stored another value since, both are shown to choose from", async () => {
  const { environment } = await openMeasuringGrid([filled(1), filled(2)]);
  field(1).focus();
  await type("95{Enter}");
  await answerBundle(environment, { stepEntry: recorded("ge1", 95), userErrors: [] });
  await type("{ArrowUp}96{Enter}");
  await answerBundle(environment, { stepEntry: recorded("ge1", 91, "v4"), userErrors: [] });
  await undo();
  const cell = within(field(1).closest("td") as HTMLElement);
  expect(bundles(environment)).toEqual([]);
  await userEvent.click(cell.getByRole("button", { name: /Keep mine/ }));
  expect(bundles(environment)).toEqual([[expect.objectContaining({ value: 95, version: "v4" })]]);
  await answerBundle(environment, { stepEntry: recorded("ge1", 95, "v5"), userErrors: [] });
  await undo();
  expect(field(1).value).toBe("91.0");
  await waitFor(() => expect(undoButton().disabled).toBe(true));
});

test("a change of another step is led to, and one of a room that was finished since stays and is told", async () => {
  const { environment, router } = await openMeasuringGrid(rooms(2));
  await type("95{Enter}");
  await answerBundle(environment, true);
  await userEvent.click(stepLink("Before laying"));
  await undo();
  expect(router.state.location.search).toBe("?view=measure&step=after");
  await waitFor(() => expect(focused()).toBe(field(1)));
  act(() => environment.commitUpdate((store) => store.get("gi1")?.setValue(false, "viewerCanRecord")));
  await redo();
  expect(screen.getByText("1 value stays: its room is finished or gone.")).toBeTruthy();
});
