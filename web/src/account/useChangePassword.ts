import { useCallback } from "react";
import { graphql, useMutation } from "react-relay/hooks";
import { type Outcome, outcomeOf } from "../installation/outcome.ts";
import { caseNumber } from "../relay/caseNumber.ts";
import type {
  ChangePasswordInput,
  useChangePasswordMutation,
} from "./__generated__/useChangePasswordMutation.graphql.ts";

/** Changes the password of the person who is signed in. */
export function useChangePassword() {
  const [commit, isChanging] = useMutation<useChangePasswordMutation>(graphql`
    mutation useChangePasswordMutation($input: ChangePasswordInput!) {
      changePassword(input: $input) {
        userErrors {
          code
        }
      }
    }
  `);
  const changePassword = useCallback(
    (input: ChangePasswordInput) =>
      new Promise<Outcome>((resolve) => {
        commit({
          variables: { input },
          onCompleted: ({ changePassword }) => resolve(outcomeOf(changePassword.userErrors)),
          onError: (error) => resolve({ kind: "failed", caseNumber: caseNumber(error) }),
        });
      }),
    [commit],
  );
  return { changePassword, isChanging };
}
