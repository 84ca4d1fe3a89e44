import { createContext, type ReactNode, Suspense, use, useEffect, useMemo, useState } from "react";
import { IntlProvider } from "react-intl";
import { CatalogueFailed } from "./CatalogueFailed.tsx";
import type { Catalogue } from "./catalogues.ts";
import type { Language } from "./languages.ts";
import { useShownLanguage } from "./useShownLanguage.ts";

type LanguageChoice = {
  language: Language;
  /** Shows the language when its texts are loaded. False if loading failed or another language was chosen meanwhile. */
  chooseLanguage: (language: Language) => Promise<boolean>;
  /** The language whose texts could not be loaded. The next choice sets it to null. */
  failed: Language | null;
};

const LanguageContext = createContext<LanguageChoice | null>(null);

/** Renders the page when its texts are loaded, so that no message id is shown. */
export function I18nProvider({ children }: { children: ReactNode }) {
  const { language, texts, failed, chooseLanguage } = useShownLanguage();
  const choice = useMemo(() => ({ language, failed, chooseLanguage }), [language, failed, chooseLanguage]);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  // React may delay suspended content by up to 300 ms. An update shows the content at once.
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
  if (!messages) return <CatalogueFailed language={language} />;
  return (
    <IntlProvider locale={language} messages={messages}>
      {children}
    </IntlProvider>
  );
}

export function useLanguage(): LanguageChoice {
  const choice = use(LanguageContext);
  if (!choice) throw new Error("useLanguage needs an I18nProvider above it");
  return choice;
}
