import { fallbackLanguage, isLanguage, type Language } from "./languages.ts";

const tenThousandAndEightyMinutes = 10_080 * 60;

/** The language of the cookie, else the browser's if it is one of ours, else Swedish. */
export function chosenLanguage(): Language {
  const cookie = /(?:^|; )language=([^;]*)/.exec(document.cookie)?.[1];
  if (cookie !== undefined) return isLanguage(cookie) ? cookie : fallbackLanguage;
  const browser = navigator.languages.map((tag) => tag.slice(0, 2).replace(/^n[bn]$/, "no")).find(isLanguage);
  return browser ?? fallbackLanguage;
}

/** Keeps the choice for seven days; the gateway writes the same cookie when a session is there. */
export function rememberLanguage(language: Language): void {
  document.cookie = `language=${language}; path=/; max-age=${tenThousandAndEightyMinutes}; samesite=strict; secure`;
}
