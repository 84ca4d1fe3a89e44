import { Button } from "@blueprintjs/core";
import { ChevronLeft, ChevronRight } from "@blueprintjs/icons";
import { useEffect, useEffectEvent } from "react";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { useDrawnPhoto } from "../photo/useDrawnPhoto.ts";
import { Modal } from "../ui/Modal.tsx";
import { ModalBody } from "../ui/ModalBody.tsx";
import { ModalFooter } from "../ui/ModalFooter.tsx";
import type { FileToSend } from "../upload/uploadsContext.ts";
import styles from "./PhotoRow.module.css";

type Props = {
  photos: readonly FileToSend[];
  index: number;
  onShow: (id: string) => void;
  focusAfter: () => HTMLElement | null;
  onClose: () => void;
};

const steps = new Map([
  ["ArrowLeft", -1],
  ["ArrowUp", -1],
  ["ArrowRight", 1],
  ["ArrowDown", 1],
]);

export function PhotoViewer({ photos, index, onShow, focusAfter, onClose }: Props) {
  const text = useText();
  const photo = photos[index];
  const go = (step: number) => {
    const next = photos[index + step];
    if (next) onShow(next.id);
  };
  useArrowKeys(go);
  if (!photo) return null;
  const { file } = photo;
  return (
    <Modal title={file.name} size="picture" focusAfter={focusAfter} onClose={onClose}>
      <ModalBody>
        <Picture key={photo.id} file={file} />
      </ModalBody>
      <ModalFooter
        fact={
          <span role="status">
            <span className="heard-only">{file.name}, </span>
            <Text id="photoTray.position" values={{ number: index + 1, total: photos.length }} />
          </span>
        }
      >
        <Button
          icon={<ChevronLeft />}
          aria-label={text("photoTray.previous")}
          disabled={index === 0}
          onClick={() => go(-1)}
        />
        <Button
          icon={<ChevronRight />}
          aria-label={text("photoTray.next")}
          disabled={index === photos.length - 1}
          onClick={() => go(1)}
        />
        <Button onClick={onClose}>
          <Text id="modal.close" />
        </Button>
      </ModalFooter>
    </Modal>
  );
}

function Picture({ file }: { file: File }) {
  const { canvas, isDrawable } = useDrawnPhoto(file, Math.round(window.innerHeight * window.devicePixelRatio));
  if (!isDrawable) return <Text id="photoTray.notDrawable" />;
  return (
    <div className={styles.stage}>
      <canvas ref={canvas} className={styles.large} role="img" aria-label={file.name} width={0} height={0} />
    </div>
  );
}

function useArrowKeys(onStep: (step: number) => void) {
  const go = useEffectEvent(onStep);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const step = steps.get(event.key);
      if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      go(step);
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
}
