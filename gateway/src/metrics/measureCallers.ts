import { Gauge } from "prom-client";
import type { Callers } from "../caller/createCallers.ts";
import type { Metrics } from "./createMetrics.ts";

/** The same callers, with how many operations run and wait told when it is asked for. */
export function measureCallers(callers: Callers, { registry }: Metrics): Callers {
  new Gauge({
    name: "graphql_operations",
    help: "Operations that run, and those that wait for others of the same caller",
    labelNames: ["state"],
    registers: [registry],
    collect() {
      const { running, waiting } = callers.count();
      this.set({ state: "running" }, running);
      this.set({ state: "waiting" }, waiting);
    },
  });
  return callers;
}
