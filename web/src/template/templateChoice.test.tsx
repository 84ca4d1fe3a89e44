import { expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { folder, openFolderPage } from "../../test/openFolderPage.tsx";
import { answerList, bath, dialog, floor, resolve, rooms } from "../../test/openFromTemplate.tsx";

const empty = { ...folder, installationCount: 0, subFolders: [] };

test("an empty folder shows what a template creates, and then asks for folder and installer alone", async () => {
  const { environment } = await openFolderPage(empty, [], { templates: true });
  const ways = within(screen.getByRole("group", { name: "How the rooms are created" }));
  expect(ways.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
    ...["One room", "Several rooms", "From template"],
  ]);
  await userEvent.click(ways.getByRole("button", { name: "From template" }));
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  await answerList(environment, [bath, floor]);
  await userEvent.click(await screen.findByRole("radio", { name: /^Floor/ }));
  await resolve(environment, { node: { __typename: "Template", id: "gt1", folders: [{ path: ["Flat 1"] }], rooms } });
  const preview = within(screen.getByRole("region", { name: "What is created" }));
  expect(preview.getByText("no product: E 9 is no longer in the catalogue")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Continue" }));
  expect(await screen.findByRole("dialog", { name: "From template" })).toBeTruthy();
  await answerList(environment, [bath, floor]);
  expect(dialog().getByText("Floor")).toBeTruthy();
  expect(dialog().queryByRole("combobox", { name: "Template" })).toBeNull();
  expect(dialog().queryByRole("region")).toBeNull();
  await userEvent.click(dialog().getByRole("button", { name: "Create 2 rooms and 1 folder" }));
  const { input } = environment.mock.getMostRecentOperation().request.variables;
  expect(input).toMatchObject({ templateId: "gt1", folderId: "gf2" });
});

test("an empty folder opens the form for several rooms, and says where templates come from while there are none", async () => {
  const { environment } = await openFolderPage(empty, [], { templates: true });
  await userEvent.click(screen.getByRole("button", { name: "From template" }));
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  await answerList(environment, []);
  expect(await screen.findByText(/^No templates yet/)).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Several rooms" }));
  expect(screen.queryByText(/^No templates yet/)).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Create several rooms" }));
  await screen.findByRole("dialog", { name: "New installation" });
  await resolve(environment, { viewer: { id: "gu2", company: { id: "gc1", installers: [] } } });
  expect(dialog().getByRole<HTMLInputElement>("checkbox", { name: /several/i }).checked).toBe(true);
});

test("an empty folder offers two ways over a service without templates", async () => {
  await openFolderPage(empty, [], {});
  const ways = within(screen.getByRole("group", { name: "How the rooms are created" }));
  expect(ways.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["One room", "Several rooms"]);
});

test("a chosen template that was deleted meanwhile is told, and no other one is created", async () => {
  const { environment } = await openFolderPage(empty, [], { templates: true });
  await userEvent.click(screen.getByRole("button", { name: "From template" }));
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  await answerList(environment, [bath, floor]);
  await userEvent.click(await screen.findByRole("radio", { name: /^Floor/ }));
  await resolve(environment, { node: { __typename: "Template", id: "gt1", folders: [], rooms } });
  await userEvent.click(screen.getByRole("button", { name: "Continue" }));
  await screen.findByRole("dialog", { name: "From template" });
  await answerList(environment, [bath]);
  expect(dialog().getByText("The template is gone. Choose another.")).toBeTruthy();
  expect(dialog().queryByRole("button", { name: /^Create/ })).toBeNull();
});
