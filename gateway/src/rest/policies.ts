import {
  CircuitState,
  circuitBreaker,
  ExponentialBackoff,
  handleWhen,
  type IPolicy,
  retry,
  SamplingBreaker,
  wrap,
} from "cockatiel";
import { errorCode, isBrokenConnection } from "./errors.ts";
import { nobodyWaits } from "./sharedReads.ts";

export type BreakerOptions = {
  minimumRps: number;
  /** Milliseconds until a probe is sent. */
  halfOpenAfter: number;
};

export type TransportEvents = {
  breakerChanged(call: string, isOpen: boolean): void;
  rejected(call: string): void;
  retried(call: string, reason: string): void;
};

type Policies = { once: IPolicy; retrying: IPolicy };

const samplingMs = 1_000;
const maxFailing = 0.3;

export function createPolicies(options: BreakerOptions, events: TransportEvents): (call: string) => Policies {
  const known = new Map<string, Policies>();
  return (call) => {
    const policies = known.get(call) ?? createPoliciesOf(call, options, events);
    known.set(call, policies);
    return policies;
  };
}

function createPoliciesOf(call: string, { minimumRps, halfOpenAfter }: BreakerOptions, events: TransportEvents) {
  const breaker = circuitBreaker(handleWhen((error) => error !== nobodyWaits).orWhenResult(isServerError), {
    halfOpenAfter,
    breaker: new SamplingBreaker({ threshold: maxFailing, duration: samplingMs, minimumRps }),
  });
  let isOpen = false;
  breaker.onStateChange((state) => {
    const isClosed = state === CircuitState.Closed;
    // Reports only changes: after a failed probe the breaker stays open.
    if (isClosed === isOpen) events.breakerChanged(call, !isClosed);
    isOpen = !isClosed;
  });
  const retries = retry(handleWhen(isBrokenConnection), {
    maxAttempts: 1,
    backoff: new ExponentialBackoff({ initialDelay: 50, maxDelay: 100 }),
  });
  retries.onRetry((failure) => events.retried(call, "error" in failure ? errorCode(failure.error) : ""));
  return { once: breaker, retrying: wrap(breaker, retries) };
}

function isServerError(result: unknown): boolean {
  const status = typeof result === "object" && result !== null && "status" in result ? Number(result.status) : 0;
  // 507 is a clear answer (disk full), which the breaker must not hide.
  return status >= 500 && status !== 507;
}
