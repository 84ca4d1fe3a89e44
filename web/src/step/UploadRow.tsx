import { Button, ProgressBar } from "@blueprintjs/core";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { useProblemText } from "../installation/useProblemText.ts";
import styles from "./AttachmentUpload.module.css";
import type { Upload } from "./uploadsContext.ts";

type Props = { upload: Upload; onRetry: () => void; onCancel: () => void };

/** One file on its way, or why it did not get there. */
export function UploadRow({ upload: { file, share, problem }, onRetry, onCancel }: Props) {
  const text = useText();
  const problemText = useProblemText();
  return (
    <li className={styles.row}>
      <div className={styles.file}>
        <div className={styles.name}>{file.name}</div>
        {problem ? (
          <div className={styles.problem} role="alert">
            {text("attachment.failed", { fileName: file.name })} {problemText(problem)}
          </div>
        ) : (
          <ProgressBar value={share} animate={false} stripes={false} intent="primary" />
        )}
      </div>
      {problem?.kind === "failed" && (
        <Button size="small" onClick={onRetry}>
          <Text id="app.retry" />
        </Button>
      )}
      <Button
        size="small"
        variant="minimal"
        aria-label={text(problem ? "attachment.dismiss" : "attachment.cancel", { fileName: file.name })}
        onClick={onCancel}
      >
        <Text id={problem ? "attachment.dismiss.short" : "attachment.cancel.short"} />
      </Button>
    </li>
  );
}
