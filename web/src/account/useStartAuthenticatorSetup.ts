import { useCallback } from "react";
import { graphql } from "react-relay/hooks";
import { useMutationResult } from "../relay/useMutationResult.ts";
import type { useStartAuthenticatorSetupMutation } from "./__generated__/useStartAuthenticatorSetupMutation.graphql.ts";

/** `secret` is typed by hand; `uri` opens an authenticator app. */
export type AuthenticatorSetup = { readonly secret: string; readonly uri: string };

export function useStartAuthenticatorSetup(onSetup: (setup: AuthenticatorSetup) => void) {
  const [run] = useMutationResult<useStartAuthenticatorSetupMutation>(graphql`
    mutation useStartAuthenticatorSetupMutation($input: StartAuthenticatorSetupInput!) {
      startAuthenticatorSetup(input: $input) {
        setup {
          secret
          uri
        }
        userErrors {
          code
          retryAfter
        }
      }
    }
  `);
  return useCallback(
    async (password: string) => {
      const result = await run({ password });
      if (result.payload?.setup) onSetup(result.payload.setup);
      return result;
    },
    [run, onSetup],
  );
}
