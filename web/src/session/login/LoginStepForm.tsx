import { Button } from "@blueprintjs/core";
import type { ReactNode, SubmitEvent } from "react";
import type { MessageId } from "../../i18n/catalogues.ts";
import { Text } from "../../i18n/Text.tsx";
import type { MutationFailure } from "../../relay/mutationResult.ts";
import { ActionButton } from "../../ui/ActionButton.tsx";
import { LoginFailure } from "./LoginFailure.tsx";
import styles from "./LoginForm.module.css";

type Props = {
  failure: MutationFailure | null;
  submit: MessageId;
  /** Why the form cannot be sent yet, null when it can. */
  reason: string | null;
  isSending: boolean;
  onSubmit: () => void;
  /** Another way on than sending the form. */
  other: { label: MessageId; onChoose: () => void };
  children: ReactNode;
};

/** The frame that every step of the login page shares: the failure, the fields, the button, and the other way on. */
export function LoginStepForm({ failure, submit, reason, isSending, onSubmit, other, children }: Props) {
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isSending) onSubmit();
  };
  return (
    <form className={styles.form} method="post" noValidate onSubmit={send}>
      <LoginFailure failure={failure} />
      {children}
      <div className={styles.submit}>
        <ActionButton type="submit" intent="primary" fill loading={isSending} side="below" disabledReason={reason}>
          <Text id={submit} />
        </ActionButton>
      </div>
      <div className={styles.other}>
        <Button variant="minimal" size="small" onClick={other.onChoose}>
          <Text id={other.label} />
        </Button>
      </div>
    </form>
  );
}
