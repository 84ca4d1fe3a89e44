import { Text } from "../i18n/Text.tsx";
import { StatusIcon } from "../ui/StatusIcon.tsx";
import styles from "../ui/Unsent.module.css";
import { useUploads } from "../upload/uploadsContext.ts";

export function UploadState({ entryIds }: { entryIds: readonly string[] }) {
  const { uploads } = useUploads();
  const own = uploads.filter(({ entryId, isCancelled }) => entryIds.includes(entryId) && !isCancelled);
  const failed = own.filter((upload) => upload.failure !== null).length;
  if (failed > 0)
    return (
      <span className={styles.failed}>
        <StatusIcon name="overdue" size={16} />
        <Text id="attachment.failedCount" values={{ count: failed }} />
      </span>
    );
  const waiting = own.filter((upload) => upload.isWaiting).length;
  if (waiting > 0)
    return (
      <span className={styles.failed}>
        <StatusIcon name="overdue" size={16} />
        <Text id="attachment.waitingCount" values={{ count: waiting }} />
      </span>
    );
  return own.length > 0 ? (
    <span className={styles.sending}>
      <Text id="attachment.sendingCount" values={{ count: own.length }} />
    </span>
  ) : null;
}
