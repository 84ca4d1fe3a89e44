import { expect, test } from "@jest/globals";
import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { mockAnswer } from "../../test/mockAnswer.ts";
import { entry } from "../../test/openInstallationPanel.tsx";
import {
  answerBundle,
  bundles,
  field,
  focused,
  openMeasuringGrid,
  operation,
  pastePreview,
  pasteSheet,
  previewedLines,
  room,
  rooms,
  step,
  type,
} from "../../test/openMeasuringGrid.tsx";

const dialog = pastePreview;
const previewed = previewedLines;
const inCell = (number: number) => field(number).closest("td")?.textContent;
const enter = (name: string) => userEvent.click(dialog().getByRole("button", { name }));

test("a pasted sheet is shown before it is entered, and then saved in bundles from the focused cell on", async () => {
  const { environment } = await openMeasuringGrid(rooms(4));
  await type("{ArrowDown}");
  await pasteSheet("88,6\t500\r\n\t>1000\r\nOL\t\r\n");
  expect(previewed()).toEqual([
    ["3", "Room 4", "OL", "–", "Over range, possibly a broken conductor83.8–97.0\u00a0Ω"],
    ["1", "Room 2", "88.6\u00a0Ω", "500\u00a0MΩ", "Within the limits"],
    ["2", "Room 3", "–", ">1000\u00a0MΩ", "Within the limit"],
  ]);
  expect([field(2).value, bundles(environment)]).toEqual(["", []]);
  // The cells show the pasted values before the person accepts them.
  expect([inCell(2), inCell(3)]).toEqual([expect.stringContaining("88.6"), expect.not.stringContaining("1000")]);
  expect(focused()).toBe(dialog().getByRole("button", { name: "Enter 4 values" }));
  await type("{Enter}");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(inCell(2)).not.toContain("88.6");
  expect(focused()).toBe(field(2));
  expect(bundles(environment)).toMatchObject([[{ stepEntryId: "ge2", quantity: "RESISTANCE", value: 88.6 }]]);
  await answerBundle(environment, true);
  expect(bundles(environment)).toMatchObject([
    [
      { stepEntryId: "ge2", quantity: "INSULATION", value: 500 },
      { stepEntryId: "ge3", quantity: "INSULATION", lowerBound: 1000 },
      { stepEntryId: "ge4", quantity: "RESISTANCE", isOverRange: true },
    ],
  ]);
  expect([field(3).value, field(4).value]).toEqual(["", "OL"]);
});

test("what cannot be entered is told with the reason, and what would be replaced with both values", async () => {
  const finished = room(2, { viewerCanRecord: false, steps: [step("after", 2, [entry("ge2", 88.9)])] });
  const without = room(3, { steps: [step("before", 3, [entry("ge3 before", null)])] });
  const filled = room(4, { steps: [step("after", 4, [entry("ge4", 88.4)])] });
  const { environment } = await openMeasuringGrid([room(1), finished, without, filled], "?view=measure&step=after");
  await userEvent.click(field(1));
  await pasteSheet("abc\t-1\t7\n88\n88\n88,5\t640\n88");
  const wrong = "Not a reading from 0 to 1,000,000";
  expect(previewed()).toEqual([
    [
      "4",
      "Room 4",
      "88.4\u00a0Ω → 88.5\u00a0Ω",
      "640\u00a0MΩ",
      "Resistance:Replaces the earlier valueWithin the limits",
    ],
    [
      "1",
      "Room 1",
      "abc",
      "-1",
      `Resistance:“abc” is not a readingInsulation resistance:${wrong}7:The room has no such value`,
    ],
    ["3", "Room 3", "88", "–", "The room has no such value"],
    ["5", "–", "88", "–", "There is no such room here"],
    ["2", "Room 2", "88", "–", "The room is completed"],
  ]);
  const told = dialog().getByText("1 line becomes 1 value").closest("p")?.textContent;
  expect(told).toMatch(/^1 line becomes 1 value. 1 of them replaces another. 4 lines are left out: 1–3, 5/);
  await enter("Enter 1 value");
  expect(bundles(environment)).toMatchObject([[{ stepEntryId: "ge4", value: 88.5, version: "RESISTANCE 1" }]]);
});

test("typed and pasted values name the instrument that the grid shows", async () => {
  const { environment } = await openMeasuringGrid(rooms(2), "?view=measure", { instruments: true });
  await act(async () => void (await import("../step/StepInstrument.tsx")));
  const m1 = { __typename: "Instrument", id: "gin1", number: 1, maker: "Elmät", model: "IR-500", retiredOn: null };
  const instruments = [m1, { ...m1, id: "gin2", number: 2 }].map((one) => ({ ...one, isLastUsed: one === m1 }));
  const viewer = { id: "gu3", company: { __typename: "Company", id: "gc1", instruments } };
  const asked = operation(environment, "StepInstrumentQuery");
  await act(async () => environment.mock.resolve(asked, mockAnswer(asked, { viewer })));
  await userEvent.selectOptions(screen.getByRole("combobox", { name: /^Instrument for/ }), "M1 Elmät IR-500");
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Test voltage" }), "500");
  await userEvent.click(field(1));
  await pasteSheet("88.6\t500");
  await enter("Enter 2 values");
  const told = { measuredWithId: "gin1", testVoltage: 500 };
  expect(bundles(environment)).toMatchObject([[{ quantity: "RESISTANCE", ...told }]]);
  await userEvent.type(field(2), "88.7{Enter}");
  await answerBundle(environment, true);
  expect(bundles(environment)).toMatchObject([
    [
      { quantity: "INSULATION", ...told },
      { stepEntryId: "ge2", ...told },
    ],
  ]);
});

test("nothing is entered when the preview is left, nor offered where nothing can be", async () => {
  const { environment } = await openMeasuringGrid(rooms(2));
  await pasteSheet("88\n89");
  await type("{Escape}");
  expect([focused(), field(1).value, bundles(environment)]).toEqual([field(1), "", []]);
  await pasteSheet("a\nb");
  expect(dialog().queryByRole("button", { name: /^Enter/ })).toBeNull();
});

test("one pasted value goes into its field like a typed one", async () => {
  const { environment } = await openMeasuringGrid(rooms(2));
  await userEvent.paste("88,6\n");
  await type("{Enter}");
  expect(bundles(environment)).toMatchObject([[{ stepEntryId: "ge1", value: 88.6 }]]);
});

test("rows that begin with a room's name go to that room, in whatever order they are", async () => {
  await openMeasuringGrid(rooms(3));
  await pasteSheet("Room\tΩ\tMΩ\nroom 3\t88,3\t503\nRoom 1\t88,1\t501\nRoom 9\t88,9\t509");
  expect(previewed()).toEqual([
    ["4", "Room 9", "88,9", "509", expect.stringContaining("No room here is called “Room 9”")],
    ["2", "Room 3", "88.3\u00a0Ω", "503\u00a0MΩ", "Within the limits"],
    ["3", "Room 1", "88.1\u00a0Ω", "501\u00a0MΩ", "Within the limits"],
  ]);
});

test("rows without names go to the lines of the grid, and pass a room that is not shown", async () => {
  const two = room(1, { steps: [step("after", 1, [entry("ge1", null), entry("ge1b", null)])] });
  await openMeasuringGrid([two, room(2, { steps: [] }), room(3)], "?view=measure&step=after");
  await pasteSheet("88,1\n88,2\n\n88,4");
  expect(previewed().map(([, room, value]) => [room, value])).toEqual([
    ["Room 11 · Fjällum Cable 20, 30 m", "88.1\u00a0Ω"],
    ["Room 12 · Fjällum Cable 20, 30 m", "88.2\u00a0Ω"],
    ["Room 3", "88.4\u00a0Ω"],
  ]);
});

test("unusual values of a sheet are told before they are entered, and are not asked about again", async () => {
  const { environment } = await openMeasuringGrid(rooms(2));
  await pasteSheet("8,3\t500850\n88\t500\nabc");
  expect(previewed()).toEqual([
    [
      ...["1", "Room 1", "8.3\u00a0Ω", "500,850\u00a0MΩ"],
      "Resistance:Unusual: about 11 times lower than expectedInsulation resistance:Unusual: more than instruments show",
    ],
    ["2", "Room 2", "88.0\u00a0Ω", "500\u00a0MΩ", "Within the limits"],
    ["3", "–", "abc", "–", "There is no such room here"],
  ]);
  expect(dialog().getByText(/2 values are unusual: check them before you enter them./)).toBeTruthy();
  const groups = dialog()
    .getAllByRole("rowheader")
    .filter((heading) => heading.getAttribute("scope") === "rowgroup");
  expect(groups.map(({ textContent }) => textContent)).toEqual([
    "Lines to enter: 2, 1 of them outside the limits",
    "Lines left out: 1",
  ]);
  const drawings = dialog()
    .getAllByRole("row")
    .map((row) => row.querySelector("svg")?.innerHTML ?? "");
  expect(drawings[2]).toContain("--signal");
  expect(drawings.at(-1)).toBe("");
  await enter("Enter 4 values");
  expect(bundles(environment)).toMatchObject([[{ value: 8.3 }]]);
});

test("a sheet can be said to be measured on another day by another person, as the preview tells", async () => {
  const { environment } = await openMeasuringGrid(rooms(2));
  await type("{ArrowDown}");
  await pasteSheet("88,6\t500");
  expect(dialog().getByText("New values: measured today by you")).toBeTruthy();
  await userEvent.click(dialog().getByRole("button", { name: /^Change/ }));
  await screen.findByRole("dialog", { name: "When and by whom it was measured" });
  const installers = [{ id: "gu1", firstName: "Elin", lastName: "Sandberg" }];
  const found = { viewer: { id: "gu3", company: { installers } }, project: { id: "gp1", startDate: "2026-05-01" } };
  await act(async () => environment.mock.resolveMostRecentOperation((asked) => mockAnswer(asked, found)));
  const choice = within(screen.getByRole("dialog", { name: "When and by whom it was measured" }));
  await userEvent.clear(choice.getByLabelText("Measured on"));
  await userEvent.type(choice.getByLabelText("Measured on"), "2026-06-02");
  await userEvent.selectOptions(choice.getByLabelText("Measured by"), "Elin Sandberg");
  await userEvent.click(choice.getByRole("button", { name: "Save" }));
  expect(dialog().getByText("Measured 2026-06-02 by Elin Sandberg")).toBeTruthy();
  await enter("Enter 2 values");
  const told = { stepEntryId: "ge2", measuredOn: "2026-06-02", measuredById: "gu1" };
  expect(bundles(environment)).toMatchObject([[told]]);
  await answerBundle(environment, true);
  expect(bundles(environment)).toMatchObject([[told]]);
});
