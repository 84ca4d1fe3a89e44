import { expect, test } from "@jest/globals";
import { act, cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { answer, button, field, isOff, openEditProject, ripan, summary } from "../../test/openEditProject.tsx";
import { NetworkFailure } from "../relay/failures.ts";

const noteOf = (label: string) =>
  document.getElementById(field(label).getAttribute("aria-describedby") ?? "")?.textContent;

async function retype(label: string, value: string) {
  await userEvent.clear(field(label));
  if (value) await userEvent.paste(value);
}

test("saves only what is valid and changed, and the page follows", async () => {
  const { environment } = await openEditProject();
  expect(field("End date optional").value).toBe("2026-12-04");
  expect(isOff("Save")).toBe(true);
  expect(screen.getByText("Nothing has been changed.").id).toBe(button("Save").getAttribute("aria-describedby"));
  await retype("City", "Luleå");
  expect(isOff("Save")).toBe(false);
  await retype("City", " Umeå ");
  expect(isOff("Save")).toBe(true);
  await retype("Postal code", "");
  await retype("End date optional", "");
  expect(isOff("Save")).toBe(true);
  await userEvent.click(button("Save"));
  expect(environment.mock.getAllOperations()).toEqual([]);
  expect(noteOf("Postal code")).toBe("Postal code is required");
  await retype("Postal code", " 903 50 ");
  await userEvent.click(button("Save"));
  const saved = { ...ripan, postalCode: "903 50", endDate: null, version: "v2" };
  const input = await answer(environment, "UpdateProjectPayload", { project: saved, userErrors: [] });
  expect(input).toEqual({
    projectId: "gp1",
    version: "v1",
    name: "Kvarteret Ripan",
    customer: "Brf Ripan",
    customerEmail: "board@ripan.example",
    postalCode: "903 50",
    city: "Umeå",
    startsOn: "2026-10-12",
    endsOn: null,
  });
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(screen.getByText("903 50 Umeå")).toBeTruthy();
});

test("an address whose last mail bounced is marked on the page and in the form, until another one is typed", async () => {
  await openEditProject({ ...ripan, customerEmailBounced: true });
  const marks = () => screen.queryAllByText("The last mail to this address could not be delivered");
  expect(marks()).toHaveLength(2);
  await retype("Customer’s e-mail optional", "right@ripan.example");
  expect(marks()).toHaveLength(1);
});

const number = "Own number optional";
const kind = "Kind of work";

test("the office's own number is changed and taken away, and is sent only then", async () => {
  const { environment } = await openEditProject({ ...ripan, externalId: "4711" }, undefined, { externalIds: true });
  expect(field(number).value).toBe("4711");
  expect(noteOf(number)).toBe("For example your order number.");
  await retype(number, " 4711-B ");
  await userEvent.click(button("Save"));
  const taken = { code: "EXTERNAL_ID_TAKEN", path: ["externalId"], min: null, max: null };
  const refused = await answer(environment, "UpdateProjectPayload", { project: null, userErrors: [taken] });
  expect(refused).toMatchObject({ name: "Kvarteret Ripan", externalId: "4711-B" });
  expect(field(number).getAttribute("aria-invalid")).toBe("true");
  const words = "Another project already has this number. The search at the top finds it.";
  expect(noteOf(number)).toBe(words);
  expect(summary().getByRole("link", { name: words })).toBeTruthy();
  await retype(number, "");
  await userEvent.click(button("Save"));
  const saved = { ...ripan, externalId: null, version: "v2" };
  expect(await answer(environment, "UpdateProjectPayload", { project: saved, userErrors: [] })).toMatchObject({
    externalId: null,
  });
  expect(screen.queryByText("4711")).toBeNull();
});

test("a service without external ids has no field for the office's own number", async () => {
  await openEditProject();
  expect(screen.queryByLabelText(/Own number/)).toBeNull();
});

test("Norway's record asks for the kind of work, which is sent only when it was changed", async () => {
  const { environment } = await openEditProject(ripan, undefined, { workKinds: true, recordCountry: "NO" });
  expect(screen.getByText("Not chosen", { selector: "dd *" })).toBeTruthy();
  expect(noteOf(kind)).toBe("Printed in the Norwegian record, once for the whole project.");
  await userEvent.selectOptions(field(kind), "Extension");
  await userEvent.click(button("Save"));
  const saved = { ...ripan, workKind: "EXTENSION", version: "v2" };
  expect(await answer(environment, "UpdateProjectPayload", { project: saved, userErrors: [] })).toMatchObject({
    name: "Kvarteret Ripan",
    workKind: "EXTENSION",
  });
  expect(screen.getByText("Extension")).toBeTruthy();
});

test("a kind of work that was chosen stays in the form without that record, is kept by other changes and can be taken away", async () => {
  const chosen = { ...ripan, workKind: "CHANGE" };
  const { environment } = await openEditProject(chosen, undefined, { workKinds: true });
  expect(field(kind).value).toBe("CHANGE");
  await retype("City", "Luleå");
  await userEvent.click(button("Save"));
  const refused = await answer(environment, "UpdateProjectPayload", {
    project: null,
    userErrors: [{ code: "CONFLICT" }],
  });
  expect(refused).not.toHaveProperty("workKind");
  await userEvent.selectOptions(field(kind), "Not chosen");
  await userEvent.click(button("Save"));
  expect(environment.mock.getMostRecentOperation().request.variables.input).toMatchObject({ workKind: null });
  cleanup();
  await openEditProject(ripan, undefined, { workKinds: true });
  expect(screen.queryByLabelText(kind)).toBeNull();
});

test("a project without a postal code asks for one as soon as something is changed", async () => {
  await openEditProject({ ...ripan, postalCode: null });
  expect(field("Postal code").getAttribute("aria-invalid")).toBeNull();
  await userEvent.type(field("City"), "!");
  expect(noteOf("Postal code")).toBe("Postal code is required");
});

test("a draft that is restored tells at once what is wrong with it", async () => {
  await openEditProject();
  await retype("City", "");
  cleanup();
  await openEditProject();
  expect(noteOf("City")).toBe("City is required");
});

test("over somebody else's change it keeps what was typed, shows theirs beside, and saves over it when told again", async () => {
  const { environment } = await openEditProject();
  await retype("Project name", "Ripan 2");
  await userEvent.click(button("Save"));
  const theirs = { ...ripan, name: "Ripan etapp 1", city: "Luleå", version: "v7" };
  const conflict = { code: "CONFLICT", path: null, message: "", changedBy: "Maja Lindgren" };
  await answer(environment, "UpdateProjectPayload", { project: theirs, userErrors: [conflict] });
  expect(summary().getByText("Maja Lindgren changed the project meanwhile")).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole("alert"));
  expect(field("Project name").value).toBe("Ripan 2");
  expect(noteOf("Project name")).toBe("Maja Lindgren saved: Ripan etapp 1");
  expect(field("City").value).toBe("Luleå");
  expect(noteOf("City")).toBe("Just changed by Maja Lindgren");
  await userEvent.click(button("Save"));
  const saved = { ...theirs, name: "Ripan 2", version: "v8" };
  const input = await answer(environment, "UpdateProjectPayload", { project: saved, userErrors: [] });
  expect(input).toMatchObject({ name: "Ripan 2", city: "Luleå", version: "v7" });
  expect(screen.getByRole("heading", { level: 1, name: "Ripan 2" })).toBeTruthy();
});

test("a save without an answer keeps what was typed; closing then asks", async () => {
  const { environment } = await openEditProject();
  await retype("Customer", "Brf Nya Ripan");
  await userEvent.click(button("Save"));
  await act(async () => environment.mock.rejectMostRecentOperation(new NetworkFailure("ab-1")));
  expect(summary().getByText("Case ab-1")).toBeTruthy();
  expect(field("Customer").value).toBe("Brf Nya Ripan");
  await userEvent.click(button("Cancel"));
  await userEvent.click(button("Discard"));
  expect(screen.queryByRole("dialog")).toBeNull();
});
