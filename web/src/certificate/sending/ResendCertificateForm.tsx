import { Checkbox } from "@blueprintjs/core";
import { Envelope } from "@blueprintjs/icons";
import { useId } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { DialogForm } from "../../forms/DialogForm.tsx";
import { DraftRestoredNotice } from "../../forms/DraftRestoredNotice.tsx";
import { isEmail } from "../../forms/isEmail.ts";
import { Text } from "../../i18n/Text.tsx";
import { useText } from "../../i18n/useText.ts";
import { useFeatures } from "../../relay/features.tsx";
import type { ResendCertificateForm_project$key } from "./__generated__/ResendCertificateForm_project.graphql.ts";
import type { ResendCertificateForm_viewer$key } from "./__generated__/ResendCertificateForm_viewer.graphql.ts";
import type { ResendCertificateInput } from "./__generated__/useResendCertificateMutation.graphql.ts";
import { certificateLanguage } from "./certificateLanguage.ts";
import { type LastSending, LastSendings } from "./LastSendings.tsx";
import { RecipientField } from "./RecipientField.tsx";
import styles from "./SendCertificate.module.css";
import { SendFailure } from "./SendFailure.tsx";
import type { RecipientDraft } from "./useRecipientDraft.ts";
import type { SendFault } from "./useSendCertificate.ts";

type Props = {
  projectRef: ResendCertificateForm_project$key;
  viewerRef: ResendCertificateForm_viewer$key;
  kept: RecipientDraft;
  folderIds: readonly string[];
  lastEmail: string | null;
  lastSendings: readonly LastSending[];
  isWaiting: boolean;
  fault: SendFault | null;
  onSend: (input: ResendCertificateInput, isForProject: boolean) => void;
  onCancel: () => void;
};

export function ResendCertificateForm({ projectRef, viewerRef, kept, folderIds, fault, ...props }: Props) {
  const project = useFragment(projectFragment, projectRef);
  const { certificateRegister } = useFeatures();
  const { email, company } = useFragment(viewerFragment, viewerRef);
  const meaningId = useId();
  const text = useText();
  const { isWaiting } = props;
  const { toEmail } = kept.values;
  const failure = props.lastSendings.find(({ email, reason }) => reason !== null && email === toEmail.trim());
  // Only a refused address must change, because a mail to a correct address can fail for other reasons.
  const mustChange = failure?.reason === "ADDRESS_REFUSED";
  const reason = isEmail(toEmail)
    ? mustChange
      ? text("certificate.correct.first")
      : null
    : text("certificate.send.reason.email");
  const hasBounced = project.customerEmailBounced || props.lastSendings.some((sending) => sending.reason !== null);
  const isOffered = hasBounced && reason === null && !isSameEmail(toEmail, project.customerEmail ?? "");
  const submit = () => {
    const idempotencyKey = kept.idempotencyKey();
    const { replaceOwnerCode, isForProject, ...recipient } = kept.values;
    const input = { ...recipient, projectId: project.id, folders: [...folderIds], idempotencyKey };
    props.onSend(replaceOwnerCode ? { ...input, replaceOwnerCode } : input, isForProject && isOffered);
  };
  return (
    <DialogForm
      action={text("certificate.resend.action")}
      icon={<Envelope />}
      reason={reason}
      isBusy={isWaiting}
      isReasonAside
      aside={
        <span role="status">
          {isWaiting
            ? text("certificate.send.waiting")
            : (reason ?? (folderIds.length > 1 && text("certificate.resend.extent", { folders: folderIds.length })))}
        </span>
      }
      onSubmit={submit}
      onClose={props.onCancel}
    >
      <DraftRestoredNotice kept={kept} />
      {fault && <SendFailure fault={fault} />}
      <p className={styles.what}>
        <Text id="certificate.resend.what" values={{ count: folderIds.length }} />
      </p>
      <LastSendings
        customer={project.customer}
        language={certificateLanguage(company?.country)}
        sendings={props.lastSendings}
        filledIn={props.lastEmail}
      />
      <fieldset className={styles.fields} disabled={isWaiting}>
        <RecipientField
          form={kept}
          customer={project.customer}
          customerEmail={project.customerEmail ?? null}
          hasBounced={project.customerEmailBounced === true}
          failure={failure}
          lastEmail={props.lastEmail}
          isFocused={hasBounced === true}
        />
        {isOffered && (
          <Checkbox
            {...kept.checkbox("isForProject")}
            className={styles.tick}
            label={
              project.customerEmail
                ? text("certificate.resend.project", { email: project.customerEmail })
                : text("certificate.resend.project.first")
            }
          />
        )}
        <Checkbox
          {...kept.checkbox("sendCopy")}
          className={styles.tick}
          label={text("certificate.send.copy", { email })}
        />
        {certificateRegister && (
          <>
            <Checkbox
              {...kept.checkbox("replaceOwnerCode")}
              className={styles.tick}
              aria-describedby={kept.values.replaceOwnerCode ? meaningId : undefined}
              label={text("certificate.resend.replaceLink")}
            />
            {kept.values.replaceOwnerCode && (
              <p id={meaningId} className={styles.meaning}>
                <Text id="certificate.resend.replaceLink.meaning" />
              </p>
            )}
          </>
        )}
      </fieldset>
    </DialogForm>
  );
}

const isSameEmail = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

const projectFragment = graphql`
  fragment ResendCertificateForm_project on Project {
    id
    customer
    customerEmail
    customerEmailBounced
  }
`;

const viewerFragment = graphql`
  fragment ResendCertificateForm_viewer on User {
    email
    company {
      country
    }
  }
`;
