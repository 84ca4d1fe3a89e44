import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type MessageFormatElement, parse } from "@formatjs/icu-messageformat-parser";
import { isStructurallySame } from "@formatjs/icu-messageformat-parser/manipulator.js";
import { fallbackLanguage, type Language, languageList } from "./languages.ts";

type Texts = Record<string, string>;

/** Reads all languages' texts. @throws Error if a language lacks a key, or languages differ in values or tags */
export function readCatalogues(read: (language: Language) => string = readFile): Record<Language, Texts> {
  const catalogues = Object.fromEntries(
    languageList.map((language) => [language, JSON.parse(read(language)) as Texts]),
  ) as Record<Language, Texts>;
  const keys = new Set(Object.values(catalogues).flatMap(Object.keys));
  const faults = [...keys].flatMap((key) => faultsOf(key, catalogues));
  if (faults.length === 0) return catalogues;
  throw new Error(`The texts in web/src/i18n differ in structure:\n  ${faults.join("\n  ")}`);
}

const readFile = (language: Language) => readFileSync(join(import.meta.dirname, `${language}.json`), "utf8");

function faultsOf(key: string, catalogues: Record<Language, Texts>): string[] {
  const lacking = languageList.filter((language) => catalogues[language][key] === undefined);
  if (lacking.length > 0) return [`${key}: missing in ${lacking.join(", ")}`];
  const elements = (language: Language) => parseText(catalogues[language][key] ?? "");
  const expected = elements(fallbackLanguage);
  if (typeof expected === "string") return [`${key} in ${fallbackLanguage}: ${expected}`];
  return languageList.flatMap((language) => {
    const found = elements(language);
    const fault = typeof found === "string" ? found : isStructurallySame(expected, found).error?.message;
    return fault ? [`${key} in ${language}, against ${fallbackLanguage}: ${fault}`] : [];
  });
}

function parseText(text: string): MessageFormatElement[] | string {
  try {
    return parse(text);
  } catch (error) {
    return `cannot be parsed: ${(error as Error).message}`;
  }
}
