import { createContext, type ReactNode, Suspense, use, useEffect, useMemo, useState } from "react";
import { IntlProvider } from "react-intl";
import { CatalogueFailed } from "./CatalogueFailed.tsx";
import type { Catalogue } from "./catalogues.ts";
import type { Language } from "./languages.ts";
import { useShownLanguage } from "./useShownLanguage.ts";

type LanguageChoice = {
  language: Language;
  /**
   * Shows the language once its texts are loaded. False if they could not be loaded, or another language was chosen
   * meanwhile.
   */
  chooseLanguage: (language: Language) => Promise<boolean>;
  /** The language whose texts could not be loaded, until the next choice. */
  failed: Language | null;
};

const LanguageContext = createContext<LanguageChoice | null>(null);

/** Renders the page only when its texts are loaded, so that no message id is ever shown. */
export function I18nProvider({ children }: { children: ReactNode }) {
  const { language, texts, failed, chooseLanguage } = useShownLanguage();
  const choice = useMemo(() => ({ language, failed, chooseLanguage }), [language, failed, chooseLanguage]);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  // React may show suspended content up to 300 ms late. An update shows it at once.
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
