import { graphql, useFragment } from "react-relay/hooks";
import { useText } from "../i18n/useText.ts";
import { Modal } from "../ui/Modal.tsx";
import type { ResendCertificateModal_project$key } from "./__generated__/ResendCertificateModal_project.graphql.ts";
import type { ResendCertificateModal_viewer$key } from "./__generated__/ResendCertificateModal_viewer.graphql.ts";
import { ResendCertificateForm } from "./ResendCertificateForm.tsx";
import { ResentConfirmation } from "./ResentConfirmation.tsx";
import { useResendCertificate } from "./useResendCertificate.ts";

type Props = {
  projectRef: ResendCertificateModal_project$key;
  viewerRef: ResendCertificateModal_viewer$key;
  /** Of activated folders. */
  folderIds: readonly string[];
  onClose: () => void;
};

/** Mails certificates that were sent before once more, unchanged. */
export function ResendCertificateModal({ projectRef, viewerRef, folderIds, onClose }: Props) {
  const project = useFragment(
    graphql`
      fragment ResendCertificateModal_project on Project {
        ...ResendCertificateForm_project
      }
    `,
    projectRef,
  );
  const viewer = useFragment(
    graphql`
      fragment ResendCertificateModal_viewer on User {
        ...ResendCertificateForm_viewer
      }
    `,
    viewerRef,
  );
  const text = useText();
  const { state, resend } = useResendCertificate();
  const isWaiting = state.phase === "waiting";
  return (
    <Modal title={text("certificate.resend.title")} size="project" isBusy={isWaiting} onClose={onClose}>
      {state.phase === "sent" ? (
        <ResentConfirmation folderCount={folderIds.length} onClose={onClose} />
      ) : (
        <ResendCertificateForm
          projectRef={project}
          viewerRef={viewer}
          folderIds={folderIds}
          isWaiting={isWaiting}
          fault={state.phase === "editing" ? state.fault : null}
          onSend={resend}
          onCancel={onClose}
        />
      )}
    </Modal>
  );
}
