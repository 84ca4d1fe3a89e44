import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

type Wanted = {
  /** The environment variable that has the program's path. */
  variable: string;
  programs: string[];
  /** The Debian package. */
  packageName: string;
};

/** A program for tests: from the variable, the PATH, or in CI the Debian package. */
export function findProgram(wanted: Wanted): string | undefined {
  const named = process.env[wanted.variable];
  if (named) return existsSync(named) ? named : undefined;
  return installed(wanted) ?? installPackage(wanted);
}

function installed({ programs }: Wanted): string | undefined {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/bin", "/usr/sbin", "/opt/homebrew/bin"];
  return folders.flatMap((folder) => programs.map((program) => join(folder, program))).find((path) => existsSync(path));
}

const mayInstall = () => process.env.CI === "true" && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");

function installPackage(wanted: Wanted): string | undefined {
  if (!mayInstall()) return undefined;
  console.log(`Installing the distribution's ${wanted.packageName} for the tests that need it.`);
  // In single-user mode, installed packages do not start their services.
  const options = { stdio: "inherit", env: { ...process.env, RUNLEVEL: "1" } } as const;
  // Another test step may hold the lock of dpkg.
  const patience = ["-o", "DPkg::Lock::Timeout=300"];
  spawnSync("apt-get", [...patience, "update", "-qq"], options);
  spawnSync("apt-get", [...patience, "install", "-y", "-qq", "--no-install-recommends", wanted.packageName], options);
  return installed(wanted);
}
