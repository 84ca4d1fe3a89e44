import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, globSync } from "node:fs";
import { delimiter, join } from "node:path";
import { text } from "node:stream/consumers";

const minVersion = 15;
const places = [
  "/usr/lib/postgresql/*/bin",
  "/usr/pgsql-*/bin",
  "/opt/homebrew/opt/postgresql@*/bin",
  "/usr/local/opt/postgresql@*/bin",
];

/** Returns the folder of the newest program, at least version 15, from PG_BIN, PATH and the usual folders. */
export function findPostgresProgram(name: string): string | undefined {
  const paths = [process.env.PG_BIN ?? "", ...(process.env.PATH ?? "").split(delimiter)].filter((path) => path !== "");
  const found = [...paths, ...globSync(places)].filter((bin) => existsSync(join(bin, name)));
  const versions = found.map((bin) => ({ bin, version: versionOf(join(bin, name)) }));
  return versions.filter(({ version }) => version >= minVersion).sort((one, other) => other.version - one.version)[0]
    ?.bin;
}

function versionOf(program: string): number {
  const { stdout } = spawnSync(program, ["--version"], { encoding: "utf8" });
  return Number(/ (\d+)/.exec(stdout ?? "")?.[1] ?? 0);
}

/** Runs a client program with the password in the environment, which others cannot read. Errors have its output. */
export async function runPostgresProgram(name: string, databaseUrl: string, args: string[]): Promise<string> {
  const bin = findPostgresProgram(name);
  if (!bin) {
    throw new Error(
      `PostgreSQL's ${name}, version ${minVersion} or later, was not found. Install its client programs (Debian: postgresql-client), or name their folder in PG_BIN. Nothing was done.`,
    );
  }
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = "";
  const env = { ...process.env, ...(password && { PGPASSWORD: password }) };
  const child = spawn(join(bin, name), [...args, `--dbname=${url.href}`], { env, stdio: ["ignore", "pipe", "pipe"] });
  const [output, complaint, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "exit")]);
  if (code !== 0) throw new Error(`PostgreSQL's ${name} failed.\n${complaint.trim()}`);
  return output;
}
