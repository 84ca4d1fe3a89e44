import { chmod, mkdir, readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { errorCode } from "../errors.ts";

const folderMode = 0o700;
const fileMode = 0o600;
const stickyBit = 0o1000;

/** Makes later files of this process private. An existing folder, perhaps a mount, keeps its mode. */
export async function makePrivateFolder(folder: string): Promise<void> {
  process.umask(0o077);
  await mkdir(folder, { recursive: true }).catch((error: unknown) => {
    throw new Error(
      `The folder ${folder} could not be made (${String(error).replace(/^Error: /, "")}). Let this account write there, or name another folder.`,
    );
  });
}

/** Closes a folder to other users, with `isWhole` also its contents. A folder with a sticky bit stays open. */
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

/** The error code if the mode could not be changed. Undefined after a change, and for a missing file. */
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

/** Undefined without a folder, and on Windows, where other users cannot read a user's files. */
async function modeOf(folder: string): Promise<number | undefined> {
  if (process.platform === "win32") return undefined;
  try {
    return (await stat(folder)).mode;
  } catch (error) {
    if (errorCode(error) === "ENOENT") return undefined;
    throw error;
  }
}
