import { useCallback } from "react";
import { graphql } from "react-relay/hooks";
import { useMutationResult } from "../relay/useMutationResult.ts";
import type { useConfirmAuthenticatorMutation } from "./__generated__/useConfirmAuthenticatorMutation.graphql.ts";

/** Turns the authenticator on with one of its codes. */
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
