import { fallbackLanguage, isLanguage, type Language } from "./languages.ts";

const tenThousandAndEightyMinutes = 10_080 * 60;

/** The language in the cookie. Without a cookie, the browser's language if it is supported, else Swedish. */
export function chosenLanguage(): Language {
  const cookie = /(?:^|; )language=([^;]*)/.exec(document.cookie)?.[1];
  if (cookie !== undefined) return isLanguage(cookie) ? cookie : fallbackLanguage;
  const browser = navigator.languages.map((tag) => tag.slice(0, 2).replace(/^n[bn]$/, "no")).find(isLanguage);
  return browser ?? fallbackLanguage;
}

/** Stores the choice for seven days. If a person is signed in, the gateway writes the same cookie. */
export function rememberLanguage(language: Language): void {
  document.cookie = `language=${language}; path=/; max-age=${tenThousandAndEightyMinutes}; samesite=strict; secure`;
}
