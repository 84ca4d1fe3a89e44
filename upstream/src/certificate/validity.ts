/** The last day of a warranty that begins on `activationDate` and lasts `years`. Both days are midnights in UTC. */
export function validUntil(activationDate: Date, years: number): Date {
  const end = new Date(activationDate);
  end.setUTCFullYear(end.getUTCFullYear() + years);
  end.setUTCDate(end.getUTCDate() - 1);
  return end;
}

/** A chosen day as YYYY-MM-DD. Clients send it as midnight in UTC. */
export function pickedDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}
