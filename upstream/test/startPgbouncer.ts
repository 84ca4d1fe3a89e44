import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chownSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { retry } from "./untilMailed.ts";

/** pgbouncer in transaction mode with few connections, as a cautious operator configures it. */
export async function startPgbouncer(program: string, databaseUrl: string) {
  const server = new URL(databaseUrl);
  const folder = mkdtempSync(join(tmpdir(), "pgbouncer-"));
  const port = await freePort();
  const login = `user=${server.username} password=${decodeURIComponent(server.password)}`;
  const settings = [
    "[databases]",
    `* = host=${server.hostname} port=${server.port} ${login}`,
    "[pgbouncer]",
    ...["listen_addr = 127.0.0.1", `listen_port = ${port}`, "unix_socket_dir =", "auth_type = any"],
    ...["pool_mode = transaction", "default_pool_size = 3", "max_client_conn = 200"],
  ];
  const file = join(folder, "pgbouncer.ini");
  writeFileSync(file, settings.join("\n"), { mode: 0o600 });
  // pgbouncer refuses to run as root.
  const account = process.getuid?.() === 0 ? idsOf("nobody") : undefined;
  if (account) for (const path of [folder, file]) chownSync(path, account.uid, account.gid);
  const child = spawn(program, ["-q", file], { stdio: ["ignore", "ignore", "inherit"], ...account });
  await untilListening(child, port);
  const url = new URL(databaseUrl);
  url.port = String(port);
  return {
    url: url.href,
    async close() {
      const ended = once(child, "exit");
      child.kill("SIGKILL");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function untilListening(child: ChildProcess, port: number): Promise<void> {
  await retry(async () => {
    if (child.exitCode !== null) throw new Error("pgbouncer ended before it listened.");
    const socket = connect(port, "127.0.0.1");
    const isOpen = await once(socket, "connect").then(
      () => true,
      () => undefined,
    );
    socket.destroy();
    return isOpen;
  });
}

function idsOf(name: string): { uid: number; gid: number } {
  const [uid, gid] = ["-u", "-g"].map((which) => Number(spawnSync("id", [which, name], { encoding: "utf8" }).stdout));
  return { uid: uid ?? 0, gid: gid ?? 0 };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  return typeof address === "object" && address ? address.port : 0;
}
