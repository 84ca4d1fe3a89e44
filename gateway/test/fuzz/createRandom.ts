/** Pseudorandom numbers from a seed, so that a trial can be repeated. */
export type Random = {
  /** An integer from 0 to below `limit`. */
  below(limit: number): number;
  /** One of the choices, which must not be empty. */
  one<T>(choices: readonly T[]): T;
};

// The constants of mulberry32.
export function createRandom(seed: number): Random {
  let state = seed;
  function below(limit: number): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit);
  }
  function one<T>(choices: readonly T[]): T {
    const chosen = choices[below(choices.length)];
    if (chosen === undefined) throw new Error("There is nothing to choose from.");
    return chosen;
  }
  return { below, one };
}
