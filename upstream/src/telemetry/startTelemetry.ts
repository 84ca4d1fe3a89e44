import { createRequire } from "node:module";
import { HttpInstrumentation } from "@opentelemetry/instrumentation-http";
import { PgInstrumentation } from "@opentelemetry/instrumentation-pg";
import { NodeSDK } from "@opentelemetry/sdk-node";
import { traceJobs } from "./traceJobs.ts";

/**
 * Sends traces and metrics by OpenTelemetry, as its own variables (OTEL_...) say. Requests, SQL statements without their values, and jobs
 * are spans; what is searched for and links' signatures stand in queries, which are left out.
 */
export function startTelemetry(): { stop(): Promise<void> } {
  const sdk = new NodeSDK({
    serviceName: process.env.OTEL_SERVICE_NAME ?? "warranty-service",
    // The service's logs go to standard output.
    logRecordProcessors: [],
    instrumentations: [
      new HttpInstrumentation({
        ignoreIncomingRequestHook: ({ url }) => /^\/(healthz|readyz|metrics)\b/.test(url ?? ""),
        requestHook: (span) => void span.setAttribute("url.query", ""),
      }),
      // The polls of the jobs would else be a trace each.
      new PgInstrumentation({ requireParentSpan: true }),
    ],
  });
  sdk.start();
  traceJobs();
  // Instruments the modules that all share; without this it would need a loader before any other import.
  for (const name of ["http", "pg", "pg-pool"]) createRequire(import.meta.url)(name);
  return { stop: () => sdk.shutdown().catch(() => undefined) };
}
