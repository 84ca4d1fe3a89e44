import { readConfig } from "./config.ts";
import { type Gateway, startGateway } from "./startGateway.ts";

const shutdownMilliseconds = 15_000;

async function main() {
  const config = readConfig(process.env);
  const gateway = await startGateway(config);
  process.stdout.write(`The gateway listens on ${gateway.url}\n`);
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => void stop(gateway));
  // Started by another process of ours, it does not outlive that one.
  process.once("disconnect", () => void stop(gateway));
}

async function stop(gateway: Gateway) {
  setTimeout(() => process.exit(1), shutdownMilliseconds).unref();
  await gateway.close();
  process.exit(0);
}

main().catch((error: unknown) => {
  const isTaken = error instanceof Error && "code" in error && error.code === "EADDRINUSE";
  const port = process.env.PORT || "4000";
  const message = isTaken ? `Port ${port} is in use. Stop what listens there, or set PORT to another one.` : undefined;
  process.stderr.write(`${message ?? (error instanceof Error ? error.message : String(error))}\n`);
  process.exit(1);
});
