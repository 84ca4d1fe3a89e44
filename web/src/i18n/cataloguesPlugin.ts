import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { catalogueFaults } from "./catalogueFaults.ts";
import { fallbackLanguage, languageList } from "./languages.ts";
import { parsedText } from "./parsedText.ts";

const withoutParser = "@formatjs/icu-messageformat-parser/no-parser.js";

const read = (language: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`./${language}.json`, import.meta.url), "utf8"));

/**
 * Neither builds nor serves while a catalogue differs in structure from the source language. Gives the browser the texts parsed,
 * so that it need not fetch a parser for them.
 */
export function cataloguesPlugin(): Plugin {
  return {
    name: "catalogues",
    enforce: "pre",
    config: () => ({
      resolve: { alias: [{ find: /^@formatjs\/icu-messageformat-parser$/, replacement: withoutParser }] },
    }),
    buildStart() {
      const faults = catalogueFaults(Object.fromEntries(languageList.map((language) => [language, read(language)])));
      if (faults.length > 0) this.error(`The catalogues in src/i18n differ:\n${faults.join("\n")}`);
    },
    transform: {
      filter: { id: /\/i18n\/[a-z]{2}\.json(\?|$)/ },
      handler(code, id) {
        const language = /(..)\.json/.exec(id)?.[1] ?? fallbackLanguage;
        const texts = Object.entries<string>(JSON.parse(code));
        return JSON.stringify(Object.fromEntries(texts.map(([key, text]) => [key, parsedText(text, language)])));
      },
    },
  };
}
