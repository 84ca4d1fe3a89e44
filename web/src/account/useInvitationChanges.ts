import { graphql } from "react-relay/hooks";
import { useMutationResult } from "../relay/useMutationResult.ts";
import type { useInvitationChangesResendMutation } from "./__generated__/useInvitationChangesResendMutation.graphql.ts";
import type { useInvitationChangesWithdrawMutation } from "./__generated__/useInvitationChangesWithdrawMutation.graphql.ts";

/** Withdrawing an invitation also deletes its user. */
export function useInvitationChanges() {
  const [resend] = useMutationResult<useInvitationChangesResendMutation>(graphql`
    mutation useInvitationChangesResendMutation($input: ResendInvitationInput!) {
      resendInvitation(input: $input) {
        invitation {
          id
          language
          expiresAt
        }
        userErrors {
          code
          retryAfter
        }
      }
    }
  `);
  const [withdraw] = useMutationResult<useInvitationChangesWithdrawMutation>(graphql`
    mutation useInvitationChangesWithdrawMutation($input: WithdrawInvitationInput!) {
      withdrawInvitation(input: $input) {
        company {
          id
          installers {
            id
          }
          ...CompanyUsers_company
        }
        userErrors {
          code
        }
      }
    }
  `);
  return { resend, withdraw };
}
