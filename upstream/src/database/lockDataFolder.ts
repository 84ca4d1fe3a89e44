import { createHash, randomUUID } from "node:crypto";
import { realpath } from "node:fs/promises";
import { connect, createServer, type Server } from "node:net";

const firstPort = 20_000;
const portSpan = 12_000;
const portCount = 5;
const majority = 3;
const answerTimeout = 1_000;
const greeting = "warranty-office-data-folder";

/**
 * Makes this process the only user of a data folder, until the returned function is called or the process ends.
 *
 * The lock is a majority of five loopback ports derived from the folder's real path: two processes cannot both have
 * one, a crash leaves nothing behind, and foreign programs may sit on two of the ports. Whoever connects is told which
 * folder is held and by which process; that is only for the message, as a busy holder may be slow to answer.
 */
export async function lockDataFolder(dataDir: string): Promise<() => Promise<void>> {
  const folder = await realpath(dataDir);
  const token = randomUUID();
  const ports = candidatePorts(folder);
  const answer = `${greeting}\n${folder}\n${process.pid}\n${token}\n`;
  const servers = (await Promise.all(ports.map((port) => bind(port, answer)))).filter((server) => server !== undefined);
  const release = async () => {
    await Promise.all(servers.map(close));
  };
  if (servers.length >= majority) return release;
  const holders = await Promise.all(ports.map((port) => askHolder(port, folder, token)));
  await release();
  throw new Error(
    refusal(
      folder,
      holders.find((pid) => pid !== undefined),
      ports,
    ),
  );
}

export function candidatePorts(folder: string): number[] {
  const start = createHash("sha256").update(folder).digest().readUInt32BE(0) % portSpan;
  return Array.from({ length: portCount }, (_, index) => firstPort + ((start + index) % portSpan));
}

function bind(port: number, answer: string): Promise<Server | undefined> {
  return new Promise((resolve) => {
    const server = createServer((socket) => {
      socket.on("error", () => socket.destroy());
      socket.end(answer);
    });
    server.once("error", () => resolve(undefined));
    server.listen({ port, host: "127.0.0.1", exclusive: true }, () => {
      server.unref();
      resolve(server);
    });
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}

function askHolder(port: number, folder: string, token: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    let answer = "";
    const socket = connect({ port, host: "127.0.0.1", timeout: answerTimeout });
    socket.setEncoding("utf8");
    socket.on("data", (chunk) => {
      answer += chunk;
    });
    socket.on("timeout", () => socket.destroy());
    socket.on("error", () => socket.destroy());
    socket.on("close", () => {
      const [first, heldFolder, pid, heldToken] = answer.split("\n");
      resolve(first === greeting && heldFolder === folder && heldToken !== token ? pid : undefined);
    });
  });
}

function refusal(folder: string, pid: string | undefined, ports: number[]): string {
  const holder = pid
    ? `process ${pid} is already using it`
    : `its lock, loopback ports ${ports[0]} to ${ports[portCount - 1]}, is taken and nobody there says by whom`;
  return `Cannot open the data folder ${folder}: ${holder}. Nothing was changed. Stop that process, or set DATA_DIR to another folder.`;
}
