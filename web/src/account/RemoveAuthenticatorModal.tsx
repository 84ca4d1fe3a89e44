import { useState } from "react";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import formStyles from "./AccountForm.module.css";
import { AccountFormModal } from "./AccountFormModal.tsx";
import { ProvePasswordField } from "./ProvePasswordField.tsx";
import { useRemoveAuthenticator } from "./useRemoveAuthenticator.ts";
import { useSaving } from "./useSaving.ts";

export function RemoveAuthenticatorModal({ onClose, onRemoved }: { onClose: () => void; onRemoved: () => void }) {
  const text = useText();
  const [password, setPassword] = useState("");
  const remove = useRemoveAuthenticator();
  const { failure, isSaving, save } = useSaving(onRemoved);
  return (
    <AccountFormModal
      title={text("account.authenticator.turnOff")}
      submit="account.authenticator.turnOff"
      reason={password === "" ? text("account.authenticator.password.missing") : null}
      isChanged
      isDiscardable
      isSaving={isSaving}
      failure={failure}
      onSave={() => save(() => remove(password))}
      onClose={onClose}
    >
      <p className={formStyles.note}>
        <Text id="account.authenticator.turnOff.meaning" />
      </p>
      <ProvePasswordField value={password} onValueChange={setPassword} />
    </AccountFormModal>
  );
}
