export const storeNames = ["files", "values"] as const;
export type StoreName = (typeof storeNames)[number];

const maxWaitMs = 2_000;

let opened: Promise<IDBDatabase> | null = null;

/**
 * The browser's own database of what waits to be sent. It is opened anew when its connection has ended, and while another tab stands in
 * the way of opening it every call is refused at once instead of waiting.
 */
export function openDatabase(): Promise<IDBDatabase> {
  opened ??= connect();
  return opened;
}

function connect(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open("uploads", 2);
    const giveUp = () => reject(new Error("Another tab holds the database"));
    request.onblocked = giveUp;
    // An opening that waits behind the one of another tab is not told that it is blocked.
    setTimeout(giveUp, maxWaitMs);
    request.onupgradeneeded = () => {
      const { objectStoreNames } = request.result;
      for (const name of storeNames)
        if (!objectStoreNames.contains(name)) request.result.createObjectStore(name, { keyPath: "id" });
    };
    request.onsuccess = () => {
      const database = request.result;
      const forget = () => {
        opened = null;
      };
      // A newer client in another tab may change the database only when nobody holds it open.
      database.onversionchange = () => {
        database.close();
        forget();
      };
      database.onclose = forget;
      opened = Promise.resolve(database);
      resolve(database);
    };
    request.onerror = () => {
      opened = null;
      reject(request.error);
    };
  });
}
