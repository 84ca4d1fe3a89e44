type Compare<T> = (a: T, b: T) => number;

/**
 * Orders rows that come in parts, while the next parts are on their way: when the last has come there is little left to compare. Rows that
 * compare as equal come in any order.
 */
export function createOrder<T>(compare: Compare<T>) {
  const runs: T[][] = [];
  return {
    add(rows: readonly T[]): void {
      let run = rows.toSorted(compare);
      // Only with one that is no longer, so that no row is moved more often than the whole can be doubled.
      for (let last = runs.at(-1); last && last.length <= run.length; last = runs.at(-1)) {
        runs.pop();
        run = merged(last, run, compare);
      }
      runs.push(run);
    },
    /** All that was added so far. */
    rows: (): T[] => runs.reduceRight((rest, run) => merged(run, rest, compare), []),
  };
}

function merged<T>(a: readonly T[], b: readonly T[], compare: Compare<T>): T[] {
  const all: T[] = [];
  let place = 0;
  for (const row of a) {
    for (let next = b[place]; next !== undefined && compare(next, row) < 0; next = b[++place]) all.push(next);
    all.push(row);
  }
  return all.concat(b.slice(place));
}
