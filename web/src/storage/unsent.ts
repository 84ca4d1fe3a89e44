import { isSigningOut } from "../session/signingOut.ts";
import { briefly } from "./database.ts";
import { hasDatabase } from "./pendingDatabase.ts";
import { isOfOtherTab, type Row, readRows } from "./pendingRows.ts";

export type Unsent = { values: number; fileNames: string[] };

/** The unsent values and files of all users of this browser. */
export const listUnsent = (): Promise<Unsent> => listRows(() => true);

/** This user's values and files in other tabs that wait for the connection. */
export const listUnsentElsewhere = (): Promise<Unsent> =>
  listRows((row) => isOfOtherTab(row) && (row.file ? row.awaitsConnection === true : row.needsPerson !== true));

type LeftFile = { id: string; file: File; entryId: string | undefined; path: string | undefined };

/** This user's files of closed pages, which a person has to send or discard. None during sign-out. */
export async function listLeftFiles(): Promise<readonly LeftFile[]> {
  if (isSigningOut() || !("locks" in navigator) || !(await briefly(hasDatabase()))) return [];
  const [{ held = [] }, files] = await Promise.all([navigator.locks.query(), briefly(readRows("files"))]);
  const openPages = new Set(held.map(({ name }) => name));
  const isLeft = (row: Row) => isOfOtherTab(row) && !openPages.has(row.page) && row.awaitsConnection !== true;
  return (files ?? [])
    .filter(isLeft)
    .flatMap(({ id, file, entryId, path }) => (file ? [{ id, file, entryId, path }] : []));
}

async function listRows(isWanted: (row: Row) => boolean): Promise<Unsent> {
  if (!(await briefly(hasDatabase()))) return { values: 0, fileNames: [] };
  const [values, files] = await Promise.all([briefly(readRows("values")), briefly(readRows("files"))]);
  const fileNames = files?.filter(isWanted).map(({ file }) => file?.name ?? "") ?? [];
  return { values: values?.filter(isWanted).length ?? 0, fileNames };
}
