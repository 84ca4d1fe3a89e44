import { useState } from "react";
import { graphql } from "react-relay/hooks";
import type { MutationFailure } from "../../relay/mutationResult.ts";
import { useMutationResult } from "../../relay/useMutationResult.ts";
import type {
  PreviewCertificateInput,
  usePreviewCertificateMutation,
} from "./__generated__/usePreviewCertificateMutation.graphql.ts";

export type PreviewState =
  | { phase: "idle" }
  | { phase: "waiting" }
  /** The browser refused to open a window, so the page shows a link. */
  | { phase: "blocked"; url: string }
  | { phase: "failed"; failure: MutationFailure };

const unexplained: MutationFailure = { kind: "failed", requestId: null };

/** Opens the certificate's PDF in a new window. `pages` is null before the answer, and if pages are not counted. */
export function usePreviewCertificate() {
  const [state, setState] = useState<PreviewState>({ phase: "idle" });
  const [pages, setPages] = useState<number | null>(null);
  const [run] = useMutationResult<usePreviewCertificateMutation>(graphql`
    mutation usePreviewCertificateMutation($input: PreviewCertificateInput!) {
      previewCertificate(input: $input) {
        url
        pages
        userErrors {
          code
          message
        }
      }
    }
  `);
  const preview = async (input: PreviewCertificateInput) => {
    // Pop-up blockers allow a window that a click opens. "noopener" would return no reference to the window.
    const page = window.open("", "_blank");
    if (page) page.opener = null;
    setState({ phase: "waiting" });
    const { payload, ...result } = await run(input);
    if (payload?.url) {
      setPages(payload.pages ?? null);
      page?.location.replace(payload.url);
      setState(page ? { phase: "idle" } : { phase: "blocked", url: payload.url });
    } else {
      page?.close();
      setState({ phase: "failed", failure: result.kind === "done" ? unexplained : result });
    }
  };
  return { state, pages, preview: (input: PreviewCertificateInput) => void preview(input) };
}
