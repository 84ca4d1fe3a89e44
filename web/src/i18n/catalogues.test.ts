import { describe, expect, test } from "@jest/globals";
import { createIntl } from "react-intl";
import { catalogueFaults } from "./catalogueFaults.ts";
import { catalogue } from "./catalogues.ts";
import { equalTexts } from "./equalTexts.ts";
import { languageList } from "./languages.ts";
import { sharedTexts } from "./sharedTexts.ts";

const catalogues = Object.fromEntries(
  await Promise.all(languageList.map(async (language) => [language, await catalogue(language)] as const)),
);

test("all six catalogues have the same keys, placeholders and tags, and every text is well-formed", () => {
  expect(languageList).toEqual(["sv", "en", "fi", "da", "no", "de"]);
  expect(catalogueFaults(catalogues)).toEqual([]);
});

// Write a new one, with its languages, into equalTexts.ts, if it is right in each of them.
test("a text that languages share is known to be right in each, so that none is left untranslated", () => {
  const known = new Map(Object.entries(equalTexts));
  const unknown = Object.entries(sharedTexts(catalogues)).filter(
    ([text, languages]) => !languages.split(" ").every((each) => known.get(text)?.split(" ").includes(each)),
  );
  expect(unknown).toEqual([]);
});

describe("a catalogue that differs is told with language and key", () => {
  const source = { a: "{count, plural, one {# sak} other {# saker}}", b: "<link>{name}</link>" };
  test.each([
    [{ a: source.a }, "fi: b is missing"],
    [{ ...source, c: "x" }, "fi: c is not in sv"],
    [{ ...source, b: " " }, "fi: b is empty"],
    [{ ...source, b: "{name}" }, "fi: b has {name} where sv has <link> {name}"],
    [{ ...source, b: "<link>{nimi}</link>" }, "fi: b has <link> {nimi} where sv has <link> {name}"],
    [{ ...source, a: "{count, plural, few {#} other {#}}" }, 'fi: a has "few", no plural of the language'],
    [{ ...source, a: "{count, plural, one {#}" }, /^fi: a is not well-formed: /],
  ])("%p", (fi, fault) => {
    const faults = catalogueFaults({ sv: source, fi });
    expect(faults).toEqual([typeof fault === "string" ? fault : expect.stringMatching(fault)]);
  });
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
