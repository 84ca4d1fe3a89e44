import { expect, test } from "@jest/globals";
import { createIntl } from "react-intl";
import { catalogue } from "./catalogues.ts";
import { languageList } from "./languages.ts";

const catalogues = Object.fromEntries(
  await Promise.all(languageList.map(async (language) => [language, await catalogue(language)] as const)),
);

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
