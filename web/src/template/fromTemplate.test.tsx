import { expect, test } from "@jest/globals";
import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { commitLocalUpdate, type StoreUpdater } from "relay-runtime";
import type { MockEnvironment } from "relay-test-utils";
import { mockAnswer } from "../../test/mockAnswer.ts";
import { folder } from "../../test/openFolderPage.tsx";
import { answerList, bath, dialog, floor, openFromTemplate, resolve, rooms } from "../../test/openFromTemplate.tsx";

const create = () => dialog().getByRole("button", { name: /^Create/ });

const names = () =>
  within(dialog().getByRole("combobox", { name: "Template" }))
    .getAllByRole("option")
    .map(({ textContent }) => textContent?.replace(/ · .*/, ""));

async function choose(environment: MockEnvironment) {
  await userEvent.selectOptions(dialog().getByRole("combobox", { name: "Template" }), "Floor · 2 rooms, 1 folder");
  await resolve(environment, { node: { __typename: "Template", id: "gt1", folders: [{ path: ["Flat 1"] }], rooms } });
}

type Answered = { refused?: string; isMade?: boolean } | null;

/** Answers the request room by room; null stands for a room without an answer. */
async function answer(environment: MockEnvironment, answered: Answered[]) {
  const operation = environment.mock.getMostRecentOperation();
  const results = answered.map((one, index) => ({
    room: rooms[index],
    installation: one?.isMade ? { id: `gi${index}` } : null,
    userErrors: one?.refused ? [{ code: one.refused, path: ["products", "0", "productId"], min: null, max: null }] : [],
  }));
  const createFromTemplate = { folder: { id: "gf9" }, parentFolder: folder, results, userErrors: [] };
  const { data } = mockAnswer(operation, { createFromTemplate });
  const list = (data as { createFromTemplate: { results: unknown[] } }).createFromTemplate.results;
  for (const [index, one] of answered.entries()) if (one === null) list[index] = null;
  const errors = answered.flatMap((one, index) =>
    one === null
      ? [{ message: "x", path: ["createFromTemplate", "results", index], extensions: { requestId: "r-7" } }]
      : [],
  );
  await act(async () =>
    environment.mock.resolve(operation, { data, errors } as Parameters<typeof environment.mock.resolve>[1]),
  );
}

const reverseTemplates: StoreUpdater = (store) => {
  const company = store.getRoot().getLinkedRecord("viewer")?.getLinkedRecord("company");
  const templates = company?.getLinkedRecord("templates", { first: 100, after: null });
  templates?.setLinkedRecords(templates.getLinkedRecords("edges")?.toReversed() ?? [], "edges");
};

const sent = (environment: MockEnvironment) => environment.mock.getMostRecentOperation().request.variables.input;

test("shows the rooms of a template by folder, and what the catalogue has no longer", async () => {
  const environment = await openFromTemplate();
  expect(dialog().getByRole("button", { name: "Create 1 room" })).toBeTruthy();
  await choose(environment);
  const preview = within(dialog().getByRole("region", { name: "What is created" }));
  expect(preview.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "HallMat 100",
    "BathroomFlex R1 · 42.5\u00a0m · 230\u00a0Vno product: E 9 is no longer in the catalogue",
  ]);
  expect(preview.getByRole("heading", { name: "Flat 1" })).toBeTruthy();
  expect(dialog().getByRole("button", { name: "Create 2 rooms and 1 folder" })).toBeTruthy();
});

test("shows the folders as a tree, each with its last name and the rooms of its subfolders too", async () => {
  const environment = await openFromTemplate();
  await userEvent.selectOptions(dialog().getByRole("combobox", { name: "Template" }), "Floor · 2 rooms, 1 folder");
  const folders = [{ path: ["Stair A"] }, { path: ["Stair A", "Floor 1"] }];
  const room = { title: "Hall", path: ["Stair A", "Floor 1"], products: [] };
  await resolve(environment, { node: { __typename: "Template", id: "gt1", folders, rooms: [room, room] } });
  const preview = within(dialog().getByRole("region", { name: "What is created" }));
  const headings = preview.getAllByRole("heading", { level: 4 });
  expect(headings.map(({ parentElement }) => parentElement?.textContent)).toEqual(["Stair A2 rooms", "Floor 12 rooms"]);
});

test("makes a template in a new folder with the chosen installer, closes, and says what there is now", async () => {
  const environment = await openFromTemplate();
  await choose(environment);
  await userEvent.type(dialog().getByRole("textbox", { name: /Name of a new folder/ }), " Floor 2 ");
  await userEvent.click(create());
  const input = { templateId: "gt1", folderId: "gf2", title: "Floor 2", installerId: "gu2" };
  expect(sent(environment)).toEqual({ ...input, idempotencyKey: expect.any(String) });
  await answer(environment, [{ isMade: true }, { isMade: true }]);
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(await screen.findByText("2 rooms and 2 folders created")).toBeTruthy();
});

test("makes it directly in the folder without a name", async () => {
  const environment = await openFromTemplate();
  await choose(environment);
  expect(dialog().getByText("Without a name everything is created directly in “North wing”.")).toBeTruthy();
  await userEvent.click(create());
  expect(Object.keys(sent(environment)).toSorted()).toEqual([
    "folderId",
    "idempotencyKey",
    "installerId",
    "templateId",
  ]);
});

test("asks for no folder where there can be none", async () => {
  await openFromTemplate([floor], { found: { ...folder, viewerCanAddSubFolder: false } });
  expect(dialog().queryByRole("textbox")).toBeNull();
});

test("names each room that is missing or lacks a product, and tries again with the same key", async () => {
  const environment = await openFromTemplate();
  await choose(environment);
  await userEvent.click(create());
  const first = sent(environment);
  await answer(environment, [{ refused: "PRODUCT_NOT_FOUND", isMade: true }, null]);
  const [missing, lacking] = dialog().getAllByRole("alert");
  expect(missing?.textContent).toMatch(/^1 room was not created.*Flat 1 \/ Bathroom.*r-7/);
  expect(lacking?.textContent).toMatch(/^1 room was created without its product.*Hall.*no longer in the catalogue/);
  expect(dialog().getByRole("status").textContent).toBe("1 room was created");
  await userEvent.click(dialog().getByRole("button", { name: "Try again" }));
  expect(sent(environment)).toEqual(first);
  await act(async () => environment.mock.rejectMostRecentOperation(new Error("gone")));
  expect(dialog().getAllByRole("alert")[0]?.textContent).toContain("Not everything in the template could be created");
  await userEvent.click(dialog().getByRole("button", { name: "Try again" }));
  await answer(environment, [{ isMade: true }, { isMade: true }]);
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("takes a new key for another input, and the same one for the same", async () => {
  const environment = await openFromTemplate();
  await choose(environment);
  const sendAgain = async () => {
    await userEvent.click(create());
    const { idempotencyKey } = sent(environment);
    await act(async () => environment.mock.rejectMostRecentOperation(new Error("gone")));
    return idempotencyKey;
  };
  const [first, second] = [await sendAgain(), await sendAgain()];
  expect(second).toBe(first);
  await userEvent.type(dialog().getByRole("textbox", { name: /Name of a new folder/ }), "Floor 2");
  expect(await sendAgain()).not.toBe(first);
});

test("renames the chosen template, and comes back to it", async () => {
  const environment = await openFromTemplate();
  await choose(environment);
  await userEvent.click(dialog().getByRole("button", { name: "Rename or delete" }));
  const name = dialog().getByRole("textbox", { name: "Template name" });
  await userEvent.clear(name);
  await userEvent.type(name, "Storey{Enter}");
  expect(sent(environment)).toEqual({ templateId: "gt1", name: "Storey", version: "v1" });
  await resolve(environment, { renameTemplate: { template: { ...floor, name: "Storey" }, userErrors: [] } });
  expect(dialog().getByRole("option", { name: /^Storey · /, selected: true })).toBeTruthy();
});

test("the first template stays chosen after it was opened, even if another one comes before it by then", async () => {
  const environment = await openFromTemplate();
  await userEvent.click(dialog().getByRole("button", { name: "Rename or delete" }));
  await act(async () => commitLocalUpdate(environment, reverseTemplates));
  await userEvent.click(dialog().getByRole("button", { name: "Cancel" }));
  expect(dialog().getByRole("option", { name: /^Bath · /, selected: true })).toBeTruthy();
});

test("deletes a template after a question, and fetches the list anew", async () => {
  const environment = await openFromTemplate();
  await choose(environment);
  await userEvent.click(dialog().getByRole("button", { name: "Rename or delete" }));
  await userEvent.click(dialog().getByRole("button", { name: "Delete" }));
  expect(dialog().getByText(/Rooms that were created from it stay/)).toBeTruthy();
  await userEvent.click(dialog().getByRole("checkbox"));
  await userEvent.click(dialog().getByRole("button", { name: "Delete" }));
  expect(sent(environment)).toEqual({ templateId: "gt1" });
  await resolve(environment, { deleteTemplate: { deletedTemplateId: "gt1", userErrors: [] } });
  await answerList(environment, [bath]);
  expect(names()).toEqual(["Bath"]);
});

test("says how to make the first template", async () => {
  await openFromTemplate([]);
  expect(dialog().getByText(/choose “Save as template”/)).toBeTruthy();
});

test("offers every template of a company that has more than one page of them", async () => {
  const environment = await openFromTemplate([bath], { endCursor: "c100" });
  expect(dialog().queryByRole("combobox")).toBeNull();
  const variables = () => environment.mock.getMostRecentOperation().request.variables;
  expect(variables()).toEqual({ first: 100, after: "c100" });
  await answerList(environment, [floor], "c200");
  expect(variables()).toEqual({ first: 100, after: "c200" });
  await answerList(environment, [{ ...floor, id: "gt3", name: "Stairs" }]);
  expect(names()).toEqual(["Bath", "Floor", "Stairs"]);
  await choose(environment);
  expect(dialog().getByRole("button", { name: "Create 2 rooms and 1 folder" })).toBeTruthy();
});

test("says when the templates could not all be read, and tries again", async () => {
  const environment = await openFromTemplate([bath], { endCursor: "c100" });
  await act(async () => environment.mock.rejectMostRecentOperation(new Error("gone")));
  await userEvent.click(await dialog().findByRole("button", { name: "Try again" }));
  await answerList(environment, [bath]);
  expect(names()).toEqual(["Bath"]);
});
