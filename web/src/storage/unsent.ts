import { briefly } from "./database.ts";
import { hasDatabase } from "./pendingDatabase.ts";
import { isOfOtherTab, type Row, readRows } from "./pendingRows.ts";

export type Unsent = { values: number; fileNames: string[] };

/** The values, and the names of the files, that wait here, whosesoever they are. */
export const listUnsent = (): Promise<Unsent> => listRows(() => true);

/** Those of this person that wait for the connection in other tabs. */
export const listUnsentElsewhere = (): Promise<Unsent> =>
  listRows((row) => isOfOtherTab(row) && (!row.file || row.awaitsConnection === true));

async function listRows(isWanted: (row: Row) => boolean): Promise<Unsent> {
  if (!(await briefly(hasDatabase()))) return { values: 0, fileNames: [] };
  const [values, files] = await Promise.all([briefly(readRows("values")), briefly(readRows("files"))]);
  const fileNames = files?.filter(isWanted).map(({ file }) => file?.name ?? "") ?? [];
  return { values: values?.filter(isWanted).length ?? 0, fileNames };
}
