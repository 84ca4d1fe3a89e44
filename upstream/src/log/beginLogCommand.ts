import { readConfig } from "../config.ts";
import { openDatabase } from "../database/openDatabase.ts";
import { beginTree } from "./beginTree.ts";

const usage = `npm run log:begin: begins a new public log, whose first entry names the last checkpoint of the one before, for a key that is lost or
known to others. Stop the service first. With the embedded database the next start makes a key where log.pem is not there.`;

async function main(args: string[]): Promise<void> {
  if (args.length > 0) throw new Error(usage);
  const config = readConfig(process.env);
  const { db, close } = await openDatabase(config);
  try {
    const { origin } = await beginTree(db, config.webUrl);
    process.stdout.write(
      `The public log ${origin} begins with the next start. Tell those who watch the log of its new name.\n`,
    );
  } finally {
    await close();
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
