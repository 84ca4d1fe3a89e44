import { ExponentialBackoff, handleWhen, type RetryPolicy, retry } from "cockatiel";
import { execute, GraphQLError, type GraphQLSchema } from "graphql";
import type { Context } from "../context.ts";
import { withBackgroundContext } from "../createContext.ts";
import { RestProblem } from "../rest/errors.ts";
import type { Body } from "../rest/types.ts";
import { copyPages } from "./copyPages.ts";
import { ExportFailure, type ExportPage, toExportPage } from "./exportPage.ts";
import type { ExportQuery, ExportRange } from "./exportQuery.ts";

type Export = { exportId: string; query: ExportQuery; schema: GraphQLSchema };

// The service gives an export up after a minute of silence. Two retries take less time.
const maxRetries = 2;
// The token must stay valid this long, so that the gateway can report the export's end.
const lastMs = 30_000;
const momentary = new Set<unknown>(["UPSTREAM_ERROR", "UPSTREAM_TIMEOUT", "RATE_LIMITED"]);

/** `caller` is a context that outlives its request. */
export async function runExport(caller: Context, run: Export, stopped: AbortSignal): Promise<void> {
  const { exportId } = run;
  const { log, exports } = caller.services;
  const retries = retry(
    handleWhen((error) => !stopped.aborted && isMomentary(error)),
    { maxAttempts: maxRetries, backoff: new ExponentialBackoff({ initialDelay: exports.limits.retryMs }) },
  );
  try {
    await copy(caller, run, stopped, retries);
    await retries.execute(() => end(caller, exportId, { state: "COMPLETED" }));
    log.info({ requestId: caller.requestId, exportId }, "an export was read");
  } catch (error) {
    // Somebody canceled the export, the service gave it up, or the answer to an earlier call of `end` was lost.
    if (error instanceof RestProblem && error.problem?.code === "EXPORT_ENDED") return;
    const { code, message } = toFailure(error, stopped);
    log.warn({ requestId: caller.requestId, exportId, code, err: error }, "an export failed");
    // If this call fails, the service gives the export up after a minute.
    await end(caller, exportId, { state: "FAILED", errorCode: code, message }).catch(() => undefined);
  }
}

function copy(caller: Context, { exportId, query, schema }: Export, stopped: AbortSignal, retries: RetryPolicy) {
  const { services, session } = caller;
  const { limits } = services.exports;
  let part = 0;

  async function readPage(range: ExportRange): Promise<ExportPage | null> {
    if (session.expiresAt() - services.clock.now() < lastMs)
      throw new ExportFailure("ACCESS_ENDED", "The access token ended. Start the export again with a new one.");
    const document = query.toDocument(range);
    return retries.execute(() =>
      withBackgroundContext(caller, stopped, async (contextValue) => {
        const result = await execute({ schema, document, contextValue: { ...contextValue, isExport: true } });
        stopped.throwIfAborted();
        return toExportPage(result, { path: query.path, first: range.first });
      }),
    );
  }

  return copyPages(
    {
      readPage,
      async writePart(body) {
        const key = { exportId, part };
        await retries.execute(() =>
          withBackgroundContext(caller, stopped, ({ rest }) => rest.call("putExportPart", { ...key, body })),
        );
        part += 1;
      },
    },
    { ...limits, pageSize: query.pageSize },
  );
}

function end(caller: Context, exportId: string, body: Body<"endExport">) {
  return withBackgroundContext(caller, null, ({ rest }) => rest.call("endExport", { exportId, body }));
}

function isMomentary(error: unknown): boolean {
  if (error instanceof ExportFailure) return momentary.has(error.fieldCode);
  if (error instanceof RestProblem) return error.status === 429 || (error.status >= 500 && error.status !== 507);
  return momentary.has(errorCodeOf(error));
}

function errorCodeOf(error: unknown): unknown {
  return error instanceof GraphQLError ? error.extensions.code : undefined;
}

function toFailure(error: unknown, stopped: AbortSignal): ExportFailure {
  if (stopped.aborted)
    return new ExportFailure("INTERRUPTED", "The gateway that read the rows was stopped. Start the export again.");
  if (error instanceof ExportFailure) return error;
  if (error instanceof RestProblem && error.problem?.code === "EXPORT_TOO_LARGE")
    return new ExportFailure("TOO_LARGE", error.problem.message);
  if (error instanceof RestProblem) return new ExportFailure("NOT_WRITTEN", "The service did not take the rows.");
  const code = errorCodeOf(error);
  if (code === "UNAUTHENTICATED") return new ExportFailure("ACCESS_ENDED", "The access was taken away.");
  return new ExportFailure(
    "NOT_WRITTEN",
    error instanceof Error && code ? error.message : "The rows were not written.",
  );
}

export type ExportLimits = {
  maxPartBytes: number;
  maxPartMs: number;
  /** The pause before the first retry; the second pause is longer. */
  retryMs: number;
};

export type ExportRuns = ReturnType<typeof createExportRuns>;

const usualLimits: ExportLimits = { maxPartBytes: 1_000_000, maxPartMs: 2_000, retryMs: 1_000 };

export function createExportRuns(limits: Partial<ExportLimits> = {}) {
  const controller = new AbortController();
  const running = new Set<Promise<void>>();
  return {
    limits: { ...usualLimits, ...limits },
    /** Runs in the background; `run` must not throw. */
    start(run: (stopped: AbortSignal) => Promise<void>): void {
      const ended = run(controller.signal).finally(() => running.delete(ended));
      running.add(ended);
    },
    /** Ends every run and waits until each has told the service of its end. */
    async stop(): Promise<void> {
      controller.abort();
      await Promise.all(running);
    },
  };
}
