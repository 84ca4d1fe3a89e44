import { Checkbox } from "@blueprintjs/core";
import { type ReactNode, useState } from "react";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import styles from "./DeleteConfirm.module.css";
import { DialogForm } from "./DialogForm.tsx";

type Props = {
  children: ReactNode;
  failure?: ReactNode;
  isDeleting: boolean;
  onDelete: () => void;
  onBack: () => void;
};

export function DeleteConfirm({ children, failure, isDeleting, onDelete, onBack }: Props) {
  const text = useText();
  const [isUnderstood, setUnderstood] = useState(false);
  return (
    <DialogForm
      action={text("modal.delete")}
      busyAction={text("modal.deleting")}
      intent="danger"
      reason={isUnderstood ? null : text("modal.delete.tickFirst")}
      isBusy={isDeleting}
      leave="modal.back"
      onSubmit={onDelete}
      onClose={onBack}
    >
      {failure}
      <p>{children}</p>
      <Checkbox
        className={styles.tick}
        autoFocus
        checked={isUnderstood}
        disabled={isDeleting}
        onChange={(event) => setUnderstood(event.currentTarget.checked)}
      >
        <Text id="modal.delete.understood" />
      </Checkbox>
    </DialogForm>
  );
}
