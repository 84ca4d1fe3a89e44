import { chosenLanguage } from "./chosenLanguage.ts";
import type { Language } from "./languages.ts";
import type sv from "./sv.json";

export type MessageId = keyof typeof sv;
export type Catalogue = Readonly<Record<MessageId, string>>;
type Load = () => Promise<{ default: Partial<Catalogue> }>;

// Each language has a chunk for the project list's texts and one for the rest. Import attributes are left out: the
// development server serves JSON as JavaScript, and a browser would then refuse it.
const imports: Record<Language, { first: Load; rest: Load }> = {
  sv: { first: () => import("./sv.json?first"), rest: () => import("./sv.json?rest") },
  en: { first: () => import("./en.json?first"), rest: () => import("./en.json?rest") },
  fi: { first: () => import("./fi.json?first"), rest: () => import("./fi.json?rest") },
  da: { first: () => import("./da.json?first"), rest: () => import("./da.json?rest") },
  no: { first: () => import("./no.json?first"), rest: () => import("./no.json?rest") },
  de: { first: () => import("./de.json?first"), rest: () => import("./de.json?rest") },
};

/** The texts shown before or with the list of projects. `catalogue` adds the others to the same object. */
export const firstTexts = fetchOnce<Partial<Catalogue>>(async (language) => ({
  ...(await imports[language].first()).default,
}));

export const catalogue = fetchOnce<Catalogue>(async (language) => {
  const [texts, rest] = await Promise.all([firstTexts(language), imports[language].rest()]);
  return Object.assign(texts, rest.default) as Catalogue;
});

// Lazy modules wait only for the first language's texts. A language chosen later is shown after all its texts are
// loaded.
const startLanguage = chosenLanguage();

/** A lazy module, returned once all texts are loaded. `cataloguesPlugin.ts` inserts the calls. */
export async function withAllTexts<T>(loading: Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([loading, catalogue(startLanguage)]);
  return loaded;
}

/** Returns the same promise for each call with a language. After a failure the next call tries again. */
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
