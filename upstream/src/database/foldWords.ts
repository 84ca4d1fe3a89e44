import { type RawBuilder, sql } from "kysely";

/** Searches treat `ß` as `ss`, because capitals and Swiss texts write `ss`. */
export function foldWords(text: string): string {
  return text.normalize("NFC").toLowerCase().replaceAll("ß", "ss");
}

/** @param folded is composed and in lower case */
export function withoutSharpS(folded: RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`replace(${folded}, 'ß', 'ss')`;
}
