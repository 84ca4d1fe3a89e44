import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { draftKeys } from "../../forms/draftKeys.ts";
import { useText } from "../../i18n/useText.ts";
import { Modal } from "../../ui/Modal.tsx";
import type { ResendCertificateModal_project$key } from "./__generated__/ResendCertificateModal_project.graphql.ts";
import type { ResendCertificateModal_viewer$key } from "./__generated__/ResendCertificateModal_viewer.graphql.ts";
import type { ResendCertificateInput } from "./__generated__/useResendCertificateMutation.graphql.ts";
import { CustomerEmailOutcome } from "./CustomerEmailOutcome.tsx";
import type { LastSending } from "./LastSendings.tsx";
import { ResendCertificateForm } from "./ResendCertificateForm.tsx";
import { SentConfirmation } from "./SentConfirmation.tsx";
import { useRecipientDraft } from "./useRecipientDraft.ts";
import { useResendCertificate } from "./useResendCertificate.ts";
import { useSetCustomerEmail } from "./useSetCustomerEmail.ts";

type Props = {
  projectRef: ResendCertificateModal_project$key;
  viewerRef: ResendCertificateModal_viewer$key;
  /** The ids of activated folders. */
  folderIds: readonly string[];
  /** The names of the folders by their ids; none for a certificate that the page names. */
  names?: ReadonlyMap<string, string>;
  /** The last mail of each certificate, oldest first. */
  lastSendings: readonly LastSending[];
  onClose: () => void;
};

const noNames: ReadonlyMap<string, string> = new Map();

export function ResendCertificateModal({ projectRef, viewerRef, folderIds, lastSendings, onClose, ...props }: Props) {
  const { names = noNames } = props;
  const project = useFragment(
    graphql`
      fragment ResendCertificateModal_project on Project {
        id
        version
        customerEmail
        ...ResendCertificateForm_project
        ...SentConfirmation_project
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
  // The new mail may fail while the dialog is open, so the title is that of the mails before it.
  const [haveAllFailed] = useState(lastSendings.length > 0 && lastSendings.every(({ reason }) => reason !== null));
  const title = text(haveAllFailed ? "certificate.correct.title" : "certificate.resend.title");
  const lastEmail = lastSendings.findLast(({ email }) => email !== null)?.email ?? null;
  const { state, resend } = useResendCertificate();
  const { state: setting, setCustomerEmail } = useSetCustomerEmail(project.id);
  const isWaiting = state.phase === "waiting";
  const kept = useRecipientDraft(
    draftKeys.resendCertificate(project.id),
    lastEmail ?? project.customerEmail,
    state.phase === "sent",
  );
  const send = async (input: ResendCertificateInput, isForProject: boolean) => {
    if ((await resend(input)) && isForProject) await setCustomerEmail(input.toEmail, project.version);
  };
  const cancel = () => {
    kept.drop();
    onClose();
  };
  return (
    <Modal title={title} size="sign" isBusy={isWaiting} onClose={cancel}>
      {state.phase === "sent" ? (
        <SentConfirmation
          projectRef={project}
          certificatesRef={state.certificates}
          names={names}
          isAgain
          onClose={onClose}
        >
          <CustomerEmailOutcome
            state={setting}
            current={project.customerEmail ?? null}
            wanted={kept.values.toEmail}
            onRetry={() => void setCustomerEmail(kept.values.toEmail, project.version)}
          />
        </SentConfirmation>
      ) : (
        <ResendCertificateForm
          projectRef={project}
          viewerRef={viewer}
          kept={kept}
          folderIds={folderIds}
          lastEmail={lastEmail}
          lastSendings={lastSendings}
          isWaiting={isWaiting}
          fault={state.phase === "editing" ? state.fault : null}
          onSend={(input, isForProject) => void send(input, isForProject)}
          onCancel={cancel}
        />
      )}
    </Modal>
  );
}
