import "fake-indexeddb/auto";
import { afterEach, expect, jest, test } from "@jest/globals";
import type { FieldFailure } from "../reading/fieldFailure.ts";
import type { ValueToStore } from "../reading/pendingReading.ts";

const remove = () =>
  new Promise((resolve) => {
    indexedDB.deleteDatabase("uploads").onsuccess = resolve;
  });

/** Loads the module anew, as a newly loaded page does. */
async function loadStore(userId = "7") {
  document.cookie = `userId=${userId}`;
  jest.resetModules();
  return await import("./pendingRows.ts");
}

const open = (version: number) =>
  new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open("uploads", version);
    request.onupgradeneeded = () => request.result.createObjectStore("files", { keyPath: "id" });
    request.onsuccess = () => resolve(request.result);
  });

async function counts({ countRows }: Awaited<ReturnType<typeof loadStore>>) {
  const own = (await countRows())?.own;
  return own && { values: own.values, files: own.files };
}

afterEach(remove);

test("a tab of an older client that is still open holds up nothing, and rows are kept once it is gone", async () => {
  const older = await open(1);
  const store = await loadStore();
  expect(await store.countRows()).toBeNull();
  expect(await store.countRows()).toBeNull();
  older.close();
  await open(2).then((database) => database.close());
  void store.storeRow("values", { id: "a" });
  expect(await counts(store)).toEqual({ values: 1, files: 0 });
});

test("rows are kept again after the connection was given up for another tab", async () => {
  const store = await loadStore();
  expect(await counts(store)).toEqual({ values: 0, files: 0 });
  await remove();
  void store.storeRow("files", { id: "a" });
  expect(await counts(store)).toEqual({ values: 0, files: 1 });
});

test("of the values in other tabs those that the person has to settle do not wait for the connection", async () => {
  const other = await loadStore();
  const own = { entryId: "e1", field: "RESISTANCE", base: { value: null, version: null }, text: "1", chosen: null };
  const { valueToStore } = await import("../reading/pendingReading.ts");
  const stored = (failure: FieldFailure | null) => valueToStore({ ...own, failure } as unknown as ValueToStore);
  await other.storeRow("values", { id: "a", ...stored({ kind: "failed", requestId: null }) });
  await other.storeRow("values", { id: "b", ...stored({ kind: "refused", code: "CONFLICT" }) });
  await loadStore();
  const { listUnsentElsewhere } = await import("./unsent.ts");
  expect(await listUnsentElsewhere()).toEqual({ values: 1, fileNames: [] });
});

test("a browser that never ends a change keeps nobody waiting who signs out", async () => {
  const store = await loadStore();
  expect(await counts(store)).toEqual({ values: 0, files: 0 });
  const hung = { objectStore: () => ({ getAll: () => ({}) }) };
  jest.spyOn(IDBDatabase.prototype, "transaction").mockReturnValue(hung as unknown as IDBTransaction);
  expect(await store.countRows()).toBeNull();
  await store.clearRows();
  jest.restoreAllMocks();
});

const asksBeforeLeaving = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));

test("asks before a page goes that alone holds a row, until the row is forgotten or the person signs out", async () => {
  const store = await loadStore();
  const refused = jest.spyOn(indexedDB, "open").mockImplementation(() => {
    throw new Error("no leave to store");
  });
  void store.storeRow("values", { id: "a" });
  await store.countRows();
  expect(asksBeforeLeaving()).toBe(true);
  store.forgetRow("values", "a");
  expect(asksBeforeLeaving()).toBe(false);
  void store.storeRow("values", { id: "b" });
  await store.countRows();
  expect(asksBeforeLeaving()).toBe(true);
  await store.clearRows();
  expect(asksBeforeLeaving()).toBe(false);
  refused.mockRestore();
});

test("asks before a page goes until the database has its rows, and nothing from then on", async () => {
  const store = await loadStore();
  const stored = store.storeRow("values", { id: "a" });
  expect(asksBeforeLeaving()).toBe(true);
  await stored;
  expect(await counts(store)).toEqual({ values: 1, files: 0 });
  expect(asksBeforeLeaving()).toBe(false);
});

test("counts what this page alone holds since the browser has no more room, and what it changed of a stored row once", async () => {
  const store = await loadStore();
  void store.storeRow("values", { id: "a", subject: "Bathroom" });
  expect(await counts(store)).toEqual({ values: 1, files: 0 });
  const full = jest.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  void store.storeRow("values", { id: "a", subject: "Bathroom" });
  void store.storeRow("files", { id: "b", subject: "Cellar" });
  const own = { values: 1, files: 1, subjects: [{ name: "Bathroom" }, { name: "Cellar" }], unnamed: [] };
  expect(await store.countRows()).toEqual({ own, others: 0 });
  store.forgetRow("files", "b");
  expect(await counts(store)).toEqual({ values: 1, files: 0 });
  full.mockRestore();
});

test("takes over the rows of a page gone by also where the database was slow to open", async () => {
  const older = await open(1);
  const rows = older.transaction("files", "readwrite").objectStore("files");
  rows.put({ id: "a", userId: "7", page: "gone", keptAt: 1 });
  // An older client stored such a row.
  rows.put({ id: "b", owner: "draft 7 files", page: "gone", keptAt: 2 });
  // jsdom has no Web Locks.
  const request = async (_: string, work: () => unknown) => work();
  Object.defineProperty(navigator, "locks", { configurable: true, value: { request, query: async () => ({}) } });
  const store = await loadStore();
  const adopted = store.adoptRows("files");
  expect(await store.countRows()).toBeNull();
  older.close();
  expect((await adopted).map(({ id }) => id)).toEqual(["a", "b"]);
  Reflect.deleteProperty(navigator, "locks");
});

test("names each subject of the own rows once, and nothing of another person's", async () => {
  const other = await loadStore("8");
  void other.storeRow("values", { id: "o", subject: "Cellar" });
  await counts(other);
  const store = await loadStore();
  void store.storeRow("values", { id: "a", subject: "Bathroom" });
  void store.storeRow("files", { id: "b", subject: "Bathroom" });
  void store.storeRow("values", { id: "c", subject: "Attic" });
  void store.storeRow("files", { id: "d" });
  expect(await store.countRows()).toEqual({
    own: { values: 2, files: 2, subjects: [{ name: "Attic" }, { name: "Bathroom" }], unnamed: [] },
    others: 1,
  });
});
