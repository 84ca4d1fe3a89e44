import { createRequire } from "node:module";
import type { HyphenationFunctionSync } from "hyphen";
import type { Language } from "../../i18n/language.ts";

// `import` cannot resolve the package's folders of languages.
const require = createRequire(import.meta.url);
const patterns: Record<Language, string> = { da: "da", de: "de", en: "en-gb", fi: "fi", no: "nb", sv: "sv" };
const softHyphen = "\u00ad";

export function syllablesOf(word: string, language: Language): string[] {
  const { hyphenateSync }: { hyphenateSync: HyphenationFunctionSync } = require(`hyphen/${patterns[language]}`);
  return hyphenateSync(word, { hyphenChar: softHyphen }).split(softHyphen);
}
