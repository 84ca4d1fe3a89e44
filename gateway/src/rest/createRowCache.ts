import type DataLoader from "dataloader";

export type RowCache<T> = DataLoader.CacheMap<string, Promise<T | null>> & {
  /** Has these rows too, where they are not known yet. A long list costs nothing before one of its rows is asked for. */
  add(rows: readonly T[]): void;
};

/** What a loader keeps by id, with lists of rows that came otherwise. */
export function createRowCache<T extends { id: string }>(): RowCache<T> {
  const loaded = new Map<string, Promise<T | null>>();
  const unread: (readonly T[])[] = [];

  function readLists(): void {
    for (const rows of unread.splice(0))
      for (const row of rows) if (!loaded.has(row.id)) loaded.set(row.id, Promise.resolve(row));
  }

  return {
    add: (rows) => void unread.push(rows),
    get(id) {
      readLists();
      return loaded.get(id);
    },
    set(id, row) {
      readLists();
      loaded.set(id, row);
    },
    delete(id) {
      readLists();
      loaded.delete(id);
    },
    clear() {
      unread.length = 0;
      loaded.clear();
    },
  };
}
