import { readConfig } from "../config.ts";
import { openDatabase } from "../database/openDatabase.ts";
import { addSigningKey, loadCodeKey, openSigningKeys } from "./signingKeys.ts";

const usage =
  "npm run pool:rotate: makes the next key of the embedded pool's tokens. Stop the service of an embedded database first.";

async function main(args: string[]): Promise<void> {
  if (args.length > 0) throw new Error(usage);
  const { db, close } = await openDatabase(readConfig(process.env));
  try {
    await openSigningKeys(db);
    await loadCodeKey(db);
    const kid = await addSigningKey(db);
    process.stdout.write(
      `The next key is ${kid}. It is published now and signs tokens in ten minutes; the keys before it stay published until their tokens end.\n`,
    );
  } finally {
    await close();
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
