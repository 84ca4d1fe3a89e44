import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { unusedParts, unusedVariants } from "./blueprintPlugin.ts";

const src = join(import.meta.dirname, "..");

const components = globSync("**/*.tsx", { cwd: src })
  .filter((file) => !file.endsWith(".test.tsx"))
  .map((file) => readFileSync(join(src, file), "utf8"));

function importedParts(): string[] {
  const imports = components.flatMap((code) =>
    [...code.matchAll(/import \{([^}]*)\} from "@blueprintjs\/core"/g)].map((match) => match[1] ?? ""),
  );
  return imports.flatMap((names) => names.split(",").map((name) => name.trim()));
}

test("no part of Blueprint that a component imports has its style left out", () => {
  const imported = importedParts();
  expect(imported).toContain("Button");
  expect(Object.keys(unusedParts).filter((part) => imported.includes(part))).toEqual([]);
});

test("no intent or variant of Blueprint that a component uses has its style left out", () => {
  const isUsed = (word: string) =>
    components.some((code) => new RegExp(`\\b(intent|variant)\\b[^\\n]*"${word}"`).test(code));
  expect(isUsed("primary")).toBe(true);
  expect(Object.keys(unusedVariants).filter(isUsed)).toEqual([]);
});
