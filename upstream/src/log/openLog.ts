import { createPrivateKey, generateKeyPairSync, type KeyObject } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Kysely } from "kysely";
import type { Config } from "../config.ts";
import type { Tables } from "../database/tables.ts";
import { writeWhole } from "../database/writeWhole.ts";
import { beginTree, currentTree } from "./beginTree.ts";
import { publicBytes } from "./checkpoint.ts";
import { sequenceEntries, sequenceSome } from "./sequence.ts";

type Place = Pick<Config, "dataDir" | "databaseUrl" | "logKeyFile" | "webUrl">;

export type Log = {
  /** Gives all committed entries their places in the tree. Callers await this before they use an entry's place. */
  sequence(): Promise<void>;
};

/** The key file that the service creates for its embedded database. */
export const logFile = (dataDir: string) => join(dataDir, "log.pem");

/** Null for a database server without a key. Throws if the key cannot be used, or is missing for an existing log. */
export async function openLog(db: Kysely<Tables>, place: Place): Promise<Log | null> {
  const file = place.logKeyFile ?? (place.databaseUrl ? null : logFile(place.dataDir));
  const tree = await currentTree(db);
  if (!file) {
    if (tree) throw noKey(tree.origin, "LOG_KEY_FILE names none. Set it to the file of its key");
    return null;
  }
  if (!place.logKeyFile && !existsSync(file)) {
    if (tree?.public_key) throw noKey(tree.origin, `${file} is gone. Put it back from a backup`);
    await makeLogFile(place.dataDir);
  }
  const key = await loadKey(file);
  if (tree?.public_key && tree.public_key !== publicBytes(key).toString("base64"))
    throw noKey(tree.origin, `${file} has another one. Put its own back`);
  if (!tree) await beginTree(db, place.webUrl);
  // Adds the first entry of a new tree and the entries that the last run left waiting.
  await db.transaction().execute((trx) => sequenceSome(trx, key));
  return { sequence: () => sequenceEntries(db, key) };
}

export async function makeLogFile(dataDir: string): Promise<void> {
  const { privateKey } = generateKeyPairSync("ed25519");
  await writeWhole(logFile(dataDir), privateKey.export({ type: "pkcs8", format: "pem" }).toString());
}

/** Hides the library's error message, because it may quote the key. */
async function loadKey(file: string): Promise<KeyObject> {
  const pem = await readFile(file, "utf8").catch((error: Error) => refuse(file, error.message));
  let key: KeyObject;
  try {
    key = createPrivateKey(pem);
  } catch {
    return refuse(file, "it must hold a PEM private key without a passphrase");
  }
  if (key.asymmetricKeyType !== "ed25519") return refuse(file, "the key must be one of Ed25519");
  return key;
}

function refuse(file: string, reason: string): never {
  throw new Error(`The public log cannot be signed by ${file}: ${reason}. Nothing was started. Correct the file.`);
}

function noKey(origin: string, whatToDo: string): Error {
  return new Error(
    `The public log ${origin} is signed with a key, and ${whatToDo}, or begin a new log: npm run log:begin. Nothing was started.`,
  );
}
