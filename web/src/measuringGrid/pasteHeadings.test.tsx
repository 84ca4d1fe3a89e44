import { expect, test } from "@jest/globals";
import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createOperationDescriptor } from "relay-runtime";
import {
  answerBundle,
  bundles,
  field,
  openMeasuringGrid,
  pastePreview,
  pasteSheet,
  previewedLines,
  rooms,
  type,
} from "../../test/openMeasuringGrid.tsx";
import query from "./__generated__/stepTitlesQuery.graphql.ts";

const dialog = pastePreview;
/** The previewed lines without their last cell, which says what becomes of the line. */
const previewed = () => previewedLines().map((cells) => cells.slice(0, -1));

const answerTitles = async ({ environment }: Awaited<ReturnType<typeof openMeasuringGrid>>) => {
  const asked = createOperationDescriptor(query, { projectId: "p1", installationId: "i1" });
  const titles = (...[before, after]: string[]) => [
    { stepLabel: "before", title: before },
    { stepLabel: "after", title: after },
  ];
  const en = titles("Before laying", "After laying");
  const installation = { sv: titles("Före förläggning", "Efter förläggning"), da: en, no: en, fi: en, de: en, en };
  await act(async () => environment.mock.resolve(asked, { data: { installation } }));
};

test("headings name steps and values of all steps, also of a step that is not shown", async () => {
  const opened = await openMeasuringGrid(rooms(2), "?view=measure&step=after");
  const { environment } = opened;
  await userEvent.paste(
    "Room\tExpected\t1 Before laying\t\t2 After laying\t\n\t\tΩ\tMΩ\tΩ\tMΩ\nRoom 2\t83.8\t88,1\t501\t88,2\t502\nRoom 1\t\t\t\t88,3\t>1000",
  );
  await answerTitles(opened);
  await screen.findByRole("dialog");
  expect(dialog().getByText(/^Left out, .*: Expected\.$/)).toBeTruthy();
  expect(previewed()).toEqual([
    ["3", "Room 2", "1", "88.4\u00a0Ω → 88.1\u00a0Ω", "640\u00a0MΩ → 501\u00a0MΩ"],
    ["3", "Room 2", "2", "88.2\u00a0Ω", "502\u00a0MΩ"],
    ["4", "Room 1", "2", "88.3\u00a0Ω", ">1000\u00a0MΩ"],
  ]);
  await type("{Enter}");
  await answerBundle(environment, true);
  expect(bundles(environment)[0]).toMatchObject([
    { stepEntryId: "ge2 before", quantity: "INSULATION", value: 501 },
    { stepEntryId: "ge2", quantity: "RESISTANCE", value: 88.2 },
    { stepEntryId: "ge2", quantity: "INSULATION", value: 502 },
    { stepEntryId: "ge1", quantity: "RESISTANCE", value: 88.3 },
    { stepEntryId: "ge1", quantity: "INSULATION", lowerBound: 1000 },
  ]);
});

test("titles in another language are read from the service", async () => {
  const opened = await openMeasuringGrid(rooms(1), "?view=measure&step=after");
  await userEvent.paste("Rum\tFöre förläggning\tEfter förläggning\nRoom 1\t\t88,3");
  await answerTitles(opened);
  await screen.findByRole("dialog");
  expect(previewed()).toEqual([["2", "Room 1", "88.3\u00a0Ω"]]);
});

test.each([
  ["Huone\tVaihe\tResistanssi\tEristysresistanssi\nRoom 1\t2\t88,3\t500", "finnish, a row for each step"],
  ["Raum\tSchritt 2 Widerstand, kΩ\tIsolationswiderstand (GΩ)\nRoom 1\t0,0883\t0,5", "german, units in the headings"],
  ["Rum\tModstand\tIsolationsmodstand\nRoom 1\t88,3 Ω\t500 Mohm", "danish, units beside the values"],
  ["Rom\tMotstand\tIsolasjonsmotstand\nRoom 1\t0,0883 kΩ\t500000 kΩ", "norwegian, another unit than the grid's"],
])("a sheet reaches its cells: %#", async (sheet) => {
  const { environment } = await openMeasuringGrid(rooms(1), "?view=measure&step=after");
  await pasteSheet(sheet);
  expect(previewed()).toEqual([["2", "Room 1", "88.3\u00a0Ω", "500\u00a0MΩ"]]);
  await type("{Enter}");
  expect(bundles(environment)).toMatchObject([[{ stepEntryId: "ge1", quantity: "RESISTANCE", value: 88.3 }]]);
});

test("many lines without a deviation are folded behind those that deviate", async () => {
  await openMeasuringGrid(rooms(13));
  await pasteSheet(`${"88,6\t500\n".repeat(12)}99\t500`);
  expect(previewed()).toEqual([["13", "Room 13", "99.0\u00a0Ω", "500\u00a0MΩ"]]);
  await userEvent.click(dialog().getByRole("button", { name: "12 more lines without a deviation" }));
  expect(previewed()).toHaveLength(13);
  expect(dialog().getByRole("button", { name: "Enter 26 values" })).toBeTruthy();
});

test("the button pastes the clipboard from the focused cell on, one value too", async () => {
  await openMeasuringGrid(rooms(2));
  await type("{ArrowDown}");
  userEvent.setup();
  await navigator.clipboard.writeText("88,6");
  await userEvent.click(screen.getByRole("button", { name: "Paste" }));
  await screen.findByRole("button", { name: "Enter 1 value" });
  expect(previewed()).toEqual([["1", "Room 2", "88.6\u00a0Ω"]]);
});

test("where the clipboard is kept from the page a field takes the rows and leads to the preview", async () => {
  await openMeasuringGrid(rooms(2));
  await userEvent.click(screen.getByRole("button", { name: "Paste" }));
  const rowsField = await screen.findByLabelText("Rows from a spreadsheet");
  expect(document.activeElement).toBe(rowsField);
  const help = document.getElementById(rowsField.getAttribute("aria-describedby") ?? "");
  expect(help?.textContent).toMatch(/^Paste the copied rows here/);
  await userEvent.click(rowsField);
  expect(rowsField.getAttribute("placeholder")).toBe("Room 1\t88.4\t>1000\nRoom 2\t89.4\t>1000");
  await userEvent.paste("88,6\t500");
  await screen.findByRole("button", { name: "Enter 2 values" });
  expect(previewed()).toHaveLength(1);
  expect(field(1).value).toBe("");
});

test("a row with a room's name begins with the resistance, wherever the cursor stands", async () => {
  await openMeasuringGrid(rooms(2));
  await type("{Tab}");
  await pasteSheet("Room 2\t88,6\t500");
  expect(previewed()).toEqual([["1", "Room 2", "88.6\u00a0Ω", "500\u00a0MΩ"]]);
  await type("{Escape}");
  await pasteSheet("Room 2\t88,6");
  expect(previewed()).toEqual([["1", "Room 2", "88.6\u00a0Ω"]]);
});

test("rows of room, step and values need no headings", async () => {
  await openMeasuringGrid(rooms(2), "?view=measure&step=after");
  await type("{Tab}");
  await pasteSheet("Room 1\t1\t88,1\t501\nRoom 2\t2\t88,3\t>1000");
  expect(previewed()).toEqual([
    ["1", "Room 1", "1", "88.4\u00a0Ω → 88.1\u00a0Ω", "640\u00a0MΩ → 501\u00a0MΩ"],
    ["2", "Room 2", "2", "88.3\u00a0Ω", ">1000\u00a0MΩ"],
  ]);
});
