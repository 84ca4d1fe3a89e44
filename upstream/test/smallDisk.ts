import { spawnSync } from "node:child_process";
import { closeSync, openSync, rmSync, statfsSync, writeFileSync, writeSync } from "node:fs";
import { userInfo } from "node:os";
import { join } from "node:path";

const megabyte = 2 ** 20;
const preload = new URL("./failWrites.ts", import.meta.url).href;

export type SmallDisk = {
  /** Describes the differences from a real disk; empty for a mounted disk. */
  caveat: string;
  /** Environment variables for a service whose data folder is on the disk. */
  environment: Record<string, string>;
  /** Adds a file so large that only `megabytesLeft` stay free. */
  fill(megabytesLeft: number): void;
  empty(): void;
  unmount(): void;
};

/** Mounts a file system of this size in memory. If the account may not mount, writes fail after `fill` instead. */
export function mountSmallDisk(folder: string, megabytes: number): SmallDisk {
  const { uid, gid } = userInfo();
  const mount = ["mount", "-t", "tmpfs", "-o", `size=${megabytes}m,mode=700,uid=${uid},gid=${gid}`, "tmpfs", folder];
  const ballast = join(folder, "ballast");
  const empty = () => rmSync(ballast, { force: true });
  const prefix = [[], ["sudo", "-n"]].find((words) => run([...words, ...mount]));
  if (!prefix) {
    return {
      caveat: " (by writes that fail, as this account may not mount a file system)",
      environment: { NODE_OPTIONS: `--import=${preload}` },
      fill: (megabytesLeft) => writeFileSync(ballast, String(megabytesLeft * megabyte)),
      empty,
      unmount() {},
    };
  }
  return {
    caveat: "",
    environment: {},
    fill: (megabytesLeft) => fill(folder, ballast, megabytesLeft * megabyte),
    empty,
    unmount: () => void run([...prefix, "umount", folder]),
  };
}

function run([program = "", ...args]: string[]): boolean {
  return spawnSync(program, args, { stdio: "ignore" }).status === 0;
}

function fill(folder: string, ballast: string, bytesLeft: number): void {
  const excess = () => {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize - bytesLeft;
  };
  const file = openSync(ballast, "a");
  try {
    while (excess() > 0) writeSync(file, Buffer.alloc(Math.min(excess(), megabyte)));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
  } finally {
    closeSync(file);
  }
}
