import { beforeEach, expect, test } from "@jest/globals";
import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { answer, click, dialog, retype, sent } from "../../test/accountForm.ts";
import { company, jonas, openAccountPage } from "../../test/openAccountPage.tsx";
import { NetworkFailure } from "../relay/failures.ts";

beforeEach(() => {
  document.cookie = "language=en";
});

test.each(["Name", "Address", "Postal code", "City", "Phone", "Email"])("the company needs its %s", async (label) => {
  const { environment } = await openAccountPage();
  await click("Edit company");
  await screen.findByRole("dialog");
  await retype(label, "");
  expect(dialog().getByText(`${label} is required`)).toBeTruthy();
  await click("Save");
  expect(environment.mock.getAllOperations()).toEqual([]);
});

test("the company is saved trimmed, without a website where none is left, and shown at once", async () => {
  const { environment } = await openAccountPage();
  await click("Edit company");
  await screen.findByRole("dialog");
  expect(document.activeElement).toBe(dialog().getByRole("textbox", { name: "Name" }));
  const save = dialog().getByRole("button", { name: "Save", description: "Nothing has been changed." });
  expect(save.getAttribute("aria-disabled")).toBe("true");
  await retype("Phone", " 090-1 ");
  await retype("Website optional", "");
  await userEvent.selectOptions(dialog().getByLabelText("Country"), "Norway");
  await click("Save");
  const input = {
    name: "Nordgolv El AB",
    orgNumber: "559000-0000",
    address: "Industrivägen 12",
    city: "Umeå",
    postalCode: "907 38",
    phoneNumber: "090-1",
    email: "info@nordgolv.example",
    website: null,
    country: "NO",
  };
  expect(sent(environment).variables).toEqual({ input: { ...input, version: "v1" } });
  await answer(environment, "UpdateCompanyPayload", [], { company: { ...company, ...input } });
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(screen.getByText("090-1")).toBeTruthy();
});

test("a change that did not get through is kept, with its case number", async () => {
  const { environment } = await openAccountPage();
  await click("Edit company");
  await screen.findByRole("dialog");
  await retype("City", "Luleå");
  await click("Save");
  await act(async () => environment.mock.rejectMostRecentOperation(new NetworkFailure("ab-12")));
  expect(screen.getByRole("alert").textContent).toContain("Case ab-12");
  expect(screen.getByDisplayValue("Luleå")).toBeTruthy();
});

test("typed text is not thrown away unasked", async () => {
  await openAccountPage();
  await click("Edit");
  await retype("First name", "Elina");
  await click("Cancel");
  await click("Keep editing");
  expect(screen.getByDisplayValue("Elina")).toBeTruthy();
  await click("Cancel");
  await click("Discard");
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("one's own details need both names, not the phone", async () => {
  const { environment } = await openAccountPage();
  await click("Edit");
  await retype("Last name", "");
  expect(dialog().getByText("Last name is required")).toBeTruthy();
  await click("Save");
  expect(environment.mock.getAllOperations()).toEqual([]);
  await retype("Last name", "Ek");
  await retype("Phone optional", "");
  await userEvent.click(dialog().getByRole("checkbox", { name: /newsletter/ }));
  await click("Save");
  expect(sent(environment).variables.input).toEqual({
    userId: "gu1",
    firstName: "Elin",
    lastName: "Ek",
    phone: "",
    language: "en",
    installer: false,
    subscribeToNewsletter: true,
    version: "v1",
  });
});

test("the password is changed on the word of the current one", async () => {
  const { environment } = await openAccountPage();
  await click("Change password");
  expect(document.activeElement).toBe(dialog().getByLabelText("Current password"));
  await retype("Current password", "wrong");
  await retype("New password", "a long phrase");
  await click("Save the password");
  const input = { currentPassword: "wrong", newPassword: "a long phrase" };
  expect(sent(environment).variables).toEqual({ input });
  await answer(environment, "ChangePasswordPayload", ["INCORRECT_CREDENTIALS"]);
  expect(screen.getByRole("alert").textContent).toContain("The current password is not right.");
  await click("Save the password");
  await answer(environment, "ChangePasswordPayload", []);
  expect(screen.getByText("The password is changed.")).toBeTruthy();
});

test("an admin gives a role and the installer flag; the last admin is kept", async () => {
  const { environment } = await openAccountPage();
  await click("Manage Jonas Bergkvist");
  await screen.findByRole("dialog");
  await userEvent.click(dialog().getByRole("checkbox"));
  await userEvent.selectOptions(dialog().getByLabelText("Role"), "Administrator");
  await click("Save");
  expect(sent(environment).variables.input).toEqual({ userId: "gu2", installer: false, version: "v1" });
  const after = { ...jonas, installer: false, version: "v2", company: null };
  await answer(environment, "UpdateUserPayload", [], { user: after });
  expect(sent(environment).variables.input).toEqual({ userId: "gu2", role: "ADMIN", version: "v2" });
  await answer(environment, "SetUserRolePayload", ["LAST_ADMIN"], { user: null });
  expect(screen.getByRole("alert").textContent).toContain("at least one administrator");
  expect(dialog().queryByText("Just changed by somebody else")).toBeNull();
  await click("Save");
  expect(sent(environment).variables.input).toEqual({ userId: "gu2", role: "ADMIN", version: "v2" });
});
