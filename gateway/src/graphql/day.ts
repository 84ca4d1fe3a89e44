const midnight = /^\d{4}-\d\d-\d\dT00:00:00(\.000)?Z$/;

/** By UTC, as REST carries days; empty for a text that is no instant. */
export function dayOf(instant: string): string {
  // Nearly every day comes as its midnight, and long lists hold thousands: no date is computed for those.
  if (midnight.test(instant)) return instant.slice(0, 10);
  const date = new Date(typeof instant === "string" ? instant : Number.NaN);
  return Number.isNaN(date.getTime()) ? "" : date.toISOString().slice(0, 10);
}

export function instantOf(day: string): string {
  return `${day}T00:00:00.000Z`;
}

export function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && (new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) ?? false);
}
