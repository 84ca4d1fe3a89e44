import { useState } from "react";
import { TextField } from "../../forms/TextField.tsx";
import { useText } from "../../i18n/useText.ts";
import { LoginStepForm } from "./LoginStepForm.tsx";
import { emailFault } from "./loginFaults.ts";
import { useRequestPasswordReset } from "./useRequestPasswordReset.ts";

type Props = { startEmail: string; onRequested: (email: string) => void; onBack: () => void };

/** The form never tells whether an address has an account. */
export function RequestResetForm({ startEmail, onRequested, onBack }: Props) {
  const text = useText();
  const [email, setEmail] = useState(startEmail);
  const [isLeft, setLeft] = useState(false);
  const { requestReset, isSending, failure } = useRequestPasswordReset(() => onRequested(email.trim().toLowerCase()));
  const fault = emailFault(email.trim());
  const submit = () => {
    setLeft(true);
    if (!fault) requestReset(email);
  };
  return (
    <LoginStepForm
      failure={failure}
      submit="login.reset.request"
      reason={email.trim() ? null : text("login.reset.incomplete")}
      isSending={isSending}
      onSubmit={submit}
      other={{ label: "login.back", onChoose: onBack }}
    >
      <TextField
        label={text("login.email")}
        type="email"
        name="email"
        inputMode="email"
        autoComplete="username"
        value={email}
        onValueChange={setEmail}
        onBlur={() => setLeft(true)}
        error={isLeft && fault ? text(fault) : null}
      />
    </LoginStepForm>
  );
}
