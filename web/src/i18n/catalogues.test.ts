import { expect, test } from "@jest/globals";
import { createIntl } from "react-intl";
import { availableLanguages, catalogue, type MessageId } from "./catalogues.ts";

const source = catalogue("sv");
const ids = Object.keys(source) as MessageId[];

// A brace after a plural's selector opens one of its texts, not a placeholder.
const placeholder = /(?<!(?:=\d+|zero|one|two|few|many|other)\s*)\{\s*(\w+)\s*[,}]/g;
const tag = /<(\w+)>/g;

const namesIn = (text: string, pattern: RegExp) =>
  [...new Set([...text.matchAll(pattern)].map(([, name = ""]) => name))].sort();

const placeholders = (text: string) => [...namesIn(text, placeholder), ...namesIn(text, tag)];

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
    for (const id of ids) {
      const values = namesIn(texts[id], placeholder).map((name) => [name, 1]);
      const tags = namesIn(texts[id], tag).map((name) => [name, (inner: unknown) => String(inner)]);
      intl.formatMessage({ id }, Object.fromEntries([...values, ...tags]));
    }
    expect(faults).toEqual([]);
  },
);
