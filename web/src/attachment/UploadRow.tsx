import { Button, ProgressBar } from "@blueprintjs/core";
import { useFailureText } from "../errors/useFailureText.ts";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import type { Upload } from "../upload/uploadsContext.ts";
import styles from "./AttachmentUpload.module.css";

type Props = {
  upload: Upload;
  /** The file's destination, for rows outside their step. */
  place?: string;
  onSend: (() => void) | null;
  onDrop: () => void;
};

/** A file that is being sent, has failed or waits. Without `onSend`, the file can only be discarded. */
export function UploadRow({ upload, place, onSend, onDrop }: Props) {
  const { file, share, failure, isBeingStored, isResting, isWaiting, isCancelled } = upload;
  const text = useText();
  const failureText = useFailureText("installation");
  const fileName = file.name;
  const isHeld = isWaiting || (failure && !onSend);
  const drop = isHeld ? "drop" : failure ? "dismiss" : "cancel";
  return (
    <li className={styles.row}>
      <div className={styles.file}>
        <div className={styles.name}>
          <bdi>{fileName}</bdi>
          {place && <span className={styles.place}> {place}</span>}
        </div>
        {failure ? (
          <div className={styles.failure} role="alert">
            {text(isCancelled ? "attachment.notRemoved" : "attachment.failed", { fileName })} {failureText(failure)}
          </div>
        ) : isCancelled ? (
          <div className={styles.waiting} role="status">
            <Text id="attachment.beingRemoved" />
          </div>
        ) : isWaiting ? (
          <div className={styles.waiting}>
            <Text id="attachment.waiting" />
          </div>
        ) : isResting ? (
          <div className={styles.waiting}>
            <Text id="attachment.resting" />
          </div>
        ) : isBeingStored ? null : (
          <ProgressBar aria-label={fileName} value={share} animate={false} stripes={false} intent="primary" />
        )}
      </div>
      {failure?.kind === "failed" && onSend && (
        <Button size="small" onClick={onSend}>
          <Text id="app.retry" />
        </Button>
      )}
      {isWaiting && onSend && (
        <Button size="small" aria-label={text("attachment.send", { fileName })} onClick={onSend}>
          <Text id="attachment.send.short" />
        </Button>
      )}
      {(failure || !isCancelled) && (
        <Button size="small" variant="minimal" aria-label={text(`attachment.${drop}`, { fileName })} onClick={onDrop}>
          <Text id={`attachment.${drop}.short`} />
        </Button>
      )}
    </li>
  );
}
