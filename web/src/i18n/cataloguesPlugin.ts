import { dirname, join } from "node:path";
import type { Plugin } from "vite";
import { parsedText } from "./parsedText.ts";
import { lazyModule, partOf, partsOf } from "./textParts.ts";

const withoutParser = "@formatjs/icu-messageformat-parser/no-parser.js";

/** Parses the texts at build time and splits them into parts (docs/decisions/0037). In development, one has all. */
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
        const [, language, part] = /\/i18n\/(..)\.json\?(\w+)/.exec(id) ?? [];
        if (!language) return isBuild ? waitWithMap(code, id) : undefined;
        const isIncluded = (key: string) => (isBuild ? partOf(key) : "first") === part;
        const texts = Object.entries<string>(JSON.parse(code)).filter(([key]) => isIncluded(key));
        const parsed = Object.fromEntries(texts.map(([key, text]) => [key, parsedText(text, language)]));
        return { code: `export default ${JSON.stringify(parsed)};`, moduleType: "js" };
      },
    },
  };
}

/** The added imports stand at the end, so no line moves and the source map needs no columns. */
function waitWithMap(code: string, file: string) {
  const changed = waitForTexts(code, file);
  if (changed === code) return undefined;
  const mappings = `AAAA${";AACA".repeat(code.split("\n").length - 1)}`;
  return { code: changed, map: { version: 3, sources: [file], names: [], mappings } };
}

/** Makes the import of a lazy module also load the parts of the catalogue with the module's texts. */
export function waitForTexts(code: string, file: string): string {
  const waiting = code.replace(lazyModule, (load: string, path: string) => {
    const parts = partsOf(join(dirname(file), path));
    return parts.length === 0 ? load : `withTexts(${load}, ${JSON.stringify(parts)})`;
  });
  return waiting === code ? code : `${waiting}\nimport { withTexts } from "/src/i18n/catalogues.ts";\n`;
}
