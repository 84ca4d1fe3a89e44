import { chmod, mkdir, readdir, stat } from "node:fs/promises";
import { join } from "node:path";

const folderMode = 0o700;
const fileMode = 0o600;

/**
 * Makes a folder that its owner alone can open, and sees to it that this process writes files in the same way. One that others could
 * open, as older releases made it or a backup was unpacked, is closed with everything in it.
 */
export async function makePrivateFolder(folder: string): Promise<void> {
  process.umask(0o077);
  await mkdir(folder, { recursive: true });
  if (!(await isOpenToOthers(folder))) return;
  await chmod(folder, folderMode);
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    const isPlain = entry.isFile() || entry.isDirectory();
    if (isPlain) await chmod(join(entry.parentPath, entry.name), entry.isFile() ? fileMode : folderMode);
  }
}

// Windows knows no such modes: what a user makes is the user's own there.
async function isOpenToOthers(folder: string): Promise<boolean> {
  return process.platform !== "win32" && ((await stat(folder)).mode & 0o077) !== 0;
}
