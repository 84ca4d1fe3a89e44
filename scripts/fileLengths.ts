import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./services.ts";

const maxLines = 200;

// Generated files are exempt, and so are applied migrations, which must not change.
const exempt = /__generated__\/|\/migrations\//;

/** `texts` are file contents by path. */
export function findLongFiles(texts: Record<string, string>): string[] {
  const lengths = Object.entries(texts).map(([file, text]) => [file, text.split("\n").length - 1] as const);
  return lengths
    .filter(([file, lines]) => lines > maxLines && !exempt.test(file))
    .map(([file, lines]) => `${file} has ${lines} lines of ${maxLines}`);
}

export function areFilesShort(): boolean {
  const exclude = (name: string) => /(^|\/)(node_modules|dist|\.data)$/.test(name);
  const files = globSync("{client,e2e,gateway,scripts,upstream,web}/**/*.{ts,tsx}", { cwd: root, exclude });
  const texts = files.map((file) => [file, readFileSync(join(root, file), "utf8")]);
  const faults = findLongFiles(Object.fromEntries(texts));
  if (faults.length > 0) console.error(`Split these by subject:\n  ${faults.join("\n  ")}`);
  return faults.length === 0;
}
