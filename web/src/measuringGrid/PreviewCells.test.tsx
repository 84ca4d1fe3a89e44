import { expect, test } from "@jest/globals";
import { render } from "@testing-library/react";
import { IntlProvider } from "react-intl";
import { fileLineContext, fileMapping, tableLimits } from "../../test/fileLineContext.ts";
import { catalogue } from "../i18n/catalogues.ts";
import type { Language } from "../i18n/languages.ts";
import { readTable } from "../spreadsheet/readTable.ts";
import { readLines } from "./fileLines.ts";
import { OutcomeCell } from "./PreviewCells.tsx";

async function outcomeOf(kiloohms: string, locale: Language) {
  const table = readTable(new TextEncoder().encode(`Place;R\nRoom 1;${kiloohms}`), tableLimits);
  const [line] = typeof table === "string" ? [] : readLines(table, fileMapping, fileLineContext);
  if (!line) throw new Error("No line was read");
  const { container } = render(
    <IntlProvider locale={locale} messages={await catalogue(locale)}>
      <OutcomeCell line={line} onChoose={() => {}} />
    </IntlProvider>,
    { container: document.createElement("tr") },
  );
  return container.textContent?.trim();
}

test.each<[string, Language, string]>([
  ["0,0097", "en", "Unusual: about 9.3 times lower than expected"],
  ["0,0097", "sv", "Ovanligt: ungefär 9,3 gånger lägre än förväntat"],
  ["0,0097", "no", "Uvanlig: omtrent 9,3 ganger lavere enn forventet"],
  ["0,0097", "da", "Usædvanligt: omkring 9,3 gange lavere end forventet"],
  ["0,0097", "fi", "Epätavallinen: noin 9,3 kertaa odotettua pienempi"],
  ["0,0097", "de", "Ungewöhnlich: etwa 9,3-mal niedriger als erwartet"],
  ["0,9", "de", "Ungewöhnlich: etwa 10-mal höher als erwartet"],
  ["0", "de", "Ungewöhnlich: weit unter dem erwarteten Wert"],
  ["0", "en", "Unusual: far below what is expected"],
])(
  "an unusual resistance of %s kΩ is told in %s in the language's decimals, and zero without a factor",
  async (...asked) => {
    const [kiloohms, language, words] = asked;
    expect(await outcomeOf(kiloohms, language)).toBe(words);
  },
);
