import { useCallback } from "react";
import { graphql } from "react-relay/hooks";
import { useMutationResult } from "../relay/useMutationResult.ts";
import type { SetLogoInput, useSetLogoMutation } from "./__generated__/useSetLogoMutation.graphql.ts";

export function useSetLogo() {
  const [run, isSetting] = useMutationResult<useSetLogoMutation>(graphql`
    mutation useSetLogoMutation($input: SetLogoInput!) {
      setLogo(input: $input) {
        company {
          id
          version
          ...CompanyLogo_company
        }
        userErrors {
          code
          changedBy
        }
      }
    }
  `);
  const setLogo = useCallback((input: SetLogoInput) => run(input), [run]);
  return { setLogo, isSetting };
}
