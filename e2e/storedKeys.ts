import type { Page } from "@playwright/test";

/** The keys in an object store, read after all changes that started earlier. */
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
