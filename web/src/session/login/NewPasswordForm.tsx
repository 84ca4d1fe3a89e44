import { useState } from "react";
import { useText } from "../../i18n/useText.ts";
import { LoginStepForm } from "./LoginStepForm.tsx";
import { NewPasswordField } from "./NewPasswordField.tsx";
import type { SignInChallenge } from "./signInStep.ts";
import { useAnswerNewPassword } from "./useAnswerNewPassword.ts";
import type { SignInHandlers } from "./useSignInAnswer.ts";

type Props = SignInHandlers & { challenge: SignInChallenge; onBack: () => void };

export function NewPasswordForm({ challenge, onBack, ...handlers }: Props) {
  const text = useText();
  const [password, setPassword] = useState("");
  const { answer, isAnswering, failure } = useAnswerNewPassword(challenge, handlers);
  return (
    <LoginStepForm
      failure={failure}
      submit="login.newPassword.submit"
      reason={password ? null : text("login.newPassword.incomplete")}
      isSending={isAnswering}
      onSubmit={() => password && answer(password)}
      other={{ label: "login.back", onChoose: onBack }}
    >
      <NewPasswordField value={password} onValueChange={setPassword} />
    </LoginStepForm>
  );
}
