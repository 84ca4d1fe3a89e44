import { once } from "node:events";
import { createServer } from "node:net";

const addresses = ["127.0.0.1", "::1"];

/** Checks both addresses of "localhost", because browsers use both. @throws Error with the taken ports */
export async function requireFreePorts(ports: number[]): Promise<void> {
  const taken: number[] = [];
  for (const port of ports) if (await isTaken(port)) taken.push(port);
  if (taken.length === 0) return;
  const list = `${taken.length === 1 ? "Port" : "Ports"} ${taken.join(" and ")}`;
  throw new Error(
    `${list} on localhost ${taken.length === 1 ? "is" : "are"} taken by another program; nothing was started. ` +
      "Stop it, or set PORT to a free one: the ports after it are used too.",
  );
}

async function isTaken(port: number): Promise<boolean> {
  for (const host of addresses) {
    const server = createServer().listen({ port, host, exclusive: true });
    const failure = await once(server, "listening").then(
      () => undefined,
      (error: NodeJS.ErrnoException) => error.code,
    );
    if (failure === undefined) await new Promise((resolve) => server.close(resolve));
    // Other failures do not mean that the port is taken. Without IPv6, for example, the second address does not exist.
    if (failure === "EADDRINUSE" || failure === "EACCES") return true;
  }
  return false;
}
