import { expect, test } from "@jest/globals";
import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { chooseInstrumentFile } from "../../test/chooseInstrumentFile.tsx";
import { mockAnswer } from "../../test/mockAnswer.ts";
import { bundles } from "../../test/openMeasuringGrid.tsx";

const dialog = (name: string) => within(screen.getByRole("dialog", { name }));

test("who is no installer chooses the person that measured before a file is entered", async () => {
  const environment = await chooseInstrumentFile({}, undefined, { isInstaller: false });
  await userEvent.click(dialog("Read a file").getByRole("button", { name: "Show preview" }));
  const preview = dialog("Read a file");
  const enter = () => preview.getByRole("button", { name: "Enter 4 values" });
  expect(enter().getAttribute("aria-disabled")).toBe("true");
  await userEvent.click(enter());
  expect(bundles(environment)).toEqual([]);
  expect(environment.mock.getAllOperations()).toEqual([]);
  await userEvent.click(preview.getByRole("button", { name: "Choose When and by whom it was measured" }));
  await screen.findByRole("dialog", { name: "When and by whom it was measured" });
  const installers = [{ id: "gu1", firstName: "Elin", lastName: "Sandberg" }];
  const company = { __typename: "Company", id: "gc1", installers };
  const found = { viewer: { id: "gu3", company }, project: { id: "gp1", startDate: "2026-05-01" } };
  await act(async () => environment.mock.resolveMostRecentOperation((asked) => mockAnswer(asked, found)));
  const choice = dialog("When and by whom it was measured");
  expect(choice.getByLabelText<HTMLSelectElement>("Measured by").value).toBe("");
  await userEvent.click(choice.getByRole("button", { name: "Save" }));
  expect(choice.getByText("Choose who measured", { selector: "p" })).toBeTruthy();
  await userEvent.selectOptions(choice.getByLabelText("Measured by"), "Elin Sandberg");
  await userEvent.click(choice.getByRole("button", { name: "Save" }));
  expect(preview.getByText("Measured by Elin Sandberg, each on the day of its line")).toBeTruthy();
  expect(enter().getAttribute("aria-disabled")).toBeNull();
});
