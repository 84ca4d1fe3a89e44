import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { watch } from "node:fs";
import { join } from "node:path";
import { buildClient } from "./build.ts";
import { requireFreePorts } from "./freePorts.ts";
import { gatewayEnv, readPorts, root, startService, stopServices, untilReady, upstreamEnv } from "./services.ts";

const ports = readPorts();
const gatewayPort = ports.rest + 1;

await requireFreePorts([ports.web, ports.rest, gatewayPort]).catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
// The package is only needed for the download in /docs, so a failed build does not stop the development server.
buildClient().catch((error: Error) => console.error(error.message));
const rest = startService("upstream", ["--watch", "upstream/src/main.ts"], upstreamEnv(ports));
const gateway = startService("gateway", ["--watch", "gateway/src/main.ts"], gatewayEnv(gatewayPort, ports));
watchAndRun("web/src", (file) => /\.tsx?$/.test(file), ["run", "--silent", "generate", "-w", "web"]);
watchAndRun("schema.graphql", () => true, ["run", "--silent", "generate"]);
watchAndRun("upstream/openapi.yaml", () => true, ["run", "--silent", "generate", "-w", "upstream"]);
await untilReady("REST service", rest, `http://localhost:${ports.rest}/readyz`);
await untilReady("gateway", gateway, `http://localhost:${gatewayPort}/readyz`);
const vite = spawn(
  process.execPath,
  [join(root, "node_modules/vite/bin/vite.js"), "--port", String(ports.web), "--strictPort"],
  {
    cwd: join(root, "web"),
    env: { ...process.env, GATEWAY_URL: `http://localhost:${gatewayPort}` },
    stdio: "inherit",
  },
);

for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => stop([vite, gateway, rest]));

async function stop(children: ChildProcess[]): Promise<void> {
  await stopServices(children);
  process.exit(0);
}

/** Runs the generator after a source changed. relay-compiler's own watch mode needs watchman, which few people have. */
function watchAndRun(path: string, concerns: (file: string) => boolean, npmArguments: string[]): void {
  let pending: NodeJS.Timeout | undefined;
  watch(join(root, path), { recursive: true }, (_, file) => {
    if (!file || file.includes("__generated__") || !concerns(file)) return;
    clearTimeout(pending);
    pending = setTimeout(() => spawnSync("npm", npmArguments, { cwd: root, stdio: "inherit" }), 100);
  });
}
