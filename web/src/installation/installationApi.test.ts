import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@jest/globals";

test("every selection of what is missing has the same fields", () => {
  const cwd = join(import.meta.dirname, "..");
  const sources = globSync("**/*.{ts,tsx}", { cwd, exclude: (name) => name === "__generated__" });
  const selections = sources.flatMap((file) => {
    const found = readFileSync(join(cwd, file), "utf8").matchAll(/\bmissing \{\n([^{}]*)\}/g);
    return [...found].map(([, fields]) => fields?.trim());
  });
  expect(selections.length).toBeGreaterThan(3);
  expect(new Set(selections)).toEqual(new Set(["...installationApi_missing @relay(mask: false)"]));
});
