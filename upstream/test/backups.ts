import { execFile } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { openDatabase } from "../src/database/openDatabase.ts";
import { verifyHistory } from "../src/history/chain/verifyHistory.ts";
import { build } from "./demoBuilding.ts";
import { dumpDatabase } from "./dumpDatabase.ts";
import type { TestUpstream } from "./startTestUpstream.ts";
import { announce, png, put } from "./uploading.ts";

type Place = { dataDir: string; databaseUrl?: string; databaseOwnerUrl?: string };

/** Runs `npm run backup` or `npm run restore` as a process. Rejects with the process's standard error. */
export async function runBackupCommand(name: "backup" | "restore", place: Place, folder: string): Promise<string> {
  const command = fileURLToPath(new URL(`../src/backup/${name}Command.ts`, import.meta.url));
  const env = {
    PATH: process.env.PATH,
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    DATA_DIR: place.dataDir,
    DATABASE_URL: place.databaseUrl,
    DATABASE_OWNER_URL: place.databaseOwnerUrl,
  };
  const { stdout } = await promisify(execFile)(process.execPath, [command, folder], { env });
  return stdout;
}

export async function storePhoto({ companies: [company], services }: TestUpstream): Promise<string> {
  const { installationPath } = await build(company);
  const { body } = await announce(company, installationPath, "kabel.png", png.length);
  await put(body.url, png);
  return services.storage.fileIdOf(body.fileUrl) ?? "";
}

export async function readEverything(place: Place) {
  const { db, close } = await openDatabase(place);
  try {
    const folder = join(place.dataDir, "files");
    const names = (await readdir(folder)).sort();
    const files = await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name), "base64")]));
    return { rows: await dumpDatabase(db), files, history: await verifyHistory(db) };
  } finally {
    await close();
  }
}
