import { useState } from "react";
import { Text } from "../../i18n/Text.tsx";
import { useText } from "../../i18n/useText.ts";
import type { MutationResult } from "../../relay/mutationResult.ts";
import formStyles from "../AccountForm.module.css";
import { AccountFormModal } from "../AccountFormModal.tsx";
import { useSaving } from "../useSaving.ts";
import { useWebhookChanges } from "./useWebhookChanges.ts";
import { WebhookSecretModal } from "./WebhookSecretModal.tsx";

export function RotateSecretModal({ webhookId, onClose }: { webhookId: string; onClose: () => void }) {
  const text = useText();
  const { rotate } = useWebhookChanges();
  const [secret, setSecret] = useState<string | null>(null);
  const { failure, isSaving, save } = useSaving(() => undefined);
  const make = async (): Promise<MutationResult> => {
    const result = await rotate({ webhookId });
    if (result.kind === "done") setSecret(result.payload?.secret ?? null);
    return result;
  };
  if (secret !== null) return <WebhookSecretModal secret={secret} onClose={onClose} />;
  return (
    <AccountFormModal
      title={text("account.webhooks.rotate")}
      submit="account.webhooks.rotate"
      reason={null}
      isChanged
      isDiscardable
      isSaving={isSaving}
      failure={failure}
      context="webhook"
      onSave={() => save(make)}
      onClose={onClose}
    >
      <p className={formStyles.note}>
        <Text id="account.webhooks.rotate.meaning" />
      </p>
    </AccountFormModal>
  );
}
