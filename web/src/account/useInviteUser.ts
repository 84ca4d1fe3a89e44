import { useCallback } from "react";
import { graphql, useMutation } from "react-relay/hooks";
import { type Outcome, outcomeOf } from "../installation/outcome.ts";
import { caseNumber } from "../relay/caseNumber.ts";
import type { InviteUserInput, useInviteUserMutation } from "./__generated__/useInviteUserMutation.graphql.ts";

/** Makes an account, whose temporary password goes out by mail; or has somebody asked who has an account, which `onAsked` is told. */
export function useInviteUser(onAsked: (email: string) => void) {
  const [commit, isInviting] = useMutation<useInviteUserMutation>(graphql`
    mutation useInviteUserMutation($input: InviteUserInput!) {
      inviteUser(input: $input) {
        user {
          ...userChange_user
        }
        joinsByAccepting
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
          onCompleted: ({ inviteUser }) => {
            if (inviteUser.joinsByAccepting) onAsked(input.email);
            resolve(outcomeOf(inviteUser.userErrors));
          },
          onError: (error) => resolve({ kind: "failed", caseNumber: caseNumber(error) }),
        });
      }),
    [commit, onAsked],
  );
  return { inviteUser, isInviting };
}
