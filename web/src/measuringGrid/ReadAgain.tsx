import { Button } from "@blueprintjs/core";
import { Text } from "../i18n/Text.tsx";
import { useMoment } from "../i18n/useMoment.ts";
import { useText } from "../i18n/useText.ts";
import { Modal } from "../ui/Modal.tsx";
import { ModalBody } from "../ui/ModalBody.tsx";
import { ModalFooter } from "../ui/ModalFooter.tsx";

type Earlier = { fileName: string; readAt: string; readBy?: string | null; valueCount: number };
type Props = { latest: Earlier; onSubmit: () => void; onClose: () => void };

/** Asks before a file with the same bytes is read again. No button is primary: reading again is usually wrong. */
export function ReadAgain({ latest: { fileName, readAt, readBy, valueCount }, onSubmit, onClose }: Props) {
  const text = useText();
  const at = useMoment()(readAt);
  return (
    <Modal title={text("measuring.file.again")} isBusy={false} onClose={onClose}>
      <ModalBody>
        <p>
          <Text id="measuring.file.readBefore" values={{ name: fileName, at, person: readBy ?? "–" }} />{" "}
          <Text id="measuring.file.valuesOf" values={{ count: valueCount }} />
        </p>
      </ModalBody>
      <ModalFooter>
        <Button size="large" autoFocus onClick={onClose} text={text("modal.cancel")} />
        <Button size="large" onClick={onSubmit} text={text("measuring.file.readAgain")} />
      </ModalFooter>
    </Modal>
  );
}
