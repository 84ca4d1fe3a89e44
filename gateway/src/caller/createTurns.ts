/** Waits for an operation's next turn at the event loop; undefined when it may go on at once. */
export type Turn = () => Promise<void> | undefined;
type Waiting = { operation: number; start: () => void };
/** A caller: who waits, and from when on it may go on while others have operations. */
type Line = { waiting: Waiting[]; due: number };

const turnMilliseconds = 1;
const freeMilliseconds = 100;
const share = 1 / 3;
// Others may be gone before a turn is due, and then nobody has to wait.
const mostAsleepMilliseconds = 10;

/**
 * Shares the event loop among callers. What takes long is done in parts with a turn before each. The parts of a round of the loop take
 * about a millisecond, or one part that takes longer; between two rounds everything else is answered. Callers who wait take turns,
 * and nobody waits while there is time left in the round. Of a caller's operations the oldest goes first: side by side they would come to
 * their end no sooner, and all that they hold at once would be the garbage collector's to move. A caller that goes on and on, by more than
 * 100 ms at once, has a third of the time while others have operations too.
 *
 * @param isAlone whether nobody but one caller has operations
 * @param now milliseconds on any clock
 * @returns begins a caller, which begins operations
 */
export function createTurns(isAlone: () => boolean, now = () => performance.now()): () => () => Turn {
  const lines: Line[] = [];
  let operations = 0;
  let roundSince: number | null = null;
  let isTaken = false;
  let isAsleep = false;

  const hasTime = () => roundSince === null || now() - roundSince < turnMilliseconds;
  const mayGo = ({ due }: Line) => due <= now() || isAlone();

  function take(line: Line): void {
    const since = now();
    isTaken = true;
    if (roundSince === null) beginRound(since);
    const giveBack = () => {
      isTaken = false;
      line.due = Math.max(line.due, since - freeMilliseconds / share) + (now() - since) / share;
      next();
    };
    // Once everything is done that follows from it at once.
    queueMicrotask(() => process.nextTick(giveBack));
  }

  function beginRound(since: number): void {
    roundSince = since;
    setImmediate(() => {
      roundSince = null;
      next();
    });
  }

  function next(): void {
    if (isTaken || lines.length === 0 || !hasTime()) return;
    const line = lines.find(mayGo);
    if (line) go(line);
    else sleep();
  }

  function go(line: Line): void {
    const first = line.waiting.shift();
    lines.splice(lines.indexOf(line), 1);
    if (line.waiting.length > 0) lines.push(line);
    take(line);
    first?.start();
  }

  function sleep(): void {
    if (isAsleep) return;
    isAsleep = true;
    const wake = () => {
      isAsleep = false;
      next();
    };
    const untilDue = Math.min(...lines.map(({ due }) => due)) - now();
    setTimeout(wake, Math.max(1, Math.min(untilDue, mostAsleepMilliseconds)));
  }

  function wait(line: Line, operation: number): Promise<void> {
    return new Promise<void>((start) => {
      if (line.waiting.length === 0) lines.push(line);
      const younger = line.waiting.findIndex((other) => other.operation > operation);
      line.waiting.splice(younger < 0 ? line.waiting.length : younger, 0, { operation, start });
      next();
    });
  }

  return () => {
    const line: Line = { waiting: [], due: Number.NEGATIVE_INFINITY };
    return () => {
      const operation = operations++;
      return () => {
        if (isTaken || lines.length > 0 || !hasTime() || !mayGo(line)) return wait(line, operation);
        take(line);
        return undefined;
      };
    };
  };
}
