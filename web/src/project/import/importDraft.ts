import { useEffect, useState } from "react";
import { draftKeys } from "../../forms/draftKeys.ts";
import { openLargeDraft } from "../../forms/largeDraft.ts";
import type { DayOrder } from "../../i18n/writtenDay.ts";
import type { Table } from "../../spreadsheet/readTable.ts";
import type { Corrections } from "./importRows.ts";
import type { Columns } from "./matchColumns.ts";

export type ImportChanges = {
  readonly columns: Columns;
  readonly chosenOrder: DayOrder | null;
  readonly corrections: Corrections;
  readonly leftOut: ReadonlySet<number>;
};

/** `kept` are the person's changes that were stored before a reload. */
export type ChosenFile = { readonly name: string; readonly table: Table; readonly kept?: ImportChanges };

const open = () => openLargeDraft(draftKeys.projectImport);

/** Restores file and changes after a reload or a new session; true while loading. */
export function useRestoredImport(onFound: (file: ChosenFile) => void): boolean {
  const [draft] = useState(open);
  const [isReading, setReading] = useState(draft.wasRestored);
  useEffect(() => {
    if (!draft.wasRestored) return;
    const read = async () => {
      const [file, kept] = await Promise.all([draft.read("file"), draft.read("changes")]);
      if (file && kept) onFound({ ...(file as ChosenFile), kept: kept as ImportChanges });
      setReading(false);
    };
    void read();
  }, [draft, onFound]);
  return isReading;
}

/** Stores file and changes until they are sent or the person leaves the page. */
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
