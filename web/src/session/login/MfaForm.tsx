import { useState } from "react";
import { useText } from "../../i18n/useText.ts";
import { CodeField } from "./CodeField.tsx";
import { LoginStepForm } from "./LoginStepForm.tsx";
import type { SignInChallenge } from "./signInStep.ts";
import { useAnswerMfa } from "./useAnswerMfa.ts";
import type { SignInHandlers } from "./useSignInAnswer.ts";

type Props = SignInHandlers & { challenge: SignInChallenge; onBack: () => void };

/** Apps often show the code with a space in the middle, so spaces are accepted. */
export function MfaForm({ challenge, onBack, ...handlers }: Props) {
  const text = useText();
  const [typed, setTyped] = useState("");
  const code = typed.replace(/\s/g, "");
  const { answer, isAnswering, failure } = useAnswerMfa(challenge, handlers);
  return (
    <LoginStepForm
      failure={failure}
      submit="login.submit"
      reason={/^\d{6}$/.test(code) ? null : text("login.mfa.incomplete")}
      isSending={isAnswering}
      onSubmit={() => /^\d{6}$/.test(code) && answer(code)}
      other={{ label: "login.back", onChoose: onBack }}
    >
      <CodeField value={typed} onValueChange={setTyped} autoFocus />
    </LoginStepForm>
  );
}
