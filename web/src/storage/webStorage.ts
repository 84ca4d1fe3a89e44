type WebStorage = {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  keys(): string[];
};

/** If the browser's storage is missing, full or forbidden, values last until the page closes. */
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
      // If storing fails, a reload must not restore the old value.
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
