import { expect, jest, test } from "@jest/globals";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { mockAnswer } from "../../test/mockAnswer.ts";
import { answerBundle, bundles, openMeasuringGrid, operation, rooms } from "../../test/openMeasuringGrid.tsx";

const m1 = {
  __typename: "Instrument",
  ...{ id: "gin1", number: 1, maker: "Elmät", model: "IR-500", retiredOn: null, isLastUsed: true },
};
const csv =
  "Nr;Datum;Plats;R_Ohm;Riso_MOhm;Uprov_V\n1;2026-06-01;Room 1;88,4;820;500\n2;;Room 2;200;>1000;\n3;;Hall;1;;\n";
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

type Known = { instruments?: object[]; instrumentMappings?: object[]; instrumentFiles?: object[] };

/** Chooses a file in the grid of two rooms, and answers what is known of it. */
async function choose(known: Known = {}, text = csv) {
  const { environment } = await openMeasuringGrid(rooms(2), "?view=measure&step=after", { instrumentFiles: true });
  await act(async () => {
    await import("./InstrumentFileReader.tsx");
  });
  await userEvent.upload(screen.getByLabelText("Read a file", { selector: "input" }), new File([text], "ir500.csv"));
  if (text !== csv) return environment;
  await waitFor(() => operation(environment, "InstrumentFileReaderQuery"));
  const asked = operation(environment, "InstrumentFileReaderQuery");
  const company = { __typename: "Company", id: "gc1", instruments: [m1], instrumentMappings: [], instrumentFiles: [] };
  const viewer = { id: "gu3", company: { ...company, ...known } };
  await act(async () => environment.mock.resolve(asked, mockAnswer(asked, { viewer })));
  return environment;
}

const dock = () => within(screen.getByRole("dialog", { name: "File from an instrument" }));
const previewed = () =>
  dock()
    .getAllByRole("row")
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent?.trim()));

test("a new model's columns are guessed, and the preview has deviations first and refused lines by number", async () => {
  await choose();
  const columnOf = (heading: string) =>
    dock().getByRole<HTMLSelectElement>("combobox", { name: `Content of the column ${heading}` });
  expect(["Nr", "Datum", "Plats", "Riso_MOhm"].map((heading) => columnOf(heading).value)).toEqual([
    ...["", "MEASURED_ON", "ROOM", "INSULATION"],
  ]);
  await userEvent.click(dock().getByRole("button", { name: "Show preview" }));
  await screen.findByRole("dialog");
  expect(previewed()).toEqual([
    ["3", "Room 2", "Resistance, Ω", "200.0\u00a0Ω", "Outside the limits"],
    ["4", "Hall", "Resistance, Ω", "1", "There is no such room here"],
    ["2", "Room 1", "Resistance, Ω", "88.4\u00a0Ω", "Within the limits"],
    ["2", "Room 1", "Insulation resistance, MΩ", "820\u00a0MΩ", "Within the limit"],
    ["3", "Room 2", "Insulation resistance, MΩ", ">1000\u00a0MΩ", "Over range, within the limit"],
  ]);
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
  expect(previewed()).toHaveLength(5);
  await userEvent.click(dock().getByRole("button", { name: "Change how the file is read" }));
  expect(dock().getByRole("combobox", { name: "Unit of R_Ohm" })).toBeTruthy();
});

test("the same file is asked about before it is read again", async () => {
  await choose({ instrumentMappings: [mapping], instrumentFiles: [before] });
  const question = within(screen.getByRole("dialog", { name: "The file was read before" }));
  expect(
    question.getByText(/^ir500.csv was read on .* by Jonas Bergkvist. 72 of its values are in force/),
  ).toBeTruthy();
  await userEvent.click(question.getByRole("button", { name: "Read it anyway" }));
  expect(previewed()).toHaveLength(5);
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
  const environment = await choose({ instrumentMappings: [mapping] });
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
  const line = (number: number) => ({ measuredWithId: "gin1", fileLine: { instrumentFileId: "gif1", line: number } });
  const first = { ...line(2), measuredOn: "2026-06-01", testVoltage: 500 };
  expect(bundles(environment)).toMatchObject([[{ stepEntryId: "ge1", value: 88.4, ...first }]]);
  await answerBundle(environment, true);
  expect(bundles(environment)).toMatchObject([
    [
      { stepEntryId: "ge1", value: 820, ...first },
      { stepEntryId: "ge2", value: 200, ...line(3) },
      { stepEntryId: "ge2", lowerBound: 1000, ...line(3) },
    ],
  ]);
  expect(bundles(environment)[0]?.[1]).not.toHaveProperty("measuredOn");
});

test("a file without lines, and a company without instruments, are told what to do", async () => {
  await choose({}, "Plats;R\n");
  expect(await screen.findByText("ir500.csv has no lines below the names of the columns.")).toBeTruthy();
});
