import type { Page } from "@playwright/test";

/** The keys of the rows that the browser has stored in a database's object store, after all changes that were begun before. */
export function storedKeys(page: Page, database: string, store: string): Promise<string[]> {
  return page.evaluate(
    ([databaseName = "", storeName = ""]) =>
      new Promise<string[]>((resolve) => {
        const opening = indexedDB.open(databaseName);
        opening.onsuccess = () => {
          const { result } = opening;
          const asked = result.transaction(storeName).objectStore(storeName).getAllKeys();
          asked.onsuccess = () => {
            result.close();
            resolve(asked.result.map(String));
          };
        };
      }),
    [database, store],
  );
}
