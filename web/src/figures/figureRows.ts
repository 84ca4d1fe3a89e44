import type { Days } from "../i18n/parsePeriod.ts";
import { monthDays } from "../i18n/parsePeriod.ts";
import { type Counts, noCounts } from "./figureCounts.ts";
import { chartMonths } from "./figuresView.ts";

/** A month or an installer, with the counts of the period before; null without a comparison. */
export type FigureRow = {
  key: string;
  name: string;
  counts: Counts;
  before: Counts | null;
  days?: Days;
  /** The month (YYYY-MM) that `before` counts. */
  monthBefore?: string;
};

export type ReadFigures = {
  total: Counts;
  months: ReadonlyMap<string, Counts>;
  installers: readonly { key: string; name: string; counts: Counts }[];
};

/** If both periods begin on the first of a month, months are paired in order, else by month of the year. */
export function toMonthRows(
  now: ReadFigures,
  days: Days,
  before: ReadFigures | null,
  daysOfBefore: Days | null,
): Omit<FigureRow, "name">[] {
  const monthsBefore = daysOfBefore ? chartMonths(daysOfBefore, []) : [];
  const months = chartMonths(days, [...now.months.keys()]);
  const isInOrder = [days, daysOfBefore].every((period) => period?.from.endsWith("-01"));
  const years = Math.max(1, Math.round(months.length / 12));
  return months.map((key, index) => {
    const earlier = `${Number(key.slice(0, 4)) - years}${key.slice(4)}`;
    const monthBefore = isInOrder ? monthsBefore[index] : monthsBefore.find((month) => month === earlier);
    const compared = before && monthBefore ? (before.months.get(monthBefore) ?? noCounts) : null;
    const [year, month] = key.split("-").map(Number) as [number, number];
    const whole = monthDays(year, month - 1, 1);
    const within = {
      from: whole.from < days.from ? days.from : whole.from,
      to: whole.to > days.to ? days.to : whole.to,
    };
    return {
      key,
      counts: now.months.get(key) ?? noCounts,
      before: compared,
      days: within,
      ...(monthBefore && { monthBefore }),
    };
  });
}

export function toInstallerRows(now: ReadFigures, before: ReadFigures | null): FigureRow[] {
  const countsBefore = new Map(before?.installers.map(({ key, counts }) => [key, counts]));
  return now.installers.map((row) => ({ ...row, before: before && (countsBefore.get(row.key) ?? noCounts) }));
}

/** The address of the list with the counted certificates. The list leaves out withdrawn certificates. */
export function registerPath({ from, to }: Days, isSentOnly = false): string {
  const search = new URLSearchParams([
    ...(isSentOnly ? [["state", "SENT"]] : []),
    ["status", "ISSUED"],
    ["status", "REPLACED"],
    ["period", "dates"],
    ["from", from],
    ["to", to],
  ]);
  return `/certificates?${search}`;
}
