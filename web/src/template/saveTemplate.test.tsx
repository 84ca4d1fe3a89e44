import { expect, test } from "@jest/globals";
import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { mockAnswer } from "../../test/mockAnswer.ts";
import { folder, openFolderPage } from "../../test/openFolderPage.tsx";
import { answerList, bath, floor } from "../../test/openFromTemplate.tsx";
import type { Features } from "../relay/features.tsx";

async function openMenu(found: object = folder, features: Features = { templates: true }) {
  const opened = await openFolderPage(found, undefined, features);
  const [more] = screen.queryAllByRole("button", { name: "More" });
  if (more) await userEvent.click(more);
  return opened;
}

async function openModal() {
  const { environment } = await openMenu();
  await userEvent.click(screen.getByRole("menuitem", { name: "Save as template" }));
  const modal = within(await screen.findByRole("dialog", { name: "Save as template" }));
  await answerList(environment, [bath, floor]);
  const name = modal.getByRole("textbox", { name: "Template name" });
  return { environment, modal, name, save: modal.getByRole("button", { name: "Save template" }) };
}

const answer = (environment: Awaited<ReturnType<typeof openModal>>["environment"], createTemplate: object) =>
  act(async () =>
    environment.mock.resolveMostRecentOperation((operation) => mockAnswer(operation, { createTemplate })),
  );

test("keeps a folder under its own name, and says what is in it", async () => {
  const { environment, modal, name, save } = await openModal();
  expect(modal.getByText(/Measured values, photos, markings, dates and installers are left out/)).toBeTruthy();
  expect(name).toHaveProperty("value", "North wing");
  await userEvent.click(save);
  const input = { folderId: "gf2", name: "North wing", idempotencyKey: expect.any(String) };
  expect(environment.mock.getMostRecentOperation().request.variables).toEqual({ input });
  const template = { name: "North wing", roomCount: 3, folderCount: 1 };
  await answer(environment, { template, userErrors: [] });
  expect(screen.queryByRole("dialog")).toBeNull();
  const saved = await screen.findByText("The template “North wing” is saved · 3 rooms, 1 folder");
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(saved.isConnected).toBe(false);
});

test("sends the same key once more after a failure, and keeps the name", async () => {
  const { environment, modal, name, save } = await openModal();
  await userEvent.clear(name);
  await userEvent.type(name, "  Wing {Enter}");
  const keyOf = () => environment.mock.getMostRecentOperation().request.variables.input;
  const first = keyOf();
  expect(first.name).toBe("Wing");
  await act(async () => environment.mock.rejectMostRecentOperation(new Error("gone")));
  expect(modal.getByRole("alert").textContent).toContain("The template could not be saved");
  await userEvent.click(save);
  expect(keyOf()).toEqual(first);
});

test("says that a template of the same name stays", async () => {
  const { modal, name } = await openModal();
  const note = "A template has this name already. It stays, so there will be two of the same name.";
  expect(modal.queryByText(note)).toBeNull();
  await userEvent.clear(name);
  await userEvent.type(name, " Floor");
  expect(modal.getByText(note)).toBeTruthy();
});

test("asks for a name", async () => {
  const { environment, modal, name } = await openModal();
  await userEvent.clear(name);
  await userEvent.type(name, "{Enter}");
  expect(modal.getByText("Template name is required", { selector: "p" })).toBeTruthy();
  expect(environment.mock.getAllOperations()).toHaveLength(0);
});

test("says what to do with a folder that is too large", async () => {
  const { environment, modal, save } = await openModal();
  await userEvent.click(save);
  const tooLarge = { code: "VALUE_INVALID", path: ["folderId"], max: 100 };
  await answer(environment, { template: null, userErrors: [tooLarge] });
  expect(modal.getByRole("alert").textContent).toContain("Save one of the subfolders instead.");
});

test("offers nothing to save in an empty folder, and says why", async () => {
  await openMenu({ ...folder, installationCount: 0, subFolders: [] });
  const save = screen.getByRole("menuitem", { name: /Save as template/ });
  expect([save.getAttribute("aria-disabled"), save.textContent]).toEqual([
    "true",
    expect.stringContaining("There are no rooms or folders here to save."),
  ]);
});

test.each([
  ["that has none", { templates: false }],
  ["that does not answer", {}],
])("offers no templates over a service %s", async (_, features) => {
  await openMenu(folder, features);
  for (const name of ["Save as template", "From template"]) expect(screen.queryByText(name)).toBeNull();
});
