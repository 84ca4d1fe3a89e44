import { describe, expect, test } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { entry } from "../../test/openInstallationPanel.tsx";
import { bundles, openMeasuringGrid, room, step, type } from "../../test/openMeasuringGrid.tsx";

const dialog = () => within(screen.getByRole("dialog", { name: "Paste values" }));
const twoProducts = () => room(1, { steps: [step("after", 1, [entry("ge1", null), entry("ge1 second", null)])] });
const several = "The room has several products";
const paste = async (sheet: string) => {
  await userEvent.paste(sheet);
  await screen.findByRole("dialog");
};
const outcomes = () =>
  dialog()
    .getAllByRole("row")
    .slice(1)
    .filter(({ children }) => children.length > 1)
    .map((row) => [...row.children].map((cell) => cell.textContent?.trim()))
    .map((cells) => [cells[0], ...cells.slice(-3)]);

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
    await paste("Room 1\t88,9\t>1000\nRoom 3\t88,3\t550\nRoom 2\t88,2\t540");
    expect(outcomes()).toEqual([
      ["Room 3", "Product 1: Resistance, Ω", "88.3\u00a0Ω", "Within the limits"],
      ["Room 3", "Product 1: Insulation resistance, MΩ", "550\u00a0MΩ", "Within the limit"],
      ["Room 2", "Product 1: Resistance, Ω", "88.2\u00a0Ω", "Within the limits"],
      ["Room 2", "Product 1: Insulation resistance, MΩ", "540\u00a0MΩ", "Within the limit"],
      ["Room 1", "Resistance, Ω", "88,9", several],
      ["Room 1", "Insulation resistance, MΩ", ">1000", several],
    ]);
    await type("{Enter}");
    expect(bundles(environment)).toMatchObject([[{ stepEntryId: "ge3", quantity: "RESISTANCE", value: 88.3 }]]);
  });

  test("one value beside a name goes to the room's only product", async () => {
    await open();
    await paste("Room 2\t600\nRoom 1\t700");
    const quantity = keys.includes("Tab") ? "Insulation resistance, MΩ" : "Resistance, Ω";
    expect(outcomes().map((cells) => cells.slice(0, 2))).toEqual([
      ["Room 2", `Product 1: ${quantity}`],
      ["Room 1", quantity],
    ]);
  });

  test("columns of a second product name the products, with headings and without", async () => {
    await open();
    const values = "Room 1\t88,1\t501\t88,2\t502";
    for (const sheet of [values, `Room\tΩ\tMΩ\tΩ\tMΩ\n${values}`]) {
      await paste(sheet);
      const resistances = outcomes().filter(([, quantity]) => quantity?.includes("Ω") && !quantity.includes("MΩ"));
      expect(resistances.map(([, quantity, value]) => [quantity, value])).toEqual([
        ["Product 1: Resistance, Ω", "88.1\u00a0Ω"],
        ["Product 2: Resistance, Ω", "88.2\u00a0Ω"],
      ]);
      await type("{Escape}");
    }
  });

  test("headings of one product leave out a room with several", async () => {
    await open("steps=all");
    await paste("Room\t2 After laying\t\nRoom 1\t88,9\t501\nRoom 2\t88,2\t502");
    expect(outcomes().map(([name, , , outcome]) => [name, outcome])).toEqual([
      ["Room 2", "Within the limits"],
      ["Room 2", "Within the limit"],
      ["Room 1", several],
      ["Room 1", several],
    ]);
  });
});
