import type { Kysely } from "kysely";
import type pg from "pg";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Tables } from "../database/tables.ts";
import { storeFailures } from "../errors.ts";
import type { Jobs } from "../jobs/jobs.ts";
import { createDatabaseGauges } from "./createDatabaseGauges.ts";

export type Metrics = ReturnType<typeof createMetrics>;

export type Measured = {
  build: { version: string; commit: string };
  db: Kysely<Tables>;
  pool: Pick<pg.Pool, "totalCount" | "idleCount" | "waitingCount">;
  jobs: Pick<Jobs, "readQueues">;
  /** Null without an authority for time stamps. */
  timestamps: { clockOffsetSeconds(): number } | null;
};

const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Label values come from closed lists, never from ids, addresses or callers' texts. */
export function createMetrics({ build, pool, timestamps, ...database }: Measured) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  new Gauge({ name: "build_info", help: "Always 1", labelNames: ["version", "commit"], registers }).set(build, 1);
  new Gauge({
    name: "database_connections",
    help: "Connections to the database, and those who wait for one",
    labelNames: ["state"],
    registers,
    collect() {
      this.set({ state: "busy" }, pool.totalCount - pool.idleCount);
      this.set({ state: "idle" }, pool.idleCount);
      this.set({ state: "waiting" }, pool.waitingCount);
    },
  });
  new Gauge({
    name: "seal_clock_offset_seconds",
    help: "By how much the clock of the last time stamp was ahead; NaN before the first one",
    registers,
    collect() {
      this.set(timestamps?.clockOffsetSeconds() ?? Number.NaN);
    },
  });
  const readDatabase = createDatabaseGauges(registers, database);
  const http = new Histogram({
    name: "http_request_duration_seconds",
    help: "Requests answered, by operation of the contract or action of the user pool",
    labelNames: ["operation", "status"],
    buckets,
    registers,
  });
  new Counter({
    name: "file_store_failures_total",
    help: "Files that the bucket or the disk neither kept nor gave",
    registers,
    collect() {
      this.reset();
      this.inc(storeFailures.count);
    },
  });
  return {
    contentType: registry.contentType,
    answered: (operation: string, status: number, milliseconds: number) =>
      http.observe({ operation, status }, milliseconds / 1_000),
    async text(): Promise<string> {
      await readDatabase();
      return registry.metrics();
    },
  };
}
