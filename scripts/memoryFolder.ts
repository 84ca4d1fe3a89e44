import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { freemem } from "node:os";
import { join } from "node:path";

const memory = "/dev/shm";
const neededBytes = 4 * 2 ** 30;

/** Puts temporary folders into memory if there is enough: tests copy a database's thousand files about 300 times. */
export function useMemoryFolder(): void {
  if (!existsSync(memory)) return;
  const { bavail, bsize } = statfsSync(memory);
  if (Math.min(bavail * bsize, freemem()) < neededBytes) return;
  const folder = mkdtempSync(join(memory, "tests-"));
  // A PostgreSQL server started by root runs as another user, who must be able to enter this folder.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));
}
