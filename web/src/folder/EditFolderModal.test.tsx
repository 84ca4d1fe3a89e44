import { expect, test } from "@jest/globals";
import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { mockAnswer } from "../../test/mockAnswer.ts";
import { folder, openFolderPage } from "../../test/openFolderPage.tsx";

async function openModal() {
  const opened = await openFolderPage();
  await userEvent.click(screen.getByRole("button", { name: "Edit folder" }));
  return { ...opened, modal: within(await screen.findByRole("dialog")) };
}

test("saves a changed name only, and the page follows", async () => {
  const { environment, modal } = await openModal();
  const name = modal.getByRole("textbox", { name: "Folder name" });
  const save = modal.getByRole("button", { name: "Save" });
  expect(save.getAttribute("aria-disabled")).toBe("true");
  await userEvent.type(name, " {Enter}");
  expect(environment.mock.getAllOperations()).toHaveLength(0);
  await userEvent.clear(name);
  expect(modal.getByText("Folder name is required", { selector: "p" })).toBeTruthy();
  await userEvent.type(name, "East wing");
  await userEvent.click(save);
  const operation = environment.mock.getMostRecentOperation();
  expect(operation.request.variables).toEqual({ input: { folderId: "gf2", title: "East wing", version: "v1" } });
  const updateFolder = { userErrors: [], folder: { ...folder, title: "East wing" } };
  await act(async () => environment.mock.resolve(operation, mockAnswer(operation, { updateFolder })));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(screen.getByRole("heading", { level: 1, name: "East wing" })).toBeTruthy();
});

test("over somebody else's new name, the typed one stays, theirs is shown, and the next save is on it", async () => {
  const { environment, modal } = await openModal();
  const name = modal.getByRole<HTMLInputElement>("textbox", { name: "Folder name" });
  await userEvent.clear(name);
  await userEvent.type(name, "East wing{Enter}");
  const userErrors = [{ code: "CONFLICT", changedBy: "Maja Lindgren" }];
  const conflict = { userErrors, folder: { ...folder, title: "South wing", version: "v7" } };
  await act(async () =>
    environment.mock.resolveMostRecentOperation((operation) => mockAnswer(operation, { updateFolder: conflict })),
  );
  expect(modal.getByRole("alert").textContent).toContain("Maja Lindgren changed it");
  expect(name.value).toBe("East wing");
  expect(modal.getByText("Maja Lindgren saved: South wing")).toBeTruthy();
  await userEvent.click(modal.getByRole("button", { name: "Save" }));
  const input = { folderId: "gf2", title: "East wing", version: "v7" };
  expect(environment.mock.getMostRecentOperation().request.variables).toEqual({ input });
});

test("deleting waits for the tick, says that it is under way, and leads to the folder above", async () => {
  const { environment, modal, router } = await openModal();
  await userEvent.click(modal.getByRole("button", { name: "Delete" }));
  expect(modal.getByText(/and its subfolders will be deleted for good\. 3 installations/)).toBeTruthy();
  await userEvent.click(modal.getByRole("button", { name: "Delete" }));
  expect(environment.mock.getAllOperations()).toHaveLength(0);
  await userEvent.click(modal.getByRole("checkbox", { name: /^I understand/ }));
  await userEvent.click(modal.getByRole("button", { name: "Delete" }));
  expect(modal.getByRole("button", { name: "Deleting…" })).toBeTruthy();
  await userEvent.keyboard("{Escape}");
  const operation = environment.mock.getMostRecentOperation();
  expect(operation.request.variables).toEqual({ input: { folderId: "gf2" } });
  const deleteFolder = { userErrors: [], parentFolder: { ...folder.parentFolder, subFolders: [] } };
  await act(async () => environment.mock.resolve(operation, mockAnswer(operation, { deleteFolder })));
  expect(router.state.location.pathname).toBe("/projects/ongoing/p1/folder/f1");
  expect(environment.getStore().getSource().get("gf2")).toBeNull();
});

test("a folder with activated installations stays, with the reason", async () => {
  const { environment, modal, router } = await openModal();
  await userEvent.click(modal.getByRole("button", { name: "Delete" }));
  await userEvent.click(modal.getByRole("checkbox", { name: /^I understand/ }));
  await userEvent.click(modal.getByRole("button", { name: "Delete" }));
  const deleteFolder = { parentFolder: null, userErrors: [{ code: "HOLDS_ACTIVATED" }] };
  await act(async () =>
    environment.mock.resolveMostRecentOperation((operation) => mockAnswer(operation, { deleteFolder })),
  );
  expect(modal.getByRole("alert").textContent).toContain("Nothing was deleted.");
  expect(router.state.location.pathname).toBe("/projects/ongoing/p1/folder/f2");
});

test("what was typed is still there after a look at the delete view", async () => {
  const { modal } = await openModal();
  await userEvent.type(modal.getByRole("textbox", { name: "Folder name" }), " 2");
  await userEvent.click(modal.getByRole("button", { name: "Delete" }));
  await userEvent.keyboard("{Escape}");
  expect(modal.getByRole("alert").textContent).toBe("Discard the changes?");
  expect(modal.getByRole("textbox", { name: "Folder name" })).toHaveProperty("value", "North wing 2");
});

test("a folder with an activated warranty says why it cannot be deleted", async () => {
  await openFolderPage({ ...folder, activatedInstallationCount: 2 });
  await userEvent.click(screen.getByRole("button", { name: "Edit folder" }));
  const remove = await screen.findByRole("button", { name: "Delete", description: /of 2 installations in the folder/ });
  await userEvent.click(remove);
  expect(screen.queryByText(/deleted for good/)).toBeNull();
});
