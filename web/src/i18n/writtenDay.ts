import { isDay } from "./isDay.ts";

/** Dates that begin with the year need no order. */
export type DayOrder = "dayFirst" | "monthFirst";

// Six digits such as 260131 could be 2026-01-31 or 2031-01-26, so they are no date.
const yearFirst = /^(\d{4})(?:[./-](\d{1,2})[./-](\d{1,2})|(\d{2})(\d{2}))\.?(?:[T ]0?0:00.*)?$/;
const numbers = /^(\d{1,2})[./\- ]+(\d{1,2})[./\- ]+(\d{4}|\d{2})\.?$/;

/** Converts a date to `2026-01-31`; leaves other text unchanged. In "yearFirst", a year of two digits may begin it. */
export function parseWrittenDay(written: string, order: DayOrder | "yearFirst"): string {
  const [, year, ...others] = yearFirst.exec(written) ?? [];
  const [month = "", day = ""] = others.filter(Boolean);
  if (year) return toDay([year, month, day], written);
  const [, first = "", second = "", last] = numbers.exec(written) ?? [];
  if (!last) return written;
  if (order === "yearFirst") return last.length === 2 ? toDay([`20${first}`, second, last], written) : written;
  const full = last.length === 2 ? `20${last}` : last;
  return toDay(order === "dayFirst" ? [full, second, first] : [full, first, second], written);
}

function toDay([year, month, day]: [string, string, string], written: string): string {
  const found = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isDay(found) ? found : written;
}

/** True if a date begins with its day or month, so that their order matters. */
export const hasDayOrder = (written: readonly string[]) => written.some((each) => numbers.test(each));

/** The order that the dates prove (31/1/2026 proves day first). Without a proof, the usual order of the language. */
export function guessDayOrder(written: readonly string[], locale: string): DayOrder {
  for (const each of written) {
    const [, first, second] = numbers.exec(each) ?? [];
    if (Number(first) > 12) return "dayFirst";
    if (Number(second) > 12) return "monthFirst";
  }
  const [part] = new Intl.DateTimeFormat(locale).formatToParts();
  return part?.type === "month" ? "monthFirst" : "dayFirst";
}
