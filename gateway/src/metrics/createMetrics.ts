import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

export type Metrics = ReturnType<typeof createMetrics>;

type Readings = {
  /** Whether the store of several gateways answers. */
  isShared(): boolean;
  /** Operations right now. */
  operations(): { running: number; waiting: number };
};

const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * What is measured, in a registry of this gateway's own. Labels hold names from closed lists only: no id, address, text of a query or
 * anything else that a caller could make up without end.
 */
export function createMetrics({ isShared, operations }: Readings) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: "shared_store_up",
    help: "1 while what gateways share is shared, 0 while this gateway goes on alone",
    registers,
    collect() {
      this.set(isShared() ? 1 : 0);
    },
  });
  new Gauge({
    name: "graphql_operations",
    help: "Operations that run, and those that wait for others of the same user",
    labelNames: ["state"] as const,
    registers,
    collect() {
      const { running, waiting } = operations();
      this.set({ state: "running" }, running);
      this.set({ state: "waiting" }, waiting);
    },
  });
  return {
    registry,
    http: histogram("http_request_duration_seconds", "Requests answered", ["method", "route", "status"]),
    operation: histogram("graphql_operation_duration_seconds", "Operations by name, kind and first error code", [
      "operation",
      "kind",
      "code",
    ]),
    rest: histogram("rest_request_duration_seconds", "Requests to the REST service", ["call", "status"]),
    pool: histogram("user_pool_call_duration_seconds", "Calls of the user pool: sign-ins, refreshes and so on", [
      "call",
      "outcome",
    ]),
    restOpen: new Gauge({
      name: "rest_breaker_open",
      help: "1 while calls are not sent to the REST service, since too many like them failed; 0 when they are again",
      labelNames: ["call"] as const,
      registers,
    }),
    restRefused: new Counter({
      name: "rest_requests_refused_total",
      help: "Calls that were not sent to the REST service, since too many like them failed",
      labelNames: ["call"] as const,
      registers,
    }),
    restRepeated: new Counter({
      name: "rest_requests_repeated_total",
      help: "Calls of the REST service that were sent once more, as the connection broke",
      labelNames: ["call", "reason"] as const,
      registers,
    }),
    refused: new Counter({
      name: "rate_limited_total",
      help: "Operations and sign-in attempts refused for their number",
      labelNames: ["limit"] as const,
      registers,
    }),
  };

  function histogram<Label extends string>(name: string, help: string, labelNames: Label[]) {
    return new Histogram({ name, help, labelNames, buckets, registers });
  }
}
