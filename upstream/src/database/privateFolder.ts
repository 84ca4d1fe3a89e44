import { chmod, mkdir, readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { errorCode } from "../errors.ts";

const folderMode = 0o700;
const fileMode = 0o600;
const stickyBit = 0o1000;

/**
 * Makes a folder that its owner alone can open, where there is none, and sees to it that this process writes files in the same way. One
 * that is there already stays as it is: it may be a folder of others, as a mounted one or the system's own for temporary files.
 */
export async function makePrivateFolder(folder: string): Promise<void> {
  process.umask(0o077);
  await mkdir(folder, { recursive: true }).catch((error: unknown) => {
    throw new Error(
      `The folder ${folder} could not be made (${String(error).replace(/^Error: /, "")}). Let this account write there, or name another folder.`,
    );
  });
}

/**
 * Closes a folder of the product's own that others can open, as older releases made it or a backup was unpacked; with `isWhole` everything
 * in it too. One that belongs to another user, as a mounted one may, cannot be closed from here: that is told and nothing more. One with
 * the sticky bit is meant for everybody.
 */
export async function closeToOthers(folder: string, { isWhole = false } = {}): Promise<void> {
  const mode = await modeOf(folder);
  if (mode === undefined || (mode & 0o077) === 0 || (mode & stickyBit) !== 0) return;
  const refusal = await closeOne(folder, folderMode);
  if (refusal !== undefined) {
    process.emitWarning(`Others on this computer may read ${folder}: its mode could not be changed (${refusal}).`);
    return;
  }
  if (!isWhole) return;
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    const isPlain = entry.isFile() || entry.isDirectory();
    if (isPlain) await closeOne(join(entry.parentPath, entry.name), entry.isFile() ? fileMode : folderMode);
  }
}

/** The code of the failure where the system refuses; a file that is gone by now needs no closing. */
async function closeOne(path: string, mode: number): Promise<string | undefined> {
  try {
    await chmod(path, mode);
  } catch (error) {
    const code = errorCode(error);
    if (code === "ENOENT") return undefined;
    if (["EPERM", "EACCES", "ENOTSUP", "EROFS"].includes(code)) return code;
    throw error;
  }
}

/** Undefined where there is no folder, and on Windows, which knows no such modes: a user's files are the user's own there. */
async function modeOf(folder: string): Promise<number | undefined> {
  if (process.platform === "win32") return undefined;
  try {
    return (await stat(folder)).mode;
  } catch (error) {
    if (errorCode(error) === "ENOENT") return undefined;
    throw error;
  }
}
