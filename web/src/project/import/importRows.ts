import { type ProjectDraft, type ProjectField, projectFaults, projectFields } from "../projectDraft.ts";
import type { Columns } from "./matchColumns.ts";
import type { Table } from "./readTable.ts";
import { type DayOrder, parseWrittenDay } from "./writtenDay.ts";

/** Values that were corrected, by the number of their line. */
export type Corrections = ReadonlyMap<number, Partial<ProjectDraft>>;

export type ImportRow = {
  readonly line: number;
  /** As the person wrote it. */
  readonly written: ProjectDraft;
  /** As it will be stored. */
  readonly draft: ProjectDraft;
  readonly faults: Partial<Record<ProjectField, string>>;
  /** The line above that has the same project. */
  readonly sameAs: number | null;
};

type Options = { columns: Columns; order: DayOrder; corrections: Corrections; leftOut: ReadonlySet<number> };

const optional = ["customerEmail", "postalCode"] as const;

/** Every line of the file as a project, with its faults; one that is left out is nobody's double. */
export function toImportRows({ rows }: Table, { columns, order, corrections, leftOut }: Options): ImportRow[] {
  const lines = new Map<string, number>();
  return rows.map(({ line, cells }) => {
    const cellOf = (field: ProjectField) => cells[columns[field] ?? -1] ?? "";
    const fromFile = Object.fromEntries(projectFields.map((field) => [field, cellOf(field)])) as ProjectDraft;
    const written = { ...fromFile, ...corrections.get(line) };
    const draft = {
      ...written,
      startDate: parseWrittenDay(written.startDate.trim(), order),
      endDate: parseWrittenDay(written.endDate.trim(), order),
    };
    const key = keyOf(draft);
    const sameAs = leftOut.has(line) ? null : (lines.get(key) ?? null);
    if (!leftOut.has(line) && sameAs === null) lines.set(key, line);
    return { line, written, draft, faults: projectFaults(draft, optional), sameAs };
  });
}

export const isFaulty = ({ faults, sameAs }: ImportRow) => sameAs !== null || Object.keys(faults).length > 0;

/** Names that differ by case or blanks alone are the same to a reader. */
export const nameKey = (name: string) => name.normalize("NFC").replace(/\s+/g, " ").trim().toLowerCase();

const keyOf = (draft: ProjectDraft) => JSON.stringify(projectFields.map((field) => nameKey(draft[field])));
