import { setTimeout as wait } from "node:timers/promises";
import { startUpstream } from "./app.ts";
import { readConfig } from "./config.ts";
import { demoTotpSecret } from "./demo/demoAccounts.ts";
import { logWarnings } from "./telemetry/logWarnings.ts";

const closeTimeout = 15_000;

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const telemetry = config.otlpEndpoint
    ? (await import("./telemetry/startTelemetry.ts")).startTelemetry(config)
    : undefined;
  const { url, metricsUrl, services, drain, close } = await startUpstream(config, telemetry?.logFields);
  logWarnings(services.log);
  announce(`The REST service listens on ${url}`);
  if (metricsUrl) announce(`Metrics are at ${metricsUrl}`);
  if (config.demo) announce(`mfa@nordgolv.example signs in with a code of an authenticator app told ${demoTotpSecret}`);
  // Waits before the listener closes, because a load balancer needs time to notice that the process is not ready.
  const stop = (drainSeconds: number) => {
    setTimeout(() => process.exit(1), closeTimeout).unref();
    drain();
    wait(drainSeconds * 1_000)
      .then(close)
      .then(telemetry?.stop)
      .then(() => process.exit(0), fail);
  };
  process.once("SIGTERM", () => stop(config.drainSeconds));
  process.once("SIGINT", () => stop(0));
  // A child process ends with its parent.
  process.once("disconnect", () => stop(0));
}

/** Writes a log line even if the log's level would hide it, because other programs wait for the address. */
function announce(msg: string): void {
  process.stdout.write(`${JSON.stringify({ level: 30, time: Date.now(), service: "rest", msg })}\n`);
}

function fail(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

main().catch(fail);
