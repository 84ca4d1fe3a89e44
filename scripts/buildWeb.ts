import { spawnSync } from "node:child_process";
import { globSync, statSync } from "node:fs";
import { join } from "node:path";
import { root } from "./services.ts";

const inputs = ["web/src/**/*", "web/public/**/*", "web/index.html", "web/vite.config.ts", "package-lock.json"];

/** Builds the web app when a source of it is newer than the last build. */
export function buildWeb(): void {
  if (newest(inputs) <= newest(["web/dist/index.html"])) return;
  console.log("Building the web app.");
  const built = spawnSync(
    process.execPath,
    [join(root, "node_modules/vite/bin/vite.js"), "build", "--logLevel", "error"],
    {
      cwd: join(root, "web"),
      stdio: "inherit",
    },
  );
  if (built.status === 0) return;
  console.error("The web app could not be built; the reason stands above.");
  process.exit(1);
}

function newest(patterns: string[]): number {
  const times = globSync(patterns, { cwd: root }).map((file) => statSync(join(root, file)).mtimeMs);
  return Math.max(0, ...times);
}
