import { CircuitState, SamplingBreaker } from "cockatiel";

/** When calls are no longer sent: after so many of late, of which too many failed. Then one is tried after each `pause`, in milliseconds. */
export type Breaking = { calls: number; pause: number };

/** `gone`: who asked did not wait for the end, which tells nothing of the service. */
export type Outcome = "answered" | "failed" | "gone";

export type Breaker = {
  /** A pass for one call, to be given back with how it ended; `refused` when it must not be sent. */
  enter(): number;
  leave(pass: number, outcome: Outcome): void;
  isOpen(): boolean;
};

export const refused = 0;

const window = 1_000;
const mostFailing = 0.3;

/**
 * Refuses calls while too many fail: more than 30 % of those of the last second. It tries one call after each pause, and all again
 * when that was answered. A probe that takes more than two pauses no longer keeps the next one waiting.
 *
 * The library counts; its policy is not used, as there calls wait for the probe that is under way, and a probe that nobody waited for
 * counts as answered.
 */
export function createBreaker({ calls, pause }: Breaking, onChange: (isOpen: boolean) => void): Breaker {
  let sampled = sample();
  let lastCount = 0;
  // Of a pass of an earlier period, what became of it is old news: calls that hung may fail seconds after all is well again.
  let period = 1;
  let isOpen = false;
  let nextProbe = 0;

  function sample() {
    return new SamplingBreaker({ threshold: mostFailing, duration: window, minimumRps: (calls * 1_000) / window });
  }

  // The library turns its windows by one at each count, however long ago the last one was, and by the clock on the wall.
  function forgetOld(): void {
    const now = Date.now();
    if (now - lastCount >= window || now < lastCount) sampled = sample();
    lastCount = now;
  }

  function turn(toOpen: boolean): void {
    isOpen = toOpen;
    period += 1;
    sampled = sample();
    nextProbe = performance.now() + pause;
    onChange(toOpen);
  }

  function probed(outcome: Outcome): void {
    if (outcome === "answered") turn(false);
    else nextProbe = performance.now() + (outcome === "failed" ? pause : 0);
  }

  return {
    enter() {
      if (isOpen) {
        const now = performance.now();
        if (now < nextProbe) return refused;
        nextProbe = now + 2 * pause;
      }
      return period;
    },
    leave(pass, outcome) {
      if (pass !== period) return;
      if (isOpen) return probed(outcome);
      if (outcome === "gone") return;
      forgetOld();
      if (outcome === "answered") sampled.success(CircuitState.Closed);
      else if (sampled.failure(CircuitState.Closed)) turn(true);
    },
    isOpen: () => isOpen,
  };
}
