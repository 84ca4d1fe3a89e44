import { useState } from "react";
import { graphql } from "react-relay/hooks";
import { useMutationResult } from "../relay/useMutationResult.ts";
import type { useWithdrawCertificateMutation } from "./__generated__/useWithdrawCertificateMutation.graphql.ts";

/** After a withdrawal, the project's pages and lists are reloaded when they are next opened. */
export function useWithdrawCertificate(certificateId: string) {
  const [run, isWithdrawing] = useMutationResult<useWithdrawCertificateMutation>(graphql`
    mutation useWithdrawCertificateMutation($input: WithdrawCertificateInput!) {
      withdrawCertificate(input: $input) {
        certificate {
          viewerCanWithdraw
          ...CertificateStatus_certificate
          ...SentCertificate_certificate
        }
        project {
          archived
          status
          overdueDays
          ...ProjectHeader_project
          ...Readiness_project
          ...Activation_project
        }
        userErrors {
          code
        }
      }
    }
  `);
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const withdraw = (reason: string) => run({ certificateId, reason, idempotencyKey }, { outdates: "everything" });
  return { withdraw, isWithdrawing };
}
