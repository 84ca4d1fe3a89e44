import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { build } from "rolldown";

const web = join(import.meta.dirname, "..");
const dir = join(web, "node_modules/.cache/blueprint");
const lock = join(web, "../package-lock.json");

/** Bundles Blueprint's 3,000 modules, because jest would load each one again for every test file. */
export default async function bundleBlueprint(): Promise<void> {
  const bundled = join(dir, "core.js");
  if (existsSync(bundled) && statSync(bundled).mtimeMs > statSync(lock).mtimeMs) return;
  await build({
    cwd: web,
    input: { core: "@blueprintjs/core", icons: "@blueprintjs/icons" },
    external: [/^react(-dom)?($|\/)/],
    output: { dir },
  });
}
