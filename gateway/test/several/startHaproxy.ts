import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { freePort } from "../freePort.ts";

/** Addresses of the servers, as HOST:PORT. */
type Servers = { gateways: string[]; upstreams: string[] };

export type Haproxy = {
  /** The proxy's addresses for the gateways and for the reference services. */
  webUrl: string;
  restUrl: string;
  /** The log's lines. */
  lines: string[];
  /** False if the last log line about the server says that it is not up. */
  isUp(server: string): boolean;
  close(): Promise<void>;
};

const root = join(import.meta.dirname, "../../..");

/** Runs the proxy of docker-compose.yml with the program in HAPROXY. */
export async function startHaproxy({ gateways, upstreams }: Servers): Promise<Haproxy> {
  const program = process.env.HAPROXY;
  if (!program) throw new Error("HAPROXY names no program; npm run test:servers finds one.");
  const [web, rest, health, unrepeated] = [await freePort(), await freePort(), await freePort(), await freePort()];
  const [GATEWAY_1, GATEWAY_2] = gateways;
  const [UPSTREAM_1, UPSTREAM_2] = upstreams;
  const child = spawn(program, ["-f", process.env.HAPROXY_CONFIG ?? join(root, "deploy/haproxy.cfg")], {
    env: {
      ...{ GATEWAY_1, GATEWAY_2, UPSTREAM_1, UPSTREAM_2 },
      WEB_ADDRESS: `127.0.0.1:${web}`,
      REST_ADDRESS: `127.0.0.1:${rest}`,
      HEALTH_ADDRESS: `127.0.0.1:${health}`,
      ONCE_ADDRESS: `127.0.0.1:${unrepeated}`,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on("line", (line) => lines.push(line));
  const ended = once(child, "exit");
  const end = () => child.kill("SIGKILL");
  process.once("exit", end);
  const isUp = () =>
    fetch(`http://127.0.0.1:${health}/`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isUp())) if (child.exitCode !== null) throw new Error(`haproxy ended: ${lines.join("\n")}`);
  return {
    webUrl: `http://localhost:${web}`,
    restUrl: `http://localhost:${rest}`,
    lines,
    isUp: (server) => {
      const change = lines.findLast((line) => line.includes(`/${server} is `));
      return change === undefined || change.includes(`/${server} is UP`);
    },
    close: async () => {
      process.off("exit", end);
      end();
      await ended;
    },
  };
}
