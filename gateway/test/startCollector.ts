import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";

type Named = { name: string };
export type CollectedSpan = {
  service: string;
  /** The attributes of the process. */
  resource: Record<string, unknown>;
  scope: string;
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: Record<string, unknown>;
};

type Attribute = { key: string; value: Record<string, unknown> };
type Resource = { resource: { attributes: Attribute[] } };
type Traces = {
  resourceSpans?: (Resource & {
    scopeSpans: {
      scope: Named;
      spans: (Omit<CollectedSpan, "attributes" | "resource"> & { attributes: Attribute[] })[];
    }[];
  })[];
};
type Measured = { resourceMetrics?: (Resource & { scopeMetrics: { metrics: Named[] }[] })[] };

export type Collector = {
  url: string;
  spans: CollectedSpan[];
  /** Each service with the name of a metric that it sent, as `service name`. */
  metrics: Set<string>;
  close(): Promise<void>;
};

const toRecord = (attributes: Attribute[]) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

/** An OpenTelemetry collector on a free port: OTLP over HTTP in JSON. */
export async function startCollector(): Promise<Collector> {
  const spans: CollectedSpan[] = [];
  const metrics = new Set<string>();
  const serviceOf = ({ resource }: Resource) => String(toRecord(resource.attributes)["service.name"]);
  const server = createServer(async (request, response) => {
    const { resourceSpans = [], resourceMetrics = [] } = (await json(request)) as Traces & Measured;
    for (const from of resourceSpans)
      for (const { scope, spans: sent } of from.scopeSpans)
        for (const span of sent)
          spans.push({
            ...{ ...span, service: serviceOf(from), scope: scope.name },
            ...{ resource: toRecord(from.resource.attributes), attributes: toRecord(span.attributes) },
          });
    for (const from of resourceMetrics)
      for (const { name } of from.scopeMetrics.flatMap((scope) => scope.metrics))
        metrics.add(`${serviceOf(from)} ${name}`);
    response.setHeader("content-type", "application/json").end("{}");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    metrics,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
