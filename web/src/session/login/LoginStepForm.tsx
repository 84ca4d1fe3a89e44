import { Button } from "@blueprintjs/core";
import type { ReactNode, SubmitEvent } from "react";
import type { MessageId } from "../../i18n/catalogues.ts";
import { Text } from "../../i18n/Text.tsx";
import type { MutationFailure } from "../../relay/mutationResult.ts";
import { ActionButton } from "../../ui/ActionButton.tsx";
import { keepFocus } from "../../ui/keepFocus.ts";
import { LoginFailure } from "./LoginFailure.tsx";
import styles from "./LoginForm.module.css";

type Props = {
  failure: MutationFailure | null;
  submit: MessageId;
  /** The reason why the form cannot be sent; null if it can. */
  reason: string | null;
  isSending: boolean;
  onSubmit: () => void;
  /** A second button, such as for going back. */
  other: { label: MessageId; onChoose: () => void };
  children: ReactNode;
};

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
        <Button variant="minimal" size="small" onMouseDown={keepFocus} onClick={other.onChoose}>
          <Text id={other.label} />
        </Button>
      </div>
    </form>
  );
}
