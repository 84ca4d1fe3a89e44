import { useState } from "react";
import { graphql } from "react-relay/hooks";
import { useMutationResult } from "../relay/useMutationResult.ts";
import type { useWithdrawCertificateMutation } from "./__generated__/useWithdrawCertificateMutation.graphql.ts";

/** The project's pages and lists reload when a person opens them next. */
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
