import { startTransition, useCallback, useRef, useState } from "react";
import { catalogue, firstTexts } from "./catalogues.ts";
import { chosenLanguage, rememberLanguage } from "./chosenLanguage.ts";
import type { Language } from "./languages.ts";

/** `texts` resolves to null if loading failed. */
const shown = (language: Language) => ({ language, texts: firstTexts(language).catch(() => null) });

/** Changes the language on the screen when its texts are loaded. After a failure, the former language stays. */
export function useShownLanguage() {
  const [{ language, texts }, setShown] = useState(() => shown(chosenLanguage()));
  const [failed, setFailed] = useState<Language | null>(null);
  const wanted = useRef(language);
  const chooseLanguage = useCallback(async (next: Language) => {
    wanted.current = next;
    setFailed(null);
    const came = await catalogue(next).then(
      () => true,
      () => false,
    );
    if (wanted.current !== next) return false;
    if (!came) {
      setFailed(next);
      return false;
    }
    rememberLanguage(next);
    startTransition(() => setShown(shown(next)));
    return true;
  }, []);
  return { language, texts, failed, chooseLanguage };
}
