/** Stores answers about opened projects for offline use: only those of one user and company, for at most a week. */
import { lastOwner } from "../session/lastOwner.ts";
import { sessionOwner } from "../session/userId.ts";
import { briefly, changeStore, createDatabase } from "./database.ts";
import { idsIn, mergeAnswer } from "./mergeAnswer.ts";

type Row = { id: string; owner: string; keptAt: number; ids: readonly string[]; data: unknown };

export type CachedResponse = { data: unknown; keptAt: number };

const maxAgeMs = 7 * 24 * 60 * 60 * 1000;
const store = "responses";

const openDatabase = createDatabase({
  name: store,
  version: 1,
  upgrade: (database) => {
    database.createObjectStore(store, { keyPath: "id" }).createIndex("ids", "ids", { multiEntry: true });
  },
});
const change = (make: (rows: IDBObjectStore) => void) => changeStore(openDatabase, store, make);

// An answer that arrives during sign-out must not be stored again.
let isCleared = false;
let tidied: { owner: string; done: Promise<unknown> } | null = null;

/** Deletes old answers, and those of other users and companies. */
export async function removeOthersResponses(): Promise<void> {
  const owner = sessionOwner();
  if (owner === null) return;
  if (tidied?.owner !== owner)
    tidied = {
      owner,
      done: briefly(
        change((rows) =>
          eachRow(rows, (row, cursor) => {
            if (row.owner !== owner || isTooOld(row)) cursor.delete();
          }),
        ),
      ),
    };
  await tidied.done;
}

const isTooOld = ({ keptAt }: Row) => keptAt < Date.now() - maxAgeMs;

/** Stores an answer, unless another person has signed in since the request. */
export async function cacheResponse(name: string, data: unknown, owner: string | null): Promise<void> {
  if (isCleared || owner === null || owner !== sessionOwner()) return;
  await removeOthersResponses();
  const row: Row = { id: `${owner} ${name}`, owner, keptAt: Date.now(), ids: [...idsIn(data).keys()], data };
  await change((rows) => rows.put(row));
}

/** The cached answer; null if it is missing, too old or another person's. */
export async function readResponse(name: string): Promise<CachedResponse | null> {
  const owner = lastOwner();
  if (isCleared || owner === null) return null;
  await removeOthersResponses();
  await writeUpdates();
  let found: Row | undefined;
  await change((rows) => {
    const asked: IDBRequest<Row | undefined> = rows.get(`${owner} ${name}`);
    asked.onsuccess = () => {
      found = asked.result;
    };
  });
  return found && !isTooOld(found) ? found : null;
}

/** The answers whose names begin with `start`, latest first. */
export async function readResponses(start: string): Promise<{ name: string; data: unknown }[]> {
  const owner = lastOwner();
  if (isCleared || owner === null) return [];
  await removeOthersResponses();
  await writeUpdates();
  let found: Row[] = [];
  await change((rows) => {
    const first = `${owner} ${start}`;
    const asked: IDBRequest<Row[]> = rows.getAll(IDBKeyRange.bound(first, `${first}\uffff`));
    asked.onsuccess = () => {
      found = asked.result;
    };
  });
  return found
    .filter((row) => !isTooOld(row))
    .sort((one, other) => other.keptAt - one.keptAt)
    .map(({ id, data }) => ({ name: id.slice(owner.length + 1), data }));
}

export const responseCachedAt = async (name: string): Promise<number | null> =>
  (await readResponse(name))?.keptAt ?? null;

type Objects = ReturnType<typeof idsIn>;

// Writing a large folder's answers may delay typing, so changes within two seconds are written together.
const pauseMs = 2_000;
let unwritten: { owner: string; objects: Objects; timer: ReturnType<typeof setTimeout> } | null = null;

/** Merges a mutation's answer into cached answers about the same objects before the next read. */
export function updateResponses(answer: unknown): void {
  const owner = sessionOwner();
  // After sign-out no empty database must be created.
  if (isCleared || owner === null || idsIn(answer).size === 0) return;
  if (unwritten?.owner !== owner) {
    void writeUpdates();
    unwritten = { owner, objects: new Map(), timer: setTimeout(() => void writeUpdates(), pauseMs) };
  }
  idsIn(answer, unwritten.objects);
}

async function writeUpdates(): Promise<void> {
  if (!unwritten || isCleared) return;
  const { owner, objects, timer } = unwritten;
  clearTimeout(timer);
  unwritten = null;
  const found = new Set<IDBValidKey>();
  const update = (row: Row, rows: IDBObjectStore) => {
    if (row.owner !== owner) return;
    const data = mergeAnswer(row.data, objects);
    rows.put({ ...row, data, ids: [...idsIn(data).keys()] } satisfies Row);
  };
  await change((rows) => {
    for (const id of objects.keys()) {
      const keys = rows.index("ids").getAllKeys(id);
      keys.onsuccess = () => {
        for (const key of keys.result) {
          if (found.has(key)) continue;
          found.add(key);
          const asked: IDBRequest<Row> = rows.get(key);
          asked.onsuccess = () => update(asked.result, rows);
        }
      };
    }
  });
}

/** Deletes the answers of all users and stores no more, because the session ended. */
export async function clearResponses(): Promise<void> {
  isCleared = true;
  await briefly(change((rows) => rows.clear()));
}

function eachRow(rows: IDBObjectStore, use: (row: Row, cursor: IDBCursorWithValue) => void): void {
  const asked = rows.openCursor();
  asked.onsuccess = () => {
    const cursor = asked.result;
    if (!cursor) return;
    use(cursor.value, cursor);
    cursor.continue();
  };
}
