export const warrantyYears = 10;

/** The last day of a warranty with this first day; both are midnights in UTC. */
export function validUntil(activationDate: Date): Date {
  const end = new Date(activationDate);
  end.setUTCFullYear(end.getUTCFullYear() + warrantyYears);
  end.setUTCDate(end.getUTCDate() - 1);
  return end;
}

/** A chosen day as YYYY-MM-DD; it is sent as midnight in UTC. */
export function pickedDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}
