import "fake-indexeddb/auto";
import { beforeEach, expect, jest, test } from "@jest/globals";
import { act, renderHook, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { mockAnswer } from "../../../test/mockAnswer.ts";
import { openShell, viewer } from "../../../test/openShell.tsx";
import { useOpenForm } from "../../forms/openForms.ts";
import { forgetRow, storeRow } from "../../storage/pendingRows.ts";

beforeEach(() => {
  document.cookie = "language=en";
  document.cookie = "userId=7";
});

async function chooseSignOut() {
  const { environment } = await openShell(viewer);
  await userEvent.click(screen.getByRole("button", { name: /Elin Sandberg/ }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Sign out" }));
  const question = await screen.findByRole("dialog", { name: "Sign out with unsaved work?" });
  return { environment, question };
}

test("a file that the browser had no room for is asked about before signing out too", async () => {
  const full = jest.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  void storeRow("files", { id: "a", subject: "Attic · Before laying · Fjällum Mat 100" });
  const { question } = await chooseSignOut();
  expect(within(question).getByText("Not saved yet: 1 file.")).toBeTruthy();
  expect(within(question).getByRole("listitem").textContent).toBe("Attic · Before laying · Fjällum Mat 100");
  forgetRow("files", "a");
  full.mockRestore();
});

test("a file that an older client kept without its place is told with its size and day, leads to its step, and can be saved or discarded", async () => {
  // Node cannot clone the File objects of jsdom.
  jest.spyOn(globalThis, "structuredClone").mockImplementation((value) => value);
  void storeRow("files", { id: "old", file: new File(["a"], "cellar.jpg") } as { id: string });
  const lastModified = Date.parse("2026-03-02T12:00:00Z");
  const attic = new File(["abc"], "attic.jpg", { type: "image/jpeg", lastModified });
  void storeRow("files", { id: "older", file: attic, entryId: "e1" } as { id: string });
  const { environment, question } = await chooseSignOut();
  expect(
    within(question).getByText("3 B · 2026-03-02", { normalizer: (words) => words.replace("\u00a0", " ") }),
  ).toBeTruthy();
  const project = { projectId: "p1", name: "Solbacken" };
  const installation = { installationId: "i1", title: "Attic", folder: { folderId: "f1", isRoot: false, project } };
  await waitFor(() => expect(environment.mock.getMostRecentOperation().request.variables).toEqual({ id: "e1" }));
  await act(async () =>
    environment.mock.resolveMostRecentOperation((operation) =>
      mockAnswer(operation, { node: { __typename: "StepEntry", id: "e1", stepLabel: "BEFORE_LAYING", installation } }),
    ),
  );
  expect(within(question).getByRole("link", { name: "Attic · Solbacken" }).getAttribute("href")).toBe(
    "/projects/ongoing/p1/folder/f1?installation=i1&step=BEFORE_LAYING",
  );
  const saved: unknown[] = [];
  URL.createObjectURL = (blob) => `blob:${saved.push(blob)}`;
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  await userEvent.click(within(question).getByRole("button", { name: "Save attic.jpg to this computer" }));
  expect(saved).toEqual([expect.objectContaining({ size: 3 }), "attic.jpg"]);
  expect(within(question).getByText("Not saved yet: 2 files.")).toBeTruthy();
  await userEvent.click(within(question).getByRole("button", { name: "Discard cellar.jpg without sending it" }));
  expect(await within(question).findByText("Not saved yet: 1 file.")).toBeTruthy();
  expect(within(question).queryByText("cellar.jpg")).toBeNull();
  await userEvent.click(within(question).getByRole("button", { name: "Discard attic.jpg without sending it" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(environment.mock.getAllOperations()).toEqual([]);
  jest.restoreAllMocks();
});

test("the question before signing out names what the unsaved work belongs to, and shows that signing out goes on", async () => {
  void storeRow("values", { id: "a", subject: "Bathroom 1 · After laying · Fjällum Cable 20, 30 m" });
  void storeRow("files", {
    id: "b",
    subject: "Cellar · Before laying · Fjällum Mat 100",
    path: "/projects/ongoing/p1",
  });
  const { environment, question } = await chooseSignOut();
  expect(within(question).getByText("Not saved yet: 1 value and 1 file.")).toBeTruthy();
  expect(
    within(question)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual(["Bathroom 1 · After laying · Fjällum Cable 20, 30 m", "Cellar · Before laying · Fjällum Mat 100"]);
  expect(
    within(question)
      .getByRole("link", { name: /^Cellar/ })
      .getAttribute("href"),
  ).toBe("/projects/ongoing/p1");
  await userEvent.click(within(question).getByRole("button", { name: "Sign out and delete" }));
  expect(within(question).getByRole("button", { name: "Stay signed in" }).matches(":disabled")).toBe(true);
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  expect(environment.mock.getMostRecentOperation().request.variables).toEqual({ input: { keepStorage: false } });
});

test("a form that is open in another tab is asked about before signing out", async () => {
  // jsdom has no Web Locks.
  const held = new Set<string>();
  const request = async (name: string, work: () => unknown) => {
    held.add(name);
    await work();
    held.delete(name);
  };
  const query = async () => ({ held: [...held].map((name) => ({ name })) });
  Object.defineProperty(navigator, "locks", { configurable: true, value: { request, query } });
  const { unmount } = renderHook(() => useOpenForm(true));
  const { question } = await chooseSignOut();
  expect(within(question).getByText(/^A form with changes that are not saved is open/)).toBeTruthy();
  expect(within(question).queryByText(/^Not saved yet/)).toBeNull();
  unmount();
  await waitFor(() => expect([...held].filter((name) => name.startsWith("form"))).toEqual([]));
});
