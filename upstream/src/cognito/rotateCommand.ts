import { readConfig } from "../config.ts";
import { openDatabase } from "../database/openDatabase.ts";
import { addSigningKey, loadCodeKey, openSigningKeys, replaceSigningKeys } from "./signingKeys.ts";

const usage = `npm run pool:rotate: makes the next key of the embedded pool's tokens. Stop the service of an embedded database first.
npm run pool:rotate -- --withdraw: makes it the only key, where somebody else may have one.`;

const whenRotated =
  "It is published now and signs tokens in ten minutes; the keys before it stay published until their tokens end.";
const whenWithdrawn =
  "It is the only one. Restart each service and gateway now: running ones take tokens of the keys before it for a while.";

async function main(args: string[]): Promise<void> {
  const isWithdrawal = args.join() === "--withdraw";
  if (args.length > 0 && !isWithdrawal) throw new Error(usage);
  const { db, close } = await openDatabase(readConfig(process.env));
  try {
    await openSigningKeys(db);
    await loadCodeKey(db);
    const kid = await (isWithdrawal ? replaceSigningKeys : addSigningKey)(db);
    process.stdout.write(`The next key is ${kid}. ${isWithdrawal ? whenWithdrawn : whenRotated}\n`);
  } finally {
    await close();
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
