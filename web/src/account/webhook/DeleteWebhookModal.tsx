import { FailureNotice } from "../../errors/FailureNotice.tsx";
import { DeleteConfirm } from "../../forms/DeleteConfirm.tsx";
import { Text } from "../../i18n/Text.tsx";
import { useText } from "../../i18n/useText.ts";
import { Modal } from "../../ui/Modal.tsx";
import { useFocusAfterRemoval } from "../sectionHeading.ts";
import { useSaving } from "../useSaving.ts";
import { useWebhookChanges } from "./useWebhookChanges.ts";

type Props = { webhookId: string; url: string; onClose: () => void };

/** Deleting a webhook also deletes the log of its deliveries. */
export function DeleteWebhookModal({ webhookId, url, onClose }: Props) {
  const text = useText();
  const { remove } = useWebhookChanges();
  const focusAfter = useFocusAfterRemoval();
  const { failure, isSaving, save } = useSaving(onClose);
  return (
    <Modal title={text("account.webhooks.delete.title")} isBusy={isSaving} focusAfter={focusAfter} onClose={onClose}>
      <DeleteConfirm
        failure={failure && <FailureNotice context="webhook" failure={failure} title="account.notSaved" />}
        isDeleting={isSaving}
        onDelete={() => save(() => remove({ webhookId }))}
        onBack={onClose}
      >
        <Text id="account.webhooks.delete.meaning" values={{ url }} />
      </DeleteConfirm>
    </Modal>
  );
}
