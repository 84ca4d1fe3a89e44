/** Waits for an operation's next turn at the event loop; undefined when it may go on at once. */
export type Turn = () => Promise<void> | undefined;
type Waiting = { operation: number; start: () => void };

const turnMilliseconds = 1;

/**
 * Shares the event loop among callers. What takes long is done in parts with a turn before each. The parts of a round of the loop take
 * about a millisecond, or one part that takes longer; between two rounds everything else is answered. Callers who wait take turns,
 * and nobody waits while there is time left in the round. Of a caller's operations the oldest goes first: side by side they would come to
 * their end no sooner, and all that they hold at once would be the garbage collector's to move.
 *
 * @param now milliseconds on any clock
 * @returns begins a caller, which begins operations
 */
export function createTurns(now = () => performance.now()): () => () => Turn {
  const waiting: Waiting[][] = [];
  let operations = 0;
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
    const first = line?.shift();
    if (!line || !first) return;
    if (line.length > 0) waiting.push(line);
    take();
    first.start();
  }

  return () => {
    const line: Waiting[] = [];
    return () => {
      const operation = operations++;
      return () => {
        if (!isTaken && waiting.length === 0 && hasTime()) return void take();
        return new Promise<void>((start) => {
          if (line.length === 0) waiting.push(line);
          const younger = line.findIndex((other) => other.operation > operation);
          line.splice(younger < 0 ? line.length : younger, 0, { operation, start });
        });
      };
    };
  };
}
