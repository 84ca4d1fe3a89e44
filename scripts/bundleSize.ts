import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { root } from "./services.ts";

type Chunk = { file: string; css?: string[]; imports?: string[] };
type Manifest = Record<string, Chunk>;

const kibibyte = 1024;
const most = { js: 210 * kibibyte, css: 35 * kibibyte };
const beforeTheList = ["index.html", "src/project/ProjectListPage.tsx"];

/**
 * Compares the brotli size of all scripts before the list of projects with the limit.
 * @throws Error if all texts would load before the list
 */
export function isBundleSmall(dist = join(root, "web/dist")): boolean {
  const manifest: Manifest = JSON.parse(readFileSync(join(dist, ".vite/manifest.json"), "utf8"));
  const size = (file: string) => brotliCompressSync(readFileSync(join(dist, file))).length;
  const early = [...new Set(beforeTheList.flatMap((name) => [...withImports(manifest, name)]))];
  const chunks = early.map((name) => chunkOf(manifest, name));
  const texts = Object.keys(manifest).filter((name) => /^src\/i18n\/[a-z]{2}\.json\?first$/.test(name));
  if (texts.length === 0 || early.some((name) => name.includes("/i18n/"))) throw new Error("The build splits no texts");
  const largestTexts = Math.max(...texts.map((name) => size(chunkOf(manifest, name).file)));
  const sheets = [...new Set(chunks.flatMap(({ css = [] }) => css))];
  const js = sum(chunks.map(({ file }) => size(file))) + largestTexts;
  const css = sum(sheets.map(size));
  const say = (bytes: number) => (bytes / kibibyte).toFixed(1);
  console.log(`Before the list: JavaScript ${say(js)} of ${say(most.js)} KiB, CSS ${say(css)} of ${say(most.css)} KiB`);
  return js <= most.js && css <= most.css;
}

function withImports(manifest: Manifest, name: string, seen = new Set<string>()): Set<string> {
  if (seen.has(name)) return seen;
  seen.add(name);
  for (const imported of chunkOf(manifest, name).imports ?? []) withImports(manifest, imported, seen);
  return seen;
}

function chunkOf(manifest: Manifest, name: string): Chunk {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`The build's manifest has no ${name}`);
  return chunk;
}

const sum = (numbers: number[]) => numbers.reduce((all, each) => all + each, 0);

if (import.meta.main && !isBundleSmall(process.argv[2])) process.exitCode = 1;
