import { Button } from "@blueprintjs/core";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { Modal } from "../ui/Modal.tsx";
import { ModalBody } from "../ui/ModalBody.tsx";
import { ModalFooter } from "../ui/ModalFooter.tsx";

/** Asks before the company's logo goes from the certificates to come. */
export function RemoveLogoModal({ onRemove, onClose }: { onRemove: () => void; onClose: () => void }) {
  const text = useText();
  return (
    <Modal title={text("account.logo.remove.title")} onClose={onClose}>
      <ModalBody>
        <p>
          <Text id="account.logo.remove.meaning" />
        </p>
      </ModalBody>
      <ModalFooter>
        <Button autoFocus size="large" onClick={onClose}>
          <Text id="account.logo.remove.keep" />
        </Button>
        <Button size="large" intent="danger" onClick={onRemove}>
          <Text id="account.logo.remove" />
        </Button>
      </ModalFooter>
    </Modal>
  );
}
