import { readConfig } from "./config.ts";
import { startUpstream } from "./startUpstream.ts";

const closeTimeout = 15_000;

async function main(): Promise<void> {
  const { url, close } = await startUpstream(readConfig(process.env));
  process.stdout.write(`The REST service listens on ${url}\n`);
  const stop = () => {
    setTimeout(() => process.exit(1), closeTimeout).unref();
    close().then(() => process.exit(0), fail);
  };
  process.once("SIGTERM", stop);
  process.once("SIGINT", stop);
  // Started by another process of ours, it does not outlive that one.
  process.once("disconnect", stop);
}

function fail(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

main().catch(fail);
