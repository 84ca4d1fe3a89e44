import { useCallback } from "react";
import { graphql, useMutation } from "react-relay/hooks";
import { type Outcome, outcomeOf } from "../installation/outcome.ts";
import { caseNumber } from "../relay/caseNumber.ts";
import type { useRemoveAuthenticatorMutation } from "./__generated__/useRemoveAuthenticatorMutation.graphql.ts";

/** Turns the authenticator off, on the word of the password. */
export function useRemoveAuthenticator() {
  const [commit] = useMutation<useRemoveAuthenticatorMutation>(graphql`
    mutation useRemoveAuthenticatorMutation($input: RemoveAuthenticatorInput!) {
      removeAuthenticator(input: $input) {
        viewer {
          ...Authenticator_user
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
          onCompleted: ({ removeAuthenticator }) => resolve(outcomeOf(removeAuthenticator.userErrors)),
          onError: (error) => resolve({ kind: "failed", caseNumber: caseNumber(error) }),
        });
      }),
    [commit],
  );
}
