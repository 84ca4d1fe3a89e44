import { useState } from "react";
import { graphql, useMutation } from "react-relay/hooks";
import { caseNumber } from "../relay/caseNumber.ts";
import type {
  PreviewCertificateInput,
  usePreviewCertificateMutation,
  usePreviewCertificateMutation$data,
} from "./__generated__/usePreviewCertificateMutation.graphql.ts";

type Refusal = usePreviewCertificateMutation$data["previewCertificate"]["userErrors"][number];

export type PreviewState =
  | { phase: "idle" }
  | { phase: "waiting" }
  /** The browser refused a new window: the preview is one more click away. */
  | { phase: "blocked"; url: string }
  | { phase: "failed"; refusal: Refusal | null; caseNumber: string | null };

/** Opens the certificate's PDF in a window of its own. */
export function usePreviewCertificate() {
  const [state, setState] = useState<PreviewState>({ phase: "idle" });
  const [commit] = useMutation<usePreviewCertificateMutation>(graphql`
    mutation usePreviewCertificateMutation($input: PreviewCertificateInput!) {
      previewCertificate(input: $input) {
        url
        userErrors {
          code
          message
        }
      }
    }
  `);
  const preview = (input: PreviewCertificateInput) => {
    // Only a window that the click itself opens passes the pop-up blocker, and "noopener" would leave us without a hold on it.
    const page = window.open("", "_blank");
    if (page) page.opener = null;
    setState({ phase: "waiting" });
    const fail = (refusal: Refusal | null, number: string | null) => {
      page?.close();
      setState({ phase: "failed", refusal, caseNumber: number });
    };
    commit({
      variables: { input },
      onCompleted: ({ previewCertificate: { url, userErrors } }) => {
        if (!url) return fail(userErrors[0] ?? null, null);
        page?.location.replace(url);
        setState(page ? { phase: "idle" } : { phase: "blocked", url });
      },
      onError: (error) => fail(null, caseNumber(error)),
    });
  };
  return { state, preview };
}
