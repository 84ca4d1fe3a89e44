import { Button } from "@blueprintjs/core";
import { useState } from "react";
import { useNavigate } from "react-router";
import { InviteUserModal } from "../account/InviteUserModal.tsx";
import { knownRole } from "../account/roles.ts";
import { ResendListedCertificate } from "../certificate/register/ResendListedCertificate.tsx";
import type { MessageId } from "../i18n/catalogues.ts";
import { useText } from "../i18n/useText.ts";
import { editing } from "../navigation/editing.ts";
import { useFeatures } from "../relay/features.tsx";
import type { AttentionLine_item$data } from "./__generated__/AttentionLine_item.graphql.ts";
import styles from "./AttentionGroup.module.css";
import { isMail, type KnownKind } from "./attentionKinds.ts";
import { attentionPath, canBeActivated } from "./attentionPath.ts";

type Props = {
  kind: KnownKind;
  item: Omit<AttentionLine_item$data, " $fragmentType">;
  name: string;
  onDone: () => void;
};

/** Opens a dialog for mails and invitations. For other kinds, it opens the page where the person can act. */
export function AttentionAct({ kind, item, name, onDone }: Props) {
  const text = useText();
  const navigate = useNavigate();
  const features = useFeatures();
  const [isOpen, setOpen] = useState(false);
  const { project, folder, invitee } = item;
  const close = () => {
    setOpen(false);
    onDone();
  };
  const hasDialog = isMail(kind) || kind === "INVITATION_UNUSED";
  const path = attentionPath(kind, item, features);
  const labelId = labelOf(kind, item, features.faultStates === true);
  const label = text(labelId);
  return (
    <>
      <Button
        size="small"
        className={styles.button}
        text={label}
        aria-label={`${label}: ${name}`}
        onClick={() =>
          hasDialog ? setOpen(true) : void navigate(path, { state: labelId === "attention.changeEnd" ? editing : null })
        }
      />
      {isOpen && project && folder && (
        <ResendListedCertificate
          certificate={{
            projectId: project.restId,
            folderId: folder.restId,
            last: {
              number: item.certificateNumber ?? null,
              email: item.recipientEmail ?? null,
              reason: item.recipientReason ?? null,
            },
          }}
          onClose={close}
        />
      )}
      {isOpen && invitee && (
        <InviteUserModal invited={{ ...invitee, role: knownRole(invitee.role) }} onInvited={() => {}} onClose={close} />
      )}
    </>
  );
}

function labelOf(kind: KnownKind, item: Props["item"], hasFaultStates: boolean): MessageId {
  if (kind === "FAULT_REPORTED") return hasFaultStates ? "attention.openFault" : "attention.openCertificate";
  if (isMail(kind)) return kind === "MAIL_FAILED" ? "certificate.correct" : "certificate.resend.action";
  if (kind === "INVITATION_UNUSED") return "attention.inviteAgain";
  if (kind === "STEP_LEFT") return item.stepLabel === null ? "installation.finish.title" : "attention.measureOn";
  if (kind === "VALUE_OUTSIDE") return "attention.openStep";
  if (kind === "REVIEW_RETURNED") return "attention.openRoom";
  if (kind === "REVIEW_WAITING") return "nextStep.review";
  if (kind === "PROJECT_OVERDUE" && !canBeActivated(item)) return "attention.changeEnd";
  return canBeActivated(item) ? "project.activate" : "attention.openProject";
}
