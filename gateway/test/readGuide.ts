import { readFileSync } from "node:fs";

const read = (file: string) => readFileSync(new URL(`../../docs/${file}`, import.meta.url), "utf8");

/** The integrators' guide as one text: the first page, then the chapters. */
export function readGuide(): string {
  const page = read("integrators.md");
  const chapters = new Set([...page.matchAll(/\]\((integrators\/\w+\.md)/g)].map(([, file = ""]) => file));
  return [page, ...[...chapters].map(read)].join("\n");
}
