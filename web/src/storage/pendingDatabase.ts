import { changeStore, createDatabase, hasDatabase as hasDatabaseOf } from "./database.ts";

export const storeNames = ["files", "values"] as const;
export type StoreName = (typeof storeNames)[number];

// The names "files", "uploads" and "draft" are in browsers from the time before values were stored here too.
const databaseName = "uploads";
const openDatabase = createDatabase({
  name: databaseName,
  version: 2,
  upgrade: (database) => {
    for (const name of storeNames)
      if (!database.objectStoreNames.contains(name)) database.createObjectStore(name, { keyPath: "id" });
  },
});

export const pageId = `files of page ${crypto.randomUUID()}`;
let held: Promise<void> | null = null;

/** True once rows were kept here. */
export const hasDatabase = (): Promise<boolean> => hasDatabaseOf(databaseName);

// False if the database fails; the page then still has the row in its memory.
export function change(store: StoreName, make: (rows: IDBObjectStore) => void): Promise<boolean> {
  if ("locks" in navigator) void holdPage();
  return changeStore(openDatabase, store, make);
}

/** Holds this page's lock as long as it is there, so that other tabs leave its rows alone. */
export function holdPage(): Promise<void> {
  held ??= new Promise((resolve) => {
    void navigator.locks.request(pageId, () => {
      resolve();
      return new Promise(() => undefined);
    });
  });
  return held;
}
