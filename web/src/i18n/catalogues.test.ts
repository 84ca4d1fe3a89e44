import { expect, test } from "@jest/globals";
import { createIntl } from "react-intl";
import { availableLanguages, catalogue, type MessageId } from "./catalogues.ts";

const source = catalogue("sv");
const ids = Object.keys(source) as MessageId[];

const placeholders = (text: string) => [...new Set([...text.matchAll(/\{\s*(\w+)/g)].map((match) => match[1]))].sort();

test.each(availableLanguages)(
  "%s has the same keys and placeholders as the source, and every text is well-formed",
  (language) => {
    const texts = catalogue(language);
    expect(Object.keys(texts)).toEqual(ids);
    for (const id of ids) {
      expect([id, placeholders(texts[id])]).toEqual([id, placeholders(source[id])]);
      expect(texts[id].trim()).not.toBe("");
    }
    const faults: unknown[] = [];
    const intl = createIntl({ locale: language, messages: texts, onError: (fault) => faults.push(fault) });
    const values = Object.fromEntries(ids.flatMap((id) => placeholders(texts[id])).map((name) => [name, 1]));
    for (const id of ids) intl.formatMessage({ id }, values);
    expect(faults).toEqual([]);
  },
);
