import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

const sqliteBusy = 5;

/** Locks the folder until the returned function is called. However the process ends, SQLite's lock is released. */
export async function lockDataFolder(dataDir: string): Promise<() => void> {
  const pidFile = join(dataDir, "lock.pid");
  const release = lock(join(dataDir, "lock.sqlite"), dataDir);
  if (release) {
    await writeFile(pidFile, String(process.pid));
    return release;
  }
  const pid = await readFile(pidFile, "utf8").catch(() => "unknown");
  throw new Error(
    `Cannot open the data folder ${dataDir}: process ${pid} is already using it. Nothing was changed. Stop that process, or set DATA_DIR to another folder.`,
  );
}

function lock(file: string, dataDir: string): (() => void) | undefined {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file);
    database.exec("pragma journal_mode = off; begin exclusive");
  } catch (error) {
    database?.close();
    if ((error as { errcode?: number }).errcode === sqliteBusy) return undefined;
    throw new Error(
      `The data folder ${dataDir} cannot be written (${String(error)}). Nothing was changed. Let this account write there, or set DATA_DIR to another folder.`,
    );
  }
  return () => database.close();
}
