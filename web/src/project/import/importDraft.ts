import { useEffect, useState } from "react";
import { draftKeys } from "../../forms/draftKeys.ts";
import { openLargeDraft } from "../../forms/largeDraft.ts";
import type { DayOrder } from "../../i18n/writtenDay.ts";
import type { Corrections } from "./importRows.ts";
import type { Columns } from "./matchColumns.ts";
import type { Table } from "./readTable.ts";

/** What a person has chosen and corrected for the lines of a file. */
export type ImportChanges = {
  readonly columns: Columns;
  readonly chosenOrder: DayOrder | null;
  readonly corrections: Corrections;
  readonly leftOut: ReadonlySet<number>;
};

/** `kept` are the changes with which an import goes on. */
export type ChosenFile = { readonly name: string; readonly table: Table; readonly kept?: ImportChanges };

const open = () => openLargeDraft(draftKeys.projectImport);

/** Gives the file and the changes that a page had which is gone with its session or was loaded anew; true while they are read. */
export function useKeptImport(onFound: (file: ChosenFile) => void): boolean {
  const [draft] = useState(open);
  const [isReading, setReading] = useState(draft.wasKept);
  useEffect(() => {
    if (!draft.wasKept) return;
    const read = async () => {
      const [file, kept] = await Promise.all([draft.read("file"), draft.read("changes")]);
      if (file && kept) onFound({ ...(file as ChosenFile), kept: kept as ImportChanges });
      setReading(false);
    };
    void read();
  }, [draft, onFound]);
  return isReading;
}

/** Keeps the file and the changes through a reload and the end of the session, until they are sent or the page is left on purpose. */
export function useImportDraft({ name, table }: ChosenFile, changes: ImportChanges, isSent: boolean): void {
  const [draft] = useState(open);
  const { columns, chosenOrder, corrections, leftOut } = changes;
  useEffect(() => {
    if (isSent) draft.drop();
    else draft.keep("file", { name, table });
  }, [draft, isSent, name, table]);
  useEffect(() => {
    if (!isSent) draft.keep("changes", { columns, chosenOrder, corrections, leftOut });
  }, [draft, isSent, columns, chosenOrder, corrections, leftOut]);
  useEffect(() => draft.leave, [draft]);
}
