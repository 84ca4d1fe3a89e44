import { use } from "react";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import formStyles from "./AccountForm.module.css";
import { AccountFormModal } from "./AccountFormModal.tsx";
import { useInvitationChanges } from "./useInvitationChanges.ts";
import { TellUserOutcome } from "./userOutcome.ts";
import { useSaving } from "./useSaving.ts";

type Props = { invitation: { id: string; email: string }; onClose: () => void };

export function WithdrawInvitationModal({ invitation: { id, email }, onClose }: Props) {
  const text = useText();
  const tell = use(TellUserOutcome);
  const { withdraw } = useInvitationChanges();
  const { failure, isSaving, save } = useSaving(() => {
    tell({ kind: "withdrawn", email });
    onClose();
  });
  return (
    <AccountFormModal
      title={text("account.invitations.withdraw.of", { email })}
      submit="account.invitations.withdraw"
      reason={null}
      isChanged
      isDiscardable
      isSaving={isSaving}
      failure={failure}
      onSave={() => save(() => withdraw({ invitationId: id }))}
      onClose={onClose}
    >
      <p className={formStyles.note}>
        <Text id="account.invitations.withdraw.meaning" />
      </p>
    </AccountFormModal>
  );
}
