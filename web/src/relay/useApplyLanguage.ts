import { useCallback } from "react";
import { commitLocalUpdate, useRelayEnvironment } from "react-relay/hooks";
import { useRevalidator } from "react-router";
import { useLanguage } from "../i18n/I18nProvider.tsx";
import type { Language } from "../i18n/languages.ts";

/** Switches the language once its texts are loaded, and reloads the texts that come from the service. */
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
