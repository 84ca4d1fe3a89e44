import { describe, expect, test } from "@jest/globals";
import userEvent from "@testing-library/user-event";
import { entry } from "../../test/openInstallationPanel.tsx";
import {
  bundles,
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
      ["Room 3", "88.3\u00a0Ω", "550\u00a0MΩ", "Within the limits"],
      ["Room 2", "88.2\u00a0Ω", "540\u00a0MΩ", "Within the limits"],
      ["Room 1", "88,9", ">1000", several],
    ]);
    await type("{Enter}");
    expect(bundles(environment)).toMatchObject([[{ stepEntryId: "ge3", quantity: "RESISTANCE", value: 88.3 }]]);
  });

  test("one value beside a name goes to the room's only product", async () => {
    await open();
    await pasteSheet("Room 2\t600\nRoom 1\t700");
    const unit = keys.includes("Tab") ? "MΩ" : "Ω";
    expect(outcomes().map((cells) => cells.slice(0, 2))).toEqual([
      ["Room 2", `600${unit === "Ω" ? ".0" : ""}\u00a0${unit}`],
      ["Room 1", "700"],
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
      ["Room 2", "Within the limits"],
      ["Room 1", several],
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
