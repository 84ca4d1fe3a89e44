import { createFairQueue } from "../cognito/fairQueue.ts";
import { ApiError } from "../errors.ts";
import type { OperationId } from "./operation.ts";

export type HeavyRequests = {
  /**
   * Runs light requests at once; heavy requests wait for their turn. Throws UNAVAILABLE if it does not come in time.
   */
  run<Result>(request: HeavyRequest, work: () => Promise<Result>): Promise<Result>;
  /** Runs a job when its turn comes, without a time limit. */
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

/** Operations that take over 80 ms for a company with 10,000 projects (bench/neighbours.ts). */
const heavy: Partial<Record<OperationId, IsHeavy>> = {
  importProjects: always,
  listHistory: withWords,
  listCertificates: withWords,
  listAttention: always,
  getFigures: always,
  search: withWords,
};

/** Shorter than the gateway's timeout of five seconds. */
const maxWaitMs = 3_000;
const maxPauseMs = 500;

/** Companies take turns. The embedded database runs one statement at a time and rests after each heavy request. */
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
