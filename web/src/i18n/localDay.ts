/** The day of an instant where the reader is, as year-month-day in every language. */
export function localDay(instant: string): string {
  return new Date(instant).toLocaleDateString("sv-SE");
}
