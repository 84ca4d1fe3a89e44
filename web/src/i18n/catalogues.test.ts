import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { createIntl } from "react-intl";
import { catalogue } from "./catalogues.ts";
import { languageList } from "./languages.ts";
import { readCatalogues } from "./readCatalogues.ts";

type Texts = Record<string, string>;

const catalogues = Object.fromEntries(
  await Promise.all(languageList.map(async (language) => [language, await catalogue(language)] as const)),
);

const readFile = (language: string) => readFileSync(join(import.meta.dirname, `${language}.json`), "utf8");

test.each([
  ["lacks a text", (texts: Texts) => delete texts["app.retry"], "app.retry: missing in de"],
  ["has a text of its own", (texts: Texts) => Object.assign(texts, { odd: "x" }), "odd: missing in sv, en, fi, da, no"],
  [
    "has no value in a text that has one",
    (texts: Texts) => Object.assign(texts, { "project.list.count": "Projekte" }),
    "project.list.count in de, against sv: Different number of variables",
  ],
  [
    "has a text that cannot be parsed",
    (texts: Texts) => Object.assign(texts, { "app.retry": "{" }),
    "app.retry in de, against sv: cannot be parsed",
  ],
])("a language that %s ends the build and the start, which name the key and the language", (_, change, fault) => {
  expect(() => readCatalogues()).not.toThrow();
  const changed = JSON.parse(readFile("de"));
  change(changed);
  expect(() =>
    readCatalogues((language) => (language === "de" ? JSON.stringify(changed) : readFile(language))),
  ).toThrow(fault);
});

test("no catalogue has an empty text", () => {
  expect(languageList).toEqual(["sv", "en", "fi", "da", "no", "de"]);
  const empty = Object.entries(catalogues).flatMap(([language, texts]) =>
    Object.entries(texts).flatMap(([id, text]) => (text.trim() === "" ? [`${language}: ${id}`] : [])),
  );
  expect(empty).toEqual([]);
});

test.each([
  ["sv", "1,5", "2 projekt"],
  ["en", "1.5", "2 projects"],
  ["fi", "1,5", "2 projektia"],
  ["da", "1,5", "2 projekter"],
  ["no", "1,5", "2 prosjekter"],
  ["de", "1,5", "2 Projekte"],
])("%s is a language that numbers and plurals are known for", (locale, number, projects) => {
  const faults: unknown[] = [];
  const intl = createIntl({ locale, messages: catalogues[locale], onError: (fault) => faults.push(fault) });
  expect(intl.formatNumber(1.5)).toBe(number);
  expect(intl.formatMessage({ id: "project.list.count" }, { count: 2 })).toBe(projects);
  expect(faults).toEqual([]);
});
