import { dirname, join } from "node:path";
import type { Plugin } from "vite";
import { fallbackLanguage } from "./languages.ts";
import { parsedText } from "./parsedText.ts";
import { readCatalogues } from "./readCatalogues.ts";
import { usedTexts } from "./usedTexts.ts";

const withoutParser = "@formatjs/icu-messageformat-parser/no-parser.js";
const sourceFolder = join(import.meta.dirname, "..");
const ids = Object.keys(readCatalogues()[fallbackLanguage]);
const lazyModule = /(?<!typeof )\bimport\(\s*"(\.[^"]+\.tsx?)",?\s*\)/g;

const beforeTheList = ["main.tsx", "project/ProjectListPage.tsx"];
const withTheFrame = ["shell/LanguageMenu.tsx", "shell/UndecidedFiles.tsx", "shell/UserMenu.tsx"];

/** The ids that the list of projects may show; all other texts load later. */
export const firstIds = usedTexts(
  ids,
  [...beforeTheList, ...withTheFrame].map((path) => join(sourceFolder, path)),
);

/**
 * Parses the texts at build time, so that the browser needs no parser, and splits them in two (docs/decisions/0037).
 * In development the first part has all texts.
 */
export function cataloguesPlugin(): Plugin {
  let isBuild = false;
  return {
    name: "catalogues",
    enforce: "pre",
    config: (_, { command }) => {
      isBuild = command === "build";
      return { resolve: { alias: [{ find: /^@formatjs\/icu-messageformat-parser$/, replacement: withoutParser }] } };
    },
    transform: {
      filter: { id: [/\/i18n\/[a-z]{2}\.json\?/, /\/src\/.*\.tsx?$/] },
      handler(code, id) {
        const [, language, part] = /\/i18n\/(..)\.json\?(first|rest)/.exec(id) ?? [];
        if (!language) return isBuild ? withTextsAndMap(code, id) : undefined;
        const isIncluded = (key: string) => (!isBuild || firstIds.has(key)) === (part === "first");
        const texts = Object.entries<string>(JSON.parse(code)).filter(([key]) => isIncluded(key));
        const parsed = Object.fromEntries(texts.map(([key, text]) => [key, parsedText(text, language)]));
        return { code: `export default ${JSON.stringify(parsed)};`, moduleType: "js" };
      },
    },
  };
}

/** The source map knows the lines: none moves, since imports may stand at the end. */
function withTextsAndMap(code: string, file: string) {
  const changed = withTexts(code, file);
  if (changed === code) return undefined;
  const mappings = `AAAA${";AACA".repeat(code.split("\n").length - 1)}`;
  return { code: changed, map: { version: 3, sources: [file], names: [], mappings } };
}

/** A lazy module that shows more than the first texts waits for all texts. */
export function withTexts(code: string, file: string): string {
  const waiting = code.replace(lazyModule, (load: string, path: string) => {
    const used = usedTexts(ids, [join(dirname(file), path)]);
    return [...used].every((text) => firstIds.has(text)) ? load : `withAllTexts(${load})`;
  });
  return waiting === code ? code : `${waiting}\nimport { withAllTexts } from "/src/i18n/catalogues.ts";\n`;
}
