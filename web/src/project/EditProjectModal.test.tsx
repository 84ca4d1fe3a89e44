import { expect, test } from "@jest/globals";
import { act, cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type MockEnvironment, MockPayloadGenerator } from "relay-test-utils";
import { mockAnswer } from "../../test/mockAnswer.ts";
import { openProject, project } from "../../test/projectPage.tsx";
import { NetworkFailure } from "../relay/requestFailure.ts";

const ripan = { ...project, version: "v1", viewerCanDelete: true, endDate: "2026-12-04T00:00:00.000Z" };
const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const button = (name: string) => screen.getByRole("button", { name });
const isOff = (name: string) => button(name).getAttribute("aria-disabled") === "true";
const summary = () => within(screen.getByRole("alert"));
const noteOf = (label: string) =>
  document.getElementById(field(label).getAttribute("aria-describedby") ?? "")?.textContent;

async function open(found: object = ripan, address?: string, externalIds = false) {
  const opened = await openProject(found, address);
  await userEvent.click(await screen.findByRole("button", { name: "Edit" }));
  await screen.findByRole("dialog", { name: "Edit project" });
  const { mock } = opened.environment;
  await act(async () =>
    mock.resolveMostRecentOperation((asked) => mockAnswer(asked, { viewer: { id: "u", features: { externalIds } } })),
  );
  return opened;
}

async function retype(label: string, value: string) {
  await userEvent.clear(field(label));
  if (value) await userEvent.paste(value);
}

/** Answers the mutation that was sent last with this payload, the rest of it made up by type; gives its input. */
async function answer(environment: MockEnvironment, payloadType: string, payload: object) {
  const sent = environment.mock.getMostRecentOperation();
  const resolvers = Object.fromEntries([[payloadType, () => payload]]);
  await act(async () => environment.mock.resolve(sent, MockPayloadGenerator.generate(sent, resolvers)));
  return sent.request.variables.input;
}

test("saves only what is valid and changed, and the page follows", async () => {
  const { environment } = await open();
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

const number = "Own number optional";

test("the office's own number is changed and taken away, and is sent only then", async () => {
  const { environment } = await open({ ...ripan, externalId: "4711" }, undefined, true);
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
  await open();
  expect(screen.queryByLabelText(/Own number/)).toBeNull();
});

test("a project without a postal code asks for one as soon as something is changed", async () => {
  await open({ ...ripan, postalCode: null });
  expect(field("Postal code").getAttribute("aria-invalid")).toBeNull();
  await userEvent.type(field("City"), "!");
  expect(noteOf("Postal code")).toBe("Postal code is required");
});

test("a draft that is restored tells at once what is wrong with it", async () => {
  await open();
  await retype("City", "");
  cleanup();
  await open();
  expect(noteOf("City")).toBe("City is required");
});

test("over somebody else's change it keeps what was typed, shows theirs beside, and saves over it when told again", async () => {
  const { environment } = await open();
  await retype("Project name", "Ripan 2");
  await userEvent.click(button("Save"));
  const theirs = { ...ripan, name: "Ripan etapp 1", city: "Luleå", version: "v7" };
  const conflict = { code: "CONFLICT", path: null, message: "" };
  await answer(environment, "UpdateProjectPayload", { project: theirs, userErrors: [conflict] });
  expect(summary().getByText("Somebody else changed the project meanwhile")).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole("alert"));
  expect(field("Project name").value).toBe("Ripan 2");
  expect(noteOf("Project name")).toBe("The other person saved: Ripan etapp 1");
  expect(field("City").value).toBe("Luleå");
  expect(noteOf("City")).toBe("Just changed by somebody else");
  await userEvent.click(button("Save"));
  const saved = { ...theirs, name: "Ripan 2", version: "v8" };
  const input = await answer(environment, "UpdateProjectPayload", { project: saved, userErrors: [] });
  expect(input).toMatchObject({ name: "Ripan 2", city: "Luleå", version: "v7" });
  expect(screen.getByRole("heading", { level: 1, name: "Ripan 2" })).toBeTruthy();
});

test("a save without an answer keeps what was typed; closing then asks", async () => {
  const { environment } = await open();
  await retype("Customer", "Brf Nya Ripan");
  await userEvent.click(button("Save"));
  await act(async () => environment.mock.rejectMostRecentOperation(new NetworkFailure("ab-1")));
  expect(summary().getByText("Case ab-1")).toBeTruthy();
  expect(field("Customer").value).toBe("Brf Nya Ripan");
  await userEvent.click(button("Cancel"));
  await userEvent.click(button("Discard"));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("archiving asks first, then leads to the ongoing list", async () => {
  const { environment, router } = await open();
  await userEvent.click(button("Archive project"));
  expect(await screen.findByText(/can be reactivated at any time/)).toBeTruthy();
  expect(environment.mock.getAllOperations()).toEqual([]);
  await userEvent.click(button("Archive"));
  const archived = { project: { ...ripan, archived: true }, userErrors: [] };
  expect(await answer(environment, "ArchiveProjectPayload", archived)).toEqual({ projectId: "gp1" });
  expect(router.state.location.pathname).toBe("/projects/ongoing");
  const movedProject = { id: "gp1", name: "Kvarteret Ripan", wasArchived: false };
  expect(router.state.location.state).toEqual({ movedProject });
  expect(environment.mock.getAllOperations()).toEqual([]);
});

test("reactivating leads to the archived list", async () => {
  const { environment, router } = await open({ ...ripan, archived: true }, "/projects/archived/p1");
  await userEvent.click(button("Reactivate project"));
  await userEvent.click(await screen.findByRole("button", { name: "Reactivate" }));
  const project = { ...ripan, archived: false };
  const input = await answer(environment, "ActivateProjectPayload", { project, userErrors: [] });
  expect(input).toEqual({ projectId: "gp1" });
  expect(router.state.location.pathname).toBe("/projects/archived");
});

test("archiving and deleting wait for what was typed", async () => {
  await open();
  await userEvent.type(field("City"), "!");
  expect([isOff("Archive project"), isOff("Delete project")]).toEqual([true, true]);
  await userEvent.click(button("Delete project"));
  expect(screen.getByRole("dialog", { name: "Edit project" })).toBeTruthy();
});

test("deleting is for those who may, and needs the word that it is understood", async () => {
  const { environment, router } = await open();
  await userEvent.click(button("Delete project"));
  await screen.findByRole("dialog", { name: "Delete project" });
  expect(isOff("Delete")).toBe(true);
  await userEvent.click(screen.getByRole("checkbox", { name: /^I understand/ }));
  await userEvent.click(button("Delete"));
  expect(screen.getAllByText("Deleting…").length).toBeGreaterThan(0);
  const deleted = { deletedProjectId: "gp1", userErrors: [] };
  expect(await answer(environment, "DeleteProjectPayload", deleted)).toEqual({ projectId: "gp1" });
  expect(router.state.location.pathname).toBe("/projects/ongoing");
});

test("a project with activated installations is not deleted, and why is said in place", async () => {
  const { environment } = await open();
  await userEvent.click(button("Delete project"));
  await userEvent.click(await screen.findByRole("checkbox", { name: /^I understand/ }));
  await userEvent.click(button("Delete"));
  const refusal = { code: "HOLDS_ACTIVATED", path: null, message: "" };
  await answer(environment, "DeleteProjectPayload", { deletedProjectId: null, userErrors: [refusal] });
  expect(summary().getByText(/installations with an activated warranty/)).toBeTruthy();
  await userEvent.click(button("Back"));
  expect(screen.getByRole("dialog", { name: "Edit project" })).toBeTruthy();
});

test("who may not delete is not offered it", async () => {
  await open({ ...ripan, viewerCanDelete: false });
  expect(screen.queryByRole("button", { name: "Delete project" })).toBeNull();
});

test("a project with an activated warranty says why it cannot be deleted", async () => {
  await open({ ...ripan, activatedInstallationCount: 1 });
  const remove = screen.getByRole("button", { name: "Delete project", description: /of 1 installation is activated/ });
  await userEvent.click(remove);
  expect(screen.queryByText(/deleted for good/)).toBeNull();
});
