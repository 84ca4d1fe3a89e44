import type { CertificateTexts } from "../texts/CertificateTexts.ts";
import type { CertificateSnapshot } from "./certificateSnapshot.ts";

/** A sentence for each person, day and signature. If not all rooms share one sentence, each begins with its rooms. */
export function recordDeclarations(texts: CertificateTexts, { rooms }: Pick<CertificateSnapshot, "rooms">): string {
  const told = Map.groupBy(rooms, ({ declaration }) => {
    if (!declaration) return "";
    const { person, day, signed } = declaration;
    return texts.declaredBy({ person: person ?? "–", day, isSigned: signed !== null });
  });
  const named = [...told].filter(([sentence]) => sentence !== "");
  return named
    .map(([sentence, of]) => (told.size > 1 ? `${of.map(({ title }) => title).join(", ")}: ${sentence}` : sentence))
    .join(" ");
}
