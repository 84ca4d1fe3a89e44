import "fake-indexeddb/auto";
import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { answer, choosePhotos, namesIn, openPhotoTray, showPhotoPage, tick } from "../../test/openPhotoTray.tsx";
import { fileService, photo } from "../../test/uploads.ts";
import { countRows } from "../storage/pendingRows.ts";

type Row = { id: string; page: string };

beforeEach(() => {
  // jsdom has no Web Locks, and Node cannot clone the File objects of jsdom.
  const request = (_: string, work: () => unknown) => Promise.resolve().then(work);
  Object.defineProperty(navigator, "locks", { configurable: true, value: { request, query: async () => ({}) } });
  jest.spyOn(globalThis, "structuredClone").mockImplementation((value) => value);
});

afterEach(async () => {
  jest.restoreAllMocks();
  await new Promise((resolve) => {
    indexedDB.deleteDatabase("uploads").onsuccess = resolve;
  });
});

const asked = <T,>(request: IDBRequest<T>) =>
  new Promise<T>((resolve) => {
    request.onsuccess = () => resolve(request.result);
  });

async function storedRows() {
  const database = await asked(indexedDB.open("uploads"));
  const rows = database.transaction("files", "readwrite").objectStore("files");
  return { rows, database, found: await asked<Row[]>(rows.getAll()) };
}

const countStored = async () => {
  const { database, found } = await storedRows();
  database.close();
  return found.length;
};

/** Simulates a reload: photos now belong to a closed page. */
async function reload(count: number, takesPhotos = true) {
  await waitFor(async () => expect(await countStored()).toBe(count));
  cleanup();
  const { rows, database, found } = await storedRows();
  for (const row of found) await asked(rows.put({ ...row, page: "a page that is gone" }));
  database.close();
  return takesPhotos ? openPhotoTray() : showPhotoPage("?view=photos", false);
}

test("the tray is as it was after a reload: matched, assigned by hand, taken back and without a room", async () => {
  await openPhotoTray();
  await choosePhotos(["1101-1.jpg", "1102-2.jpg", "a.jpg", "b.jpg"].map((name) => photo(name)));
  await tick("a.jpg");
  await userEvent.click(screen.getByRole("button", { name: /1102, step 1/ }));
  await userEvent.click(screen.getByRole("button", { name: "Take back 1102-2.jpg" }));
  const { environment } = await reload(4);
  expect(await screen.findByRole("button", { name: "Upload 2 photos" })).toBeTruthy();
  expect(namesIn("1101, step 1: Before laying")).toEqual(["1101-1.jpg"]);
  expect(namesIn("1102, step 1: Before laying")).toEqual(["a.jpg"]);
  expect(screen.getByRole("checkbox", { name: "1102-2.jpg" })).toBeTruthy();
  expect(screen.getByRole("checkbox", { name: "b.jpg" })).toBeTruthy();
  expect(environment.mock.getAllOperations()).toEqual([]);
});

test("the photos of a project that takes none any more are named by it when signing out, and can be discarded", async () => {
  await openPhotoTray();
  await choosePhotos([photo("a.jpg")]);
  await reload(1, false);
  const discard = await screen.findByRole("button", { name: "Discard a.jpg without sending it" });
  expect((await countRows())?.own.subjects).toEqual([
    { name: "Ripan · Photos for several rooms", path: "/projects/ongoing/p1/folder/f1?view=photos" },
  ]);
  await userEvent.click(discard);
  await waitFor(async () => expect(await countStored()).toBe(0));
});

test("a confirmed photo that did not get away waits after a reload until it is sent, and is forgotten once it is there", async () => {
  fileService(200);
  await openPhotoTray();
  await choosePhotos([photo("1101-1.jpg")]);
  await userEvent.click(screen.getByRole("button", { name: "Upload 1 photo" }));
  const { environment } = await reload(1);
  expect(await screen.findByText(/^Not sent yet/)).toBeTruthy();
  expect(environment.mock.getAllOperations()).toEqual([]);
  await userEvent.click(screen.getByRole("button", { name: "Send 1101-1.jpg" }));
  const fileUrl = "https://files.example/1";
  await answer(environment, "useCreateAttachmentUploadMutation", {
    createAttachmentUpload: { uploadUrl: `${fileUrl}?put`, fileUrl, userErrors: [] },
  });
  const { input } = await answer(environment, "useRecordAttachmentsMutation", {
    recordAttachments: { stepEntry: null, installation: null, userErrors: [] },
  });
  expect(input).toMatchObject({ stepEntryId: "1101/1", attachments: [{ url: fileUrl, fileName: "1101-1.jpg" }] });
  await waitFor(async () => expect(await countStored()).toBe(0));
});
