import { useCallback } from "react";
import { graphql } from "react-relay/hooks";
import { useMutationResult } from "../relay/useMutationResult.ts";
import type { InviteUserInput, useInviteUserMutation } from "./__generated__/useInviteUserMutation.graphql.ts";

/** Makes an account, whose temporary password goes out by mail; or has somebody asked who has an account, which `onAsked` is told. */
export function useInviteUser(onAsked: (email: string) => void) {
  const [run, isInviting] = useMutationResult<useInviteUserMutation>(graphql`
    mutation useInviteUserMutation($input: InviteUserInput!) {
      inviteUser(input: $input) {
        user {
          ...userChange_user
        }
        joinsByAccepting
        userErrors {
          code
          path
          min
          max
        }
      }
    }
  `);
  const inviteUser = useCallback(
    async (input: InviteUserInput) => {
      const result = await run(input);
      if (result.payload?.joinsByAccepting) onAsked(input.email);
      return result;
    },
    [run, onAsked],
  );
  return { inviteUser, isInviting };
}
