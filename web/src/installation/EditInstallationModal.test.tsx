import { expect, test } from "@jest/globals";
import { act, cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { commitLocalUpdate } from "react-relay/hooks";
import type { MockEnvironment } from "relay-test-utils";
import { mockAnswer } from "../../test/mockAnswer.ts";
import { installation, openInstallationPanel } from "../../test/openInstallationPanel.tsx";
import { NetworkFailure } from "../relay/failures.ts";

const alva = { id: "gu2", firstName: "Alva", lastName: "Ek" };
const rootFolder = { id: "gf0", folderId: "f0", title: "root", viewerCanAddSubFolder: true };
const inFloor1 = [...installation.path, { title: "Floor 1", folderId: "f1" }];

async function openModal(found: Partial<typeof installation> = {}) {
  const opened = await openInstallationPanel(found);
  await userEvent.click(screen.getByRole("button", { name: "Edit" }));
  const answer = {
    viewer: { id: "gu3", installer: true, company: { id: "gc1", installers: [alva] } },
    project: { id: "gp1", name: "Kvarteret Ripan", rootFolder },
  };
  await act(async () =>
    opened.environment.mock.resolveMostRecentOperation((operation) => mockAnswer(operation, answer)),
  );
  return { ...opened, modal: within(screen.getByRole("dialog")) };
}

/** Stores a newer version of the room, as a response of the service does. */
const storeNow = (environment: MockEnvironment, { title, version }: { title: string; version: string }) =>
  act(async () =>
    commitLocalUpdate(environment, (store) => {
      store.get("gi1")?.setValue(title, "title").setValue(version, "version");
    }),
  );

test("edit is off, with the reason, once the warranty is activated", async () => {
  const { environment } = await openInstallationPanel({ viewerCanEdit: false });
  await userEvent.click(screen.getByRole("button", { name: "Edit", description: /^The warranty is activated/ }));
  expect(environment.mock.getAllOperations()).toHaveLength(0);
  expect(screen.queryByRole("dialog")).toBeNull();
});

test.each(["&view=products", "&view=finish", "&step=before"])("edit is absent in the view %s", async (view) => {
  await openInstallationPanel({}, view);
  expect(screen.queryByRole("button", { name: "Edit" })).toBeNull();
});

test("saves only a change, keeps an installer who is no longer listed, and the panel follows", async () => {
  const { environment, modal } = await openModal();
  const save = modal.getByRole("button", { name: "Save" });
  const installer = modal.getByRole("combobox", { name: "Installer" });
  expect(within(installer).getByRole("option", { name: "Elin Sandberg", selected: true })).toBeTruthy();
  expect(save.getAttribute("aria-disabled")).toBe("true");
  await userEvent.selectOptions(installer, "Alva Ek");
  expect(save.getAttribute("aria-disabled")).toBeNull();
  await userEvent.selectOptions(installer, "Elin Sandberg");
  expect(save.getAttribute("aria-disabled")).toBe("true");
  const name = modal.getByRole("textbox", { name: "Installation name" });
  await userEvent.clear(name);
  expect(modal.getByText("Installation name is required", { selector: "p" })).toBeTruthy();
  await userEvent.type(name, "Bathroom 2{Enter}");
  const operation = environment.mock.getMostRecentOperation();
  const input = { installationId: "gi1", title: "Bathroom 2", installerId: "gu1", version: "v1" };
  expect(operation.request.variables).toEqual({ input });
  const changed = { ...installation, title: "Bathroom 2" };
  const updateInstallation = { userErrors: [], installation: changed };
  await act(async () => environment.mock.resolve(operation, mockAnswer(operation, { updateInstallation })));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(screen.getByRole("heading", { name: "Bathroom 2" })).toBeTruthy();
});

test("over somebody else's change, what was typed stays, theirs is shown, and the next save is on it", async () => {
  const { environment, modal } = await openModal();
  const name = modal.getByRole("textbox", { name: "Installation name" });
  await userEvent.clear(name);
  await userEvent.type(name, "Bathroom 2{Enter}");
  const theirs = { ...installation, title: "Spa", installer: alva, version: "v7" };
  const conflict = { userErrors: [{ code: "CONFLICT", changedBy: null }], installation: theirs };
  await act(async () =>
    environment.mock.resolveMostRecentOperation((operation) => mockAnswer(operation, { updateInstallation: conflict })),
  );
  expect(modal.getByRole("alert").textContent).toContain("Somebody else changed it");
  expect(modal.getByText("The other person saved: Spa")).toBeTruthy();
  expect(modal.getByText("Just changed by somebody else")).toBeTruthy();
  expect(modal.getByRole("option", { name: "Alva Ek", selected: true })).toBeTruthy();
  await userEvent.click(modal.getByRole("button", { name: "Save" }));
  const input = { installationId: "gi1", title: "Bathroom 2", installerId: "gu2", version: "v7" };
  expect(environment.mock.getMostRecentOperation().request.variables).toEqual({ input });
});

test("a save that nothing answered to is not tried again over what somebody else changed meanwhile", async () => {
  const { environment, modal } = await openModal();
  const name = modal.getByRole("textbox", { name: "Installation name" });
  await userEvent.clear(name);
  await userEvent.type(name, "Bathroom 2{Enter}");
  await act(async () => environment.mock.rejectMostRecentOperation(new NetworkFailure(null)));
  await storeNow(environment, { title: "Spa", version: "v7" });
  await userEvent.click(modal.getByRole("button", { name: "Save" }));
  expect(environment.mock.getMostRecentOperation().request.variables.input).toMatchObject({ version: "v1" });
});

test("a save that nothing answered to, but was done, goes on from there", async () => {
  const { environment, modal } = await openModal();
  const name = modal.getByRole("textbox", { name: "Installation name" });
  await userEvent.clear(name);
  await userEvent.type(name, "Bathroom 2{Enter}");
  await act(async () => environment.mock.rejectMostRecentOperation(new NetworkFailure(null)));
  await storeNow(environment, { title: "Bathroom 2", version: "v2" });
  await userEvent.type(name, "b{Enter}");
  const input = { title: "Bathroom 2b", version: "v2" };
  expect(environment.mock.getMostRecentOperation().request.variables.input).toMatchObject(input);
});

test("what was typed before the page was loaded anew stands beside what somebody else saved since", async () => {
  const { modal } = await openModal();
  await userEvent.type(modal.getByRole("textbox", { name: "Installation name" }), " b");
  cleanup();
  const { modal: again } = await openModal({ title: "Spa", version: "v7" });
  expect(again.getByRole("textbox", { name: "Installation name" })).toHaveProperty("value", "Bathroom 1 b");
  expect(again.getByText("The other person saved: Spa")).toBeTruthy();
});

test("moves to another folder of the tree, whose folders are fetched as they are opened", async () => {
  const { environment, modal, router } = await openModal({ path: inFloor1 });
  await userEvent.click(modal.getByRole("button", { name: "Move" }));
  expect(document.activeElement).toBe(modal.getByRole("heading", { name: "Move installation" }));
  const move = modal.getByRole("button", { name: "Move here" });
  const project = modal.getByRole("treeitem", { name: "Kvarteret Ripan" });
  expect(modal.getAllByRole("treeitem")).toHaveLength(1);
  expect(environment.mock.getAllOperations()).toHaveLength(0);
  await act(async () => project.focus());
  await userEvent.keyboard("{ArrowRight}");
  const opening = environment.mock.getMostRecentOperation();
  expect(opening.request.variables).toEqual({ id: "gf0" });
  const floors = [1, 2].map((n) => ({ ...rootFolder, id: `gf${n}`, folderId: `f${n}`, title: `Floor ${n}` }));
  const node = { __typename: "Folder", id: "gf0", subFolders: floors };
  await act(async () => environment.mock.resolve(opening, mockAnswer(opening, { node })));
  await userEvent.keyboard("{ArrowDown}{Enter}");
  const current = modal.getByRole("treeitem", { name: "Floor 1 current" });
  expect(current).toBe(document.activeElement);
  expect(current.getAttribute("aria-selected")).toBe("false");
  expect(move.getAttribute("aria-disabled")).toBe("true");
  await userEvent.keyboard("{ArrowDown} ");
  expect(modal.getByRole("treeitem", { name: "Floor 2", selected: true })).toBeTruthy();
  await userEvent.click(move);
  const moving = environment.mock.getMostRecentOperation();
  expect(moving.request.variables).toEqual({ input: { installationId: "gi1", newFolderId: "gf2", version: "v1" } });
  const path = [...installation.path, { title: "Floor 2", folderId: "f2" }];
  const folder = { id: "gf2", folderId: "f2", isRoot: false };
  const moveInstallation = { userErrors: [], installation: { ...installation, path, folder } };
  await act(async () => environment.mock.resolve(moving, mockAnswer(moving, { moveInstallation })));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(screen.getByText("Kvarteret Ripan / Floor 2")).toBeTruthy();
  const { pathname, search } = router.state.location;
  expect([pathname, search]).toEqual(["/projects/ongoing/p1/folder/f2", "?installation=i1"]);
});

test("folders that cannot be fetched are told in the tree, and asked for again", async () => {
  const { environment, modal } = await openModal();
  await userEvent.click(modal.getByRole("button", { name: "Move" }));
  await act(async () => modal.getByRole("treeitem").focus());
  await userEvent.keyboard("{ArrowRight}");
  await act(async () => environment.mock.rejectMostRecentOperation(new Error("gone")));
  await userEvent.keyboard("{ArrowDown}{Enter}");
  const node = { __typename: "Folder", id: "gf0", subFolders: [] };
  await act(async () => environment.mock.resolveMostRecentOperation((operation) => mockAnswer(operation, { node })));
  expect(modal.getByRole("treeitem", { name: "No subfolders" })).toBeTruthy();
});

test("deleting waits for the tick, says that it is under way, and closes the panel", async () => {
  const { environment, modal, router } = await openModal();
  await userEvent.click(modal.getByRole("button", { name: "Delete" }));
  const button = modal.getByRole("button", { name: "Delete" });
  await userEvent.click(button);
  expect(environment.mock.getAllOperations()).toHaveLength(0);
  await userEvent.click(modal.getByRole("checkbox", { name: /^I understand/ }));
  await userEvent.click(button);
  expect(button.textContent).toBe("Deleting…");
  const refused = { folder: null, userErrors: [{ code: "ALREADY_ACTIVATED" }] };
  await act(async () =>
    environment.mock.resolveMostRecentOperation((operation) => mockAnswer(operation, { deleteInstallation: refused })),
  );
  expect(modal.getByRole("alert").textContent).toContain("already activated");
  await userEvent.click(button);
  const operation = environment.mock.getMostRecentOperation();
  expect(operation.request.variables).toEqual({ input: { installationId: "gi1" } });
  const done = { userErrors: [], folder: { id: "gf0" } };
  await act(async () => environment.mock.resolve(operation, mockAnswer(operation, { deleteInstallation: done })));
  expect(router.state.location.search).toBe("");
  expect(screen.queryByText("Installation not found")).toBeNull();
});
