import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

const resolve = createRequire(import.meta.url).resolve;
const folder = join(dirname(resolve("@blueprintjs/icons/package.json")), "lib/esm/generated/components");

/** The module of each icon, by the names under which Blueprint's index exports it. */
const modules = new Map(
  [...readFileSync(join(folder, "index.js"), "utf8").matchAll(/export \{ (.+?) \} from "\.\/(.+?)"/g)].flatMap(
    ([, names = "", file]) => names.split(", ").map((name) => [name, join(folder, `${file}.js`)] as const),
  ),
);

export function importIcons(code: string): string {
  return code.replace(/import \{([^}]+)\} from "@blueprintjs\/icons";/g, (_, list: string) => {
    const imports = list.split(",").flatMap((each) => {
      const name = each.trim();
      const module = modules.get(name.split(" as ")[0] ?? "") ?? "@blueprintjs/icons";
      return name ? [`import { ${name} } from ${JSON.stringify(module)};`] : [];
    });
    return imports.join(" ");
  });
}

/** Draws icons of all sizes from the paths for 16 px. The paths for 20 px are as long, and one icon would use them. */
export function dropLargePaths(code: string): string {
  return code
    .replace(/^const PATHS_20 = .*\n/m, "")
    .replace("isLarge ? PATHS_20 : PATHS_16", "PATHS_16")
    .replace(/const isLarge = .*>= IconSize\.LARGE;/, "const isLarge = false;");
}

/** Imports each icon from its own module. Blueprint's index would hide from the bundler which icons a page uses. */
export function iconsPlugin(): Plugin {
  return {
    name: "icons",
    apply: "build",
    enforce: "pre",
    transform: {
      filter: { code: /from "@blueprintjs\/icons"|>= IconSize\.LARGE/ },
      handler: (code) => ({ code: dropLargePaths(importIcons(code)), map: null }),
    },
  };
}
