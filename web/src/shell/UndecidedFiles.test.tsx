import "fake-indexeddb/auto";
import { expect, jest, test } from "@jest/globals";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { openShell, viewer } from "../../test/openShell.tsx";
import { changeStore, createDatabase } from "../storage/database.ts";
import { storeRow } from "../storage/pendingRows.ts";

document.cookie = "userId=7";

const open = createDatabase({ name: "uploads", version: 2, upgrade: () => undefined });

test("files that a page left behind are told on every other page, with the way to them", async () => {
  document.cookie = "language=en";
  // Node cannot clone jsdom's File objects, and jsdom has no Web Locks.
  jest.spyOn(globalThis, "structuredClone").mockImplementation((value) => value);
  const query = async () => ({ held: [{ name: "an open page" }] });
  Object.defineProperty(navigator, "locks", { configurable: true, value: { request: async () => [], query } });
  const keep = (id: string) => storeRow("files", { id, path: "/projects/ongoing/p1?view=photos" });
  for (const id of ["left", "sent by an open page", "of somebody else", "for the connection"]) await keep(id);
  const changed: Record<string, object> = {
    left: {},
    "sent by an open page": { page: "an open page" },
    "of somebody else": { userId: "8" },
    "for the connection": { awaitsConnection: true },
  };
  await changeStore(open, "files", (rows) => {
    const all: IDBRequest<{ id: string }[]> = rows.getAll();
    all.onsuccess = () => {
      const page = "a page that is gone";
      for (const row of all.result) rows.put({ ...row, page, file: new File(["a"], "a.jpg"), ...changed[row.id] });
    };
  });
  const { router } = await openShell(viewer);
  const link = await screen.findByRole("link", { name: "1 photo waits to be sent or discarded." });
  expect(link.getAttribute("href")).toBe("/projects/ongoing/p1?view=photos");
  await act(async () => router.navigate("/projects/ongoing/p1?view=photos"));
  expect(document.querySelector('a[href$="view=photos"]')).toBeNull();
});

test("files that an older client kept without an address are shown in a dialog, and can be discarded there", async () => {
  await changeStore(open, "files", (rows) => {
    const row: IDBRequest<{ id: string }> = rows.get("left");
    row.onsuccess = () => rows.put({ ...row.result, path: undefined });
  });
  await openShell(viewer);
  await userEvent.click(await screen.findByRole("button", { name: "1 photo waits to be sent or discarded." }));
  const dialog = within(await screen.findByRole("dialog", { name: "Files that were not sent" }));
  expect(dialog.getByRole("button", { name: "Save a.jpg to this computer" })).toBeTruthy();
  await userEvent.click(dialog.getByRole("button", { name: "Discard a.jpg without sending it" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(screen.queryByText(/waits to be sent/)).toBeNull();
});
