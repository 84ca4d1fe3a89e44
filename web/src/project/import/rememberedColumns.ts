import type { guessDayOrder } from "../../i18n/writtenDay.ts";
import type { ProjectFormField } from "../projectDraft.ts";
import type { Columns } from "./matchColumns.ts";

type Kept = { heads: Readonly<Record<string, string | null>>; order: ReturnType<typeof guessDayOrder> | null };

// The columns are remembered until a reload, because people correct a file in another program and soon choose it again.
let kept: Kept = { heads: {}, order: null };

/** The day order chosen for an earlier file with the same date column. */
export function rememberedDayOrder(header: readonly string[]): Kept["order"] {
  const { startDate } = kept.heads;
  return typeof startDate === "string" && header.includes(startDate) ? kept.order : null;
}

/** Remembers columns by name, because their positions may differ in the next file. */
export function rememberColumns(header: readonly string[], columns: Columns, order: Kept["order"]): void {
  const heads = Object.entries(columns).map(([field, place]) => [
    field,
    place === null ? null : (header[place] ?? null),
  ]);
  kept = { heads: Object.fromEntries(heads), order };
}

/** A column that was chosen for an earlier file takes precedence over a matched one. */
export function withKeptColumns(header: readonly string[], matched: Columns): Columns {
  const places = Object.entries(matched).map(([field, place]) => {
    const head = kept.heads[field];
    const isChosen = typeof head === "string" && header.includes(head);
    return [field, isChosen ? header.indexOf(head) : place] as [ProjectFormField, number | null];
  });
  return Object.fromEntries(places) as Columns;
}
