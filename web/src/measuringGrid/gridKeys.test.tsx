import { expect, test } from "@jest/globals";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { entry } from "../../test/openInstallationPanel.tsx";
import {
  answerBundle,
  bundles,
  field,
  focused,
  openMeasuringGrid,
  recorded,
  room,
  rooms,
  step,
  stepLink,
  type,
} from "../../test/openMeasuringGrid.tsx";

const name = () =>
  focused()
    ?.getAttribute("aria-labelledby")
    ?.split(" ")
    .map((id) => document.getElementById(id)?.textContent)
    .join(" ");

test("opens the first step that lacks a value, names it in the address, and starts at its first field", async () => {
  const { router } = await openMeasuringGrid(rooms(2));
  expect(router.state.location.search).toBe("?view=measure&step=after");
  expect(stepLink("After laying").getAttribute("aria-current")).toBe("step");
  expect(focused()).toBe(field(1));
});

test("starts at the first value that is missing, or else at the first", async () => {
  const filled = room(1, { steps: [step("after", 1, [entry("ge1", 88.4)])] });
  await openMeasuringGrid([filled, room(2)]);
  expect(focused()).toBe(field(2));
  cleanup();
  await openMeasuringGrid(rooms(2), "?view=measure&step=before");
  expect(focused()).toBe(field(1));
});

test("Enter and the arrow down go to the next room, Tab to the next quantity and then to the next room", async () => {
  await openMeasuringGrid(rooms(3));
  const visited: unknown[] = [];
  for (const keys of ["{Enter}", "{ArrowDown}", "{ArrowUp}", "{Tab}", "{Tab}", "{Shift>}{Tab}{/Shift}"]) {
    await type(keys);
    visited.push(name());
  }
  expect(visited).toEqual([
    "Room 2 Resistance, Ω",
    "Room 3 Resistance, Ω",
    "Room 2 Resistance, Ω",
    "Room 2 Insulation resistance, MΩ",
    "Room 3 Resistance, Ω",
    "Room 2 Insulation resistance, MΩ",
  ]);
});

test("Enter after Tab goes to the next room in the column where Tab began", async () => {
  await openMeasuringGrid(rooms(2));
  await type("88,6{Tab}500{Enter}");
  expect(focused()).toBe(field(2));
});

test("Enter after the last room offers what is missing, and again Enter goes there, to the next step at last", async () => {
  const open = room(1, { steps: [step("before", 1, [entry("ge1", null)]), step("after", 1, [entry("ge2", null)])] });
  const { router } = await openMeasuringGrid([open]);
  await type("88,6{Enter}");
  expect(focused()).toBe(field(1));
  expect(screen.getByRole("button", { name: "Next missing value" })).toBeTruthy();
  await type("{Enter}");
  expect(focused()).toBe(field(1, "Insulation resistance"));
  await type("500{Enter}");
  expect(screen.getByRole("button", { name: "Step 2: After laying" })).toBeTruthy();
  expect(router.state.location.search).toBe("?view=measure&step=before");
  await type("{Enter}");
  expect(router.state.location.search).toBe("?view=measure&step=after");
  await waitFor(() => expect(focused()).toBe(field(1)));
  expect(screen.queryByText(/^That was the last room/)).toBeNull();
});

test("an offer of Enter goes with the next key, is taken by a click, and there is none while nothing lacks", async () => {
  await openMeasuringGrid(rooms(1));
  await type("88,6{Enter}");
  const offer = () => screen.queryByRole("button", { name: "Next missing value" });
  expect(offer()).toBeTruthy();
  await type("7");
  expect(offer()).toBeNull();
  await type("{Enter}");
  await userEvent.click(screen.getByRole("button", { name: "Next missing value" }));
  expect(focused()).toBe(field(1, "Insulation resistance"));
  await type("500{Enter}");
  expect(screen.queryByText(/^That was the last room/)).toBeNull();
  await type("{Enter}");
  expect(focused()).toBe(field(1, "Insulation resistance"));
});

test("the other keys of a grid lead through it, one cell of which Tab reaches", async () => {
  await openMeasuringGrid(rooms(12));
  const visited: unknown[] = [];
  for (const keys of ["{ArrowRight}", "{Control>}{End}{/Control}", "{Home}", "{End}", "{Control>}{Home}{/Control}"]) {
    await type(keys);
    visited.push(name());
  }
  expect(visited).toEqual([
    "Room 1 Insulation resistance, MΩ",
    "Room 12 Insulation resistance, MΩ",
    "Room 12 Resistance, Ω",
    "Room 12 Insulation resistance, MΩ",
    "Room 1 Resistance, Ω",
  ]);
  await type("{PageDown}");
  expect(focused()).toBe(field(11));
  await type("{ArrowLeft}");
  expect(focused()).toBe(screen.getByRole("link", { name: "Room 11" }));
  const grid = screen.getByRole("grid", { name: "After laying" });
  expect(grid.querySelectorAll("[tabindex='0']")).toHaveLength(1);
});

test("the last field gives Tab back to the page, the first one Shift and Tab", async () => {
  await openMeasuringGrid(rooms(2));
  await type("{Control>}{End}{/Control}{Tab}");
  expect(screen.getByRole("grid").contains(focused())).toBe(false);
  await userEvent.click(field(1));
  await type("{Shift>}{Tab}{/Shift}");
  expect(screen.getByRole("grid").contains(focused())).toBe(false);
});

test("typing replaces a value that a key led to; F2 changes it, and then the arrows are the text's", async () => {
  const { environment } = await openMeasuringGrid(rooms(2), "?view=measure&step=before");
  field(1).focus();
  await type("{ArrowDown}9{ArrowLeft}8");
  expect(field(2).value).toBe("89");
  await type("{ArrowUp}");
  expect(bundles(environment)).toMatchObject([[{ stepEntryId: "ge2 before", value: 89 }]]);
  await type("{F2}{Backspace}5");
  expect(field(1).value).toBe("88.5");
});

test("Escape puts back what stood in the field, and saves nothing", async () => {
  const { environment } = await openMeasuringGrid(rooms(2), "?view=measure&step=before");
  field(1).focus();
  await type("99{Escape}{ArrowDown}");
  expect([field(1).value, bundles(environment)]).toEqual(["88.4", []]);
});

test("Escape does not call back a value that is on its way, and one that is typed then goes out after it", async () => {
  const { environment } = await openMeasuringGrid(rooms(1));
  await type("95{Enter}7{Escape}");
  expect(field(1).value).toBe("95.0");
  await waitFor(() => expect(field(1).selectionEnd).toBe(4));
  await type("88,6{Enter}");
  expect(bundles(environment)).toEqual([[expect.objectContaining({ value: 95, version: "RESISTANCE 1" })]]);
  await answerBundle(environment, { stepEntry: recorded("ge1", 95), userErrors: [] });
  expect(bundles(environment)).toEqual([[expect.objectContaining({ value: 88.6, version: "v2" })]]);
});

test("a text that is no reading keeps the focus at Enter, and says why", async () => {
  const { environment } = await openMeasuringGrid(rooms(2));
  await type("abc{Enter}");
  expect(focused()).toBe(field(1));
  expect(field(1).getAttribute("aria-invalid")).toBe("true");
  const described = (field(1).getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id));
  expect(described.at(-1)?.textContent).toContain("This is not a reading");
  expect(bundles(environment)).toEqual([]);
});

test("a finished room is shown and locked; Enter and Tab pass it, the arrows do not", async () => {
  const finished = room(2, { viewerCanRecord: false, steps: [step("after", 2, [entry("ge2", 88.9)])] });
  await openMeasuringGrid([room(1), finished, room(3)]);
  expect(screen.queryByRole("textbox", { name: /Room 2/ })).toBeNull();
  expect(screen.getByText("Completed")).toBeTruthy();
  const cell = screen.getByText("88.9").closest("td");
  await type("{ArrowDown}");
  expect(focused()).toBe(cell);
  await type("8");
  expect(within(cell as HTMLElement).getByRole("status").textContent).toBe("The room is completed. Open the room");
  await type("{ArrowUp}{Enter}");
  expect(focused()).toBe(field(3));
  expect(cell?.textContent).not.toContain("The room is completed");
});

test("a held Enter does not run through the rooms, and one that ends a composition stays", async () => {
  await openMeasuringGrid(rooms(3));
  fireEvent.keyDown(field(1), { key: "Enter", repeat: true });
  fireEvent.keyDown(field(1), { key: "Enter", isComposing: true });
  expect(focused()).toBe(field(1));
});

test("the room's name leads to its step in the panel", async () => {
  const { router } = await openMeasuringGrid(rooms(1));
  await userEvent.click(screen.getByRole("link", { name: "Room 1" }));
  expect(router.state.location.search).toBe("?installation=i1&step=after");
  expect(screen.getByText("the folder's page")).toBeTruthy();
});
