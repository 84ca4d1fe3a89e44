import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** Writes the source maps to a folder of their own, so that the gateway does not serve them. */
export function sourceMapsPlugin(folder = join(import.meta.dirname, "dist-maps")): Plugin {
  return {
    name: "source-maps",
    apply: "build",
    enforce: "post",
    generateBundle(_, bundle) {
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(folder, { recursive: true });
      for (const [file, output] of Object.entries(bundle)) {
        if (output.type !== "asset" || !file.endsWith(".js.map")) continue;
        writeFileSync(join(folder, file.split("/").at(-1) ?? file), output.source);
        delete bundle[file];
      }
    },
  };
}
