import { useCallback } from "react";
import { graphql, useMutation } from "react-relay/hooks";
import { type Outcome, outcomeOf } from "../installation/outcome.ts";
import { caseNumber } from "../relay/caseNumber.ts";
import type { InviteUserInput, useInviteUserMutation } from "./__generated__/useInviteUserMutation.graphql.ts";

/** Makes an account; its temporary password goes out by mail. */
export function useInviteUser() {
  const [commit, isInviting] = useMutation<useInviteUserMutation>(graphql`
    mutation useInviteUserMutation($input: InviteUserInput!) {
      inviteUser(input: $input) {
        user {
          ...userChange_user
        }
        userErrors {
          code
        }
      }
    }
  `);
  const inviteUser = useCallback(
    (input: InviteUserInput) =>
      new Promise<Outcome>((resolve) => {
        commit({
          variables: { input },
          onCompleted: ({ inviteUser }) => resolve(outcomeOf(inviteUser.userErrors)),
          onError: (error) => resolve({ kind: "failed", caseNumber: caseNumber(error) }),
        });
      }),
    [commit],
  );
  return { inviteUser, isInviting };
}
