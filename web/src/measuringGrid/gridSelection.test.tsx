import { expect, test } from "@jest/globals";
import { act, screen } from "@testing-library/react";
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
  recorded,
  room,
  rooms,
  step,
  type,
} from "../../test/openMeasuringGrid.tsx";
import { tellChangedElsewhere } from "../relay/changedElsewhere.ts";

test("a click selects a cell, so that typing replaces its value; one more click sets the caret into it", async () => {
  const filled = room(1, { steps: [step("after", 1, [entry("ge1", 88.4)])] });
  await openMeasuringGrid([filled, room(2)]);
  const cell = field(1);
  await userEvent.click(cell);
  await type("850");
  expect(cell.value).toBe("850");
  await userEvent.click(field(2));
  await userEvent.click(cell);
  await userEvent.pointer([{ target: cell, offset: 2, keys: "[MouseLeft]" }]);
  await type("9");
  expect(cell.value).toBe("8590");
});

test("a double click sets the caret and selects no word that typing would replace", async () => {
  const filled = room(1, { steps: [step("after", 1, [entry("ge1", 88.4)])] });
  await openMeasuringGrid([filled, room(2)]);
  await userEvent.dblClick(field(1));
  expect(field(1).selectionStart).toBe(field(1).selectionEnd);
});

const filledRooms = () =>
  [1, 2].map((number) => room(number, { steps: [step("after", number, [entry(`ge${number}`, 88.4)])] }));

test("the first click into the cell that the page has focused selects its value, so that typing replaces it", async () => {
  await openMeasuringGrid(filledRooms());
  expect(focused()).toBe(field(1));
  await userEvent.click(field(1));
  await type("86,5");
  expect(field(1).value).toBe("86,5");
});

test("one click sets the caret into a cell that a key led to, and into a text that is being typed", async () => {
  await openMeasuringGrid(filledRooms());
  await type("{ArrowDown}");
  await userEvent.pointer([{ target: field(2), offset: 2, keys: "[MouseLeft]" }]);
  await type("1");
  expect(field(2).value).toBe("881.4");
  await type("{ArrowUp}{Control>}{Home}{/Control}87");
  await userEvent.pointer([{ target: field(1), offset: 1, keys: "[MouseLeft]" }]);
  await type("6");
  expect(field(1).value).toBe("867");
});

test("a value that was stored where it stands is selected anew: typing, Delete and a click replace it", async () => {
  const { environment } = await openMeasuringGrid(rooms(1));
  const store = async (value: number) => {
    await type(`${value}{Enter}`);
    await answerBundle(environment, { stepEntry: recorded("ge1", value, `v${value}`), userErrors: [] });
    expect([field(1).value, focused()]).toEqual([`${value}.0`, field(1)]);
  };
  await store(90);
  await type("{Delete}");
  expect(field(1).value).toBe("");
  await store(91);
  await store(92);
  await userEvent.click(field(1));
  await type("86");
  expect(field(1).value).toBe("86");
});

test("a value that was refused or asked about is selected anew: typing, Delete and a click replace it", async () => {
  await openMeasuringGrid(rooms(2));
  await type("abc{Enter}975");
  expect(field(1).value).toBe("975");
  await type("{Enter}9");
  expect(field(1).value).toBe("9");
  await type("75{Enter}");
  await userEvent.click(field(1));
  await type("88");
  expect(field(1).value).toBe("88");
  await type("8{Enter}{Delete}");
  expect(field(1).value).toBe("");
});

test("Escape restores the stored value and takes the message away, also of a refused value that was left", async () => {
  await openMeasuringGrid(filledRooms());
  for (const refused of ["20000", "abc"]) {
    await type(`${refused}{Enter}{ArrowDown}{ArrowUp}`);
    expect([field(1).value, field(1).getAttribute("aria-invalid")]).toEqual([refused, "true"]);
    await type("{Escape}");
    expect([field(1).value, field(1).getAttribute("aria-invalid")]).toEqual(["88.4", null]);
    expect(screen.queryByText("Not saved")).toBeNull();
  }
});

test("Tab from an unusual value leads to the question, whose answer gives the focus back", async () => {
  const { environment } = await openMeasuringGrid(rooms(1));
  await type("{End}500850{Tab}");
  const insulation = field(1, "Insulation resistance");
  expect(focused()).toBe(screen.getByRole("button", { name: "Save it" }));
  await type("{Escape}");
  expect([insulation.value, focused()]).toEqual(["", insulation]);
  await type("12000{Tab}{Enter}");
  expect(focused()).toBe(insulation);
  expect(bundles(environment)).toMatchObject([[{ quantity: "INSULATION", value: 12_000 }]]);
});

test("shows what changed elsewhere, but leaves what is not saved yet", async () => {
  const { environment } = await openMeasuringGrid(rooms(2));
  await type("88,6{Enter}");
  act(() =>
    tellChangedElsewhere([
      { restId: "i1", nodeId: "gi1" },
      { restId: "i2", nodeId: "gi2" },
      { restId: "elsewhere", nodeId: "g9" },
    ]),
  );
  const asked = operation(environment, "fetchRoomsChangedQuery");
  expect(asked.request.variables).toEqual({ ids: ["gi1", "gi2"] });
  const changed = [1, 2].map((number) =>
    room(number, { steps: [{ ...step("after", number, [recorded(`ge${number}`, 91)]) }] }),
  );
  await act(async () => environment.mock.resolve(asked, mockAnswer(asked, { nodes: changed })));
  expect([field(1).value, field(2).value]).toEqual(["88,6", "91.0"]);
});
