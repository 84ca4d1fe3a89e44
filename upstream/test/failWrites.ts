import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { join } from "node:path";

// This file is loaded before the service if no small disk can be mounted. The file `ballast` says how many bytes PGlite can
// write while that file is beside the data folder. Without the reserve, PGlite can write 32 MB more. Later writes fail.
const dataDir = process.env.DATA_DIR ?? "";
const ballast = join(dataDir, "..", "ballast");
const reserveBytes = 32 * 2 ** 20;
const { writeSync } = fs;
const { statfs } = fs.promises;
let written = 0;

function freeBytes(): number {
  if (!fs.existsSync(ballast)) {
    written = 0;
    return Number.POSITIVE_INFINITY;
  }
  const reserved = fs.existsSync(join(dataDir, "reserve")) ? 0 : reserveBytes;
  return Number(fs.readFileSync(ballast, "utf8")) + reserved - written;
}

Object.assign(fs, {
  writeSync(...values: Parameters<typeof writeSync>) {
    const length = Number(values[3]);
    if (length > freeBytes()) throw Object.assign(new Error("ENOSPC: no space left on device"), { code: "ENOSPC" });
    written += length;
    return Reflect.apply(writeSync, fs, values);
  },
});
Object.assign(fs.promises, {
  async statfs(path: string) {
    const found = await statfs(path);
    return { ...found, bavail: Math.min(found.bavail, freeBytes() / found.bsize) };
  },
});
syncBuiltinESMExports();
