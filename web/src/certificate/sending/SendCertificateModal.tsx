import { graphql, useFragment } from "react-relay/hooks";
import { draftKeys } from "../../forms/draftKeys.ts";
import { useText } from "../../i18n/useText.ts";
import { Modal } from "../../ui/Modal.tsx";
import type { SendCertificateModal_project$key } from "./__generated__/SendCertificateModal_project.graphql.ts";
import type { SendCertificateModal_viewer$key } from "./__generated__/SendCertificateModal_viewer.graphql.ts";
import { SendCertificateForm } from "./SendCertificateForm.tsx";
import { SentConfirmation } from "./SentConfirmation.tsx";
import type { Sending } from "./sending.ts";
import { useRecipientDraft } from "./useRecipientDraft.ts";
import { useSendCertificate } from "./useSendCertificate.ts";

type Props = {
  projectRef: SendCertificateModal_project$key;
  viewerRef: SendCertificateModal_viewer$key;
  sending: Sending;
  /** The next folder that can be activated, as its certificate names it; null if there is none. */
  nextName: string | null;
  /** The number of folders that can be activated; after the sending, without the sent folders. */
  leftCount: number;
  onNext: () => void;
  onCancel: () => void;
  onDone: () => void;
};

const namesOf = ({ folderIds, sheets }: Sending) => new Map(folderIds.map((id, at) => [id, sheets[at]?.name ?? ""]));

export function SendCertificateModal({ projectRef, viewerRef, sending, nextName, leftCount, ...props }: Props) {
  const { onNext, onCancel, onDone } = props;
  const project = useFragment(
    graphql`
      fragment SendCertificateModal_project on Project {
        id
        customerEmail
        ...SendCertificateForm_project
        ...SentConfirmation_project
      }
    `,
    projectRef,
  );
  const viewer = useFragment(
    graphql`
      fragment SendCertificateModal_viewer on User {
        ...SendCertificateForm_viewer
      }
    `,
    viewerRef,
  );
  const text = useText();
  const { state, send, startAgain } = useSendCertificate();
  const isSent = state.phase === "signed" || state.phase === "archived";
  const kept = useRecipientDraft(draftKeys.sendCertificate(project.id), project.customerEmail, isSent);
  const cancel = () => {
    kept.drop();
    onCancel();
  };
  return (
    <Modal
      title={
        isSent ? text("certificate.sent.title") : text("certificate.send.title", { count: sending.folderIds.length })
      }
      size="sign"
      isBusy={state.phase === "waiting"}
      onClose={isSent ? onDone : cancel}
    >
      {isSent ? (
        <SentConfirmation
          projectRef={project}
          certificatesRef={state.certificates}
          isArchived={state.phase === "archived"}
          names={namesOf(sending)}
          nextName={nextName}
          leftCount={leftCount}
          onNext={() => {
            startAgain();
            onNext();
          }}
          onClose={onDone}
        />
      ) : (
        <SendCertificateForm
          projectRef={project}
          viewerRef={viewer}
          kept={kept}
          sending={sending}
          isWaiting={state.phase === "waiting"}
          fault={state.phase === "editing" ? state.fault : null}
          onSend={send}
          onCancel={cancel}
        />
      )}
    </Modal>
  );
}
