import { useCallback } from "react";
import { graphql, useMutation } from "react-relay/hooks";
import { outcomeOf, type Problem } from "../installation/outcome.ts";
import { caseNumber } from "../relay/caseNumber.ts";
import type { UpdateUserInput, useUpdateUserMutation } from "./__generated__/useUpdateUserMutation.graphql.ts";

/** Changes a person's details; only what is given. */
export function useUpdateUser() {
  const [commit, isUpdating] = useMutation<useUpdateUserMutation>(graphql`
    mutation useUpdateUserMutation($input: UpdateUserInput!) {
      updateUser(input: $input) {
        user {
          version
          ...userChange_user
        }
        userErrors {
          code
        }
      }
    }
  `);
  const updateUser = useCallback(
    (input: UpdateUserInput) =>
      new Promise<Problem | { kind: "done"; version: string | null }>((resolve) => {
        commit({
          variables: { input },
          onCompleted: ({ updateUser: { user, userErrors } }) => {
            const outcome = outcomeOf(userErrors);
            resolve(outcome.kind === "done" ? { ...outcome, version: user?.version ?? null } : outcome);
          },
          onError: (error) => resolve({ kind: "failed", caseNumber: caseNumber(error) }),
        });
      }),
    [commit],
  );
  return { updateUser, isUpdating };
}
