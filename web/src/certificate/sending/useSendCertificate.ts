import { useRef, useState } from "react";
import { graphql } from "react-relay/hooks";
import { isStorageFull, type MutationResult, type Refusal, toRefusal } from "../../relay/mutationResult.ts";
import { useMutationResult } from "../../relay/useMutationResult.ts";
import type { SentConfirmation_certificates$key } from "./__generated__/SentConfirmation_certificates.graphql.ts";
import type {
  SendCertificateInput,
  useSendCertificateMutation,
} from "./__generated__/useSendCertificateMutation.graphql.ts";

/** After `unknown`, nobody knows whether the service sent the certificates. */
export type SendFault =
  | { kind: "refused"; refusals: readonly Refusal[] }
  | { kind: "unknown"; requestId: string | null };

type Answer = MutationResult & { readonly payload: { readonly userErrors: readonly Refusal[] } | null };

export function toSendFault({ payload, ...result }: Answer): SendFault | null {
  if (isStorageFull(result)) return { kind: "refused", refusals: [{ code: "STORAGE_FULL" }] };
  if (result.kind === "failed") return { kind: "unknown", requestId: result.requestId };
  if (result.kind === "refused") return { kind: "refused", refusals: payload?.userErrors.map(toRefusal) ?? [] };
  return null;
}

type SendState =
  | { phase: "editing"; fault: SendFault | null }
  | { phase: "waiting" }
  | { phase: "signed" | "archived"; certificates: SentConfirmation_certificates$key };

/** Ignores a second `send` while one is running. */
export function useSendCertificate() {
  const [state, setState] = useState<SendState>({ phase: "editing", fault: null });
  const isRunning = useRef(false);
  const [run] = useMutationResult<useSendCertificateMutation>(graphql`
    mutation useSendCertificateMutation($input: SendCertificateInput!) {
      sendCertificate(input: $input) {
        archived
        certificates {
          ...SentConfirmation_certificates
        }
        project {
          id
          archived
          status
          overdueDays
          ...ProjectHeader_project
          ...Readiness_project
          ...Activation_project
          ...projectLists_project
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
  const send = async (input: SendCertificateInput) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setState({ phase: "waiting" });
    const answer = await run(input, {
      moves: ({ archived }) => (archived ? { projectId: input.projectId, from: "ongoing", to: "archived" } : null),
      // The activation also changes folders and installations, which the answer does not contain.
      outdates: { id: input.projectId },
    });
    isRunning.current = false;
    const fault = toSendFault(answer);
    if (fault || !answer.payload) return setState({ phase: "editing", fault });
    const { archived, certificates } = answer.payload;
    setState({ phase: archived ? "archived" : "signed", certificates });
  };
  const startAgain = () => setState({ phase: "editing", fault: null });
  return { state, send: (input: SendCertificateInput) => void send(input), startAgain };
}
