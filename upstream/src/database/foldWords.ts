import { type RawBuilder, sql } from "kysely";

/** A search compares `ß` as `ss`: capitals have no other spelling for it, and Switzerland never writes it. */
export function foldWords(text: string): string {
  return text.normalize("NFC").toLowerCase().replaceAll("ß", "ss");
}

/** @param folded is composed and in lower case */
export function withoutSharpS(folded: RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`replace(${folded}, 'ß', 'ss')`;
}
