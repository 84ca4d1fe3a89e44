import { Fragment } from "react";

/** Words end where the service ends them: at blanks and at ASCII's and Latin's punctuation. */
const words = /([^\s!-/:-@[-`{-~\u00a0-\u00bf\u2010-\u2027]+)/;

/** A text with the words that were found marked. */
export function Marked({ text, matches }: { text: string; matches: readonly string[] }) {
  const parts = text.normalize("NFC").split(words);
  return parts.map((part, index) => {
    // Parts of a text have no identity but their place.
    const key = `${index} ${part}`;
    return matches.includes(part) ? <mark key={key}>{part}</mark> : <Fragment key={key}>{part}</Fragment>;
  });
}
