import { changeStore, createDatabase, hasDatabase as hasDatabaseOf } from "./database.ts";

export const storeNames = ["files", "values"] as const;
export type StoreName = (typeof storeNames)[number];

// The old names "uploads", "files" and "draft" must stay, because browsers already have this database.
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

export const hasDatabase = (): Promise<boolean> => hasDatabaseOf(databaseName);

// Resolves with false if the database failed. The row is then in the page's memory alone.
export function change(store: StoreName, make: (rows: IDBObjectStore) => void): Promise<boolean> {
  if ("locks" in navigator) void holdPage();
  return changeStore(openDatabase, store, make);
}

/** Holds this page's lock while the page is open, so that other tabs leave its rows alone. */
export function holdPage(): Promise<void> {
  held ??= new Promise((resolve) => {
    void navigator.locks.request(pageId, () => {
      resolve();
      return new Promise(() => undefined);
    });
  });
  return held;
}
