import { useState } from "react";
import { graphql } from "react-relay/hooks";
import type { Language } from "../i18n/languages.ts";
import { useApplyLanguage } from "../relay/useApplyLanguage.ts";
import { useMutationResult } from "../relay/useMutationResult.ts";
import type { useChangeLanguageMutation } from "./__generated__/useChangeLanguageMutation.graphql.ts";

/** Stores the viewer's language. If that fails, the language still applies in this browser. */
export function useChangeLanguage() {
  const applyLanguage = useApplyLanguage();
  const [isStored, setStored] = useState(true);
  const [run] = useMutationResult<useChangeLanguageMutation>(graphql`
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
  const changeLanguage = async (language: Language) => {
    const { payload } = await run({ language });
    setStored(!!payload?.viewer);
    void applyLanguage(language);
  };
  return { changeLanguage: (language: Language) => void changeLanguage(language), isStored };
}
