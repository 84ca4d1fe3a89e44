import { InfoSign } from "@blueprintjs/icons";
import { useEffect, useRef } from "react";
import type { MessageId } from "../../i18n/catalogues.ts";
import { Text } from "../../i18n/Text.tsx";
import { useText } from "../../i18n/useText.ts";
import { StatusIcon } from "../../ui/StatusIcon.tsx";
import { usePageTitle } from "../../ui/usePageTitle.ts";
import type { SignedOutReason } from "../signedOutReason.ts";
import styles from "./LoginScreen.module.css";
import type { SignInStep } from "./signInStep.ts";

type Words = { title: MessageId; explanation: MessageId };

function wordsOf(step: SignInStep): Words {
  if (step.name === "challenge")
    return step.challenge.kind === "MFA"
      ? { title: "login.mfa.title", explanation: "login.mfa.explanation" }
      : { title: "login.newPassword.title", explanation: "login.newPassword.explanation" };
  if (step.name === "request-reset") return { title: "login.reset.title", explanation: "login.reset.explanation" };
  if (step.name === "confirm-reset")
    return { title: "login.newPassword.title", explanation: "login.reset.codeExplanation" };
  return { title: "login.title", explanation: "login.subtitle" };
}

/** The heading takes the focus, so that screen readers announce the new step. A code field takes the focus itself. */
export function LoginStepHeader({ step, reason = null }: { step: SignInStep; reason?: SignedOutReason | null }) {
  const text = useText();
  const { title, explanation } = wordsOf(step);
  const heading = usePageTitle(text(title));
  const shown = useRef(title);
  const hasFocusedField = step.name === "challenge" && step.challenge.kind === "MFA";
  useEffect(() => {
    if (shown.current === title) return;
    shown.current = title;
    if (!hasFocusedField) heading.current?.focus();
  }, [title, heading, hasFocusedField]);
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        <Text id={title} />
      </h1>
      <p className={styles.muted}>
        <Text id={explanation} values={{ email: step.name === "confirm-reset" ? step.email : "" }} />
      </p>
      <div role="status">
        {step.name === "password" && !navigator.cookieEnabled && (
          <p className={`${styles.notice} ${styles.reason}`}>
            <InfoSign size={20} />
            <Text id="login.cookiesRefused" />
          </p>
        )}
        {step.name === "password" && reason && !step.notice && (
          <p className={`${styles.notice} ${styles.reason}`}>
            <InfoSign size={20} />
            <Text id={`login.signedOut.${reason}`} />
          </p>
        )}
        {step.name === "password" && step.notice && (
          <p className={styles.notice}>
            <StatusIcon name="completed" size={20} />
            <Text id="login.reset.done" />
          </p>
        )}
      </div>
    </>
  );
}
