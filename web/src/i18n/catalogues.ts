import type { Language } from "./languages.ts";
import type sv from "./sv.json";

export type MessageId = keyof typeof sv;
export type Catalogue = Readonly<Record<MessageId, string>>;

// Each its own chunk, so that a reader fetches one language and not six. Without import attributes: the development server
// hands JSON out as JavaScript, which a browser refuses where it was told to expect JSON.
const imports: Record<Language, () => Promise<{ default: Catalogue }>> = {
  sv: () => import("./sv.json"),
  en: () => import("./en.json"),
  fi: () => import("./fi.json"),
  da: () => import("./da.json"),
  no: () => import("./no.json"),
  de: () => import("./de.json"),
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
