import { useCallback } from "react";
import { graphql, useMutation } from "react-relay/hooks";
import { type Outcome, outcomeOf } from "../installation/outcome.ts";
import { caseNumber } from "../relay/caseNumber.ts";
import type { useConfirmAuthenticatorMutation } from "./__generated__/useConfirmAuthenticatorMutation.graphql.ts";

/** Turns the authenticator on with a code that it shows. */
export function useConfirmAuthenticator() {
  const [commit] = useMutation<useConfirmAuthenticatorMutation>(graphql`
    mutation useConfirmAuthenticatorMutation($input: ConfirmAuthenticatorInput!) {
      confirmAuthenticator(input: $input) {
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
    (code: string) =>
      new Promise<Outcome>((resolve) => {
        commit({
          variables: { input: { code } },
          onCompleted: ({ confirmAuthenticator }) => resolve(outcomeOf(confirmAuthenticator.userErrors)),
          onError: (error) => resolve({ kind: "failed", caseNumber: caseNumber(error) }),
        });
      }),
    [commit],
  );
}
