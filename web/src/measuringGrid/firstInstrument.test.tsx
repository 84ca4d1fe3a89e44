import { expect, test } from "@jest/globals";
import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { chooseInstrumentFile, instrumentM1 } from "../../test/chooseInstrumentFile.tsx";
import { mockAnswer } from "../../test/mockAnswer.ts";
import { operation } from "../../test/openMeasuringGrid.tsx";

test("a file waits while its first instrument is added, and is then read for it", async () => {
  const environment = await chooseInstrumentFile({ instruments: [] });
  const dialog = within(screen.getByRole("dialog", { name: "File from an instrument" }));
  expect(dialog.getByText(/^The company has no instrument in use\. Add the one that wrote ir500\.csv\./)).toBeTruthy();
  await userEvent.click(dialog.getByRole("button", { name: "Add instrument" }));
  for (const [label, words] of [
    ["Maker", "Elmät"],
    ["Model", "IR-500"],
    ["Serial number", "1"],
  ] as const)
    await userEvent.type(screen.getByLabelText(label), words);
  await userEvent.click(screen.getByRole("button", { name: "Add instrument" }));
  const asked = operation(environment, "useInstrumentChangesAddMutation");
  const company = { __typename: "Company", id: "gc1", instruments: [instrumentM1] };
  const created = { instrument: { __typename: "Instrument", id: "gin1" }, company, userErrors: [] };
  await act(async () => environment.mock.resolve(asked, mockAnswer(asked, { createInstrument: created })));
  const columns = within(screen.getByRole("dialog", { name: "File from an instrument" }));
  expect(columns.getByRole<HTMLSelectElement>("combobox", { name: "Instrument that wrote the file" }).value).toBe(
    "gin1",
  );
  expect(columns.getByText(/^ir500\.csv · 3 lines/)).toBeTruthy();
});
