import { readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import { join } from "node:path";
import { root } from "./services.ts";

const [place = ""] = process.argv.slice(2);
const [, file, line, column] = /^(?:.*\/)?([\w.-]+\.js):(\d+):(\d+)$/.exec(place) ?? [];

if (file) console.log(findSource(file, Number(line), Number(column)));
else fail("Say the place as the log does: npm run sourcemap -- StepPanel-Ab12.js:1:4711");

/** Lines and columns begin with 1 in logs, and with 0 in source maps. */
function findSource(file: string, line: number, column: number): string {
  const path = join(process.env.MAPS_DIR ?? join(root, "web/dist-maps"), `${file}.map`);
  const found = new SourceMap(JSON.parse(readMap(path))).findEntry(line - 1, column - 1);
  if (!("originalSource" in found && found.originalSource)) return fail(`${file} has nothing at ${line}:${column}.`);
  const source = found.originalSource.replace(/^(\.\.\/)+/, "");
  return `${source}:${found.originalLine + 1}:${found.originalColumn + 1}`;
}

function readMap(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return fail(`There is no ${path}. MAPS_DIR names the folder of another build.`);
  }
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
