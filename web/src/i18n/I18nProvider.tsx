import { createContext, type ReactNode, Suspense, use, useEffect, useMemo, useState } from "react";
import { IntlProvider } from "react-intl";
import { CatalogueFailed } from "./CatalogueFailed.tsx";
import { type Catalogue, catalogue } from "./catalogues.ts";
import type { Language } from "./languages.ts";
import { useShownLanguage } from "./useShownLanguage.ts";

type LanguageChoice = {
  language: Language;
  /** Shows the page in this language once its texts are here. False when they could not be fetched, or another was chosen since. */
  chooseLanguage: (language: Language) => Promise<boolean>;
  /** The language whose texts could not be fetched, until another choice is made. */
  failed: Language | null;
};

const LanguageContext = createContext<LanguageChoice | null>(null);

/** Texts for everything below, which is drawn only when they are here: never a key, nor another language, in between. */
export function I18nProvider({ children }: { children: ReactNode }) {
  const { language, texts, failed, chooseLanguage } = useShownLanguage();
  const choice = useMemo(() => ({ language, failed, chooseLanguage }), [language, failed, chooseLanguage]);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  // React delays content that waits in a Suspense alone until 300 ms after the fallback; an update from outside is drawn at once.
  const [, draw] = useState({});
  useEffect(() => {
    const drawAgain = () => draw({});
    void texts.then(drawAgain, drawAgain);
  }, [texts]);
  return (
    <LanguageContext value={choice}>
      <Suspense fallback={null}>
        <Texts language={language} texts={texts}>
          {children}
        </Texts>
      </Suspense>
    </LanguageContext>
  );
}

type TextsProps = { language: Language; texts: Promise<Partial<Catalogue> | null>; children: ReactNode };

function Texts({ language, texts, children }: TextsProps) {
  const messages = use(texts);
  // Starts after the first paint, so that it does not compete with it. The part of the page that needs a missing text asks again and shows
  // the failure.
  useEffect(() => void catalogue(language).catch(() => undefined), [language]);
  if (!messages) return <CatalogueFailed language={language} />;
  return (
    <IntlProvider locale={language} messages={messages}>
      {children}
    </IntlProvider>
  );
}

/** The language in use and the way to change it. */
export function useLanguage(): LanguageChoice {
  const choice = use(LanguageContext);
  if (!choice) throw new Error("useLanguage needs an I18nProvider above it");
  return choice;
}
