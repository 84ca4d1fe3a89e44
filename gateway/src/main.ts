import { setTimeout as wait } from "node:timers/promises";
import { readConfig } from "./config.ts";
import { startGateway } from "./http/startGateway.ts";

// A deployment must wait longer before it kills the process: `stop_grace_period` in docker-compose.yml is 20 seconds.
const shutdownMs = 15_000;

async function main() {
  const config = readConfig(process.env);
  const telemetry = config.otlpEndpoint ? (await import("./http/telemetry.ts")).startTelemetry(config) : undefined;
  const gateway = await startGateway(config, { logFields: telemetry?.logFields });
  announce(`The gateway listens on ${gateway.url}`);
  if (gateway.metricsUrl) announce(`Metrics are at ${gateway.metricsUrl}`);
  /** The drain gives a balancer time to see that this gateway is not ready. */
  const stop = async (drainSeconds = 0) => {
    setTimeout(() => process.exit(1), shutdownMs).unref();
    gateway.drain();
    await wait(drainSeconds * 1000);
    await gateway.close();
    if (telemetry) await telemetry.stop();
    process.exit(0);
  };
  process.once("SIGTERM", () => void stop(config.drainSeconds));
  process.once("SIGINT", () => void stop());
  // A gateway that another process started ends with that process.
  process.once("disconnect", () => void stop());
}

/** Writes a line in the form of the log whatever the log's level is, because other programs wait for the address. */
function announce(msg: string): void {
  process.stdout.write(`${JSON.stringify({ level: 30, time: Date.now(), service: "gateway", msg })}\n`);
}

main().catch((error: unknown) => {
  const isTaken = error instanceof Error && "code" in error && error.code === "EADDRINUSE";
  const port = process.env.PORT || "4000";
  const message = isTaken ? `Port ${port} is in use. Stop what listens there, or set PORT to another one.` : undefined;
  process.stderr.write(`${message ?? (error instanceof Error ? error.message : String(error))}\n`);
  process.exit(1);
});
