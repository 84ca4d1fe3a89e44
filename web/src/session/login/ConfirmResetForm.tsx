import { useState } from "react";
import { useText } from "../../i18n/useText.ts";
import { CodeField } from "./CodeField.tsx";
import { LoginStepForm } from "./LoginStepForm.tsx";
import { NewPasswordField } from "./NewPasswordField.tsx";
import { useConfirmPasswordReset } from "./useConfirmPasswordReset.ts";

type Props = { email: string; onChanged: () => void; onBack: () => void };

export function ConfirmResetForm({ email, onChanged, onBack }: Props) {
  const text = useText();
  const [typed, setTyped] = useState("");
  const [newPassword, setNewPassword] = useState("");
  const { confirmReset, isSending, failure } = useConfirmPasswordReset(onChanged);
  const code = typed.replace(/\s/g, "");
  const isFilled = code !== "" && newPassword !== "";
  return (
    <LoginStepForm
      failure={failure}
      submit="login.newPassword.submit"
      reason={isFilled ? null : text("login.reset.codeIncomplete")}
      isSending={isSending}
      onSubmit={() => isFilled && confirmReset({ email, code, newPassword })}
      other={{ label: "login.reset.again", onChoose: onBack }}
    >
      <CodeField value={typed} onValueChange={setTyped} />
      <NewPasswordField value={newPassword} onValueChange={setNewPassword} />
    </LoginStepForm>
  );
}
