/** Waits for the caller's next turn at the event loop; undefined when it may go on at once. */
export type Turn = () => Promise<void> | undefined;

const turnMilliseconds = 1;

/**
 * Shares the event loop among callers. What takes long is done in parts with a turn before each. The parts of a round of the loop take
 * about a millisecond, or one part that takes longer; between two rounds everything else is answered. Callers who wait take turns,
 * each in its own order, and nobody waits while there is time left in the round.
 *
 * @param now milliseconds on any clock
 * @returns gives one caller's turns
 */
export function createTurns(now = () => performance.now()): () => Turn {
  const waiting: (() => void)[][] = [];
  let since: number | null = null;
  let isTaken = false;

  const hasTime = () => since === null || now() - since < turnMilliseconds;

  function take(): void {
    isTaken = true;
    if (since === null) beginRound();
    // Once everything is done that follows from it at once.
    queueMicrotask(() => process.nextTick(giveBack));
  }

  function giveBack(): void {
    isTaken = false;
    if (hasTime()) next();
  }

  function beginRound(): void {
    since = now();
    setImmediate(() => {
      since = null;
      if (!isTaken) next();
    });
  }

  function next(): void {
    const line = waiting.shift();
    const start = line?.shift();
    if (!line || !start) return;
    if (line.length > 0) waiting.push(line);
    take();
    start();
  }

  return () => {
    const line: (() => void)[] = [];
    return () => {
      if (!isTaken && waiting.length === 0 && hasTime()) return void take();
      return new Promise<void>((start) => {
        if (line.push(start) === 1) waiting.push(line);
      });
    };
  };
}
