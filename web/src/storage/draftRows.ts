/** Drafts that may exceed sessionStorage. An id begins with the draft's name, which contains the user's id. */
import { briefly, changeStore, createDatabase, hasDatabase } from "./database.ts";

type Row = { id: string; keptAt: number; data: unknown };

const store = "drafts";
// Old drafts are deleted, because their tab may be closed for good.
const maxAgeMs = 7 * 24 * 60 * 60 * 1000;

const openDatabase = createDatabase({
  name: store,
  version: 1,
  upgrade: (database) => void database.createObjectStore(store, { keyPath: "id" }),
});
const change = (make: (rows: IDBObjectStore) => void) => changeStore(openDatabase, store, make);
const startingWith = (start: string) => IDBKeyRange.bound(start, `${start}\uffff`);

/** Stores a draft, and deletes old ones. */
export function putDraftRow(id: string, data: unknown): Promise<boolean> {
  return change((rows) => {
    rows.put({ id, keptAt: Date.now(), data } satisfies Row);
    const asked = rows.openCursor();
    asked.onsuccess = () => {
      const cursor = asked.result;
      if (!cursor) return;
      if ((cursor.value as Row).keptAt < Date.now() - maxAgeMs) cursor.delete();
      cursor.continue();
    };
  });
}

export async function readDraftRow(id: string): Promise<unknown> {
  let found: Row | undefined;
  await briefly(
    change((rows) => {
      const asked: IDBRequest<Row | undefined> = rows.get(id);
      asked.onsuccess = () => {
        found = asked.result;
      };
    }),
  );
  return found?.data;
}

/** Deletes the rows whose ids begin with `start`, without creating a database. */
export async function deleteDraftRows(start: string): Promise<void> {
  if (await briefly(hasDatabase(store))) await briefly(change((rows) => rows.delete(startingWith(start))));
}
