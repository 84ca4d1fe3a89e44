type WebStorage = {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  keys(): string[];
};

/** localStorage and sessionStorage. Either may be missing, full or refused; values then live as long as the page. */
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
      // The old value is removed first: otherwise it would be back after a reload.
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
