const midnight = /^\d{4}-\d\d-\d\dT00:00:00(\.000)?Z$/;

/** The day of an instant, by UTC: how REST carries days. `2026-01-31T00:00:00.000Z` to `2026-01-31`; empty for what is none. */
export function dayOf(instant: string): string {
  // Nearly every day comes as its midnight, and long lists hold thousands: no date is computed for those.
  if (midnight.test(instant)) return instant.slice(0, 10);
  const date = new Date(typeof instant === "string" ? instant : Number.NaN);
  return Number.isNaN(date.getTime()) ? "" : date.toISOString().slice(0, 10);
}

/** A day as REST takes it: its midnight in UTC. */
export function instantOf(day: string): string {
  return `${day}T00:00:00.000Z`;
}

/** Whether the text is a day of the calendar, as `2026-01-31` is and `2026-02-30` is not. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && (new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) ?? false);
}
