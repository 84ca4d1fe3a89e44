import { globSync, readFileSync } from "node:fs";

const web = new URL("../../web/src/", import.meta.url).pathname;

/** The text of one of the web's own operations, as its compiler wrote it. */
export function pageDocument(name: string): string {
  const [file] = globSync(`*/__generated__/${name}.graphql.ts`, { cwd: web });
  const text = /"text": (".*")/.exec(readFileSync(`${web}${file}`, "utf8"))?.[1];
  if (!text) throw new Error(`The web has no operation ${name}`);
  return JSON.parse(text);
}
