import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { writeWhole } from "../database/writeWhole.ts";
import { endsTooEarly, makeRoot, makeSealKey } from "./makeSealKey.ts";

const name = "Fjällum Garanti";

/** The key and its chain, which the service creates for its embedded database. */
export const sealFile = (dataDir: string) => join(dataDir, "seal.pem");
/** The root and its key, used only to make the next sealing key. */
const rootFile = (dataDir: string) => join(dataDir, "seal-root.pem");

export async function makeSealFiles(dataDir: string): Promise<void> {
  const root = existsSync(rootFile(dataDir)) ? await readFile(rootFile(dataDir), "utf8") : undefined;
  const lasting = root && !endsTooEarly(root) ? root : await makeRoot(`${name}, root`);
  if (lasting !== root) await writeWhole(rootFile(dataDir), lasting);
  await writeWhole(sealFile(dataDir), await makeSealKey(name, lasting));
}
