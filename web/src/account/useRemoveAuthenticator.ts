import { useCallback } from "react";
import { graphql } from "react-relay/hooks";
import { useMutationResult } from "../relay/useMutationResult.ts";
import type { useRemoveAuthenticatorMutation } from "./__generated__/useRemoveAuthenticatorMutation.graphql.ts";

export function useRemoveAuthenticator() {
  const [run] = useMutationResult<useRemoveAuthenticatorMutation>(graphql`
    mutation useRemoveAuthenticatorMutation($input: RemoveAuthenticatorInput!) {
      removeAuthenticator(input: $input) {
        viewer {
          ...Authenticator_user
        }
        userErrors {
          code
          retryAfter
        }
      }
    }
  `);
  return useCallback((password: string) => run({ password }), [run]);
}
