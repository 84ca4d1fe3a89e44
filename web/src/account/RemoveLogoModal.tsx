import { FormDialog } from "../forms/FormDialog.tsx";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";

/** Certificates that were already sent keep the logo. */
export function RemoveLogoModal({ onRemove, onClose }: { onRemove: () => void; onClose: () => void }) {
  const text = useText();
  return (
    <FormDialog
      title={text("account.logo.remove.title")}
      action={text("account.logo.remove")}
      intent="danger"
      isBusy={false}
      leave="account.logo.remove.keep"
      focus="leave"
      onSubmit={onRemove}
      onClose={onClose}
    >
      <p>
        <Text id="account.logo.remove.meaning" />
      </p>
    </FormDialog>
  );
}
