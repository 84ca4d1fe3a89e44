import { readFileSync } from "node:fs";
import type { Language, Links, QueryLinksArgs } from "../__generated__/schema.ts";
import { languages } from "../graphql/languages.ts";

type PerLanguage = Record<Language, string>;

/** `forecast` has one host for all languages; `culture` is the path for each language, such as `sv-SE`. */
type LinkTable = {
  articlePicker: PerLanguage;
  forecast: { host: string; culture: PerLanguage };
  support: PerLanguage;
  playStore: string;
  appStore: string;
};

/** @throws an error that names the file and each missing or bad address */
export function readLinks(file: string): LinkTable {
  const table = JSON.parse(readFileSync(file, "utf8")) as LinkTable;
  const faults = languages.flatMap((language) =>
    Object.entries(linksIn(table, language))
      .filter(([, address]) => !URL.canParse(address) || new URL(address).protocol !== "https:")
      .map(([name]) => `${name} (${language})`),
  );
  if (faults.length > 0) throw new Error(`${file} lacks an https address for: ${faults.join(", ")}`);
  return table;
}

export const linksQuery = (
  _: unknown,
  { language }: QueryLinksArgs,
  { services }: { services: { links: LinkTable } },
) => linksIn(services.links, language);

function linksIn(table: LinkTable, language: Language): Links {
  return {
    articlePicker: table.articlePicker?.[language] ?? "",
    forecast: `${table.forecast?.host ?? ""}/${table.forecast?.culture?.[language] ?? ""}`,
    support: table.support?.[language] ?? "",
    playStore: table.playStore ?? "",
    appStore: table.appStore ?? "",
  };
}
