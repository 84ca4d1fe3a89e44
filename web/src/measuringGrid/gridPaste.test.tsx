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
  room,
  rooms,
  step,
  type,
} from "../../test/openMeasuringGrid.tsx";

const dialog = () => within(screen.getByRole("dialog", { name: "Paste values" }));
const previewed = () =>
  dialog()
    .getAllByRole("row")
    .slice(1)
    .filter(({ children }) => children.length > 1)
    .map((row) => [...row.children].map((cell) => cell.textContent?.trim()));
const inCell = (number: number) => field(number).closest("td")?.textContent;
const enter = (name: string) => userEvent.click(dialog().getByRole("button", { name }));

test("a pasted sheet is shown before it is entered, and then saved in bundles from the focused cell on", async () => {
  const { environment } = await openMeasuringGrid(rooms(4));
  await type("{ArrowDown}");
  await userEvent.paste("88,6\t500\r\n\t>1000\r\nOL\t\r\n");
  await screen.findByRole("dialog");
  expect(previewed()).toEqual([
    ["Room 4", "Resistance, Ω", "OL", "Over range, possibly a broken conductor"],
    ["Room 2", "Resistance, Ω", "88.6\u00a0Ω", "Within the limits"],
    ["Room 2", "Insulation resistance, MΩ", "500\u00a0MΩ", "Within the limit"],
    ["Room 3", "Insulation resistance, MΩ", ">1000\u00a0MΩ", "Over range, within the limit"],
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
  await userEvent.paste("abc\t-1\t7\n88\n88\n88,5\t640\n88");
  expect(previewed()).toEqual([
    ["Room 4", "Resistance, Ω", "88.4\u00a0Ω → 88.5\u00a0Ω", "Replaces the earlier valueWithin the limits"],
    ["Room 1", "Resistance, Ω", "abc", "Not a reading from 0 to 1,000,000"],
    ["Room 1", "Insulation resistance, MΩ", "-1", "Not a reading from 0 to 1,000,000"],
    ["Room 1", "", "7", "The room has no such value"],
    ["Room 2", "Resistance, Ω", "88", "The room is completed"],
    ["Room 3", "Resistance, Ω", "88", "The room has no such value"],
    ["–", "Resistance, Ω", "88", "There is no such room here"],
    ["Room 4", "Insulation resistance, MΩ", "640\u00a0MΩ", "Already there"],
  ]);
  expect(dialog().getByText(/^1 value will be entered. 1 of them replaces another./).textContent).toContain(
    "6 are left out; the reasons are beside them.",
  );
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
  await userEvent.paste("88.6\t500");
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
  await userEvent.paste("88\n89");
  await type("{Escape}");
  expect([focused(), field(1).value, bundles(environment)]).toEqual([field(1), "", []]);
  await userEvent.paste("a\nb");
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
  await userEvent.paste("Room\tΩ\tMΩ\nroom 3\t88,3\t503\nRoom 1\t88,1\t501\nRoom 9\t88,9\t509");
  expect(
    previewed().map(([name, quantity, value, outcome]) => [name, quantity, value, outcome?.startsWith("Within")]),
  ).toEqual([
    ["Room 3", "Resistance, Ω", "88.3\u00a0Ω", true],
    ["Room 3", "Insulation resistance, MΩ", "503\u00a0MΩ", true],
    ["Room 1", "Resistance, Ω", "88.1\u00a0Ω", true],
    ["Room 1", "Insulation resistance, MΩ", "501\u00a0MΩ", true],
    ["Room 9", "Resistance, Ω", "88,9", false],
    ["Room 9", "Insulation resistance, MΩ", "509", false],
  ]);
});

test("rows without names go to the lines of the grid, and pass a room that is not shown", async () => {
  const two = room(1, { steps: [step("after", 1, [entry("ge1", null), entry("ge1b", null)])] });
  await openMeasuringGrid([two, room(2, { steps: [] }), room(3)], "?view=measure&step=after");
  await userEvent.paste("88,1\n88,2\n\n88,4");
  expect(previewed().map(([name, quantity, value]) => [name, quantity, value])).toEqual([
    ["Room 1", "Product 1: Resistance, Ω", "88.1\u00a0Ω"],
    ["Room 1", "Product 2: Resistance, Ω", "88.2\u00a0Ω"],
    ["Room 3", "Product 1: Resistance, Ω", "88.4\u00a0Ω"],
  ]);
});

test("unusual values of a sheet are told before they are entered, and are not asked about again", async () => {
  const { environment } = await openMeasuringGrid(rooms(2));
  await userEvent.paste("8,3\t500850\n88\t500\nabc");
  expect(previewed()).toEqual([
    ["Room 1", "Resistance, Ω", "8.3\u00a0Ω", "Unusual: ten times off what is expected"],
    ["Room 1", "Insulation resistance, MΩ", "500850\u00a0MΩ", "Unusual: more than instruments show"],
    ["Room 2", "Resistance, Ω", "88.0\u00a0Ω", "Within the limits"],
    ["Room 2", "Insulation resistance, MΩ", "500\u00a0MΩ", "Within the limit"],
    ["–", "Resistance, Ω", "abc", "There is no such room here"],
  ]);
  expect(dialog().getByText("2 values are unusual: check them before you enter them.")).toBeTruthy();
  // Values that are left out stand in a group of their own, without the icon of a deviation.
  const groups = dialog()
    .getAllByRole("rowheader")
    .filter((heading) => heading.getAttribute("scope") === "rowgroup");
  expect(groups.map(({ textContent }) => textContent)).toEqual([
    "Values to enter: 4, 1 of them outside the limits",
    "Values left out: 1",
  ]);
  const drawings = dialog()
    .getAllByRole("row")
    .map((row) => row.querySelector("svg")?.innerHTML ?? "");
  expect(drawings[2]).toContain("--signal");
  expect([drawings[2], drawings.at(-1)]).toEqual([drawings[3], ""]);
  await enter("Enter 4 values");
  expect(bundles(environment)).toMatchObject([[{ value: 8.3 }]]);
});

test("a sheet can be said to be measured on another day by another person, as the preview tells", async () => {
  const { environment } = await openMeasuringGrid(rooms(2));
  await type("{ArrowDown}");
  await userEvent.paste("88,6\t500");
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
