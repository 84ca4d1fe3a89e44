/** The reader's local day of an instant, as `2026-01-31` in every language. */
export function localDay(instant: string): string {
  return new Date(instant).toLocaleDateString("sv-SE");
}
