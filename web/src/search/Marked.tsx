import { Fragment } from "react";

/** The service separates words by spaces and by ASCII and Latin punctuation, so the client does the same. */
const words = /([^\s!-/:-@[-`{-~\u00a0-\u00bf\u2010-\u2027]+)/;

export function Marked({ text, matches }: { text: string; matches: readonly string[] }) {
  const parts = text.normalize("NFC").split(words);
  return parts.map((part, index) => {
    // The parts of a text can only be identified by their index.
    const key = `${index} ${part}`;
    return matches.includes(part) ? <mark key={key}>{part}</mark> : <Fragment key={key}>{part}</Fragment>;
  });
}
