import { expect, test } from "@jest/globals";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { MockEnvironment } from "relay-test-utils";
import { mockAnswer } from "../../test/mockAnswer.ts";
import { folder, openFolderPage } from "../../test/openFolderPage.tsx";

const dialog = () => within(screen.getByRole("dialog", { name: "Duplicate folder" }));
const name = () => dialog().getByRole<HTMLInputElement>("textbox", { name: "Folder name" });
const press = (button: string) => userEvent.click(dialog().getByRole("button", { name: button }));
const floor = { ...folder, title: "Floor 1", installationCount: 3 };

async function openDuplicate(found: object = floor) {
  const opened = await openFolderPage(found);
  await userEvent.click(screen.getByRole("button", { name: "Duplicate folder" }));
  await screen.findByRole("dialog", { name: "Duplicate folder" });
  return opened;
}

const operation = ({ mock }: MockEnvironment) => mock.getMostRecentOperation();
const sent = (environment: MockEnvironment) => operation(environment).request.variables.input;

type Room = {
  title: string;
  refused?: { code: string; path: readonly string[] };
  isMade?: boolean;
  isUnanswered?: boolean;
};

const late = { message: "x", extensions: { code: "UPSTREAM_TIMEOUT", requestId: "r-9" } };

async function answer(environment: MockEnvironment, rooms: Room[], code?: string) {
  const results = rooms.map((room) => ({
    installation: room.refused && !room.isMade ? null : { id: `copy ${room.title}` },
    userErrors: room.refused ? [{ ...room.refused, min: null, max: null }] : [],
  }));
  const asked = operation(environment);
  const sources = rooms.map(({ title }) => ({ id: `g${title}`, title }));
  const copy = { id: "gf9", folderId: "f9", title: "Floor 2" };
  const { data } = mockAnswer(asked, { duplicateFolder: { folder: copy, sources, results, userErrors: [] } });
  const list = (data as { duplicateFolder: { results: unknown[] } }).duplicateFolder.results;
  const errors = rooms.flatMap((room, index) => {
    if (!room.isUnanswered) return [];
    list[index] = null;
    return [{ message: "x", path: ["duplicateFolder", "results", index], extensions: { code, requestId: "r-9" } }];
  });
  const told = { data, errors } as Parameters<typeof environment.mock.resolve>[1];
  await act(async () => environment.mock.resolve(asked, told));
}

test("tells what is taken over and what never is, suggests the next free name, and leads to the copy", async () => {
  const parentFolder = { ...floor.parentFolder, subFolders: [{ title: "Floor 1" }, { title: "Floor 2" }] };
  const { environment, router } = await openDuplicate({ ...floor, parentFolder });
  expect(dialog().getByText(/same subfolders and 3 installations, with their names, installers and pro/)).toBeTruthy();
  expect(dialog().getByText(/^Values, photos, cable markings and dates are never copied/)).toBeTruthy();
  expect(name().value).toBe("Floor 3");
  await press("Duplicate");
  expect(sent(environment)).toEqual({ folderId: "gf2", title: "Floor 3", idempotencyKey: expect.any(String) });
  await answer(environment, [{ title: "A" }, { title: "B" }, { title: "C" }]);
  expect(dialog().getByRole("status").textContent).toBe("Floor 2 was created with 3 installations");
  expect(operation(environment).request.variables).toEqual({ projectId: "p1", folderId: "f1" });
  expect(document.activeElement).toBe(dialog().getByRole("button", { name: "Open the folder" }));
  await press("Open the folder");
  expect(router.state.location.pathname).toBe("/projects/ongoing/p1/folder/f9");
});

test("a folder whose name has no number has none suggested, and needs one", async () => {
  const { environment } = await openDuplicate({ ...floor, title: "North wing" });
  expect(name().value).toBe("");
  await press("Duplicate");
  expect(environment.mock.getAllOperations()).toHaveLength(0);
  await userEvent.type(name(), "South wing{Enter}");
  expect(sent(environment)).toMatchObject({ title: "South wing" });
});

test("names the rooms that were not copied with their reasons, and tries again with the same key", async () => {
  const { environment } = await openDuplicate();
  await press("Duplicate");
  const first = sent(environment);
  await answer(environment, [
    { title: "A" },
    { title: "B", isUnanswered: true },
    { title: "C", refused: { code: "INSTALLER_NOT_ALLOWED", path: ["installerId"] } },
    { title: "D", refused: { code: "PRODUCT_NOT_FOUND", path: ["products", "0", "productId"] }, isMade: true },
  ]);
  expect(dialog().getByRole("heading", { name: "2 rooms were not created" })).toBeTruthy();
  const reasons = dialog()
    .getAllByRole("listitem")
    .map((item) => item.textContent);
  expect(reasons[0]).toMatch(/^B The service did not answer.* Case r-9\.$/);
  expect(reasons[1]).toMatch(/^C This person can no longer be chosen/);
  expect(dialog().getByRole("heading", { name: "1 room was created without its product" })).toBeTruthy();
  await press("Try again");
  expect(sent(environment)).toEqual(first);
  await act(async () => environment.mock.rejectMostRecentOperation(new Error("gone")));
  expect(dialog().getByRole("heading", { name: "The folder could not be duplicated" })).toBeTruthy();
  await press("Try again");
  await answer(environment, [{ title: "A" }, { title: "B" }, { title: "C" }, { title: "D" }]);
  expect(dialog().queryByRole("alert")).toBeNull();
  await press("Done");
  await userEvent.click(screen.getByRole("button", { name: "Duplicate folder" }));
  await press("Duplicate");
  expect(sent(environment).idempotencyKey).not.toBe(first.idempotencyKey);
});

test("a room that was changed since an earlier try copied it is counted as copied", async () => {
  const { environment } = await openDuplicate();
  await press("Duplicate");
  await answer(environment, [{ title: "A" }, { title: "B", refused: { code: "CONFLICT", path: [] } }]);
  expect(dialog().getByRole("status").textContent).toBe("Floor 2 was created with 2 installations");
  expect(dialog().queryByRole("alert")).toBeNull();
});

test("without an answer the name stays and is sent again as the same try", async () => {
  const { environment } = await openDuplicate();
  await press("Duplicate");
  const first = sent(environment);
  await act(async () => environment.mock.rejectMostRecentOperation(new Error("gone")));
  expect(dialog().getByRole("alert").textContent).toMatch(/^The folder could not be duplicated/);
  await press("Duplicate");
  expect(sent(environment)).toEqual(first);
});

test.each([
  ["holds too much", { code: "VALUE_INVALID", path: ["folderId"], max: 100 }, undefined],
  ["takes too many requests", null, { extensions: { code: "COST_EXCEEDED" }, message: "x", path: ["duplicateFolder"] }],
])("a folder that %s is told to be too large", async (_, refusal, error) => {
  const { environment } = await openDuplicate();
  await press("Duplicate");
  const asked = operation(environment);
  const userErrors = refusal ? [refusal] : [];
  const { data } = mockAnswer(asked, { duplicateFolder: { folder: null, sources: [], results: [], userErrors } });
  const told = error ? { data: null, errors: [error] } : { data };
  await act(async () => environment.mock.resolve(asked, told as Parameters<typeof environment.mock.resolve>[1]));
  await waitFor(() => expect(dialog().getByRole("alert").textContent).toContain("too large to be duplicated at once"));
});

test("a folder with a hundred installations is not offered to be duplicated, with the reason", async () => {
  await openFolderPage({ ...floor, installationCount: 100 });
  const button = screen.getByRole("button", { name: "Duplicate folder", description: /^The folder is too large/ });
  await userEvent.click(button);
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("goes on by itself while the service needs longer than an answer may take, and tells of all rooms at the end", async () => {
  const { environment } = await openDuplicate();
  await press("Duplicate");
  const first = sent(environment);
  const left = (...titles: string[]) => titles.map((title) => ({ title, isUnanswered: true }));
  await answer(environment, [{ title: "A" }, ...left("B", "C")], "UPSTREAM_TIMEOUT");
  expect(sent(environment)).toEqual(first);
  expect(dialog().queryByRole("alert")).toBeNull();
  await answer(environment, [{ title: "A" }, { title: "B" }, ...left("C")], "UPSTREAM_TIMEOUT");
  await answer(environment, [{ title: "A" }, { title: "B" }, { title: "C" }]);
  expect(dialog().getByRole("status").textContent).toBe("Floor 2 was created with 3 installations");
});

test("stops when the service gets no further, and names the rooms that are left", async () => {
  const { environment } = await openDuplicate();
  await press("Duplicate");
  const rooms = [{ title: "A" }, { title: "B", isUnanswered: true }];
  await answer(environment, rooms, "UPSTREAM_TIMEOUT");
  await act(async () => environment.mock.rejectMostRecentOperation(new Error("gone")));
  expect(environment.mock.getAllOperations().map(({ request }) => request.node.params.name)).not.toContain(
    "useDuplicateFolderMutation",
  );
  expect(dialog().getByRole("heading", { name: "1 room was not created" })).toBeTruthy();
  expect(dialog().getByRole("listitem").textContent).toMatch(/^B /);
});

test("a copy whose folder could not be read is not told as done", async () => {
  const { environment } = await openDuplicate();
  await press("Duplicate");
  const asked = operation(environment);
  const { data } = mockAnswer(asked, { duplicateFolder: { folder: null, sources: [], results: [], userErrors: [] } });
  const told = { data, errors: [{ ...late, path: ["duplicateFolder", "folder"] }] };
  await act(async () => environment.mock.resolve(asked, told as Parameters<typeof environment.mock.resolve>[1]));
  expect(dialog().getByRole("alert").textContent).toMatch(/^The folder could not be duplicated/);
});
