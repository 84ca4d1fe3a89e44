import type { CertificateSnapshot } from "./pdf/certificateSnapshot.ts";

export function certificateSearchKey(number: string, { customer, project }: CertificateSnapshot): string {
  const { name, folder, postalCode, city } = project;
  return foldText([number, customer.name, name, folder, postalCode, city].filter(Boolean).join("\n"));
}

/** At most eight words, because each word is searched in every certificate. */
export function searchWords(query: string): string[] {
  return foldText(query).split(/\s+/).filter(Boolean).slice(0, 8);
}

/** Lower case without accents, for composed and decomposed letters. The letters ø, æ and ß become o, ae and ss. */
function foldText(text: string): string {
  const plain = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return plain.replace(/[øæß]/g, (letter) => strokes[letter] ?? letter);
}

const strokes: Record<string, string> = { ø: "o", æ: "ae", ß: "ss" };
