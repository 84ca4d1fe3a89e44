import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "@jest/globals";
import { dropLargePaths, importIcons } from "./iconsPlugin.ts";

test("each icon is imported from its own module, and what is no icon from the index", () => {
  const code = importIcons('import { Add, IconSize, SmallCrossIcon as Close, } from "@blueprintjs/icons";');
  const imports = [...code.matchAll(/import \{ (.+?) \} from "(.+?)";/g)].map(([, name, module = ""]) => [
    name,
    module,
  ]);
  expect(imports).toEqual([
    ["Add", expect.stringMatching(/components\/add\.js$/)],
    ["IconSize", "@blueprintjs/icons"],
    ["SmallCrossIcon as Close", expect.stringMatching(/components\/small-cross\.js$/)],
  ]);
  for (const [, module = ""] of imports) if (module.startsWith("/")) expect(existsSync(module)).toBe(true);
});

test("Blueprint's icons lose their paths for 20 px, and are drawn on the grid of 16 px at every size", () => {
  const folder = createRequire(import.meta.url)
    .resolve("@blueprintjs/icons/package.json")
    .replace("package.json", "lib/esm");
  const [icon, container] = ["generated/components/add.js", "svgIconContainer.js"].map((file) =>
    dropLargePaths(readFileSync(`${folder}/${file}`, "utf8")),
  );
  expect(icon).toContain("paths = PATHS_16;");
  expect(icon).not.toContain("PATHS_20");
  expect(container).toContain("const isLarge = false;");
});
