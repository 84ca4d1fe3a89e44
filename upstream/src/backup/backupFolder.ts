import { existsSync } from "node:fs";
import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { errorCode } from "../errors.ts";

export type BackupNote = {
  database: "embedded" | "server";
  at: string;
  files: number;
};

export const backupPaths = (folder: string) => ({
  /** The note is written last, so that an interrupted backup has no note. */
  note: join(folder, "backup.json"),
  /** The data folder without files, logs, lock, reserve and unfinished restores. */
  data: join(folder, "data"),
  dump: join(folder, "database.dump"),
  files: join(folder, "files"),
});

export async function writeNote(folder: string, note: BackupNote): Promise<void> {
  await writeFile(backupPaths(folder).note, `${JSON.stringify(note, null, 2)}\n`);
}

export async function readNote(folder: string): Promise<BackupNote> {
  try {
    return JSON.parse(await readFile(backupPaths(folder).note, "utf8"));
  } catch (error) {
    if (errorCode(error) !== "ENOENT") throw error;
    throw new Error(`${folder} holds no whole backup: it has no backup.json. Nothing was changed.`);
  }
}

/** Refuses a folder with contents, so that two backups, or a backup and live data, are never mixed. */
export async function requireEmpty(folder: string): Promise<void> {
  if ((await listFolder(folder)).length > 0) {
    throw new Error(`${folder} is not empty. Nothing was changed. Name an empty folder, or one that is not there yet.`);
  }
}

/** Refuses a file in `target` that differs from `source`, such as a newer key, because only one of both can stay. */
export async function requireSameContents(source: string, target: string, has: (path: string) => boolean) {
  for (const name of await listFolder(source)) {
    const [from, to] = [join(source, name), join(target, name)];
    if (!has(from) || !existsSync(to)) continue;
    if ((await stat(from)).isDirectory()) await requireSameContents(from, to, has);
    else if (!(await readFile(from)).equals(await readFile(to))) {
      throw new Error(
        `${to} is there already and differs from the backup's. Nothing was changed. Name an empty folder in DATA_DIR; a newer key can be copied into it afterwards.`,
      );
    }
  }
}

async function listFolder(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (errorCode(error) === "ENOENT") return [];
    throw error;
  }
}
