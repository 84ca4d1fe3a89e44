export const warrantyYears = 10;

/** The last day of the warranty for its first; both as that day's midnight in UTC. */
export function validUntil(activationDate: Date): Date {
  const end = new Date(activationDate);
  end.setUTCFullYear(end.getUTCFullYear() + warrantyYears);
  end.setUTCDate(end.getUTCDate() - 1);
  return end;
}

/** A picked day, which travels as its midnight in UTC, as YYYY-MM-DD. */
export function pickedDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}
