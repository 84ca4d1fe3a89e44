import { useCallback } from "react";
import { graphql } from "react-relay/hooks";
import { useMutationResult } from "../relay/useMutationResult.ts";
import type { InviteUserInput, useInviteUserMutation } from "./__generated__/useInviteUserMutation.graphql.ts";
import type { UserOutcome } from "./userOutcome.ts";

export function useInviteUser(onInvited: (outcome: UserOutcome) => void) {
  const [run, isInviting] = useMutationResult<useInviteUserMutation>(graphql`
    mutation useInviteUserMutation($input: InviteUserInput!) {
      inviteUser(input: $input) {
        user {
          invitedUntil
          ...userChange_user
        }
        joinsByAccepting
        company {
          id
          ...Invitations_company
        }
        userErrors {
          code
          path
          min
          max
          retryAfter
        }
      }
    }
  `);
  const inviteUser = useCallback(
    async (input: InviteUserInput) => {
      const result = await run(input);
      const { joinsByAccepting = false, user } = result.payload ?? {};
      const until = user?.invitedUntil ?? null;
      if (result.kind === "done") onInvited({ kind: "invited", email: input.email, until, joinsByAccepting });
      return result;
    },
    [run, onInvited],
  );
  return { inviteUser, isInviting };
}
