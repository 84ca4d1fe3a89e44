const maxWaitMs = 2_000;

type Options = { name: string; version: number; upgrade: (database: IDBDatabase) => void };

/**
 * Gives the way to one of the browser's own databases. It is opened anew when its connection has ended, and while another tab stands in
 * the way of opening it every call is refused at once instead of waiting.
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

/** Whether a database of this name is there. Opening it would make an empty one, also in a browser that has just been cleared. */
export async function hasDatabase(name: string): Promise<boolean> {
  try {
    return (await indexedDB.databases()).some((database) => database.name === name);
  } catch {
    // A browser that cannot tell may have one.
    return true;
  }
}

/**
 * Makes one change in a store, which counts only if all of it does. False where the browser could not; what the change needs the answer of
 * it asks for in there.
 */
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

/**
 * What the browser's storage does, for as long as a person can be kept waiting by it; then null. A browser that is clearing its storage may
 * end a change without a word.
 */
export const briefly = <T>(work: Promise<T>): Promise<T | null> =>
  Promise.race([work, new Promise<null>((resolve) => setTimeout(() => resolve(null), maxWaitMs))]);
