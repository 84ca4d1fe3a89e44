import { useCallback } from "react";
import { graphql, useMutation } from "react-relay/hooks";
import { type Outcome, outcomeOf } from "../installation/outcome.ts";
import { caseNumber } from "../relay/caseNumber.ts";
import type { useStartAuthenticatorSetupMutation } from "./__generated__/useStartAuthenticatorSetupMutation.graphql.ts";

/** What an authenticator app is told: a key to type, or the same as an address to open. */
export type AuthenticatorSetup = { readonly secret: string; readonly uri: string };

/** Gets a key for an authenticator app, on the word of the password, and hands it to `onSetup`. */
export function useStartAuthenticatorSetup(onSetup: (setup: AuthenticatorSetup) => void) {
  const [commit] = useMutation<useStartAuthenticatorSetupMutation>(graphql`
    mutation useStartAuthenticatorSetupMutation($input: StartAuthenticatorSetupInput!) {
      startAuthenticatorSetup(input: $input) {
        setup {
          secret
          uri
        }
        userErrors {
          code
        }
      }
    }
  `);
  return useCallback(
    (password: string) =>
      new Promise<Outcome>((resolve) => {
        commit({
          variables: { input: { password } },
          onCompleted: ({ startAuthenticatorSetup: { setup, userErrors } }) => {
            if (setup) onSetup(setup);
            resolve(outcomeOf(userErrors));
          },
          onError: (error) => resolve({ kind: "failed", caseNumber: caseNumber(error) }),
        });
      }),
    [commit, onSetup],
  );
}
