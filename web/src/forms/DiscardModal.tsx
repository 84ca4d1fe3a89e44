import { Button } from "@blueprintjs/core";
import { useText } from "../i18n/useText.ts";
import { Modal } from "../ui/Modal.tsx";
import { ModalFooter } from "../ui/ModalFooter.tsx";

/** Asks the same question as `DiscardFooter`, for text that was typed on a page instead of in a modal. */
export function DiscardModal({ onKeep, onDiscard }: { onKeep: () => void; onDiscard: () => void }) {
  const text = useText();
  return (
    <Modal title={text("form.discard.question")} onClose={onKeep}>
      <ModalFooter>
        <Button size="large" onClick={onDiscard} text={text("form.discard.discard")} />
        <Button size="large" intent="primary" onClick={onKeep} text={text("form.discard.keep")} />
      </ModalFooter>
    </Modal>
  );
}
