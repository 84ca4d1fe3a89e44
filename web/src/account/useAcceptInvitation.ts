import { useCallback } from "react";
import { graphql, useMutation } from "react-relay/hooks";
import { type Outcome, outcomeOf } from "../installation/outcome.ts";
import { caseNumber } from "../relay/caseNumber.ts";
import type { useAcceptInvitationMutation } from "./__generated__/useAcceptInvitationMutation.graphql.ts";

export function useAcceptInvitation() {
  const [commit] = useMutation<useAcceptInvitationMutation>(graphql`
    mutation useAcceptInvitationMutation($input: AcceptInvitationInput!) {
      acceptInvitation(input: $input) {
        userErrors {
          code
        }
      }
    }
  `);
  return useCallback(
    (token: string) =>
      new Promise<Outcome>((resolve) => {
        commit({
          variables: { input: { token } },
          onCompleted: ({ acceptInvitation }) => resolve(outcomeOf(acceptInvitation.userErrors)),
          onError: (error) => resolve({ kind: "failed", caseNumber: caseNumber(error) }),
        });
      }),
    [commit],
  );
}
