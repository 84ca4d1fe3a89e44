import { Envelope } from "@blueprintjs/icons";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { DialogForm } from "../../forms/DialogForm.tsx";
import { DraftRestoredNotice } from "../../forms/DraftRestoredNotice.tsx";
import { isEmail } from "../../forms/isEmail.ts";
import { useText } from "../../i18n/useText.ts";
import { NationalRecordNote } from "../readiness/NationalRecordNote.tsx";
import type { SendCertificateForm_project$key } from "./__generated__/SendCertificateForm_project.graphql.ts";
import type { SendCertificateForm_viewer$key } from "./__generated__/SendCertificateForm_viewer.graphql.ts";
import type { SendCertificateInput } from "./__generated__/useSendCertificateMutation.graphql.ts";
import { CertificatePreview } from "./CertificatePreview.tsx";
import styles from "./SendCertificate.module.css";
import { SendCertificateFields } from "./SendCertificateFields.tsx";
import { SendFailure } from "./SendFailure.tsx";
import type { Sending } from "./sending.ts";
import type { RecipientDraft } from "./useRecipientDraft.ts";
import type { SendFault } from "./useSendCertificate.ts";

type Props = {
  projectRef: SendCertificateForm_project$key;
  viewerRef: SendCertificateForm_viewer$key;
  kept: RecipientDraft;
  sending: Sending;
  isWaiting: boolean;
  fault: SendFault | null;
  onSend: (input: SendCertificateInput) => void;
  onCancel: () => void;
};

export function SendCertificateForm({ projectRef, viewerRef, kept, sending, isWaiting, fault, ...props }: Props) {
  const project = useFragment(projectFragment, projectRef);
  const viewer = useFragment(viewerFragment, viewerRef);
  const text = useText();
  // The person must accept the declaration for each sending, so it is not stored.
  const [acceptsDisclaimer, setAccepts] = useState(false);
  const reason = !isEmail(kept.values.toEmail)
    ? text("certificate.send.reason.email")
    : acceptsDisclaimer
      ? null
      : text("certificate.send.reason.disclaimer");
  const { folderIds, activationDate, sheets } = sending;
  const chosen = project.signableFolders?.filter(({ folderId }) => folderIds.includes(folderId)) ?? [];
  const installations = sheets.flatMap(({ rooms }) => rooms).length;
  const submit = () => {
    const idempotencyKey = kept.idempotencyKey();
    const what = { projectId: project.id, folders: folderIds, activationDate, acceptsDisclaimer };
    const { toEmail, sendCopy } = kept.values;
    props.onSend({ toEmail, sendCopy, ...what, idempotencyKey });
  };
  return (
    <DialogForm
      action={text("certificate.send.title", { count: folderIds.length })}
      icon={<Envelope />}
      reason={reason}
      isBusy={isWaiting}
      isReasonAside
      aside={
        <span role="status">
          {isWaiting
            ? text("certificate.send.waiting")
            : (reason ?? text("certificate.send.extent", { folders: folderIds.length, installations }))}
        </span>
      }
      onSubmit={submit}
      onClose={props.onCancel}
    >
      <DraftRestoredNotice kept={kept} />
      {fault && <SendFailure fault={fault} />}
      <div className={styles.gaps}>
        <NationalRecordNote folders={chosen} />
      </div>
      <div className={styles.columns}>
        <CertificatePreview projectRef={project} viewerRef={viewer} sending={sending} />
        <SendCertificateFields
          form={kept}
          customer={project.customer}
          customerEmail={project.customerEmail ?? null}
          hasBounced={project.customerEmailBounced === true}
          ownEmail={viewer.email}
          sending={sending}
          isWaiting={isWaiting}
          acceptsDisclaimer={acceptsDisclaimer}
          onAccept={setAccepts}
        />
      </div>
    </DialogForm>
  );
}

const projectFragment = graphql`
  fragment SendCertificateForm_project on Project {
    id
    customer
    customerEmail
    customerEmailBounced
    signableFolders @catch(to: NULL) {
      folderId
      ...recordGaps_folder
    }
    ...CertificatePreview_project
  }
`;

const viewerFragment = graphql`
  fragment SendCertificateForm_viewer on User {
    email
    ...CertificatePreview_viewer
  }
`;
