type Run = () => Promise<unknown>;

/** The median milliseconds per run. Runs alternate, so that the machine's other work affects all equally. */
export async function mediansInTurn<Name extends string>(
  runs: Record<Name, Run>,
  rounds: number,
): Promise<Record<Name, number>> {
  const entries = Object.entries<Run>(runs);
  const times = new Map<string, number[]>(entries.map(([name]) => [name, []]));
  // Round 0 warms up and is not counted.
  for (let round = 0; round <= rounds; round++) {
    for (const [name, run] of entries) {
      const start = performance.now();
      await run();
      if (round > 0) times.get(name)?.push(performance.now() - start);
    }
  }
  return Object.fromEntries([...times].map(([name, all]) => [name, median(all)])) as Record<Name, number>;
}

/** The runs per second with this many parallel callers. */
export async function throughput(run: Run, callers: number, milliseconds: number): Promise<number> {
  const start = performance.now();
  let done = 0;
  const caller = async () => {
    while (performance.now() - start < milliseconds) {
      await run();
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: callers }, caller));
  return (done * 1000) / (performance.now() - start);
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}
