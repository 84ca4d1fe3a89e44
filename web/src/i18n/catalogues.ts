import { chosenLanguage } from "./chosenLanguage.ts";
import type { Language } from "./languages.ts";
import type sv from "./sv.json";

export type MessageId = keyof typeof sv;
export type Catalogue = Readonly<Record<MessageId, string>>;
type Load = () => Promise<{ default: Partial<Catalogue> }>;

/** The parts of a catalogue that load after the first. `cataloguesPlugin.ts` finds each text's part. */
export const laterParts = ["shared", "project", "panel", "grid", "view", "office", "visitor", "later"] as const;
export type LaterPart = (typeof laterParts)[number];

// Each `import()` makes a chunk. `with { type: "json" }` would fail in development, where JSON is sent as JavaScript.
const imports: Record<Language, Record<"first" | LaterPart, Load>> = {
  sv: {
    first: () => import("./sv.json?first"),
    shared: () => import("./sv.json?shared"),
    project: () => import("./sv.json?project"),
    panel: () => import("./sv.json?panel"),
    grid: () => import("./sv.json?grid"),
    view: () => import("./sv.json?view"),
    office: () => import("./sv.json?office"),
    visitor: () => import("./sv.json?visitor"),
    later: () => import("./sv.json?later"),
  },
  en: {
    first: () => import("./en.json?first"),
    shared: () => import("./en.json?shared"),
    project: () => import("./en.json?project"),
    panel: () => import("./en.json?panel"),
    grid: () => import("./en.json?grid"),
    view: () => import("./en.json?view"),
    office: () => import("./en.json?office"),
    visitor: () => import("./en.json?visitor"),
    later: () => import("./en.json?later"),
  },
  fi: {
    first: () => import("./fi.json?first"),
    shared: () => import("./fi.json?shared"),
    project: () => import("./fi.json?project"),
    panel: () => import("./fi.json?panel"),
    grid: () => import("./fi.json?grid"),
    view: () => import("./fi.json?view"),
    office: () => import("./fi.json?office"),
    visitor: () => import("./fi.json?visitor"),
    later: () => import("./fi.json?later"),
  },
  da: {
    first: () => import("./da.json?first"),
    shared: () => import("./da.json?shared"),
    project: () => import("./da.json?project"),
    panel: () => import("./da.json?panel"),
    grid: () => import("./da.json?grid"),
    view: () => import("./da.json?view"),
    office: () => import("./da.json?office"),
    visitor: () => import("./da.json?visitor"),
    later: () => import("./da.json?later"),
  },
  no: {
    first: () => import("./no.json?first"),
    shared: () => import("./no.json?shared"),
    project: () => import("./no.json?project"),
    panel: () => import("./no.json?panel"),
    grid: () => import("./no.json?grid"),
    view: () => import("./no.json?view"),
    office: () => import("./no.json?office"),
    visitor: () => import("./no.json?visitor"),
    later: () => import("./no.json?later"),
  },
  de: {
    first: () => import("./de.json?first"),
    shared: () => import("./de.json?shared"),
    project: () => import("./de.json?project"),
    panel: () => import("./de.json?panel"),
    grid: () => import("./de.json?grid"),
    view: () => import("./de.json?view"),
    office: () => import("./de.json?office"),
    visitor: () => import("./de.json?visitor"),
    later: () => import("./de.json?later"),
  },
};

/** The texts shown until the project list is complete. Later parts are added to the same object. */
export const firstTexts = fetchOnce<Partial<Catalogue>>(async (language) => ({
  ...(await imports[language].first()).default,
}));

const fetchPart = Object.fromEntries(
  laterParts.map((part) => [
    part,
    fetchOnce(async (language) => {
      const [texts, later] = await Promise.all([firstTexts(language), imports[language][part]()]);
      Object.assign(texts, later.default);
    }),
  ]),
) as Record<LaterPart, (language: Language) => Promise<void>>;

export const catalogue = fetchOnce<Catalogue>(async (language) => {
  await Promise.all(laterParts.map((part) => fetchPart[part](language)));
  return (await firstTexts(language)) as Catalogue;
});

// Lazy modules wait for the texts of this language. A later language is shown when all its texts are loaded.
const startLanguage = chosenLanguage();

/** Returns a lazy module when these parts of the texts are loaded. `cataloguesPlugin.ts` inserts the calls. */
export async function withTexts<T>(loading: Promise<T>, parts: readonly LaterPart[]): Promise<T> {
  const [loaded] = await Promise.all([loading, ...parts.map((part) => fetchPart[part](startLanguage))]);
  return loaded;
}

/** Loads a language once. The next call after a failure tries again. */
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
