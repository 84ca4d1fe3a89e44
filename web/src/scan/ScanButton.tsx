import { Button } from "@blueprintjs/core";
import { Barcode } from "@blueprintjs/icons";
import { lazy, Suspense, useState } from "react";
import { Boundary } from "../ui/Boundary.tsx";
import { Modal } from "../ui/Modal.tsx";
import { ModalBody } from "../ui/ModalBody.tsx";
import styles from "./ScanButton.module.css";
import type { ScanDialogProps } from "./ScanDialog.tsx";
import { ScanFailed } from "./ScanFailed.tsx";

const ScanDialog = lazy(async () => ({ default: (await import("./ScanDialog.tsx")).ScanDialog }));

type Props = Omit<ScanDialogProps, "onClose"> & { disabled?: boolean };

/** The scanned code goes into the field beside the button. */
export function ScanButton({ disabled, ...dialog }: Props) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        className={styles.button}
        variant="minimal"
        size="small"
        icon={<Barcode />}
        aria-label={dialog.title}
        title={dialog.title}
        disabled={disabled}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <Boundary
          fallback={() => (
            <Modal title={dialog.title} onClose={close}>
              <ModalBody>
                <ScanFailed reason="NOT_LOADED" />
              </ModalBody>
            </Modal>
          )}
        >
          <Suspense>
            <ScanDialog {...dialog} onClose={close} />
          </Suspense>
        </Boundary>
      )}
    </>
  );
}
