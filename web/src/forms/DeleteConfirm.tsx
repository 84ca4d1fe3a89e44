import { Button, Checkbox } from "@blueprintjs/core";
import { type ReactNode, type SubmitEvent, useState } from "react";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { ActionButton } from "../ui/ActionButton.tsx";
import { ModalBody } from "../ui/ModalBody.tsx";
import { ModalFooter } from "../ui/ModalFooter.tsx";
import styles from "./DeleteConfirm.module.css";

type Props = {
  /** Names the objects that are deleted with it, for good. */
  children: ReactNode;
  /** Why it was not deleted, once that was tried. */
  failure?: ReactNode;
  isDeleting: boolean;
  onDelete: () => void;
  onBack: () => void;
};

/** The view of a modal that deletes: what is lost, the person's word that this is understood, and the button. */
export function DeleteConfirm({ children, failure, isDeleting, onDelete, onBack }: Props) {
  const text = useText();
  const [isUnderstood, setUnderstood] = useState(false);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isUnderstood && !isDeleting) onDelete();
  };
  return (
    <form onSubmit={submit} aria-busy={isDeleting}>
      <ModalBody>
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
      </ModalBody>
      <ModalFooter>
        <Button size="large" disabled={isDeleting} onClick={onBack}>
          <Text id="modal.back" />
        </Button>
        <ActionButton
          type="submit"
          size="large"
          intent="danger"
          disabledReason={isUnderstood ? null : text("modal.delete.tickFirst")}
        >
          <Text id={isDeleting ? "modal.deleting" : "modal.delete"} />
        </ActionButton>
      </ModalFooter>
    </form>
  );
}
