type Sent = { sentAt: string; number: string };

/** Certificates by the time of their sending, those of one moment by their number. */
export function latestFirst<T extends Sent>(certificates: readonly T[]): T[] {
  return certificates.toSorted((a, b) => descending(a.sentAt, b.sentAt) || descending(a.number, b.number));
}

function descending(a: string, b: string): number {
  return a === b ? 0 : a < b ? 1 : -1;
}
