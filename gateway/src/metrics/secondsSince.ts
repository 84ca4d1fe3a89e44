/** Seconds since an instant that `performance.now()` gave. */
export function secondsSince(start: number): number {
  return (performance.now() - start) / 1000;
}
