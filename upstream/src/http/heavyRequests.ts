import { createFairQueue } from "../cognito/fairQueue.ts";
import { ApiError } from "../errors.ts";
import type { OperationId } from "./operation.ts";

export type HeavyRequests = {
  /** Runs at once what is not heavy. @throws ApiError UNAVAILABLE with a Retry-After, when its turn does not come in time */
  run<Result>(request: HeavyRequest, work: () => Promise<Result>): Promise<Result>;
  /** Waits for its turn however long that takes. */
  runJob(companyId: string, work: () => Promise<void>): Promise<void>;
};

type HeavyRequest = {
  companyId: string;
  operation: OperationId;
  query: unknown;
};

type IsHeavy = (query: { query?: string }) => boolean;
const always: IsHeavy = () => true;
const withWords: IsHeavy = ({ query = "" }) => query.trim() !== "";

/** Operations that take a company with 10,000 projects more than 80 ms, as bench/neighbours.ts measures it. */
const heavy: Partial<Record<OperationId, IsHeavy>> = {
  importProjects: always,
  listHistory: withWords,
  listCertificates: withWords,
  listAttention: always,
  getFigures: always,
  search: withWords,
};

/** Shorter than the five seconds that a gateway waits for an answer. */
const maxWaitMs = 3_000;
const maxPauseMs = 500;

/**
 * Lets one heavy request at a time work, of each company in turn. The embedded database does one thing at a time, so that it also gets a
 * pause as long as the work was, which is the others'; a database server works on four at once.
 */
export function createHeavyRequests(isEmbedded: boolean): HeavyRequests {
  const queue = createFairQueue({
    concurrency: isEmbedded ? 1 : 4,
    maxPerOrigin: 64,
    maxTotal: 512,
    refusal: tooBusy,
    maxWaitMs,
    pauseAfter: (tookMs) => (isEmbedded ? Math.min(tookMs, maxPauseMs) : 0),
  });
  const originOf = (companyId: string) => ({ key: companyId, isKnownDevice: true });
  return {
    async run({ companyId, operation, query }, work) {
      if (!heavy[operation]?.(query as { query?: string })) return work();
      return queue.run(originOf(companyId), work);
    },
    runJob: (companyId, work) => queue.run(originOf(companyId), work, true),
  };
}

function tooBusy(): ApiError {
  const message = "Other long requests are being worked on; nothing was done. Try again in some seconds.";
  return new ApiError(503, "UNAVAILABLE", message, { retryAfter: 5 });
}
