import { describe, expect, test } from "@jest/globals";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { entry } from "../../test/openInstallationPanel.tsx";
import {
  bundles,
  field,
  focused,
  openMeasuringGrid,
  pastePreview,
  pasteSheet,
  previewedLines,
  room,
  step,
  type,
} from "../../test/openMeasuringGrid.tsx";

const cable = "Fjällum Cable 20, 30 m";
const twoProducts = () => room(1, { steps: [step("after", 1, [entry("ge1", null), entry("ge1 second", null)])] });
const several = expect.stringContaining("The room has several products");
const outcomes = () => previewedLines().map((cells) => cells.slice(1));

describe.each([
  ["", "the first product"],
  ["{ArrowDown}", "the second product"],
  ["{ArrowDown}{Tab}", "another quantity of the second product"],
  ["{ArrowDown}{ArrowDown}", "another room"],
  ["{ArrowDown}{ArrowDown}{Home}", "a room's name"],
])("with the cursor moved by '%s' to %s", (keys) => {
  const open = async (steps = "step=after") => {
    const opened = await openMeasuringGrid([twoProducts(), room(2), room(3)], `?view=measure&${steps}`);
    if (keys) await type(keys);
    return opened;
  };

  test("rows with a room's name go to its only product, and leave out a room with several", async () => {
    const { environment } = await open();
    await pasteSheet("Room 1\t88,9\t>1000\nRoom 3\t88,3\t550\nRoom 2\t88,2\t540");
    expect(outcomes()).toEqual([
      ["Room 1", "88,9", ">1000", several],
      ["Room 3", "88.3\u00a0Ω", "550\u00a0MΩ", "Within the limits"],
      ["Room 2", "88.2\u00a0Ω", "540\u00a0MΩ", "Within the limits"],
    ]);
    await type("{Enter}");
    expect(bundles(environment)).toMatchObject([[{ stepEntryId: "ge3", quantity: "RESISTANCE", value: 88.3 }]]);
  });

  test("one value beside a name goes to the room's only product", async () => {
    await open();
    await pasteSheet("Room 2\t600\nRoom 1\t700");
    expect(outcomes().map((cells) => cells.slice(0, 2))).toEqual([
      ["Room 1", "700"],
      ["Room 2", "600.0\u00a0Ω"],
    ]);
  });

  test("columns of a second product name the products, with headings and without", async () => {
    await open();
    const values = "Room 1\t88,1\t501\t88,2\t502";
    for (const sheet of [values, `Room\tΩ\tMΩ\tΩ\tMΩ\n${values}`]) {
      await pasteSheet(sheet);
      expect(outcomes().map((cells) => cells.slice(0, 2))).toEqual([
        [`Room 11 · ${cable}`, "88.1\u00a0Ω"],
        [`Room 12 · ${cable}`, "88.2\u00a0Ω"],
      ]);
      await type("{Escape}");
    }
  });

  test("headings of one product leave out a room with several", async () => {
    await open("steps=all");
    await pasteSheet("Room\t2 After laying\t\nRoom 1\t88,9\t501\nRoom 2\t88,2\t502");
    expect(outcomes().map((cells) => [cells[0], cells.at(-1)])).toEqual([
      ["Room 1", several],
      ["Room 2", "Within the limits"],
    ]);
  });
});

test("the room and the product that a line does not say are chosen in the preview", async () => {
  const { environment } = await openMeasuringGrid([twoProducts(), room(2)], "?view=measure&step=after");
  await pasteSheet("Room 1\t88,1\t501\nRooom 2\t88,2\t502\nRooom 2\t88,3\t503");
  const choose = (label: string, option: string) =>
    userEvent.selectOptions(pastePreview().getByRole("combobox", { name: label }), option);
  await userEvent.click(pastePreview().getByLabelText("Product of line 1"));
  await choose("Product of line 1", `2 · ${cable}`);
  await userEvent.click(pastePreview().getByLabelText("Room of line 2"));
  await choose("Room of line 2", "Room 2");
  expect(outcomes().map((cells) => [cells[0], cells[1]])).toEqual([
    [`Room 12 · ${cable}`, "88.1\u00a0Ω"],
    ["Room 2", "88.2\u00a0Ω"],
    ["Room 2", "88.3\u00a0Ω"],
  ]);
  await userEvent.click(pastePreview().getByRole("button", { name: "Enter 6 values" }));
  expect(bundles(environment)).toMatchObject([[{ stepEntryId: "ge1 second", quantity: "RESISTANCE", value: 88.1 }]]);
});

const columnChoice = () => pastePreview().queryByRole<HTMLSelectElement>("combobox", { name: "Content" });

test("the quantity of a single column without a heading is told as assumed, and is changed for all its rows", async () => {
  const { environment } = await openMeasuringGrid([room(1), room(2)], "?view=measure&step=after");
  await type("{Tab}");
  await pasteSheet("Room 1\t88,1\nRoom 2\t640");
  expect(columnChoice()?.selectedOptions[0]?.textContent).toBe("Resistance (assumed)");
  await userEvent.selectOptions(columnChoice() as HTMLSelectElement, "Insulation resistance");
  expect(columnChoice()?.selectedOptions[0]?.textContent).toBe("Insulation resistance");
  expect(outcomes().map((cells) => cells.slice(0, 2))).toEqual([
    ["Room 1", "88.1\u00a0MΩ"],
    ["Room 2", "640\u00a0MΩ"],
  ]);
  await userEvent.click(pastePreview().getByRole("button", { name: "Enter 2 values" }));
  expect(bundles(environment)).toMatchObject([[{ stepEntryId: "ge1", quantity: "INSULATION", value: 88.1 }]]);
});

test.each([
  ["Room 1\t88,1 Ω\nRoom 2\t640 MΩ", ["88.1\u00a0Ω", "640\u00a0MΩ"], null],
  ["Room 1\t500\nRoom 2\t640 MΩ", ["500\u00a0MΩ", "640\u00a0MΩ"], "Insulation resistance (assumed)"],
  ["Room 1\t0,0881 kΩ\nRoom 2\t88,2", ["88.1\u00a0Ω", "88.2\u00a0Ω"], "Resistance (assumed)"],
])("a unit beside a value decides which quantity the value is: %#", async (sheet, values, assumed) => {
  await openMeasuringGrid([room(1), room(2)], "?view=measure&step=after");
  await type("{Tab}");
  await pasteSheet(sheet);
  expect(outcomes().map((cells) => cells.slice(1, -1).find((text) => text !== "–"))).toEqual(
    expect.arrayContaining(values),
  );
  expect(columnChoice()?.selectedOptions[0]?.textContent ?? null).toBe(assumed);
});

test("numbers without names go to the cursor's column, unless a unit beside them names the other", async () => {
  await openMeasuringGrid([room(1), room(2)], "?view=measure&step=after");
  await type("{Tab}");
  await pasteSheet("640\n88,2 Ω");
  expect(columnChoice()).toBeNull();
  expect(outcomes().map((cells) => cells.slice(0, 3))).toEqual([
    ["Room 1", "–", "640\u00a0MΩ"],
    ["Room 2", "88.2\u00a0Ω", "–"],
  ]);
});

test("what a sheet entered is told, its summary returns the focus and stays away once another sheet was left", async () => {
  await openMeasuringGrid([room(1), room(2)], "?view=measure&step=after");
  const close = () => screen.queryByRole("button", { name: "Close" });
  const regions = screen.getAllByRole("status");
  await pasteSheet("88\n89");
  await userEvent.click(pastePreview().getByRole("button", { name: "Enter 2 values" }));
  const told = screen.getByText("2 values of 2 rooms entered", { selector: "[role=status]" });
  expect(regions).toContain(told);
  await userEvent.click((await screen.findByRole("button", { name: "Close" })) as HTMLElement);
  expect([close(), focused()]).toEqual([null, field(1)]);
  await pasteSheet("90\n91");
  await userEvent.click(pastePreview().getByRole("button", { name: "Enter 2 values" }));
  expect(close()).not.toBeNull();
  await pasteSheet("a\nb");
  await type("{Escape}");
  expect(close()).toBeNull();
});
