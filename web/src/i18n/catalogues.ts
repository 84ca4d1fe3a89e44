import type { Language } from "./languages.ts";
import type sv from "./sv.json";

export type MessageId = keyof typeof sv;
export type Catalogue = Readonly<Record<MessageId, string>>;

// Each its own chunk, so that a reader fetches one language and not six.
const imports: Record<Language, () => Promise<{ default: Catalogue }>> = {
  sv: () => import("./sv.json", { with: { type: "json" } }),
  en: () => import("./en.json", { with: { type: "json" } }),
  fi: () => import("./fi.json", { with: { type: "json" } }),
  da: () => import("./da.json", { with: { type: "json" } }),
  no: () => import("./no.json", { with: { type: "json" } }),
  de: () => import("./de.json", { with: { type: "json" } }),
};

const fetched = new Map<Language, Promise<Catalogue>>();

/**
 * The texts of a language, fetched once and then the same promise.
 * Rejects when they cannot be fetched; the next call then tries again.
 */
export function catalogue(language: Language): Promise<Catalogue> {
  const known = fetched.get(language);
  if (known) return known;
  const texts = imports[language]().then((module) => module.default);
  fetched.set(language, texts);
  texts.catch(() => fetched.delete(language));
  return texts;
}
