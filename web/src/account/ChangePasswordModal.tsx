import { useState } from "react";
import { useText } from "../i18n/useText.ts";
import { NewPasswordField } from "../session/login/NewPasswordField.tsx";
import { PasswordField } from "../session/login/PasswordField.tsx";
import { AccountFormModal } from "./AccountFormModal.tsx";
import { useChangePassword } from "./useChangePassword.ts";
import { useSaving } from "./useSaving.ts";

export function ChangePasswordModal({ onClose, onChanged }: { onClose: () => void; onChanged: () => void }) {
  const text = useText();
  const [currentPassword, setCurrent] = useState("");
  const [newPassword, setNew] = useState("");
  const [isLeft, setLeft] = useState(false);
  const { changePassword } = useChangePassword();
  const { failure, isSaving, save } = useSaving(onChanged);
  const isFilled = currentPassword !== "" && newPassword !== "";
  return (
    <AccountFormModal
      title={text("account.password.title")}
      submit="login.newPassword.submit"
      reason={isFilled ? null : text("account.password.incomplete")}
      isChanged={currentPassword !== "" || newPassword !== ""}
      isSaving={isSaving}
      failure={failure}
      onSave={() => save(() => changePassword({ currentPassword, newPassword }))}
      onClose={onClose}
    >
      <PasswordField
        label={text("account.password.current")}
        name="current-password"
        autoComplete="current-password"
        autoFocus
        value={currentPassword}
        onValueChange={setCurrent}
        onBlur={() => setLeft(true)}
        error={isLeft && currentPassword === "" ? text("login.error.passwordRequired") : null}
      />
      <NewPasswordField value={newPassword} onValueChange={setNew} />
    </AccountFormModal>
  );
}
