import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findPostgresProgram } from "../upstream/src/backup/postgresPrograms.ts";

/** The newest installed PostgreSQL, 15 or later. */
export const findPostgres = () => findPostgresProgram("initdb");

/** Runs `run` with an empty server that does not wait for the disk. @throws Error if `initdb` or `pg_ctl` fails */
export async function withPostgres<Result>(
  bin: string,
  run: (url: string) => Result | Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), "postgres-"));
  const data = join(folder, "data");
  const password = randomBytes(18).toString("base64url");
  const port = await freePort();
  const call = runAs(bin, folder);
  const stop = () => {
    if (existsSync(join(data, "postmaster.pid"))) call("pg_ctl", ["stop", "-D", data, "-m", "immediate", "-s"]);
    rmSync(folder, { recursive: true, force: true });
  };
  const end = () => process.exit(1);
  process.once("exit", stop).once("SIGINT", end).once("SIGTERM", end);
  try {
    writeFileSync(join(folder, "password"), password);
    const login = ["-U", "postgres", "--auth=scram-sha-256", `--pwfile=${join(folder, "password")}`];
    call("initdb", ["-D", data, "-E", "UTF8", "--locale=C", "--no-sync", ...login]);
    const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off -c max_connections=300`;
    call("pg_ctl", ["start", "-D", data, "-w", "-s", "-l", join(folder, "log"), "-o", settings]);
    return await run(`postgres://postgres:${password}@127.0.0.1:${port}/postgres`);
  } finally {
    stop();
    process.off("exit", stop).off("SIGINT", end).off("SIGTERM", end);
  }
}

/** PostgreSQL refuses to run as root, so root uses the account `postgres` or `nobody`. */
function runAs(bin: string, folder: string): (program: string, args: string[]) => void {
  const account = process.getuid?.() === 0 ? (idsOf("postgres") ?? idsOf("nobody")) : undefined;
  if (account) chownSync(folder, account.uid, account.gid);
  return (program, args) => {
    const options = { cwd: folder, stdio: ["ignore", "ignore", "pipe"] as const, encoding: "utf8" as const };
    const { status, stderr } = spawnSync(join(bin, program), args, {
      ...options,
      stdio: [...options.stdio],
      ...account,
    });
    if (status !== 0) throw new Error(`PostgreSQL's ${program} failed.\n${stderr}`);
  };
}

function idsOf(name: string): { uid: number; gid: number } | undefined {
  const [uid, gid] = ["-u", "-g"].map((which) => spawnSync("id", [which, name], { encoding: "utf8" }).stdout.trim());
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
