import { useCallback } from "react";
import { graphql } from "react-relay/hooks";
import { useMutationResult } from "../relay/useMutationResult.ts";
import type { SetUserActiveInput, useSetUserActiveMutation } from "./__generated__/useSetUserActiveMutation.graphql.ts";

export function useSetUserActive() {
  const [run, isSetting] = useMutationResult<useSetUserActiveMutation>(graphql`
    mutation useSetUserActiveMutation($input: SetUserActiveInput!) {
      setUserActive(input: $input) {
        user {
          ...userChange_user
        }
        userErrors {
          code
          changedBy
        }
      }
    }
  `);
  const setUserActive = useCallback((input: SetUserActiveInput) => run(input), [run]);
  return { setUserActive, isSetting };
}
