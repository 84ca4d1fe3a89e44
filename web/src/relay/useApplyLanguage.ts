import { useCallback } from "react";
import { commitLocalUpdate, useRelayEnvironment } from "react-relay/hooks";
import { useRevalidator } from "react-router";
import { useLanguage } from "../i18n/I18nProvider.tsx";
import type { Language } from "../i18n/languages.ts";

/** Shows the page in another language once its texts are here; what the server words itself (steps, products, links) is fetched anew. */
export function useApplyLanguage(): (language: Language) => Promise<void> {
  const { chooseLanguage } = useLanguage();
  const environment = useRelayEnvironment();
  const { revalidate } = useRevalidator();
  return useCallback(
    async (language) => {
      if (!(await chooseLanguage(language))) return;
      commitLocalUpdate(environment, (store) => store.invalidateStore());
      await revalidate();
    },
    [chooseLanguage, environment, revalidate],
  );
}
