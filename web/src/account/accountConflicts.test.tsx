import { beforeEach, expect, test } from "@jest/globals";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { answer, click, dialog, retype, sent } from "../../test/accountForm.ts";
import { company, elin, jonas, openAccountPage } from "../../test/openAccountPage.tsx";

beforeEach(() => {
  document.cookie = "language=en";
});

const noteOf = (label: string) =>
  document.getElementById(dialog().getByLabelText(label).getAttribute("aria-describedby") ?? "")?.textContent;

test("over somebody else's change of the company, what was typed stays and theirs is shown", async () => {
  const { environment } = await openAccountPage();
  await click("Edit company");
  await screen.findByRole("dialog");
  await retype("City", "Luleå");
  await retype("Phone", "090-1");
  await click("Save");
  const theirs = { ...company, city: "Skellefteå", email: "ny@nordgolv.example", country: "FI", version: "v7" };
  await answer(environment, "UpdateCompanyPayload", ["CONFLICT"], { company: theirs });
  expect(screen.getByRole("alert").textContent).toContain("Somebody else changed it");
  expect(noteOf("City")).toBe("The other person saved: Skellefteå");
  expect(dialog().getByLabelText<HTMLInputElement>("City").value).toBe("Luleå");
  expect(dialog().getByLabelText<HTMLInputElement>("Email").value).toBe("ny@nordgolv.example");
  expect([noteOf("Email"), noteOf("Country"), noteOf("Phone")]).toEqual([
    "Just changed by somebody else",
    "Just changed by somebody else",
    undefined,
  ]);
  await click("Save");
  const { variables } = sent(environment);
  expect(variables.input).toMatchObject({ city: "Luleå", phoneNumber: "090-1", country: "FI", version: "v7" });
});

test("over somebody else's change of a person, theirs is shown and the next save is on it", async () => {
  const { environment } = await openAccountPage();
  await click("Edit");
  await retype("Last name", "Ek");
  await click("Save");
  const mine = { ...elin, lastName: "Berg", installer: true, version: "v7", company: null };
  await answer(environment, "UpdateUserPayload", ["CONFLICT"], { user: mine });
  expect(noteOf("Last name")).toBe("The other person saved: Berg");
  expect(dialog().getAllByText("Just changed by somebody else")).toHaveLength(1);
  await click("Save");
  expect(sent(environment).variables.input).toMatchObject({ lastName: "Ek", installer: true, version: "v7" });
});

test("over another admin's change, a role follows theirs unless it was chosen here", async () => {
  const { environment } = await openAccountPage();
  await click("Manage Jonas Bergkvist");
  await screen.findByRole("dialog");
  await userEvent.click(dialog().getByRole("checkbox"));
  await click("Save");
  const theirs = { ...jonas, role: "ADMIN", version: "v7", company: null };
  await answer(environment, "UpdateUserPayload", ["CONFLICT"], { user: theirs });
  expect(noteOf("Role")).toBe("Just changed by somebody else");
  expect(dialog().getByLabelText<HTMLSelectElement>("Role").value).toBe("ADMIN");
  await click("Save");
  expect(sent(environment).variables.input).toEqual({ userId: "gu2", installer: false, version: "v7" });
});
