/** The time by the user pool's clock, in milliseconds, so that a clock of ours that is wrong ends no good session. */
export type Clock = { now(): number; learn(poolTime: number): void };

// Answers tell whole seconds and take a while to arrive; less than this is no drift.
const ignoredMs = 5_000;

export function createClock(ownTime: () => number = Date.now): Clock {
  let drift = 0;
  return {
    now: () => ownTime() + drift,
    learn(poolTime) {
      const difference = poolTime - ownTime();
      drift = Math.abs(difference) < ignoredMs ? 0 : difference;
    },
  };
}
