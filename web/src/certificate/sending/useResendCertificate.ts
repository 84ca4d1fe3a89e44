import { useRef, useState } from "react";
import { graphql } from "react-relay/hooks";
import { useMutationResult } from "../../relay/useMutationResult.ts";
import type { SentConfirmation_certificates$key } from "./__generated__/SentConfirmation_certificates.graphql.ts";
import type {
  ResendCertificateInput,
  useResendCertificateMutation,
} from "./__generated__/useResendCertificateMutation.graphql.ts";
import { type SendFault, toSendFault } from "./useSendCertificate.ts";

type ResendState =
  | { phase: "editing"; fault: SendFault | null }
  | { phase: "waiting" }
  | { phase: "sent"; certificates: SentConfirmation_certificates$key };

/** Ignores a second `resend` while one is running. */
export function useResendCertificate() {
  const [state, setState] = useState<ResendState>({ phase: "editing", fault: null });
  const isRunning = useRef(false);
  const [run] = useMutationResult<useResendCertificateMutation>(graphql`
    mutation useResendCertificateMutation($input: ResendCertificateInput!) {
      resendCertificate(input: $input) {
        project {
          customerEmailBounced
          ...useActivatedFolders_project
        }
        certificates {
          ...SentConfirmation_certificates
        }
        userErrors {
          code
          path
          message
          min
          max
          retryAfter
        }
      }
    }
  `);
  /** True if the mail was sent. */
  const resend = async (input: ResendCertificateInput): Promise<boolean> => {
    if (isRunning.current) return false;
    isRunning.current = true;
    setState({ phase: "waiting" });
    const answer = await run(input);
    const fault = toSendFault(answer);
    const certificates = answer.payload?.certificates ?? [];
    isRunning.current = false;
    setState(fault ? { phase: "editing", fault } : { phase: "sent", certificates });
    return fault === null;
  };
  return { state, resend };
}
