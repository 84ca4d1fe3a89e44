import { expect, test } from "@jest/globals";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { answer, button, field, isOff, openEditProject, ripan, summary } from "../../test/openEditProject.tsx";

test("archiving asks first, then leads to the ongoing list", async () => {
  const { environment, router } = await openEditProject();
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
  const { environment, router } = await openEditProject({ ...ripan, archived: true }, "/projects/archived/p1");
  await userEvent.click(button("Reactivate project"));
  await userEvent.click(await screen.findByRole("button", { name: "Reactivate" }));
  const project = { ...ripan, archived: false };
  const input = await answer(environment, "ActivateProjectPayload", { project, userErrors: [] });
  expect(input).toEqual({ projectId: "gp1" });
  expect(router.state.location.pathname).toBe("/projects/archived");
});

test("archiving and deleting wait for what was typed", async () => {
  await openEditProject();
  await userEvent.type(field("City"), "!");
  expect([isOff("Archive project"), isOff("Delete project")]).toEqual([true, true]);
  await userEvent.click(button("Delete project"));
  expect(screen.getByRole("dialog", { name: "Edit project" })).toBeTruthy();
});

test("deleting is for those who may, and needs the word that it is understood", async () => {
  const { environment, router } = await openEditProject();
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
  const { environment } = await openEditProject();
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
  await openEditProject({ ...ripan, viewerCanDelete: false });
  expect(screen.queryByRole("button", { name: "Delete project" })).toBeNull();
});

test("a project with an activated warranty says why it cannot be deleted", async () => {
  await openEditProject({ ...ripan, activatedInstallationCount: 1 });
  const remove = screen.getByRole("button", { name: "Delete project", description: /of 1 installation is activated/ });
  await userEvent.click(remove);
  expect(screen.queryByText(/deleted for good/)).toBeNull();
});
