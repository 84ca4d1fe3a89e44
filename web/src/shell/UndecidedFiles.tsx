import { useState } from "react";
import { Link, useLocation } from "react-router";
import { UnplacedFile } from "../attachment/UnplacedFile.tsx";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { Modal } from "../ui/Modal.tsx";
import { ModalBody } from "../ui/ModalBody.tsx";
import { StatusIcon } from "../ui/StatusIcon.tsx";
import { forgetFile } from "../upload/pendingUploads.ts";
import { useUploads } from "../upload/uploadsContext.ts";
import styles from "./ConnectionNotice.module.css";
import { useUndecidedFiles } from "./useUndecidedFiles.ts";

/** Links to the page of the first file that waits for a decision. Files without a page are in a dialog. */
export function UndecidedFiles() {
  const text = useText();
  const { pathname, search } = useLocation();
  const { words: all, files, readAgain } = useUndecidedFiles();
  const words = files.every(({ path }) => path === pathname + search) ? null : all;
  const { cancel } = useUploads();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const placed = files.find(({ path }) => path !== undefined);
  const unplaced = files.filter(({ path }) => path === undefined);
  const drop = (id: string) => {
    cancel(id);
    forgetFile(id);
    readAgain();
  };
  const sentence = words && (
    <Text id="shell.undecided" values={{ ...words, rest: (parts) => <span className={styles.rest}>{parts}</span> }} />
  );
  return (
    <div role="status" className={words ? styles.notice : undefined}>
      {words && <StatusIcon name="near-limit" size={18} />}
      {words && placed?.path !== undefined && <Link to={placed.path}>{sentence}</Link>}
      {words && !placed && (
        <button type="button" className={styles.link} onClick={() => setOpen(true)}>
          {sentence}
        </button>
      )}
      {isOpen && unplaced.length > 0 && (
        <Modal title={text("attachment.kept.title")} onClose={close}>
          <ModalBody>
            <p>
              <Text id="attachment.kept.why" />
            </p>
            <ul className={styles.kept}>
              {unplaced.map((kept) => (
                <UnplacedFile key={kept.id} kept={kept} onDrop={drop} onGo={close} />
              ))}
            </ul>
          </ModalBody>
        </Modal>
      )}
    </div>
  );
}
