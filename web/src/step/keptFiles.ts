/**
 * Files that were chosen and have not arrived yet, in the browser's own database: a reload, or a session that ended on the way, loses
 * none. Each person's files are their own. Signing out clears the whole database, by the service's answer.
 */
import { draftName } from "../draft/draftStore.ts";

export type KeptFile = { id: string; entryId: string; file: File; keepsPlace: boolean };

type Row = KeptFile & { owner: string; page: string; keptAt: number };

const oneWeek = 7 * 24 * 60 * 60 * 1000;

// Found while somebody is signed in; by the time a file is kept the session may have ended.
const owner = draftName("files");
const page = `files of page ${crypto.randomUUID()}`;

let opened: Promise<IDBDatabase> | null = null;

/** Keeps a file until it is forgotten. A browser without room or leave to store keeps it on the page alone. */
export function keepFile({ id, entryId, file, keepsPlace }: KeptFile): void {
  const row: Row = { id, entryId, file, keepsPlace, owner, page, keptAt: Date.now() };
  void change((rows) => rows.put(row));
}

export function forgetFile(id: string): void {
  void change((rows) => rows.delete(id));
}

/** Takes over the files that pages gone by left behind. Those of a page that is still open, in another tab, are on their way there. */
export async function takeOverFiles(): Promise<KeptFile[]> {
  if (!("locks" in navigator)) return [];
  const { held = [] } = await navigator.locks.query();
  const open = new Set(held.map(({ name }) => name));
  const found: KeptFile[] = [];
  await change((rows) => {
    const all: IDBRequest<Row[]> = rows.getAll();
    all.onsuccess = () => {
      for (const row of all.result) {
        if (row.keptAt < Date.now() - oneWeek) rows.delete(row.id);
        else if (row.owner === owner && row.page !== page && !open.has(row.page)) {
          rows.put({ ...row, page });
          found.push(row);
        }
      }
    };
  });
  return found;
}

async function change(make: (rows: IDBObjectStore) => void): Promise<void> {
  try {
    opened ??= open();
    const transaction = (await opened).transaction("files", "readwrite");
    make(transaction.objectStore("files"));
    await new Promise((resolve, reject) => {
      transaction.oncomplete = resolve;
      transaction.onabort = () => reject(transaction.error);
    });
  } catch {
    // The page itself still has its files.
  }
}

function open(): Promise<IDBDatabase> {
  // Held as long as this page is there, so that other tabs leave its files alone.
  if ("locks" in navigator) void navigator.locks.request(page, () => new Promise(() => undefined));
  return new Promise((resolve, reject) => {
    const request = indexedDB.open("uploads");
    request.onupgradeneeded = () => request.result.createObjectStore("files", { keyPath: "id" });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
