import { subscribe } from "node:diagnostics_channel";
import { ClientRequest } from "node:http";
import { createRequire } from "node:module";
import { type Span, trace } from "@opentelemetry/api";
import { HttpInstrumentation } from "@opentelemetry/instrumentation-http";
import { PgInstrumentation } from "@opentelemetry/instrumentation-pg";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { NodeSDK } from "@opentelemetry/sdk-node";
import type { FastifyInstance } from "fastify";
import { traceJobs } from "./traceJobs.ts";

type Settings = { trustProxy: string | null; version: string; commit: string };
export type Telemetry = { logFields(): object; stop(): Promise<void> };

/** OTEL_... variables configure the SDK. Spans name the route, because addresses contain codes and secrets. */
export function startTelemetry({ trustProxy, version, commit }: Settings): Telemetry {
  const sdk = new NodeSDK({
    resource: resourceFromAttributes({ "service.version": version, "vcs.ref.head.revision": commit }),
    serviceName: process.env.OTEL_SERVICE_NAME ?? "warranty-service",
    // No log processor, because the service logs to standard output.
    logRecordProcessors: [],
    instrumentations: [
      new HttpInstrumentation({
        ignoreIncomingRequestHook: ({ url }) => /^\/(healthz|readyz|metrics)\b/.test(url ?? ""),
        requestHook: (span, request) => {
          if (request instanceof ClientRequest) hideAddress(span, request);
          else span.setAttributes(hidden);
        },
      }),
      // Without a parent each poll of the jobs would be a trace.
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
  // OpenTelemetry instruments a module that is required after its start. Imported modules would need a loader.
  for (const name of ["http", "pg", "pg-pool"]) createRequire(import.meta.url)(name);
  return { logFields, stop: () => sdk.shutdown().catch(() => undefined) };
}

function logFields(): object {
  const context = trace.getActiveSpan()?.spanContext();
  return context ? { trace_id: context.traceId, span_id: context.spanId } : {};
}

/** `client.address` can hold the address of X-Forwarded-For. */
const hidden = { "url.path": "", "url.query": "", "client.address": "", "network.peer.address": "" };

function hideAddress(span: Span, { protocol, host }: ClientRequest): void {
  span.setAttributes({ "url.full": `${protocol}//${host}`, "url.path": "", "url.query": "" });
}
