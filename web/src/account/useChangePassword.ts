import { useCallback } from "react";
import { graphql } from "react-relay/hooks";
import { useMutationResult } from "../relay/useMutationResult.ts";
import type {
  ChangePasswordInput,
  useChangePasswordMutation,
} from "./__generated__/useChangePasswordMutation.graphql.ts";

export function useChangePassword() {
  const [run, isChanging] = useMutationResult<useChangePasswordMutation>(graphql`
    mutation useChangePasswordMutation($input: ChangePasswordInput!) {
      changePassword(input: $input) {
        userErrors {
          code
          retryAfter
        }
      }
    }
  `);
  const changePassword = useCallback((input: ChangePasswordInput) => run(input), [run]);
  return { changePassword, isChanging };
}
