import { expect, test } from "@jest/globals";
import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { mockAnswer } from "../../test/mockAnswer.ts";
import { folder, openFolderPage } from "../../test/openFolderPage.tsx";

const alva = { id: "gu1", firstName: "Alva", lastName: "Ek" };
const elin = { id: "gu2", firstName: "Elin", lastName: "Sandberg" };

async function openModal(viewer: { id: string; installer?: boolean }) {
  const opened = await openFolderPage(folder);
  await userEvent.click(screen.getByRole("button", { name: "New installation" }));
  await screen.findByRole("dialog");
  const answer = { viewer: { company: { id: "gc1", installers: [alva, elin] }, ...viewer } };
  await act(async () =>
    opened.environment.mock.resolveMostRecentOperation((operation) => mockAnswer(operation, answer)),
  );
  return { ...opened, modal: within(screen.getByRole("dialog", { name: "New installation" })) };
}

test("an installer is the installer unless another is chosen, and the new installation shows in the table", async () => {
  const { environment, modal } = await openModal({ ...elin, installer: true });
  const installer = modal.getByRole("combobox", { name: "Installer" });
  expect(installer).toHaveProperty("value", "gu2");
  expect(
    within(installer)
      .getAllByRole("option")
      .map((option) => option.textContent),
  ).toEqual(["Alva Ek", "Elin Sandberg"]);
  await userEvent.type(modal.getByRole("textbox", { name: "Installation name" }), " Sauna {Enter}");
  const operation = environment.mock.getMostRecentOperation();
  const input = { folderId: "gf2", title: "Sauna", installerId: "gu2", idempotencyKey: expect.any(String) };
  expect(operation.request.variables).toEqual({ input });
  const sauna = { id: "gi9", installationId: "i9", title: "Sauna", status: "STARTED", installer: elin };
  const allInstallations = { totalCount: 1, isTruncated: false, nodes: [sauna] };
  const createInstallation = { userErrors: [], folder: { ...folder, allInstallations } };
  await act(async () => environment.mock.resolve(operation, mockAnswer(operation, { createInstallation })));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(screen.getByRole("link", { name: "Sauna" }).getAttribute("href")).toContain("?installation=i9");
});

test("nobody is chosen beforehand for one who is no installer", async () => {
  const { environment, modal } = await openModal({ id: "gu3", installer: false });
  const installer = modal.getByRole("combobox", { name: "Installer" });
  expect(installer).toHaveProperty("value", "");
  await userEvent.type(modal.getByRole("textbox", { name: "Installation name" }), "Sauna{Enter}");
  const create = modal.getByRole("button", { name: "Create installation", description: "Choose an installer first." });
  expect(create.getAttribute("aria-disabled")).toBe("true");
  expect(environment.mock.getAllOperations()).toHaveLength(0);
  await userEvent.selectOptions(installer, "Alva Ek");
  await userEvent.click(create);
  expect(environment.mock.getMostRecentOperation().request.variables).toEqual({
    input: { folderId: "gf2", title: "Sauna", installerId: "gu1", idempotencyKey: expect.any(String) },
  });
});

test("needs a name, and says so once the field was emptied", async () => {
  const { modal } = await openModal({ ...elin, installer: true });
  const name = modal.getByRole("textbox", { name: "Installation name" });
  expect(modal.queryByText("Installation name is required", { selector: "p" })).toBeNull();
  await userEvent.type(name, "A{Backspace}");
  expect(modal.getByText("Installation name is required", { selector: "p" })).toBeTruthy();
});

test("installers that cannot be fetched can be asked for again", async () => {
  const { environment } = await openFolderPage();
  await userEvent.click(screen.getByRole("button", { name: "New installation" }));
  await screen.findByRole("dialog");
  await act(async () => environment.mock.rejectMostRecentOperation(new Error("gone")));
  const modal = within(screen.getByRole("dialog"));
  await userEvent.click(modal.getByRole("button", { name: "Try again" }));
  const viewer = { ...elin, installer: true, company: { id: "gc1", installers: [elin] } };
  await act(async () => environment.mock.resolveMostRecentOperation((operation) => mockAnswer(operation, { viewer })));
  expect(modal.getByRole("combobox", { name: "Installer" })).toHaveProperty("value", "gu2");
});
