import type { guessDayOrder } from "../../i18n/writtenDay.ts";
import type { ProjectFormField } from "../projectDraft.ts";
import type { Columns } from "./matchColumns.ts";

type Kept = { heads: Readonly<Record<string, string | null>>; order: ReturnType<typeof guessDayOrder> | null };

// Until the page is loaded anew: a file that was corrected elsewhere is chosen again soon.
let kept: Kept = { heads: {}, order: null };

/** In which order the days of the same column were read before. */
export function rememberedDayOrder(header: readonly string[]): Kept["order"] {
  const { startDate } = kept.heads;
  return typeof startDate === "string" && header.includes(startDate) ? kept.order : null;
}

/** Remembers choices by column name, since positions may differ in the next file. */
export function rememberColumns(header: readonly string[], columns: Columns, order: Kept["order"]): void {
  const heads = Object.entries(columns).map(([field, place]) => [
    field,
    place === null ? null : (header[place] ?? null),
  ]);
  kept = { heads: Object.fromEntries(heads), order };
}

/** The columns as they were chosen for the last file, where this one has columns of those names; else the matched ones. */
export function withKeptColumns(header: readonly string[], matched: Columns): Columns {
  const places = Object.entries(matched).map(([field, place]) => {
    const head = kept.heads[field];
    const isChosen = typeof head === "string" && header.includes(head);
    return [field, isChosen ? header.indexOf(head) : place] as [ProjectFormField, number | null];
  });
  return Object.fromEntries(places) as Columns;
}
