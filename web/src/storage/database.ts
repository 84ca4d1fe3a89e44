const maxWaitMs = 2_000;

type Options = { name: string; version: number; upgrade: (database: IDBDatabase) => void };

/** Opens a database, and reopens it after its connection ended. While another tab blocks it, calls fail at once. */
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
      // A request that queues behind another tab's request gets no "blocked" event.
      setTimeout(giveUp, maxWaitMs);
      request.onupgradeneeded = () => upgrade(request.result);
      request.onsuccess = () => {
        const database = request.result;
        // A newer client in another tab can only upgrade the database after all tabs closed it.
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

/** Tells whether a database exists. Opening it would create it, even in a browser that was just cleared. */
export async function hasDatabase(name: string): Promise<boolean> {
  try {
    return (await indexedDB.databases()).some((database) => database.name === name);
  } catch {
    // Some browsers cannot list databases, so there may be one.
    return true;
  }
}

/** Runs one transaction; false if it failed. `make` must itself read the results of its requests. */
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

/** Null after `maxWaitMs`, because a browser that clears its storage may drop a transaction silently. */
export const briefly = <T>(work: Promise<T>): Promise<T | null> =>
  Promise.race([work, new Promise<null>((resolve) => setTimeout(() => resolve(null), maxWaitMs))]);
