type Texts = Readonly<Record<string, string>>;

/**
 * The texts with letters of their own that several languages have under one key, each with the languages that do.
 * More than one group of languages for the same text are put together.
 */
export function sharedTexts(catalogues: Readonly<Record<string, Texts>>): Record<string, string> {
  const found = new Map<string, Set<string>>();
  for (const id of Object.keys(Object.values(catalogues)[0] ?? {})) {
    const groups = Map.groupBy(Object.keys(catalogues), (language) => catalogues[language]?.[id] ?? "");
    for (const [text, languages] of groups) {
      if (languages.length < 2 || !/\p{L}/u.test(text.replace(/\{\w+\}/g, ""))) continue;
      found.set(text, new Set([...(found.get(text) ?? []), ...languages]));
    }
  }
  const inOrder = (languages: Set<string>) => Object.keys(catalogues).filter((each) => languages.has(each));
  return Object.fromEntries(
    [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([text, languages]) => [text, inOrder(languages).join(" ")]),
  );
}
