import { Button } from "@blueprintjs/core";
import { useText } from "../i18n/useText.ts";
import { Modal } from "../ui/Modal.tsx";
import { ModalBody } from "../ui/ModalBody.tsx";
import { ModalFooter } from "../ui/ModalFooter.tsx";
import { ShortcutSetting } from "./ShortcutSetting.tsx";

export function ShortcutsModal({ onClose }: { onClose: () => void }) {
  const text = useText();
  return (
    <Modal title={text("shortcut.title")} onClose={onClose}>
      <ModalBody>
        <ShortcutSetting />
      </ModalBody>
      <ModalFooter>
        <Button size="large" onClick={onClose} text={text("modal.close")} />
      </ModalFooter>
    </Modal>
  );
}
