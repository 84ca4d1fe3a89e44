import { foldWords } from "../database/foldWords.ts";

/**
 * A part of the sought text: an entry fits that has all `words` somewhere, or `part` in one of its own values, or `value` as one of them.
 * An entry's own values are in small letters, with a decimal point.
 */
export type Term = { words: readonly string[]; part: string | null; value: string | null };

const maxWords = 8;

// As pages write them behind a number, in small letters.
const units = ["ω", "mω", "a", "°c", "m", "v"];

const shownNumber = /^(>?)([-\u2212]?\d+)(?:[.,](\d+))?(ω|mω|a|°c|m|v)?$/;

/** Reads words, and values as pages show them: `88,5 Ω`, `−5,5 °C` with a true minus sign, `>1000 MΩ`, and `OL`, in capitals that alone. */
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

/** A number that may be followed by its unit. */
function isUnitless(word: string): boolean {
  const found = shownNumber.exec(word);
  return found !== null && found[4] === undefined;
}
