import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chownSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { freePort } from "../freePort.ts";
import { isListening } from "./isListening.ts";
import { type Account, accountOf, type Part, startPart } from "./startPart.ts";

export type DatabaseParts = {
  postgres: Part;
  pgbouncer: Part;
  /** Each file holds the address of one of the two roles at pgbouncer. */
  env: { DATABASE_URL_FILE: string; DATABASE_OWNER_URL_FILE: string };
  /** The address of the services' role at PostgreSQL itself. */
  serverUrl: string;
};

const root = join(import.meta.dirname, "../../..");

/** PostgreSQL with the roles of `deploy/database-roles.sh`, and pgbouncer by `deploy/pgbouncer.ini`, on free ports. */
export async function startDatabase(folder: string, started: Part[]): Promise<DatabaseParts> {
  const bin = process.env.PG_BIN ?? "";
  const [port, poolPort] = [await freePort(), await freePort()];
  const account = accountOf("postgres");
  const secrets = makeSecrets(folder);
  mkdirSync(join(folder, "server"));
  chownSync(join(folder, "server"), account.uid, account.gid);
  const data = join(folder, "server/data");
  const login = ["-U", "postgres", "--auth=scram-sha-256", `--pwfile=${secrets.files["server-password"]}`];
  runOnce([join(bin, "initdb"), "-D", data, "-E", "UTF8", "--locale=C", "--no-sync", ...login], { account });
  // A killed process loses nothing that it wrote to the operating system, so the server need not wait for the disk.
  const settings = ["listen_addresses=127.0.0.1", "unix_socket_directories=", "fsync=off"].flatMap((set) => [
    "-c",
    set,
  ]);
  const server = { PGHOST: "127.0.0.1", PGPORT: String(port), PGPASSWORD: secrets.values["server-password"] ?? "" };
  const connectionString = `postgres://postgres:${secrets.values["server-password"]}@127.0.0.1:${port}/postgres`;
  const isReady = () => canConnect(connectionString);
  const command = [join(bin, "postgres"), "-D", data, "-p", String(port), ...settings];
  const postgres = await startPart({ name: "postgres", command, account, cwd: folder, stopSignal: "SIGINT", isReady });
  started.push(postgres);
  const path = { PATH: `${bin}:${process.env.PATH}` };
  runOnce(["sh", join(root, "deploy/database-roles.sh")], { env: { ...path, ...server, SECRETS: secrets.folder } });
  const pgbouncer = await startPgbouncer({ folder, port, poolPort, account, secrets });
  started.push(pgbouncer);
  const url = (user: string, password: string | undefined, at: number) =>
    `postgres://${user}:${password}@127.0.0.1:${at}/warranty`;
  const { values } = secrets;
  const write = (name: string, text: string) => {
    writeFileSync(join(secrets.folder, name), text, { mode: 0o600 });
    return join(secrets.folder, name);
  };
  const env = {
    DATABASE_URL_FILE: write("database-url", url("warranty", values["database-password"], poolPort)),
    DATABASE_OWNER_URL_FILE: write("database-owner-url", url("warranty_owner", values["owner-password"], poolPort)),
  };
  return { postgres, pgbouncer, env, serverUrl: url("warranty", values["database-password"], port) };
}

type Secrets = { folder: string; files: Record<string, string>; values: Record<string, string> };
type PoolPlan = { folder: string; port: number; poolPort: number; account: Account; secrets: Secrets };

function makeSecrets(folder: string): Secrets {
  const secrets: Secrets = { folder: join(folder, "secrets"), files: {}, values: {} };
  mkdirSync(secrets.folder);
  for (const name of ["server-password", "owner-password", "database-password"]) {
    const file = join(secrets.folder, name);
    secrets.files[name] = file;
    secrets.values[name] = randomBytes(24).toString("hex");
    writeFileSync(file, secrets.values[name] ?? "");
  }
  return secrets;
}

async function startPgbouncer({ folder, port, poolPort, account, secrets: { values } }: PoolPlan): Promise<Part> {
  const users = { warranty: values["database-password"], warranty_owner: values["owner-password"] };
  const list = Object.entries(users).map(([user, password]) => `"${user}" "${password}"\n`);
  const place = join(folder, "pgbouncer");
  const settings = readFileSync(join(root, "deploy/pgbouncer.ini"), "utf8")
    .replace("port=5432", `port=${port}`)
    .replace("listen_port = 6432", `listen_port = ${poolPort}`)
    .replace("/etc/pgbouncer/", `${place}/`);
  mkdirSync(place);
  writeFileSync(join(place, "userlist.txt"), list.join(""), { mode: 0o600 });
  writeFileSync(join(place, "pgbouncer.ini"), settings);
  for (const path of [place, join(place, "userlist.txt"), join(place, "pgbouncer.ini")])
    chownSync(path, account.uid, account.gid);
  const command = [process.env.PGBOUNCER ?? "pgbouncer", join(place, "pgbouncer.ini")];
  return startPart({ name: "pgbouncer", command, account, cwd: place, isReady: () => isListening(poolPort) });
}

async function canConnect(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString });
  return client.connect().then(
    () => client.end().then(() => true),
    () => false,
  );
}

/** @throws Error with the program's output */
export function runOnce(
  [program = "", ...args]: string[],
  { account, env, cwd = "/" }: { account?: Account; env?: Record<string, string>; cwd?: string } = {},
): string {
  const options = { ...account, cwd, env: { PATH: process.env.PATH, ...env }, encoding: "utf8" } as const;
  const { status, stdout, stderr } = spawnSync(program, args, options);
  if (status !== 0) throw new Error(`${program} failed: ${stdout}${stderr}`);
  return stdout;
}
