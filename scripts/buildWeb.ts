import { spawn } from "node:child_process";
import { once } from "node:events";
import { globSync, statSync } from "node:fs";
import { join } from "node:path";
import { root } from "./services.ts";

const inputs = ["web/src/**/*", "web/public/**/*", "web/index.html", "web/vite.config.ts", "package-lock.json"];

/**
 * Builds the web app when a source of it is newer than the last build.
 *
 * @throws Error when it cannot be built; vite's own words are on the terminal then.
 */
export async function buildWeb(): Promise<void> {
  if (newest(inputs) <= newest(["web/dist/index.html"])) return;
  console.log("Building the web app.");
  const vite = spawn(process.execPath, [join(root, "node_modules/vite/bin/vite.js"), "build", "--logLevel", "error"], {
    cwd: join(root, "web"),
    stdio: "inherit",
  });
  const [code] = await once(vite, "exit");
  if (code !== 0) throw new Error("The web app could not be built; the reason stands above.");
}

function newest(patterns: string[]): number {
  const times = globSync(patterns, { cwd: root }).map((file) => statSync(join(root, file)).mtimeMs);
  return Math.max(0, ...times);
}
