import { useState } from "react";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { CodeField } from "../session/login/CodeField.tsx";
import formStyles from "./AccountForm.module.css";
import { AccountFormModal } from "./AccountFormModal.tsx";
import { AuthenticatorKey } from "./AuthenticatorKey.tsx";
import { ProvePasswordField } from "./ProvePasswordField.tsx";
import { useConfirmAuthenticator } from "./useConfirmAuthenticator.ts";
import { useSaving } from "./useSaving.ts";
import { type AuthenticatorSetup, useStartAuthenticatorSetup } from "./useStartAuthenticatorSetup.ts";

export function SetUpAuthenticatorModal({ onClose, onTurnedOn }: { onClose: () => void; onTurnedOn: () => void }) {
  const text = useText();
  const [password, setPassword] = useState("");
  const [typed, setTyped] = useState("");
  const [setup, setSetup] = useState<AuthenticatorSetup | null>(null);
  const start = useStartAuthenticatorSetup(setSetup);
  const confirm = useConfirmAuthenticator();
  const starting = useSaving(() => {});
  const confirming = useSaving(onTurnedOn);
  const code = typed.replace(/\s/g, "");
  const step = setup
    ? { ...confirming, change: () => confirm(code), isFilled: /^\d{6}$/.test(code) }
    : { ...starting, change: () => start(password), isFilled: password !== "" };
  const missing = text(setup ? "login.mfa.incomplete" : "account.authenticator.password.missing");
  return (
    <AccountFormModal
      title={text("account.authenticator.setUp")}
      submit={setup ? "account.authenticator.turnOn" : "account.authenticator.next"}
      reason={step.isFilled ? null : missing}
      isChanged
      isDiscardable={typed === ""}
      isSaving={step.isSaving}
      failure={step.failure}
      onSave={() => step.save(step.change)}
      onClose={onClose}
    >
      {setup ? (
        <>
          <AuthenticatorKey setup={setup} />
          <CodeField value={typed} onValueChange={setTyped} />
        </>
      ) : (
        <>
          <p className={formStyles.note}>
            <Text id="account.authenticator.password.why" />
          </p>
          <ProvePasswordField value={password} onValueChange={setPassword} />
        </>
      )}
    </AccountFormModal>
  );
}
