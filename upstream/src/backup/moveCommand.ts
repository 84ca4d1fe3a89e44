import { existsSync } from "node:fs";
import { readConfig } from "../config.ts";
import { logFile } from "../log/openLog.ts";
import { sealFile } from "../seal/sealFiles.ts";
import { moveToServer } from "./moveToServer.ts";

const usage = `npm run database:move: moves the embedded database of DATA_DIR into the empty database of DATABASE_URL.
Stop the service first.`;

async function main(args: string[]): Promise<void> {
  if (args.length > 0) throw new Error(usage);
  const config = readConfig(process.env);
  const { rows, jobs, companies } = await moveToServer(config);
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
  process.stdout.write(
    `${total} rows of ${Object.keys(rows).length} tables and ${jobs} jobs are on the server; the history of ${companies} companies is whole.
Start the service with DATABASE_URL from now on${keyHint(config.dataDir)}. The embedded database lies in ${config.dataDir}/database.moved.\n`,
  );
}

function keyHint(dataDir: string): string {
  const [seal, log] = [sealFile(dataDir), logFile(dataDir)];
  const keys = [
    ...(existsSync(seal) ? [`SEAL_KEY_FILE=${seal}`, `SEAL_CERTIFICATE_FILE=${seal}`] : []),
    ...(existsSync(log) ? [`LOG_KEY_FILE=${log}`] : []),
  ];
  return keys.length > 0 ? `, and with ${keys.join(" ")}` : "";
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
