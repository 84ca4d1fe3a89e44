import { type DayOrder, parseWrittenDay } from "../../i18n/writtenDay.ts";
import type { Table } from "../../spreadsheet/readTable.ts";
import {
  emptyProject,
  type ProjectFormDraft,
  type ProjectFormField,
  projectFaults,
  projectFormFields,
} from "../projectDraft.ts";
import type { Columns } from "./matchColumns.ts";

/** Corrected values by line number. */
export type Corrections = ReadonlyMap<number, Partial<ProjectFormDraft>>;

export type ImportRow = {
  readonly line: number;
  /** The values as written in the file or corrected. */
  readonly written: ProjectFormDraft;
  /** The values as they will be stored. */
  readonly draft: ProjectFormDraft;
  readonly faults: Partial<Record<ProjectFormField, string>>;
  /** The number of an earlier line with the same project. */
  readonly sameAs: number | null;
  /** The line or project that has the same number, for EXTERNAL_ID_TAKEN. */
  readonly numberHolder: number | string | null;
};

type Options = {
  fields: readonly ProjectFormField[];
  columns: Columns;
  order: DayOrder;
  corrections: Corrections;
  leftOut: ReadonlySet<number>;
  /** Names of existing projects by external id. */
  nameByNumber: ReadonlyMap<string, string>;
};

export const optionalFields = ["customerEmail", "postalCode", "externalId"] as const;

/** Turns lines into projects with their faults. A line that is left out cannot make another line a duplicate. */
export function toImportRows({ rows }: Table, options: Options): ImportRow[] {
  const { fields, columns, order, corrections, leftOut, nameByNumber } = options;
  const lines = new Map<string, number>();
  const linesByNumber = new Map<string, number>();
  return rows.map(({ line, cells }) => {
    const cellOf = (field: ProjectFormField) => cells[columns[field] ?? -1] ?? "";
    const written: ProjectFormDraft = {
      ...emptyProject,
      ...Object.fromEntries(fields.map((field) => [field, cellOf(field)])),
      ...corrections.get(line),
    };
    const draft = {
      ...written,
      externalId: written.externalId.trim(),
      startDate: parseWrittenDay(written.startDate.trim(), order),
      endDate: parseWrittenDay(written.endDate.trim(), order),
    };
    const faults = projectFaults(draft, optionalFields);
    const firstWith = (known: Map<string, number>, key: string) => {
      const first = known.get(key) ?? null;
      if (first === null) known.set(key, line);
      return first;
    };
    const number = draft.externalId;
    if (leftOut.has(line)) return { line, written, draft, faults, sameAs: null, numberHolder: null };
    const lineAbove = number === "" ? null : firstWith(linesByNumber, number);
    const numberHolder = faults.externalId ? null : (nameByNumber.get(number) ?? lineAbove);
    if (numberHolder !== null) faults.externalId = "EXTERNAL_ID_TAKEN";
    return { line, written, draft, faults, sameAs: firstWith(lines, keyOf(draft)), numberHolder };
  });
}

export const isFaulty = ({ faults, sameAs }: ImportRow) => sameAs !== null || Object.keys(faults).length > 0;

/** A key for comparing names, in which case and spaces make no difference. */
export const nameKey = (name: string) => name.normalize("NFC").replace(/\s+/g, " ").trim().toLowerCase();

const keyOf = (draft: ProjectFormDraft) => JSON.stringify(projectFormFields.map((field) => nameKey(draft[field])));
