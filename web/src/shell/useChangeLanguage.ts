import { useState } from "react";
import { graphql, useMutation } from "react-relay/hooks";
import type { Language } from "../i18n/languages.ts";
import type { useChangeLanguageMutation } from "./__generated__/useChangeLanguageMutation.graphql.ts";
import { useApplyLanguage } from "./useApplyLanguage.ts";

/** Stores the viewer's language, then shows the page in it; when it cannot be stored it still holds in this browser. */
export function useChangeLanguage() {
  const applyLanguage = useApplyLanguage();
  const [isStored, setStored] = useState(true);
  const [commit] = useMutation<useChangeLanguageMutation>(graphql`
    mutation useChangeLanguageMutation($input: ChangeLanguageInput!) {
      changeLanguage(input: $input) {
        viewer {
          id
          language
          version
        }
        userErrors {
          code
        }
      }
    }
  `);
  const changeLanguage = (language: Language) => {
    const finish = (stored: boolean) => {
      setStored(stored);
      void applyLanguage(language);
    };
    commit({
      variables: { input: { language } },
      onCompleted: ({ changeLanguage: { viewer } }, errors) => finish(viewer !== null && !errors?.length),
      onError: () => finish(false),
    });
  };
  return { changeLanguage, isStored };
}
