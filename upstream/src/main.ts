import { readConfig } from "./config.ts";
import { DEMO_TOTP_SECRET } from "./demo/demoAccounts.ts";
import { startUpstream } from "./startUpstream.ts";

const closeTimeout = 15_000;

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const { url, close } = await startUpstream(config);
  process.stdout.write(`The REST service listens on ${url}\n`);
  if (config.demo) {
    process.stdout.write(
      `mfa@nordgolv.example signs in with a code of an authenticator app told ${DEMO_TOTP_SECRET}\n`,
    );
  }
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
