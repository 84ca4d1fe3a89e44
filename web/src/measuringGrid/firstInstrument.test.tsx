import { expect, test } from "@jest/globals";
import { act, cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { chooseInstrumentFile, instrumentM1, readingsCsv } from "../../test/chooseInstrumentFile.tsx";
import { mockAnswer } from "../../test/mockAnswer.ts";
import { operation } from "../../test/openMeasuringGrid.tsx";

test("a file waits while its first instrument is added, and is then read for it", async () => {
  const environment = await chooseInstrumentFile({ instruments: [] }, `Elmät IR-500;nr 20-1184\n${readingsCsv}`);
  const dialog = within(screen.getByRole("dialog", { name: "Read a file" }));
  expect(dialog.getByText(/^The company has no instrument in use\. Add the one that wrote ir500\.csv\./)).toBeTruthy();
  await userEvent.click(dialog.getByRole("button", { name: "Add instrument" }));
  for (const [label, words] of [
    ["Maker", "Elmät"],
    ["Calibrated on", "2026-02-10"],
  ] as const)
    await userEvent.type(screen.getByRole("textbox", { name: new RegExp(`^${label}`) }), words);
  const save = screen.getByRole("button", { name: "Save instrument" });
  await userEvent.click(save);
  expect(environment.mock.getAllOperations()).toEqual([]);
  const last = screen.getByRole("textbox", { name: /^Valid until/ });
  await userEvent.click(last);
  await userEvent.tab();
  expect(last.getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByRole("textbox", { name: /^Calibrated on/ }).getAttribute("aria-invalid")).not.toBe("true");
  await userEvent.type(last, "2027-02-10");
  await userEvent.click(save);
  const asked = operation(environment, "useInstrumentChangesAddMutation");
  const names = { maker: "Elmät", model: "IR-500", serialNumber: "20-1184" };
  const calibrations = [{ calibratedOn: "2026-02-10", validUntil: "2027-02-10" }];
  expect(asked.request.variables.input).toMatchObject({ ...names, calibrations });
  const company = { __typename: "Company", id: "gc1", instruments: [instrumentM1] };
  const created = { instrument: { __typename: "Instrument", id: "gin1" }, company, userErrors: [] };
  await act(async () => environment.mock.resolve(asked, mockAnswer(asked, { createInstrument: created })));
  const columns = within(screen.getByRole("dialog", { name: "Read a file" }));
  expect(columns.getByRole<HTMLSelectElement>("combobox", { name: "Instrument that wrote the file" }).value).toBe(
    "gin1",
  );
  expect(columns.getByText(/^ir500\.csv · 5 lines, 3 of them below the column names/)).toBeTruthy();
});

test("an instrument whose calibration has ended is not chosen beforehand", async () => {
  const calibrated = (validUntil: string) => [{ __typename: "Calibration", validUntil }];
  const chosen = () =>
    screen.getByRole<HTMLSelectElement>("combobox", { name: "Instrument that wrote the file" }).value;
  await chooseInstrumentFile({ instruments: [{ ...instrumentM1, calibrations: calibrated("2024-01-31") }] });
  expect(chosen()).toBe("");
  cleanup();
  await chooseInstrumentFile({ instruments: [{ ...instrumentM1, calibrations: calibrated("2100-01-31") }] });
  expect(chosen()).toBe("gin1");
});

test("a file without readings is refused with what is expected", async () => {
  await chooseInstrumentFile({}, "hello world\nfoo\n", { isUnreadable: true });
  expect((await screen.findByRole("alert")).textContent).toMatch(/^There are no readings in ir500.csv. The file needs/);
});

test("an old mapping of columns that are read apart by quantity is guessed anew", async () => {
  const columns = [
    { heading: "Name", role: "ROOM", unit: null },
    { heading: "Value", role: "RESISTANCE", unit: "OHM" },
  ];
  const mapping = { __typename: "InstrumentMapping", id: "gim1", maker: "Elmät", model: "IR-500", columns };
  await chooseInstrumentFile(
    { instrumentMappings: [mapping] },
    "Name;Mode;Value;Unit\nRoom 1;Resistance;88,4;Ohm\nRoom 1;RISO;820;MOhm\n",
  );
  const role = (heading: string) =>
    screen.getByRole<HTMLSelectElement>("combobox", { name: `Content of the column ${heading}` }).value;
  expect(["Name", "Value: Resistance", "Value: RISO"].map(role)).toEqual(["ROOM", "RESISTANCE", "INSULATION"]);
  cleanup();
  await chooseInstrumentFile(
    { instrumentMappings: [mapping] },
    "Name;Mode;Value\nRoom 1;auto;88,4\nRoom 2;auto;88,5\n",
  );
  expect(screen.getByRole("button", { name: "Enter 2 values" })).toBeTruthy();
});
