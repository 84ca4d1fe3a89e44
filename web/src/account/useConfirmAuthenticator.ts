import { useCallback } from "react";
import { graphql } from "react-relay/hooks";
import { useMutationResult } from "../relay/useMutationResult.ts";
import type { useConfirmAuthenticatorMutation } from "./__generated__/useConfirmAuthenticatorMutation.graphql.ts";

export function useConfirmAuthenticator() {
  const [run] = useMutationResult<useConfirmAuthenticatorMutation>(graphql`
    mutation useConfirmAuthenticatorMutation($input: ConfirmAuthenticatorInput!) {
      confirmAuthenticator(input: $input) {
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
  return useCallback((code: string) => run({ code }), [run]);
}
