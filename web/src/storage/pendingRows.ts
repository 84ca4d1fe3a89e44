/** Stores unsent values and files. Each page holds a Web Lock, so that no other page sends its rows. */
import { lastUserId } from "../session/lastOwner.ts";
import { hasUserId } from "../session/userId.ts";
import { briefly } from "./database.ts";
import { change, holdPage, pageId, type StoreName, storeNames } from "./pendingDatabase.ts";

/** The fields that each row has beside its value or file. */
export type Row = {
  id: string;
  userId: string;
  page: string;
  keptAt: number;
  subject?: string | undefined;
  path?: string | undefined;
} & FileRow;
type FileRow = { file?: File; entryId?: string; awaitsConnection?: boolean; needsPerson?: boolean };
type PageRow = Pick<Row, "id" | "userId" | "subject" | "path"> & { store: StoreName; isStored: boolean };

// The database may be slow just after the machine started, so rows of closed pages are looked for three times.
const adoptionPausesMs = [0, 1_000, 10_000];
const maxOthersAgeMs = 90 * 24 * 60 * 60 * 1000;

// The user is read early, since the session may have ended when a row is stored.
const pageUserId = lastUserId();

/** Older clients stored the user as `owner: "draft 7 files"`. */
type Owned = { userId?: string; owner?: string };
const isOwn = ({ userId, owner = "" }: Owned) => (userId ?? owner.replace(/^draft (.*) files$/, "$1")) === pageUserId;

// True after sign-out has deleted the rows. A save that fails then must not store its row again.
let isCleared = false;
// This page's rows by id. A row that the database did not accept is lost when the page closes.
const pageRows = new Map<string, PageRow>();

export const isOfOtherTab = (row: Row): boolean => isOwn(row) && row.page !== pageId;

/** False if another person signed in, perhaps in another tab, and after the session ended. */
export function isOwnerSignedIn(): boolean {
  return lastUserId() === pageUserId;
}

/** Reloads the page if another person signed in, so that nothing is sent in that person's name. */
export function reloadIfUserChanged(): boolean {
  const isOthers = hasUserId() && !isOwnerSignedIn();
  if (isOthers) window.location.reload();
  return isOthers;
}

/** Stores a row until `forgetRow`. Until the row is stored, the browser asks before the page closes. */
export async function storeRow<T extends Pick<Row, "id" | "subject" | "path">>(
  store: StoreName,
  row: T,
): Promise<void> {
  if (isCleared) return;
  const { id, subject, path } = row;
  const kept = { id, store, userId: pageUserId, subject, path, isStored: false };
  pageRows.set(id, kept);
  askBeforeLeaving();
  // Marks this version alone, because the row may have been forgotten or replaced meanwhile.
  kept.isStored = await change(store, (rows) =>
    rows.put({ ...row, userId: pageUserId, page: pageId, keptAt: Date.now() }),
  );
  askBeforeLeaving();
}

export function forgetRow(store: StoreName, id: string): void {
  pageRows.delete(id);
  askBeforeLeaving();
  void change(store, (rows) => rows.delete(id));
}

const listUnstored = () => [...pageRows.values()].filter(({ isStored }) => !isStored);

function askBeforeLeaving() {
  if (listUnstored().length > 0) window.addEventListener("beforeunload", ask);
  else window.removeEventListener("beforeunload", ask);
}

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/** Takes over the rows of closed pages, the latest last. */
export async function adoptRows<T extends { id: string }>(
  store: StoreName,
  isWanted: (row: T) => boolean = () => true,
): Promise<T[]> {
  if (!("locks" in navigator)) return [];
  for (const pauseMs of adoptionPausesMs) {
    if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
    // One page at a time takes over rows, while it holds its own lock. Two pages therefore never take the same row.
    const rows = await navigator.locks.request("adoption", async () => {
      await holdPage();
      const { held: locks = [] } = await navigator.locks.query();
      const openPages = new Set(locks.map(({ name }) => name));
      return takeRows<T>(store, (row) => !openPages.has(row.page) && isWanted(row));
    });
    if (rows) return rows;
  }
  return [];
}

/** Null if the database could not be read. */
async function takeRows<T>(store: StoreName, isFree: (row: T & Row) => boolean): Promise<T[] | null> {
  const found: (T & Row)[] = [];
  const isRead = await change(store, (rows) => {
    const all: IDBRequest<(T & Row)[]> = rows.getAll();
    all.onsuccess = () => {
      for (const row of all.result) {
        if (!isOwn(row) && row.keptAt < Date.now() - maxOthersAgeMs) rows.delete(row.id);
        else if (isOwn(row) && row.page !== pageId && isFree(row)) {
          rows.put({ ...row, userId: pageUserId, page: pageId });
          found.push(row);
        }
      }
    };
  });
  return isRead ? found.sort((one, other) => one.keptAt - other.keptAt) : null;
}

/** Counts this user's and others' waiting rows; null without a database. `unnamed`: an older client's files. */
export async function countRows() {
  const [files, values] = await Promise.all(storeNames.map(readWaiting));
  if (!values || !files) return null;
  const all = [...values, ...files];
  const pathBySubject = new Map(all.filter(isOwn).map(({ subject, path }) => [subject, path] as const));
  const subjects = [...pathBySubject].flatMap(([name, path]) => (name ? { name, path } : []));
  subjects.sort((one, other) => one.name.localeCompare(other.name));
  const unnamed = files.flatMap((row) =>
    isOwn(row) && !row.subject && "file" in row && row.file
      ? [{ id: row.id, file: row.file, entryId: row.entryId }]
      : [],
  );
  const own = { values: values.filter(isOwn).length, files: files.filter(isOwn).length, subjects, unnamed };
  return { own, others: all.length - own.values - own.files };
}

async function readWaiting(store: StoreName) {
  const stored = await briefly(readRows(store));
  const ids = new Set(stored?.map(({ id }) => id));
  return stored && [...stored, ...listUnstored().filter((row) => row.store === store && !ids.has(row.id))];
}

/** Deletes this user's rows and stores no more. */
export async function clearRows(): Promise<void> {
  isCleared = true;
  pageRows.clear();
  askBeforeLeaving();
  await briefly(Promise.all(storeNames.map(deleteOwnRows)));
}

function deleteOwnRows(store: StoreName): Promise<boolean> {
  return change(store, (rows) => {
    const all: IDBRequest<Row[]> = rows.getAll();
    all.onsuccess = () => {
      for (const row of all.result) if (isOwn(row)) rows.delete(row.id);
    };
  });
}

export async function readRows(store: StoreName): Promise<Row[] | null> {
  let found: Row[] | null = null;
  await change(store, (rows) => {
    const all: IDBRequest<Row[]> = rows.getAll();
    all.onsuccess = () => {
      found = all.result;
    };
  });
  return found;
}
