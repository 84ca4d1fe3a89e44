import { foldWords } from "../database/foldWords.ts";

/** One part of the search text. An entry matches by all `words`, by `part` of a value, or by `value` as a whole. */
export type Term = { words: readonly string[]; part: string | null; value: string | null };

const maxWords = 8;

const units = ["ω", "mω", "a", "°c", "m", "v"];

const shownNumber = /^(>?)([-\u2212]?\d+)(?:[.,](\d+))?(ω|mω|a|°c|m|v)?$/;

/** Parses words and displayed values such as `88,5 Ω`, `−5,5 °C` and `>1000 MΩ`. `OL` is a value only in capitals. */
export function parseTerms(query: string): Term[] {
  const written = query.normalize("NFC").trim().split(/\s+/).filter(Boolean).slice(0, maxWords);
  const words = written.map(foldWords);
  return words.flatMap((word, index): Term[] => {
    if (written[index] === "OL") return [{ words: [], part: null, value: "over_range" }];
    const before = words[index - 1];
    if (units.includes(word) && before && isUnitless(before)) return [];
    const following = words[index + 1];
    const unit = following && units.includes(following) && isUnitless(word) ? following : null;
    return [toTerm(word, unit)];
  });
}

function toTerm(word: string, unitAfter: string | null): Term {
  const words = unitAfter ? [word, unitAfter] : [word];
  const [whole, above = "", digits = "", decimals, unit] = shownNumber.exec(word) ?? [];
  if (whole === undefined) return { words, part: word === "ol" ? "over_range" : null, value: null };
  const signed = digits.replace("\u2212", "-");
  const isWhole = Boolean(unitAfter ?? unit);
  const number = decimals === undefined ? signed : `${signed}.${decimals}`;
  return {
    words,
    part: isWhole ? null : `${above}${number}`,
    value: isWhole || decimals !== undefined ? `${above}${Number(number)}` : null,
  };
}

function isUnitless(word: string): boolean {
  const found = shownNumber.exec(word);
  return found !== null && found[4] === undefined;
}
