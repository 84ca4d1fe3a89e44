import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from "react";
import { IntlProvider } from "react-intl";
import { catalogue } from "./catalogues.ts";
import { chosenLanguage, rememberLanguage } from "./chosenLanguage.ts";
import type { Language } from "./languages.ts";

type LanguageChoice = { language: Language; chooseLanguage: (language: Language) => void };

const LanguageContext = createContext<LanguageChoice | null>(null);

export function I18nProvider({ children }: { children: ReactNode }) {
  const [language, setLanguage] = useState(chosenLanguage);
  const chooseLanguage = useCallback((next: Language) => {
    rememberLanguage(next);
    setLanguage(next);
  }, []);
  const choice = useMemo(() => ({ language, chooseLanguage }), [language, chooseLanguage]);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return (
    <LanguageContext value={choice}>
      <IntlProvider locale={language} messages={catalogue(language)}>
        {children}
      </IntlProvider>
    </LanguageContext>
  );
}

/** The language in use and the way to change it. */
export function useLanguage(): LanguageChoice {
  const choice = use(LanguageContext);
  if (!choice) throw new Error("useLanguage needs an I18nProvider above it");
  return choice;
}
