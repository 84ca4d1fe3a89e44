import { spawn } from "node:child_process";
import { once } from "node:events";
import { globSync, statSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { root } from "./services.ts";

type Build = { name: string; inputs: string[]; output: string; folder: string; command: string; args: string[] };

const vite = join(root, "node_modules/vite/bin/vite.js");
const byVite = (config: string) => ({
  folder: "web",
  command: process.execPath,
  args: [vite, "build", "--config", config, "--logLevel", "error"],
});

const app: Build = {
  name: "web app",
  inputs: [
    "web/src/**/*",
    "web/public/**/*",
    "web/index.html",
    "web/vite.config.ts",
    "web/chunks.ts",
    "package-lock.json",
  ],
  output: "web/dist/index.html",
  ...byVite("vite.config.ts"),
};

const explorer: Build = {
  name: "explorer",
  inputs: [
    "web/src/explorer/*",
    "web/explorer.html",
    "web/vite.explorer.config.ts",
    "docs/integrators.md",
    "docs/integrators/*",
    "package-lock.json",
  ],
  output: "web/dist-explorer/explorer.html",
  ...byVite("vite.explorer.config.ts"),
};

const client: Build = {
  name: "client package",
  inputs: ["client/src/**/*", "client/README.md", "client/package.json", "client/tsconfig.build.json"],
  output: "client/dist/*.tgz",
  folder: "client",
  command: "npm",
  args: ["run", "--silent", "package"],
};

/** Builds the web app if a source is newer than the last build. @throws Error if the build fails */
export async function buildWeb(): Promise<void> {
  if (!isCurrent(app)) console.log("Building the web app.");
  await build(app);
}

/** Builds the explorer if it is out of date. `signal` aborts the build. @throws Error if the build fails */
export async function buildExplorer(signal?: AbortSignal): Promise<void> {
  await build(explorer, signal);
}

/** Builds the client package for the examples and /docs if it is out of date. @throws Error if the build fails */
export async function buildClient(): Promise<void> {
  await build(client);
}

async function build(what: Build, signal?: AbortSignal): Promise<void> {
  if (isCurrent(what)) return;
  const child = spawn(what.command, what.args, {
    cwd: join(root, what.folder),
    stdio: ["inherit", "pipe", "inherit"],
    signal,
  });
  const [printed, [code]] = await Promise.all([text(child.stdout), once(child, "exit")]);
  if (code === 0) return;
  process.stdout.write(printed);
  throw new Error(`The ${what.name} could not be built; the reason stands above.`);
}

const isCurrent = ({ inputs, output }: Build) => newest(inputs) <= newest([output]);

function newest(patterns: string[]): number {
  const times = globSync(patterns, { cwd: root }).map((file) => statSync(join(root, file)).mtimeMs);
  return Math.max(0, ...times);
}
