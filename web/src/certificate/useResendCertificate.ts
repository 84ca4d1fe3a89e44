import { useRef, useState } from "react";
import { graphql, useMutation } from "react-relay/hooks";
import { caseNumber } from "../relay/caseNumber.ts";
import type {
  ResendCertificateInput,
  useResendCertificateMutation,
} from "./__generated__/useResendCertificateMutation.graphql.ts";
import type { SendFault } from "./useSendCertificate.ts";

export type ResendState = { phase: "editing"; fault: SendFault | null } | { phase: "waiting" } | { phase: "sent" };

/** Mails the certificates of activated folders again, one call at a time; the answer carries the new deliveries. */
export function useResendCertificate() {
  const [state, setState] = useState<ResendState>({ phase: "editing", fault: null });
  const isRunning = useRef(false);
  const [commit] = useMutation<useResendCertificateMutation>(graphql`
    mutation useResendCertificateMutation($input: ResendCertificateInput!) {
      resendCertificate(input: $input) {
        project {
          ...useActivatedFolders_project
        }
        userErrors {
          code
          message
        }
      }
    }
  `);
  const end = (next: ResendState) => {
    isRunning.current = false;
    setState(next);
  };
  const resend = (input: ResendCertificateInput) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setState({ phase: "waiting" });
    commit({
      variables: { input },
      onCompleted: ({ resendCertificate: { userErrors } }) =>
        end(
          userErrors.length > 0
            ? { phase: "editing", fault: { kind: "refused", refusals: userErrors } }
            : { phase: "sent" },
        ),
      onError: (error) => end({ phase: "editing", fault: { kind: "unknown", caseNumber: caseNumber(error) } }),
    });
  };
  return { state, resend };
}
