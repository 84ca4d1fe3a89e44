import { useCallback } from "react";
import { graphql } from "react-relay/hooks";
import { useMutationResult } from "../relay/useMutationResult.ts";
import type { useAcceptInvitationMutation } from "./__generated__/useAcceptInvitationMutation.graphql.ts";

export function useAcceptInvitation() {
  const [run] = useMutationResult<useAcceptInvitationMutation>(graphql`
    mutation useAcceptInvitationMutation($input: AcceptInvitationInput!) {
      acceptInvitation(input: $input) {
        userErrors {
          code
        }
      }
    }
  `);
  return useCallback((token: string) => run({ token }), [run]);
}
