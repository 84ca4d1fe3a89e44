import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

const programs = ["valkey-server", "redis-server"];

/** A server program of the Redis protocol: the one in REDIS_SERVER, one on the PATH, else the distribution's package. */
export function findRedis(): string | undefined {
  const named = process.env.REDIS_SERVER;
  if (named) return existsSync(named) ? named : undefined;
  return installed() ?? installPackage();
}

function installed(): string | undefined {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/bin", "/opt/homebrew/bin"];
  return folders.flatMap((folder) => programs.map((program) => join(folder, program))).find((path) => existsSync(path));
}

function installPackage(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return undefined;
  console.log("Installing the distribution's Redis server for the tests of several gateways.");
  // In single-user mode packages do not start what they install.
  const options = { stdio: "inherit", env: { ...process.env, RUNLEVEL: "1" } } as const;
  spawnSync("apt-get", ["update", "-qq"], options);
  spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "redis-server"], options);
  return installed();
}
