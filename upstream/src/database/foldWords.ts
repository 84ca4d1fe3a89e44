import { type RawBuilder, sql } from "kysely";

/** A search compares `ß` as `ss`: capitals have no other spelling for it, and Switzerland no other at all. */
export function foldWords(text: string): string {
  return text.normalize("NFC").toLowerCase().replaceAll("ß", "ss");
}

/** @param folded is composed and in small letters */
export function withoutSharpS(folded: RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`replace(${folded}, 'ß', 'ss')`;
}
