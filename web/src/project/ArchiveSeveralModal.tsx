import { Button } from "@blueprintjs/core";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { Modal } from "../ui/Modal.tsx";
import { ModalBody } from "../ui/ModalBody.tsx";
import { ModalFooter } from "../ui/ModalFooter.tsx";

type Props = { count: number; onArchive: () => void; onClose: () => void };

/** Above this the question names the number: nobody has counted the ticks. */
const maxUncounted = 25;

export function ArchiveSeveralModal({ count, onArchive, onClose }: Props) {
  const text = useText();
  const title = count > maxUncounted ? text("project.archive.many", { count }) : text("project.archive.several");
  return (
    <Modal title={title} onClose={onClose}>
      <ModalBody>
        <p>
          <Text id="project.archive.severalMeaning" values={{ count }} />
        </p>
      </ModalBody>
      <ModalFooter>
        <Button onClick={onClose}>
          <Text id="modal.cancel" />
        </Button>
        <Button intent="primary" onClick={onArchive}>
          <Text id="project.archive.submit" />
        </Button>
      </ModalFooter>
    </Modal>
  );
}
