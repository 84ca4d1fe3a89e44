import { useCallback } from "react";
import { graphql, useMutation } from "react-relay/hooks";
import { type Outcome, outcomeOf } from "../installation/outcome.ts";
import { caseNumber } from "../relay/caseNumber.ts";
import type { SetUserRoleInput, useSetUserRoleMutation } from "./__generated__/useSetUserRoleMutation.graphql.ts";

/** Gives a person another role. */
export function useSetUserRole() {
  const [commit, isSetting] = useMutation<useSetUserRoleMutation>(graphql`
    mutation useSetUserRoleMutation($input: SetUserRoleInput!) {
      setUserRole(input: $input) {
        user {
          ...userChange_user
        }
        userErrors {
          code
        }
      }
    }
  `);
  const setUserRole = useCallback(
    (input: SetUserRoleInput) =>
      new Promise<Outcome>((resolve) => {
        commit({
          variables: { input },
          onCompleted: ({ setUserRole }) => resolve(outcomeOf(setUserRole.userErrors)),
          onError: (error) => resolve({ kind: "failed", caseNumber: caseNumber(error) }),
        });
      }),
    [commit],
  );
  return { setUserRole, isSetting };
}
