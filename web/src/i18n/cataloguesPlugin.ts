import type { Plugin } from "vite";
import { fallbackLanguage } from "./languages.ts";
import { parsedText } from "./parsedText.ts";

const withoutParser = "@formatjs/icu-messageformat-parser/no-parser.js";

/** Gives the browser the texts parsed, so that it need not fetch a parser for them. */
export function cataloguesPlugin(): Plugin {
  return {
    name: "catalogues",
    enforce: "pre",
    config: () => ({
      resolve: { alias: [{ find: /^@formatjs\/icu-messageformat-parser$/, replacement: withoutParser }] },
    }),
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
