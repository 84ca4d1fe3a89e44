import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { unusedParts } from "./blueprintPlugin.ts";

const src = join(import.meta.dirname, "..");

function importedParts(): string[] {
  const imports = globSync("**/*.tsx", { cwd: src }).flatMap((file) =>
    [...readFileSync(join(src, file), "utf8").matchAll(/import \{([^}]*)\} from "@blueprintjs\/core"/g)].map(
      (match) => match[1] ?? "",
    ),
  );
  return imports.flatMap((names) => names.split(",").map((name) => name.trim()));
}

test("no part of Blueprint that a component imports has its style left out", () => {
  const imported = importedParts();
  expect(imported).toContain("Button");
  expect(Object.keys(unusedParts).filter((part) => imported.includes(part))).toEqual([]);
});
