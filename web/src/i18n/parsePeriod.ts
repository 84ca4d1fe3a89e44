import { isDay } from "./isDay.ts";
import { languageList } from "./languages.ts";
import { parseWrittenDay } from "./writtenDay.ts";

export type Days = { from: string; to: string };

const dayAndMonth = /^(\d{1,2})[./\- ]+(\d{1,2})[./]?$/;
const year = /^(\d{4})$/;
const yearAndMonth = /^(\d{4})[./\- ](\d{1,2})$/;
const monthAndYear = /^(\d{1,2})[./\- ](\d{4})$/;
const partOfYear = /^(\d{4})[./\- ]?(q|kv|h)([1-4])$/i;

const todayWords = languageList.map((language) =>
  withoutSpaces(new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(0, "day")),
);

/** Parses a day such as `2026-01-31`, `31.1.2026` or `31.1.`; without a year, of this year. Null for other text. */
export function parseDay(written: string, today: string): string | null {
  const text = written.trim();
  if (todayWords.includes(withoutSpaces(text))) return today;
  const [, day, month] = dayAndMonth.exec(text) ?? [];
  const found = parseWrittenDay(day ? `${day}.${month}.${today.slice(0, 4)}` : text, "dayFirst");
  return isDay(found) ? found : null;
}

/** Parses a day, month (`2026-06`), quarter (`2026-Q2`), half-year (`2026-H1`) or year; null for other text. */
export function parsePeriod(written: string, today: string): Days | null {
  const text = written.trim();
  const day = parseDay(text, today);
  if (day) return { from: day, to: day };
  const [, whole] = year.exec(text) ?? [];
  if (whole) return partDays(Number(whole), 12, 1);
  const [, ofPart, kind = "", number] = partOfYear.exec(text) ?? [];
  if (ofPart) return partDays(Number(ofPart), kind.toLowerCase() === "h" ? 6 : 3, Number(number));
  const [, ofMonth, month] = yearAndMonth.exec(text) ?? [];
  const [, monthFirst, ofMonthFirst] = monthAndYear.exec(text) ?? [];
  return partDays(Number(ofMonth ?? ofMonthFirst), 1, Number(month ?? monthFirst));
}

/** True if more typing could complete a day or period. The field then shows no error. */
export function isUnfinished(written: string): boolean {
  const text = written.trim();
  return (
    text.length < 4 ||
    /^\d{4,7}$/.test(text) ||
    /^\d{4}[./\- ]+(\d{1,2}([./\- ]+\d?)?|q|k|kv|h)?$/i.test(text) ||
    /^\d{1,2}[./\- ]+(\d{1,2}([./\- ]+\d{0,3})?)?$/.test(text) ||
    todayWords.some((word) => word.startsWith(withoutSpaces(text)))
  );
}

/** The days of `count` months. `first` is 0 for January; below 0 and from 12 are months of other years. */
export function monthDays(ofYear: number, first: number, count: number): Days {
  const day = (month: number, date: number) => new Date(Date.UTC(ofYear, month, date)).toISOString().slice(0, 10);
  return { from: day(first, 1), to: day(first + count, 0) };
}

/** UTC is used, because a local day may have 23 or 25 hours. */
export function addDays(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

/** Monday to Sunday. */
export function weekDays(today: string): Days {
  const from = addDays(today, -((new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7));
  return { from, to: addDays(from, 6) };
}

/** The days of a part of a year, such as a quarter (`months` is 3). `number` counts from 1. Null if there is none. */
function partDays(ofYear: number, months: number, number: number): Days | null {
  const isPart = ofYear >= 1900 && number >= 1 && number * months <= 12;
  return isPart ? monthDays(ofYear, (number - 1) * months, months) : null;
}

function withoutSpaces(text: string): string {
  return text.replace(/\s/g, "").toLowerCase();
}
