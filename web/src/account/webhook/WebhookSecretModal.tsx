import { useText } from "../../i18n/useText.ts";
import { SecretModal } from "../SecretModal.tsx";

export function WebhookSecretModal({ secret, onClose }: { secret: string; onClose: () => void }) {
  const text = useText();
  return (
    <SecretModal
      title={text("account.webhooks.secret")}
      note="account.webhooks.secret.once"
      facts={[["account.webhooks.secret", secret]]}
      onClose={onClose}
    />
  );
}
