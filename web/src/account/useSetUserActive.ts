import { useCallback } from "react";
import { graphql, useMutation } from "react-relay/hooks";
import { type Outcome, outcomeOf } from "../installation/outcome.ts";
import { caseNumber } from "../relay/caseNumber.ts";
import type { SetUserActiveInput, useSetUserActiveMutation } from "./__generated__/useSetUserActiveMutation.graphql.ts";

/** Lets a person in, or shuts a person out. */
export function useSetUserActive() {
  const [commit, isSetting] = useMutation<useSetUserActiveMutation>(graphql`
    mutation useSetUserActiveMutation($input: SetUserActiveInput!) {
      setUserActive(input: $input) {
        user {
          ...userChange_user
        }
        userErrors {
          code
        }
      }
    }
  `);
  const setUserActive = useCallback(
    (input: SetUserActiveInput) =>
      new Promise<Outcome>((resolve) => {
        commit({
          variables: { input },
          onCompleted: ({ setUserActive }) => resolve(outcomeOf(setUserActive.userErrors)),
          onError: (error) => resolve({ kind: "failed", caseNumber: caseNumber(error) }),
        });
      }),
    [commit],
  );
  return { setUserActive, isSetting };
}
