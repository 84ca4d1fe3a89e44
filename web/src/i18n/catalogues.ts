import { chosenLanguage } from "./chosenLanguage.ts";
import type { Language } from "./languages.ts";
import type sv from "./sv.json";

export type MessageId = keyof typeof sv;
export type Catalogue = Readonly<Record<MessageId, string>>;
type Load = () => Promise<{ default: Partial<Catalogue> }>;

// One chunk per language, and within it the texts of the project list first. Without import attributes: the development server serves JSON
// as JavaScript, which a browser would refuse.
const imports: Record<Language, { first: Load; rest: Load }> = {
  sv: { first: () => import("./sv.json?first"), rest: () => import("./sv.json?rest") },
  en: { first: () => import("./en.json?first"), rest: () => import("./en.json?rest") },
  fi: { first: () => import("./fi.json?first"), rest: () => import("./fi.json?rest") },
  da: { first: () => import("./da.json?first"), rest: () => import("./da.json?rest") },
  no: { first: () => import("./no.json?first"), rest: () => import("./no.json?rest") },
  de: { first: () => import("./de.json?first"), rest: () => import("./de.json?rest") },
};

/** The texts that the code before the list of projects shows. `catalogue` puts the others into the same object. */
export const firstTexts = fetchOnce<Partial<Catalogue>>(async (language) => ({
  ...(await imports[language].first()).default,
}));

/** All texts of a language. */
export const catalogue = fetchOnce<Catalogue>(async (language) => {
  const [texts, rest] = await Promise.all([firstTexts(language), imports[language].rest()]);
  return Object.assign(texts, rest.default) as Catalogue;
});

// A language that is chosen later is not shown before all its texts are here.
const startLanguage = chosenLanguage();

/** A lazily loaded module, given out when the texts that it may show are here too. `cataloguesPlugin.ts` writes the calls. */
export async function withAllTexts<T>(loading: Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([loading, catalogue(startLanguage)]);
  return loaded;
}

/** The same promise for each call of a language. Rejects when the texts cannot be fetched; the next call then tries again. */
function fetchOnce<T>(load: (language: Language) => Promise<T>): (language: Language) => Promise<T> {
  const fetched = new Map<Language, Promise<T>>();
  return (language) => {
    const known = fetched.get(language);
    if (known) return known;
    const texts = load(language);
    fetched.set(language, texts);
    texts.catch(() => fetched.delete(language));
    return texts;
  };
}
