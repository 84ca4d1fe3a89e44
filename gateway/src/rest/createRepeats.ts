/** What may be sent once more, in all. */
export type Repeats = {
  /** A call was sent. */
  earn(): void;
  /** Whether one may be sent once more; it is taken then. */
  take(): boolean;
};

// In tenths of a repeat, which is what a call earns.
const price = 10;
const mostKept = 50 * price;
const millisecondsEach = 1_000;

/** One repeat for ten calls, and one for ten seconds. Of those not taken 50 are kept, as there are at first. */
export function createRepeats(): Repeats {
  let kept = mostKept;
  let lastTake = performance.now();

  return {
    earn() {
      if (kept < mostKept) kept += 1;
    },
    take() {
      const now = performance.now();
      kept = Math.min(mostKept, kept + (now - lastTake) / millisecondsEach);
      lastTake = now;
      if (kept < price) return false;
      kept -= price;
      return true;
    },
  };
}
