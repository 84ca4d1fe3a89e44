import { expect, test } from "@jest/globals";
import { act, cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { mockAnswer } from "../../test/mockAnswer.ts";
import { folder, openFolderPage } from "../../test/openFolderPage.tsx";

test("leads back to its parent by the parent's title, and shows the path without the root folder", async () => {
  await openFolderPage(folder);
  expect(screen.getByRole("heading", { level: 1, name: "North wing" })).toBeTruthy();
  const path = within(screen.getByRole("navigation", { name: "Path" }));
  expect(path.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
    "Kvarteret Ripan",
    "Floor 1",
    "North wing",
  ]);
  expect(path.getByRole("link", { name: "Kvarteret Ripan" }).getAttribute("href")).toBe("/projects/ongoing/p1");
  expect(path.getByRole("link", { name: "Floor 1" }).getAttribute("href")).toBe("/projects/ongoing/p1/folder/f1");
  expect(screen.getAllByRole("link", { name: "Floor 1" })).toHaveLength(1);
});

test("a folder directly in the project leads back to the project by its name", async () => {
  const [project, root, , own] = folder.path;
  await openFolderPage({ ...folder, path: [project, root, own] });
  const links = within(screen.getByRole("navigation", { name: "Path" })).getAllByRole("link");
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Kvarteret Ripan", "/projects/ongoing/p1"],
  ]);
});

test("lists and makes subfolders only where folders may go deeper", async () => {
  await openFolderPage({ ...folder, viewerCanAddSubFolder: false });
  const create = screen.getByRole("button", { name: "New subfolder", description: /can be three levels deep/ });
  await userEvent.click(create);
  expect(create.getAttribute("aria-disabled")).toBe("true");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(screen.queryByText("Subfolders")).toBeNull();
});

test("subfolders may fail alone and be fetched again", async () => {
  const { environment } = await openFolderPage({ ...folder, subFolders: null }, [
    { message: "down", path: ["folder", "subFolders"], extensions: { code: "UPSTREAM_ERROR", requestId: "7f2c-19" } },
  ]);
  const failure = within(screen.getByRole("alert"));
  expect(failure.getByRole("heading", { name: "The subfolders could not be fetched" })).toBeTruthy();
  await userEvent.click(failure.getByRole("button", { name: "Try again" }));
  const retried = environment.mock.getMostRecentOperation();
  expect(retried.request.variables).toEqual({ id: "gf2" });
  await act(async () => environment.mock.reject(retried, new Error("still down")));
  await userEvent.click(failure.getByRole("button", { name: "Try again" }));
  await act(async () =>
    environment.mock.resolveMostRecentOperation((operation) =>
      mockAnswer(operation, { node: { __typename: "Folder", ...folder } }),
    ),
  );
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.getByRole("link", { name: "Attic" }).getAttribute("href")).toBe("/projects/ongoing/p1/folder/f3");
});

test("the root folder's own address leads to the project, with the panel that the address opens", async () => {
  const panel = "?installation=i1&step=BEFORE_LAYING";
  const { router } = await openFolderPage({ ...folder, isRoot: true }, undefined, {}, panel);
  expect(router.state.location).toMatchObject({ pathname: "/projects/ongoing/p1", search: panel });
});

test("an unknown folder says so, with a button back to the project", async () => {
  const { router } = await openFolderPage(null);
  expect(screen.getByRole("heading", { name: "The folder was not found" })).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "To the project" }));
  expect(router.state.location.pathname).toBe("/projects/ongoing/p1");
});

test("who has no company is told that, not that the folder could not be fetched", async () => {
  const failure = { message: "no company", path: ["folder"], extensions: { code: "FORBIDDEN" } };
  await openFolderPage(null, [failure]);
  expect(screen.getByRole("heading", { level: 1, name: "No company" })).toBeTruthy();
  expect(screen.queryByText("The folder could not be fetched")).toBeNull();
});

test("a folder without installations is not in progress, and offers to add the first", async () => {
  await openFolderPage({ ...folder, installationCount: 0, isComplete: false, subFolders: [] });
  expect(screen.getByText("No installations")).toBeTruthy();
  expect(screen.queryByText("In progress")).toBeNull();
  expect(screen.getByRole("button", { name: "Create one room" }).className).toContain("intent-primary");
});

type Room = { folderId: string; installationId: string; title: string; completedAt: string | null; missing: object[] };
const room = (missing: object[]): Room => ({
  ...{ installationId: "i1", title: "Hall", completedAt: null, missing, folderId: "f2" },
});

const openWith = ({ folderId, ...installation }: Room, found = { ...folder, isComplete: false }) =>
  openFolderPage(found, undefined, {}, "", [
    { folderId, name: "", pathIds: ["f0", folderId], installations: [installation] },
  ]);

test("opens the panel for finishing several while an installation in it or below is not finished", async () => {
  const { router, environment } = await openWith(room([]));
  expect(environment.mock.getAllOperations()).toEqual([]);
  await userEvent.click(screen.getByRole("button", { name: "Finish several" }));
  expect(router.state.location.search).toBe("?finish=f2");
  expect(screen.getByText(/in the folders below/)).toBeTruthy();
  for (const found of [folder, { ...folder, isComplete: false, installationCount: 0 }]) {
    cleanup();
    await openFolderPage(found);
    expect(screen.queryByText(/in the folders below/)).toBeNull();
    expect(screen.queryByRole("button", { name: "Finish several" })).toBeNull();
  }
});

test.each([
  ["lacks a value", room([{ kind: "NOT_RECORDED" }])],
  ["is finished", { ...room([]), completedAt: "2026-11-20T10:00:00.000Z" }],
  ["is ready in another folder", { ...room([]), folderId: "f9" }],
])("does not offer to finish several where the only room %s, nor photos where all are finished", async (_, only) => {
  await openWith(only);
  expect(screen.queryByRole("button", { name: "Finish several" })).toBeNull();
  expect(screen.getByRole("button", { name: "Photos for several rooms" })).toBeTruthy();
  cleanup();
  await openFolderPage(folder);
  expect(screen.queryByRole("button", { name: "Photos for several rooms" })).toBeNull();
});

const unfinished = { ...folder, isComplete: false };
const lacking = (kind: string) => room([{ kind, stepLabel: "S1", stepNumber: 1, field: "RESISTANCE" }]);

test.each([
  ["Choose products", "1 room lacks products", lacking("NO_PRODUCTS"), unfinished, "installation=i1&view=products"],
  ["Measure rooms", "1 room to measure", lacking("NOT_RECORDED"), unfinished, "view=measure"],
  ["Finish", "1 room can be finished", lacking("OUTSIDE"), unfinished, "installation=i1&view=finish"],
  ["Activate warranty", "The warranty can be activated", room([]), folder, "activation=to-activate"],
])("the next step is %s, and the heading says what it is about", async (name, told, only, found, search) => {
  const { router } = await openWith(
    found === folder ? { ...only, completedAt: "2026-11-20T10:00:00.000Z" } : only,
    found,
  );
  expect(screen.getByRole("banner").textContent).toContain(told);
  const primaries = screen.getAllByRole("button").filter(({ className }) => className.includes("intent-primary"));
  expect(primaries.map(({ textContent }) => textContent)).toEqual([name]);
  await userEvent.click(screen.getByRole("button", { name }));
  expect(router.state.location.search).toBe(`?${search}`);
});

test("the heading also tells how many rooms only need finishing", async () => {
  const { folderId, ...measured } = lacking("NOT_RECORDED");
  const installations = [measured, { ...measured, installationId: "i2", missing: [] }];
  await openFolderPage(unfinished, undefined, {}, "", [
    { folderId, name: "", pathIds: ["f0", folderId], installations },
  ]);
  expect(screen.getByRole("banner").textContent).toContain("1 room to measure, 1 to finish");
});

test("the readiness card lists what the table of rooms does not tell, and is left out once all is activated", async () => {
  await openWith(lacking("NOT_RECORDED"), unfinished);
  expect(screen.queryByText("Hall")).toBeNull();
  expect(screen.getByText("2 of 3")).toBeTruthy();
  expect(screen.queryByText("Nothing is missing in the folder.")).toBeNull();
  cleanup();
  await openWith(lacking("SAME_PHOTO"), unfinished);
  expect(screen.getByText("Hall").closest("li")?.textContent).toContain("Hall: step 1, ");
  cleanup();
  await openFolderPage(unfinished, undefined, {}, "", [
    { folderId: "f3", name: "", pathIds: ["f0", "f2", "f3"], installations: [lacking("NOT_RECORDED")] },
  ]);
  expect(screen.getByText("Hall").closest("li")?.textContent).toContain("Hall: step 1 missing");
  cleanup();
  await openWith({ ...lacking("NOT_RECORDED"), folderId: "f9" }, { ...folder, activatedInstallationCount: 3 });
  expect(screen.queryByText("Hall")).toBeNull();
  expect(screen.getByText("Nothing is missing in the folder.")).toBeTruthy();
  expect(screen.getAllByRole("button").some(({ className }) => className.includes("intent-primary"))).toBe(false);
});

test("rooms are measured from a folder that has unfinished ones, and not from another", async () => {
  const { router } = await openFolderPage({ ...folder, isComplete: false });
  // In a narrow window the "More" menu contains the actions.
  await userEvent.click(screen.getByRole("button", { name: "More" }));
  expect(screen.queryByRole("menuitem", { name: "Measure rooms" })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Measure rooms" }));
  expect(router.state.location.search).toBe("?view=measure");
  expect(await screen.findByRole("heading", { level: 1, name: "Measure rooms" })).toBeTruthy();
  for (const found of [folder, { ...folder, isComplete: false, installationCount: 0 }]) {
    cleanup();
    await openFolderPage(found);
    expect(screen.queryByRole("button", { name: "Measure rooms" })).toBeNull();
  }
});

test("takes photos for its rooms where there are some, and gives the focus back afterwards", async () => {
  const { router } = await openFolderPage({ ...folder, isComplete: false });
  await userEvent.click(screen.getByRole("button", { name: "Photos for several rooms" }));
  expect(router.state.location.search).toBe("?view=photos");
  await userEvent.click(await screen.findByRole("link", { name: folder.title }));
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Photos for several rooms" }));
  const isDone = { ...folder, project: { ...folder.project, archived: true, status: "COMPLETED" } };
  for (const found of [{ ...folder, installationCount: 0 }, isDone]) {
    cleanup();
    await openFolderPage(found);
    expect(screen.queryByRole("button", { name: "Photos for several rooms" })).toBeNull();
  }
});
