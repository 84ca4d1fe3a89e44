/** The last day of a warranty that begins on `activationDate` and lasts `years`. Both days are midnights in UTC. */
export function validUntil(activationDate: Date, years: number): Date {
  const end = new Date(activationDate);
  end.setUTCFullYear(end.getUTCFullYear() + years);
  end.setUTCDate(end.getUTCDate() - 1);
  return end;
}

/** A day that a client chose and sent as midnight in UTC, as YYYY-MM-DD. */
export function pickedDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}
