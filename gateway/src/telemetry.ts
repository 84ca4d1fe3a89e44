import { createRequire } from "node:module";
import type { Span } from "@opentelemetry/api";
import { HttpInstrumentation } from "@opentelemetry/instrumentation-http";
import { UndiciInstrumentation } from "@opentelemetry/instrumentation-undici";
import { NodeSDK } from "@opentelemetry/sdk-node";

/**
 * Sends traces and metrics by OpenTelemetry, as its own variables (OTEL_...) say. Requests of this gateway and those that it sends are
 * spans; what is searched for and links' signatures stand in queries, which are left out.
 */
export function startTelemetry(): { stop(): Promise<void> } {
  const sdk = new NodeSDK({
    serviceName: process.env.OTEL_SERVICE_NAME ?? "warranty-gateway",
    // The service's logs go to standard output.
    logRecordProcessors: [],
    instrumentations: [
      new HttpInstrumentation({
        ignoreIncomingRequestHook: ({ url }) => /^\/(healthz|readyz|metrics)\b/.test(url ?? ""),
        requestHook: (span) => void span.setAttribute("url.query", ""),
      }),
      new UndiciInstrumentation({
        requestHook: (span, { origin, path }) => hideQuery(span, `${origin}${path}`),
      }),
    ],
  });
  sdk.start();
  // Instruments the module that all share; without this it would need a loader before any other import.
  createRequire(import.meta.url)("http");
  return { stop: () => sdk.shutdown().catch(() => undefined) };
}

function hideQuery(span: Span, url: string): void {
  span.setAttributes({ "url.full": url.replace(/\?.*/, ""), "url.query": "" });
}
