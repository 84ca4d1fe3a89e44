const maxWaitMs = 2_000;

type Options = { name: string; version: number; upgrade: (database: IDBDatabase) => void };

/**
 * Opens a database, and again after its connection ended. While another tab blocks it, each call is rejected at once instead of waiting.
 */
export function createDatabase({ name, version, upgrade }: Options): () => Promise<IDBDatabase> {
  let opened: Promise<IDBDatabase> | null = null;
  const forget = () => {
    opened = null;
  };
  const connect = () =>
    new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(name, version);
      const giveUp = () => reject(new Error("Another tab holds the database"));
      request.onblocked = giveUp;
      // An opening that waits behind the one of another tab is not told that it is blocked.
      setTimeout(giveUp, maxWaitMs);
      request.onupgradeneeded = () => upgrade(request.result);
      request.onsuccess = () => {
        const database = request.result;
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
        forget();
        reject(request.error);
      };
    });
  return () => {
    opened ??= connect();
    return opened;
  };
}

/** Whether a database exists. Opening it would create it, also in a browser that was just cleared. */
export async function hasDatabase(name: string): Promise<boolean> {
  try {
    return (await indexedDB.databases()).some((database) => database.name === name);
  } catch {
    // A browser that cannot tell may have one.
    return true;
  }
}

/** Runs one transaction on a store; false if it failed. Requests inside `make` read their own results. */
export async function changeStore(
  open: () => Promise<IDBDatabase>,
  store: string,
  make: (rows: IDBObjectStore) => void,
): Promise<boolean> {
  try {
    const transaction = (await open()).transaction(store, "readwrite");
    make(transaction.objectStore(store));
    await new Promise((resolve, reject) => {
      transaction.oncomplete = resolve;
      transaction.onabort = () => reject(transaction.error);
    });
    return true;
  } catch {
    return false;
  }
}

/** The result of a storage call, or null after two seconds: a browser that clears its storage may drop a transaction silently. */
export const briefly = <T>(work: Promise<T>): Promise<T | null> =>
  Promise.race([work, new Promise<null>((resolve) => setTimeout(() => resolve(null), maxWaitMs))]);
