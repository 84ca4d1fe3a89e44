import { subscribe } from "node:diagnostics_channel";
import { createRequire } from "node:module";
import { trace } from "@opentelemetry/api";
import { HttpInstrumentation } from "@opentelemetry/instrumentation-http";
import { UndiciInstrumentation } from "@opentelemetry/instrumentation-undici";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { NodeSDK } from "@opentelemetry/sdk-node";
import type { FastifyInstance } from "fastify";
import type { Config } from "../config.ts";

type Settings = Pick<Config, "trustProxy" | "version" | "commit">;
export type Telemetry = { logFields(): object; stop(): Promise<void> };

/** OTEL_… variables configure traces and metrics. Spans name routes, because addresses hold codes and search words. */
export function startTelemetry({ trustProxy, version, commit }: Settings): Telemetry {
  const sdk = new NodeSDK({
    resource: resourceFromAttributes({ "service.version": version, "vcs.ref.head.revision": commit }),
    serviceName: process.env.OTEL_SERVICE_NAME ?? "warranty-gateway",
    // Sends no logs, because they go to standard output.
    logRecordProcessors: [],
    instrumentations: [
      new HttpInstrumentation({
        ignoreIncomingRequestHook: ({ url }) => /^\/(healthz|readyz|metrics)\b/.test(url ?? ""),
        requestHook: (span) => void span.setAttributes(hidden),
      }),
      new UndiciInstrumentation({
        requestHook: (span, { origin, path }) => {
          const route = toRoute(path);
          span.setAttributes({ "url.full": `${origin}${route}`, "url.path": route, "url.query": "" });
        },
      }),
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
  // `require` instruments the `http` module, which all imports share. With `import`, a loader would have to run first.
  createRequire(import.meta.url)("http");
  return { logFields, stop: () => sdk.shutdown().catch(() => undefined) };
}

function logFields(): object {
  const context = trace.getActiveSpan()?.spanContext();
  return context ? { trace_id: context.traceId, span_id: context.spanId } : {};
}

/** X-Forwarded-For may forge `client.address`. */
const hidden = { "url.path": "", "url.query": "", "client.address": "", "network.peer.address": "" };

/** Ids and codes have digits or capitals; words of the contract's paths have none. */
function toRoute(path: string): string {
  const [pathname = ""] = path.split("?");
  return pathname.replaceAll(/[^/]+/g, (part) => (/^(v1|[a-z-]+)$/.test(part) ? part : ":id"));
}
