import { expect, test } from "@jest/globals";
import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { mockAnswer } from "../../test/mockAnswer.ts";
import { folder, openFolderPage } from "../../test/openFolderPage.tsx";

async function openModal() {
  const opened = await openFolderPage();
  await userEvent.click(screen.getByRole("button", { name: "New subfolder" }));
  const modal = within(await screen.findByRole("dialog", { name: "New subfolder" }));
  const name = modal.getByRole("textbox", { name: "Folder name" });
  const create = modal.getByRole("button", { name: "Create folder" });
  return { ...opened, modal, name, create };
}

test("asks for a name, and says so once the field was emptied", async () => {
  const { environment, modal, name, create } = await openModal();
  expect(modal.queryByText("Folder name is required", { selector: "p" })).toBeNull();
  await userEvent.type(name, "A{Backspace}");
  expect(modal.getByText("Folder name is required", { selector: "p" })).toBeTruthy();
  await userEvent.type(name, "  {Enter}");
  await userEvent.click(create);
  expect(create.getAttribute("aria-disabled")).toBe("true");
  expect(environment.mock.getAllOperations()).toHaveLength(0);
});

test("tells the limit of a name that is too long, and sends nothing", async () => {
  const { environment, modal, name, create } = await openModal();
  await userEvent.click(name);
  await userEvent.paste("a".repeat(201));
  expect(modal.getByText("At most 200 characters, now 201.", { selector: "p" })).toBeTruthy();
  await userEvent.type(name, "{Enter}");
  await userEvent.click(create);
  expect(environment.mock.getAllOperations()).toHaveLength(0);
  await userEvent.type(name, "{Backspace}{Enter}");
  expect(environment.mock.getMostRecentOperation().request.variables.input.title).toHaveLength(200);
});

test("sends the name without the blanks around it, and the new folder shows in the table", async () => {
  const { environment, name } = await openModal();
  await userEvent.type(name, "  Cellar {Enter}");
  const operation = environment.mock.getMostRecentOperation();
  const input = { parentFolderId: "gf2", title: "Cellar", idempotencyKey: expect.any(String) };
  expect(operation.request.variables).toEqual({ input });
  const cellar = { id: "gf9", folderId: "f9", title: "Cellar", installationCount: 0, isComplete: false };
  const parentFolder = { ...folder, subFolders: [...folder.subFolders, cellar] };
  await act(async () =>
    environment.mock.resolve(operation, mockAnswer(operation, { createFolder: { userErrors: [], parentFolder } })),
  );
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(screen.getByRole("link", { name: "Cellar" }).getAttribute("href")).toBe("/projects/ongoing/p1/folder/f9");
});

test("a refusal and a failure are told in place, and the name is kept", async () => {
  const { environment, modal, name, create } = await openModal();
  await userEvent.type(name, "Cellar{Enter}");
  const refused = { createFolder: { parentFolder: null, userErrors: [{ code: "FOLDER_TOO_DEEP" }] } };
  await act(async () => environment.mock.resolveMostRecentOperation((operation) => mockAnswer(operation, refused)));
  expect(modal.getByRole("alert").textContent).toContain("Folders can be at most three levels deep.");
  await userEvent.click(create);
  await act(async () => environment.mock.rejectMostRecentOperation(new Error("gone")));
  expect(modal.getByRole("alert").textContent).toContain("What you entered is kept.");
  expect(name).toHaveProperty("value", "Cellar");
});

test("tells the limit that only the service knows of", async () => {
  const { environment, modal, name } = await openModal();
  await userEvent.type(name, "Cellar{Enter}");
  const tooLong = { code: "VALUE_INVALID", path: ["title"], min: null, max: 5 };
  const refused = { createFolder: { parentFolder: null, userErrors: [tooLong] } };
  await act(async () => environment.mock.resolveMostRecentOperation((operation) => mockAnswer(operation, refused)));
  expect(modal.getByRole("alert").textContent).toContain("Too long: at most 5 characters.");
});

test("Escape closes it, but asks first when something was typed", async () => {
  const { modal, name } = await openModal();
  await userEvent.type(name, "Cellar");
  await userEvent.keyboard("{Escape}");
  expect(modal.getByRole("alert").textContent).toBe("Discard the changes?");
  await userEvent.click(modal.getByRole("button", { name: "Keep editing" }));
  expect(name).toHaveProperty("value", "Cellar");
  await userEvent.clear(name);
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).toBeNull();
});
