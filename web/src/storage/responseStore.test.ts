import "fake-indexeddb/auto";
import { afterEach, expect, jest, test } from "@jest/globals";

const remove = () =>
  new Promise((resolve) => {
    indexedDB.deleteDatabase("responses").onsuccess = resolve;
  });

/** Loads the module anew, as a newly loaded page of this user does. */
async function loadStore(userId = "7", companyId = "c1") {
  signIn(userId, companyId);
  jest.resetModules();
  const store = await import("./responseStore.ts");
  const owner = `${userId} ${companyId}`;
  return { ...store, keep: (name: string, data: unknown) => store.cacheResponse(name, data, owner) };
}

function signIn(userId: string, companyId: string) {
  document.cookie = `userId=${userId}`;
  document.cookie = `companyId=${companyId}`;
}

async function stored(): Promise<string[]> {
  const database = await new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open("responses");
    request.onsuccess = () => resolve(request.result);
  });
  const keys = await new Promise<IDBValidKey[]>((resolve) => {
    const request = database.transaction("responses").objectStore("responses").getAllKeys();
    request.onsuccess = () => resolve(request.result);
  });
  database.close();
  return keys.map(String);
}

const dayMs = 24 * 60 * 60 * 1000;
const inDays = (days: number) => {
  const then = Date.now() + days * dayMs;
  jest.spyOn(Date, "now").mockReturnValue(then);
};

afterEach(async () => {
  jest.restoreAllMocks();
  await remove();
});

test("what was answered is there for the same person, company and request on the next page", async () => {
  await (await loadStore()).keep("folder 1", { folder: { id: "f" } });
  const { readResponse } = await loadStore();
  expect(await readResponse("folder 1")).toMatchObject({ data: { folder: { id: "f" } } });
  expect(await readResponse("folder 2")).toBeNull();
});

test("a week later it is not shown any more, and is removed", async () => {
  await (await loadStore()).keep("folder 1", { a: 1 });
  inDays(6.9);
  expect(await (await loadStore()).readResponse("folder 1")).not.toBeNull();
  inDays(0.2);
  expect(await (await loadStore()).readResponse("folder 1")).toBeNull();
  expect(await stored()).toEqual([]);
});

test.each([
  ["another person", "8", "c1"],
  ["the same person in another company", "7", "c2"],
])("%s is shown nothing of it, and their page removes it", async (_, userId, companyId) => {
  await (await loadStore()).keep("folder 1", { a: 1 });
  const { readResponse, removeOthersResponses } = await loadStore(userId, companyId);
  expect(await readResponse("folder 1")).toBeNull();
  await removeOthersResponses();
  expect(await stored()).toEqual([]);
});

test("an answer that comes when somebody else is signed in by then is not kept for them", async () => {
  const { keep, readResponse } = await loadStore();
  signIn("8", "c1");
  await keep("folder 1", { a: 1 });
  expect(await readResponse("folder 1")).toBeNull();
  expect(await readResponse("folder 1")).toBeNull();
});

test("with the session all of it goes, and a late answer is not put back", async () => {
  const { keep, clearResponses, readResponse } = await loadStore();
  await keep("folder 1", { a: 1 });
  await clearResponses();
  await keep("folder 2", { a: 2 });
  expect(await readResponse("folder 1")).toBeNull();
  expect(await stored()).toEqual([]);
});

test("the answer to the sign-out makes no new database in a browser that was cleared", async () => {
  const { keep, clearResponses, updateResponses } = await loadStore();
  await keep("folder 1", { a: 1 });
  await clearResponses();
  await remove();
  updateResponses({ signOut: { viewer: { id: "u" } } });
  expect(await indexedDB.databases()).toEqual([]);
});

test("nobody is shown anything without a session", async () => {
  await (await loadStore()).keep("folder 1", { a: 1 });
  document.cookie = "userId=; max-age=0";
  jest.resetModules();
  const { readResponse } = await import("./responseStore.ts");
  expect(await readResponse("folder 1")).toBeNull();
});

test("a change of a room is in what is kept of it and of its folder, which are as old as before", async () => {
  const { keep, readResponse, updateResponses } = await loadStore();
  await keep("room", { installation: { id: "i", entry: { id: "e", value: null } } });
  await keep("folder", { folder: { id: "f", installations: [{ id: "i", status: "OPEN" }] } });
  await keep("other room", { installation: { id: "j", entry: { id: "g", value: 5 } } });
  const before = await readResponse("room");
  inDays(1);
  updateResponses({ record: { entry: { id: "e", value: 90 }, installation: { id: "i", status: "DONE" } } });
  expect(await readResponse("room")).toMatchObject({
    keptAt: before?.keptAt,
    data: { installation: { entry: { value: 90 } } },
  });
  expect(await readResponse("folder")).toMatchObject({ data: { folder: { installations: [{ status: "DONE" }] } } });
  expect(await readResponse("other room")).toMatchObject({ data: { installation: { entry: { value: 5 } } } });
});

test("the changes of some seconds are written together, the last one of a field on top", async () => {
  const { keep, readResponse, updateResponses } = await loadStore();
  const room = { id: "i", status: "OPEN", entry: { id: "e", value: null } };
  await keep("folder", { folder: { id: "f", installations: [room] } });
  const puts = jest.spyOn(IDBObjectStore.prototype, "put");
  updateResponses({ record: { entry: { id: "e", value: 90 } } });
  updateResponses({ finish: { folder: { id: "f", installations: [{ id: "i", status: "STARTED" }] } } });
  updateResponses({ finish: { installation: { id: "i", status: "DONE", entry: { id: "e", value: 91 } } } });
  expect(await readResponse("folder")).toMatchObject({
    data: { folder: { installations: [{ status: "DONE", entry: { value: 91 } }] } },
  });
  expect(puts).toHaveBeenCalledTimes(1);
});

test("a change is written by itself some seconds later", async () => {
  const { keep, updateResponses } = await loadStore();
  await keep("room", { installation: { id: "i", status: "OPEN" } });
  const written = new Promise((resolve) => {
    const { put } = IDBObjectStore.prototype;
    jest.spyOn(IDBObjectStore.prototype, "put").mockImplementation(function (this: IDBObjectStore, row, key) {
      resolve(row);
      return put.call(this, row, key);
    });
  });
  updateResponses({ finish: { installation: { id: "i", status: "DONE" } } });
  expect(await written).toMatchObject({ data: { installation: { status: "DONE" } } });
});

test("a browser that stores nothing leaves all as it is", async () => {
  const { keep, readResponse, updateResponses, clearResponses } = await loadStore();
  jest.spyOn(indexedDB, "open").mockImplementation(() => {
    throw new Error("no leave to store");
  });
  await keep("folder 1", { a: 1 });
  updateResponses({ id: "x" });
  expect(await readResponse("folder 1")).toBeNull();
  await clearResponses();
});
