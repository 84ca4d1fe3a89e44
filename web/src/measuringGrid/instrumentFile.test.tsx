import { expect, jest, test } from "@jest/globals";
import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { chooseInstrumentFile as choose, readingsCsv as csv, instrumentM1 } from "../../test/chooseInstrumentFile.tsx";
import { mockAnswer } from "../../test/mockAnswer.ts";
import { answerBundle, bundles, operation } from "../../test/openMeasuringGrid.tsx";

const columns = [
  { heading: "Datum", role: "MEASURED_ON", unit: "DAY_FIRST" },
  { heading: "Plats", role: "ROOM", unit: null },
  { heading: "R_Ohm", role: "RESISTANCE", unit: "OHM" },
  { heading: "Riso_MOhm", role: "INSULATION", unit: "MEGAOHM" },
  { heading: "Uprov_V", role: "TEST_VOLTAGE", unit: "VOLT" },
];
const mapping = { __typename: "InstrumentMapping", id: "gim1", maker: "Elmät", model: "IR-500", columns };
const before = {
  __typename: "InstrumentFile",
  ...{ id: "gif0", fileName: "ir500.csv", readAt: "2026-06-01T09:58:00Z", readBy: "Jonas Bergkvist", valueCount: 72 },
};

const today = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);
const dock = () => within(screen.getByRole("dialog", { name: "Read a file" }));
const previewed = () =>
  dock()
    .getAllByRole("row")
    .slice(1)
    .filter(({ children }) => children.length > 1)
    .map((row) => [...row.children].map((cell) => cell.textContent?.trim()));

test("a new model's columns are guessed, and the preview has deviations first and refused lines by number", async () => {
  const calibrations = [{ __typename: "Calibration", validUntil: "2024-01-31" }];
  await choose({ instruments: [{ ...instrumentM1, calibrations }] });
  const columnOf = (heading: string) =>
    dock().getByRole<HTMLSelectElement>("combobox", { name: `Content of the column ${heading}` });
  expect(["Nr", "Datum", "Plats", "Riso_MOhm"].map((heading) => columnOf(heading).value)).toEqual([
    ...["", "MEASURED_ON", "ROOM", "INSULATION"],
  ]);
  await userEvent.selectOptions(dock().getByRole("combobox", { name: "Instrument that wrote the file" }), "gin1");
  await userEvent.click(dock().getByRole("button", { name: "Show preview" }));
  await screen.findByRole("dialog");
  expect(previewed()).toEqual([
    ["4", "Hall", today, "1", "–", "–", expect.stringMatching(/^No room here is called “Hall”/)],
    [
      "3",
      "Room 2",
      today,
      "200.0\u00a0Ω",
      ">1000\u00a0MΩ",
      "–",
      expect.stringMatching(/^Resistance:.*Outside the limits/),
    ],
    ["2", "Room 1", "2026-06-01", "88.4\u00a0Ω", "820\u00a0MΩ", "500\u00a0V", "Within the limits"],
  ]);
  expect(dock().getByText(/Column names on line 1\. 3 lines are read\./)).toBeTruthy();
  expect(dock().getByText("calibration ended 2024-01-31")).toBeTruthy();
  expect(dock().getByText("2 lines become 4 values")).toBeTruthy();
  expect(dock().getByText("Lines to enter: 2, 1 of them outside the limits")).toBeTruthy();
  expect(dock().getByText("Lines that need a choice: 1")).toBeTruthy();
  expect(dock().getByText("Line 4 is left out: No room here is called “Hall”")).toBeTruthy();
  expect(dock().getByText("New values: measured by you, each on the day of its line")).toBeTruthy();
  expect(dock().getByRole("button", { name: "Change When and by whom it was measured" })).toBeTruthy();
});

test("a file without a column for the room cannot be previewed, and the button says why", async () => {
  await choose();
  await userEvent.selectOptions(dock().getByRole("combobox", { name: "Content of the column Plats" }), "Do not read");
  await userEvent.click(dock().getByRole("button", { name: "Show preview" }));
  expect(dock().getByRole("button", { name: "Show preview" }).getAttribute("aria-disabled")).toBe("true");
  expect(screen.getByText("Choose the column with the room’s name.")).toBeTruthy();
});

test("a file of a known model is previewed at once, and how it is read can be changed", async () => {
  await choose({ instrumentMappings: [mapping] });
  expect(previewed()).toHaveLength(3);
  await userEvent.click(dock().getByRole("button", { name: "Change how the file is read" }));
  expect(dock().getByRole("combobox", { name: "Unit of R_Ohm" })).toBeTruthy();
});

test("the same file is asked about before it is read again, and its stored lines are there already", async () => {
  const environment = await choose({ instrumentMappings: [mapping], instrumentFiles: [before] });
  const question = within(screen.getByRole("dialog", { name: "The file was read before" }));
  expect(
    question.getByText(/^ir500.csv was read on .* by Jonas Bergkvist. 72 of its values are in force/),
  ).toBeTruthy();
  expect(document.activeElement).toBe(question.getByRole("button", { name: "Cancel" }));
  const buttons = question.getAllByRole("button").slice(-2);
  expect(buttons.map(({ textContent }) => textContent)).toEqual(["Cancel", "Read it anyway"]);
  expect(buttons.some(({ className }) => className.includes("primary"))).toBe(false);
  await userEvent.click(question.getByRole("button", { name: "Read it anyway" }));
  const asked = operation(environment, "keptLinesQuery");
  // jsdom computes no hash of the chosen file.
  const sha256 = "";
  const measurements = [{ quantity: "RESISTANCE", fileLine: { sha256, line: 4 } }];
  const steps = [{ id: "gs1 before", stepLabel: "before", entries: [{ id: "ge1 before", measurements }] }];
  const nodes = [{ __typename: "Installation", id: "gi1", steps }];
  await act(async () => environment.mock.resolve(asked, mockAnswer(asked, { nodes })));
  const kept = ["4", "Room 1", "1", today, "88.4\u00a0Ω", "–", "–", "Already there"];
  expect(previewed().map(([line]) => line)).toEqual(["2", "3", "4"]);
  expect(previewed()[2]).toEqual(kept);
  expect(dock().getByText("1 line is already there")).toBeTruthy();
});

test("nothing is entered if the file is not stored, and the preview stays", async () => {
  const environment = await choose({ instrumentMappings: [mapping] });
  await userEvent.click(dock().getByRole("button", { name: "Enter 4 values" }));
  const asked = operation(environment, "useStoreInstrumentFileUploadMutation");
  await act(async () => environment.mock.reject(asked, new Error("offline")));
  expect(dock().getByText("The file was not stored, and no value was entered")).toBeTruthy();
  expect(bundles(environment)).toEqual([]);
});

test("values go out with their line, and with the day and test voltage of the line", async () => {
  const environment = await choose({ instrumentMappings: [mapping] }, csv.replace("88,4", "188,4"));
  const put = jest.spyOn(XMLHttpRequest.prototype, "send").mockImplementation(function (this: XMLHttpRequest) {
    Object.defineProperty(this, "status", { value: 204 });
    this.dispatchEvent(new ProgressEvent("load"));
  });
  await userEvent.click(dock().getByRole("button", { name: "Enter 4 values" }));
  const upload = operation(environment, "useStoreInstrumentFileUploadMutation");
  const links = { uploadUrl: "https://files.example/f1?s", fileUrl: "https://files.example/f1", userErrors: [] };
  await act(async () => environment.mock.resolve(upload, mockAnswer(upload, { createInstrumentFileUpload: links })));
  const store = operation(environment, "useStoreInstrumentFileMutation");
  expect(store.request.variables.input).toEqual({
    ...{ url: links.fileUrl, fileName: "ir500.csv", instrumentId: "gin1", columns },
  });
  const stored = { instrumentFile: { __typename: "InstrumentFile", id: "gif1" }, company: null, userErrors: [] };
  await act(async () => environment.mock.resolve(store, mockAnswer(store, { createInstrumentFile: stored })));
  put.mockRestore();
  const done = within(screen.getByRole("dialog", { name: "4 values of 2 rooms entered" }));
  expect(done.getByText("2 outside the limits: Room 1, Room 2")).toBeTruthy();
  expect(done.getByText("1 line was left out:")).toBeTruthy();
  expect(done.getByRole("listitem").textContent).toBe("Line 4: No room here is called “Hall”");
  expect(done.getByRole("link", { name: "Files that were read, below Instruments" }).getAttribute("href")).toBe(
    "/account/instruments",
  );
  const line = (number: number) => ({ measuredWithId: "gin1", fileLine: { instrumentFileId: "gif1", line: number } });
  const first = { ...line(2), measuredOn: "2026-06-01", testVoltage: 500 };
  expect(bundles(environment)).toMatchObject([[{ stepEntryId: "ge1", value: 188.4, ...first }]]);
  await answerBundle(environment, true);
  expect(bundles(environment)).toMatchObject([
    [
      { stepEntryId: "ge1", value: 820, ...first },
      { stepEntryId: "ge2", value: 200, ...line(3) },
      { stepEntryId: "ge2", lowerBound: 1000, ...line(3) },
    ],
  ]);
  expect(bundles(environment)[0]?.[1]).not.toHaveProperty("measuredOn");
  await userEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a file without lines is told what it lacks", async () => {
  await choose({}, "Plats;R\n", { isUnreadable: true });
  expect(await screen.findByText("ir500.csv has no lines below the names of the columns.")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Choose another file" }));
  const [input] = within(screen.getByRole("dialog")).getAllByLabelText("Read a file");
  await userEvent.upload(input as HTMLInputElement, new File(["Plats;R\n"], "other.csv", { type: "text/csv" }));
  expect(await screen.findByText("other.csv has no lines below the names of the columns.")).toBeTruthy();
});

test("a photo is refused before its columns are asked about", async () => {
  await choose({}, "PNG;a\n\0;1\n", { isUnreadable: true });
  const told = "ir500.csv is not a text file. Save the table as CSV, and choose that file.";
  expect((await screen.findByRole("alert")).textContent).toBe(told);
  expect(screen.queryByRole("combobox", { name: /^Content of the column/ })).toBeNull();
});

test("a line that is left out comes in with the room that is chosen for it", async () => {
  await choose({ instrumentMappings: [mapping] });
  const picker = dock().getByRole("combobox", { name: "Room of line 4" });
  await userEvent.click(picker);
  await userEvent.selectOptions(picker, "Room 2");
  expect(previewed()[0]).toEqual([
    ...["4", "Room 2Hall in the file", today, "1.0\u00a0Ω", "–", "–", expect.stringMatching(/^Unusual/)],
  ]);
  expect(document.activeElement).toBe(dock().getByRole("combobox", { name: "Room of line 4" }));
  expect(dock().getByRole("button", { name: "Enter 4 values" })).toBeTruthy();
  expect(dock().getByText("Lines that need a choice: 1, 1 of them chosen, 1 of them outside the limits")).toBeTruthy();
  await userEvent.selectOptions(picker, "Choose the room");
  expect(dock().getByText("Line 4 is left out: No room here is called “Hall”")).toBeTruthy();
});

test("lines above the heading are told, and another line can be the heading", async () => {
  await choose({}, `Elmät IR-500\n\n${csv}`);
  const heading = dock().getByRole<HTMLSelectElement>("combobox", { name: "Line with the column names" });
  expect(heading.value).toBe("3");
  await userEvent.selectOptions(heading, "1: Elmät IR-500");
  expect(dock().getByRole("combobox", { name: "Content of the column Elmät IR-500" })).toBeTruthy();
  await userEvent.selectOptions(heading, "3");
  await userEvent.click(dock().getByRole("button", { name: "Show preview" }));
  expect(
    dock().getByText(/Column names on line 3\. Lines 1–2 are above it and are not read\. 3 lines are read\.$/),
  ).toBeTruthy();
  expect(previewed().map(([line]) => line)).toEqual(["6", "5", "4"]);
});

test("a file of a known model is previewed at once, whatever lines stand above its heading", async () => {
  await choose({ instrumentMappings: [mapping] }, `Elmät IR-500\n${csv}`);
  expect(previewed().map(([line]) => line)).toEqual(["5", "4", "3"]);
});
