import fastify, { type FastifyBaseLogger, type FastifyInstance } from "fastify";
import { GraphQLError } from "graphql";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { TransportEvents } from "../rest/policies.ts";
import { callName, type Transport } from "../rest/transport.ts";
import { isRejection, isThrottle } from "../session/errors.ts";
import type { UserPool } from "../session/userPool.ts";

type Metrics = ReturnType<typeof createMetrics>;

type State = {
  build: { version: string; commit: string };
  isShared(): boolean;
  isRestUp(): Promise<boolean>;
  operations(): { running: number; waiting: number };
};

const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Labels come from closed lists, so that callers cannot add labels. */
export function createMetrics({ build, isShared, isRestUp, operations }: State) {
  const registry = new Registry();
  const registers = [registry];
  const histogram = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Histogram({ name, help, labelNames, buckets, registers });
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers });
  const gauge = <Label extends string>(
    name: string,
    help: string,
    labelNames: Label[],
    collect?: (this: Gauge<Label>) => void | Promise<void>,
  ) => new Gauge({ name, help, labelNames, registers, collect });
  collectDefaultMetrics({ register: registry });
  gauge("build_info", "Always 1", ["version", "commit"]).set(build, 1);
  const sharedHelp = "1 while what gateways share is shared, 0 while this gateway goes on alone";
  gauge("shared_store_up", sharedHelp, [], function () {
    this.set(isShared() ? 1 : 0);
  });
  gauge("rest_service_up", "1 while the REST service answers, 0 while it does not", [], async function () {
    this.set((await isRestUp()) ? 1 : 0);
  });
  const operationsHelp = "Operations that run, and those that wait for others of the same user";
  gauge("graphql_operations", operationsHelp, ["state"], function () {
    for (const [state, count] of Object.entries(operations())) this.set({ state }, count);
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
    restOpen: gauge(
      "rest_breaker_open",
      "1 while calls are not sent to the REST service, since too many like them failed; 0 when they are again",
      ["call"],
    ),
    restRefused: counter(
      "rest_requests_refused_total",
      "Calls that were not sent to the REST service, since too many like them failed",
      ["call"],
    ),
    restRepeated: counter(
      "rest_requests_repeated_total",
      "Calls of the REST service that were sent once more, as the connection broke",
      ["call", "reason"],
    ),
    refused: counter("rate_limited_total", "Operations and sign-in attempts refused for their number", ["limit"]),
    clientErrors: counter("client_errors_total", "Crashes that pages of the web client told", ["name"]),
  };
}

/** Metrics have an address of their own, so no proxy passes them on by mistake. */
export function createMetricsServer({ registry }: Metrics): FastifyInstance {
  const app = fastify({ forceCloseConnections: true, exposeHeadRoutes: false });
  app.get("/metrics", async (_, reply) => reply.type(registry.contentType).send(await registry.metrics()));
  return app;
}

export function instrumentRest(transport: Transport, { rest }: Metrics): Transport {
  return {
    ...transport,
    async send(request) {
      const end = rest.startTimer({ call: callName(request) });
      try {
        const response = await transport.send(request);
        end({ status: String(response.status) });
        return response;
      } catch (error) {
        end({ status: error instanceof GraphQLError ? String(error.extensions.code) : "failed" });
        throw error;
      }
    },
  };
}

export function observeTransport(metrics: Metrics, log: Pick<FastifyBaseLogger, "info" | "warn">): TransportEvents {
  return {
    breakerChanged(call, isOpen) {
      metrics.restOpen.set({ call }, isOpen ? 1 : 0);
      if (isOpen) log.warn({ call }, "calls of the REST service fail too often and are not sent for now");
      else log.info({ call }, "calls of the REST service are sent again");
    },
    rejected: (call) => metrics.restRefused.inc({ call }),
    retried: (call, reason) => metrics.restRepeated.inc({ call, reason }),
  };
}

type PoolCall = (...args: unknown[]) => Promise<unknown>;

export function instrumentUserPool(userPool: UserPool, { pool }: Metrics): UserPool {
  const timed =
    (name: string, call: PoolCall): PoolCall =>
    async (...args) => {
      const end = pool.startTimer({ call: name });
      try {
        const answer = await call(...args);
        end({ outcome: typeof answer === "object" && answer !== null && "challenge" in answer ? "challenge" : "done" });
        return answer;
      } catch (error) {
        end({ outcome: isThrottle(error) ? "throttled" : isRejection(error) ? "refused" : "failed" });
        throw error;
      }
    };
  const calls = Object.entries(userPool).map(([name, call]) => [name, timed(name, call as PoolCall)]);
  return Object.fromEntries(calls) as UserPool;
}
