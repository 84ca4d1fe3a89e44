import { subscribe } from "node:diagnostics_channel";
import { ClientRequest } from "node:http";
import { createRequire } from "node:module";
import { type Span, trace } from "@opentelemetry/api";
import { HttpInstrumentation } from "@opentelemetry/instrumentation-http";
import { PgInstrumentation } from "@opentelemetry/instrumentation-pg";
import { NodeSDK } from "@opentelemetry/sdk-node";
import type { FastifyInstance } from "fastify";
import { traceJobs } from "./traceJobs.ts";

/**
 * Sends traces and metrics by OpenTelemetry, as its own variables (OTEL_...) say. Requests, SQL statements without their values, and jobs
 * are spans. Addresses are left out, of which requests have their route: they hold certificates' codes, links' signatures, the outbox's secret
 * and what is searched for, and those of webhooks their receiver's secrets.
 */
export function startTelemetry({ trustProxy }: { trustProxy: string | null }): { stop(): Promise<void> } {
  const sdk = new NodeSDK({
    serviceName: process.env.OTEL_SERVICE_NAME ?? "warranty-service",
    // The service logs to standard output.
    logRecordProcessors: [],
    instrumentations: [
      new HttpInstrumentation({
        ignoreIncomingRequestHook: ({ url }) => /^\/(healthz|readyz|metrics)\b/.test(url ?? ""),
        requestHook: (span, request) => {
          if (request instanceof ClientRequest) hideAddress(span, request);
          else span.setAttributes(hidden);
        },
      }),
      // Each poll of the jobs would be a trace otherwise.
      new PgInstrumentation({ requireParentSpan: true }),
    ],
  });
  sdk.start();
  subscribe("fastify.initialization", (created) => {
    (created as { fastify: FastifyInstance }).fastify.addHook("onRequest", (request, _reply, done) => {
      const route = request.routeOptions.url ?? "none";
      const address = trustProxy === null ? {} : { "client.address": request.ip };
      trace.getActiveSpan()?.setAttributes({ "url.path": route, "http.route": route, ...address });
      done();
    });
  });
  traceJobs();
  // Instruments shared modules at run time; a loader before all imports would be the alternative.
  for (const name of ["http", "pg", "pg-pool"]) createRequire(import.meta.url)(name);
  return { stop: () => sdk.shutdown().catch(() => undefined) };
}

/** Includes the address in X-Forwarded-For. */
const hidden = { "url.path": "", "url.query": "", "client.address": "", "network.peer.address": "" };

function hideAddress(span: Span, { protocol, host }: ClientRequest): void {
  span.setAttributes({ "url.full": `${protocol}//${host}`, "url.path": "", "url.query": "" });
}
