import { Button } from "@blueprintjs/core";
import { Flash } from "@blueprintjs/icons";
import { type KeyboardEvent, useState } from "react";
import { TextField } from "../forms/TextField.tsx";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { Modal } from "../ui/Modal.tsx";
import { ModalBody } from "../ui/ModalBody.tsx";
import { ModalFooter } from "../ui/ModalFooter.tsx";
import styles from "./ScanDialog.module.css";
import { ScanFailed } from "./ScanFailed.tsx";
import { useCamera } from "./useCamera.ts";
import { useCodeReader } from "./useCodeReader.ts";
import { useTorch } from "./useTorch.ts";

export type ScanDialogProps = {
  title: string;
  /** Accepts a code, or returns the reason against it as a sentence. */
  onCode: (code: string) => string | null;
  focusAfter: () => HTMLElement | null;
  onClose: () => void;
};

/** Reads a code by camera. The field also accepts typed codes and hand scanners. */
export function ScanDialog({ title, onCode, focusAfter, onClose }: ScanDialogProps) {
  const text = useText();
  // The element is in a state instead of a ref, because the modal may render its content after the camera opened.
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const [typed, setTyped] = useState("");
  const [refusal, setRefusal] = useState<string | null>(null);
  const { stream, failure: cameraFailure } = useCamera();
  const take = (code: string) => {
    const refused = onCode(code);
    setRefusal(refused);
    if (refused === null) onClose();
  };
  const { hasFailed } = useCodeReader(video, stream, take);
  const torch = useTorch(stream);
  const failure = hasFailed ? "NOT_LOADED" : cameraFailure;
  const takeTyped = () => typed.trim() !== "" && take(typed.trim());
  const takeOnEnter = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    // The field's text is selected, so that the next scanned code replaces a refused one.
    if (event.target instanceof HTMLInputElement) event.target.select();
    if (!event.repeat) takeTyped();
  };
  // On touch screens the keyboard would cover the camera's picture.
  const [isTouched] = useState(() => window.matchMedia("(pointer: coarse)").matches);
  return (
    <Modal title={title} size="sign" focusAfter={focusAfter} onClose={onClose}>
      <ModalBody>
        {failure ? (
          <ScanFailed reason={failure} />
        ) : (
          <div className={styles.frame} aria-hidden="true">
            <video ref={setVideo} className={styles.video} muted playsInline />
          </div>
        )}
        <p role="status" className={`${styles.state} ${refusal ? styles.refusal : ""}`}>
          {refusal ?? (!failure && text(stream ? "scan.looking" : "scan.starting"))}
        </p>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: Only listens for Enter in its field. */}
        <div onKeyDown={takeOnEnter}>
          <TextField
            label={text("scan.typed")}
            note={text("scan.typed.note")}
            value={typed}
            autoComplete="off"
            autoFocus={!isTouched}
            error={null}
            onValueChange={(value) => {
              setTyped(value);
              setRefusal(null);
            }}
          />
        </div>
      </ModalBody>
      <ModalFooter
        fact={
          torch && (
            <Button icon={<Flash />} active={torch.isOn} aria-pressed={torch.isOn} onClick={torch.toggle}>
              <Text id="scan.torch" />
            </Button>
          )
        }
      >
        <Button onClick={onClose}>
          <Text id="modal.cancel" />
        </Button>
        <Button intent="primary" onClick={takeTyped}>
          <Text id="scan.take" />
        </Button>
      </ModalFooter>
    </Modal>
  );
}
