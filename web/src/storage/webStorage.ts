type WebStorage = {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  keys(): string[];
};

/** The browser's storage for this site and that of this tab. Either may be missing, full or refused: then the page keeps what is written. */
export const localStore = createWebStorage(() => window.localStorage);
export const sessionStore = createWebStorage(() => window.sessionStorage);

function createWebStorage(open: () => Storage): WebStorage {
  const unstored = new Map<string, string>();

  function attempt<T>(act: (storage: Storage) => T, refused: T): T {
    try {
      return act(open());
    } catch {
      return refused;
    }
  }

  function remove(key: string): void {
    unstored.delete(key);
    attempt((storage) => storage.removeItem(key), undefined);
  }

  return {
    get: (key) => unstored.get(key) ?? attempt((storage) => storage.getItem(key), null),
    set(key, value) {
      // A value of before must not come back once the page is gone.
      remove(key);
      const store = (storage: Storage) => {
        storage.setItem(key, value);
        return true;
      };
      if (!attempt(store, false)) unstored.set(key, value);
    },
    remove,
    keys: () => [...attempt<string[]>(Object.keys, []), ...unstored.keys()],
  };
}
