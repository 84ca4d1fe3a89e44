import { Button, ProgressBar } from "@blueprintjs/core";
import { FailureNotice } from "../errors/FailureNotice.tsx";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import type { Upload } from "../upload/uploadsContext.ts";
import styles from "./CompanyLogo.module.css";

const quarter = 25;

type Props = { upload: Upload; onSend: () => void; onStop: () => void };

/** Screen readers announce the progress in quarters. */
export function LogoProgress({
  upload: { file, share, failure, isBeingStored, isResting, isWaiting, isRecording },
  onSend,
  onStop,
}: Props) {
  const text = useText();
  const fileName = file.name;
  if (failure)
    return (
      <FailureNotice
        context="account"
        failure={failure}
        title="account.logo.failed"
        actions={
          <>
            {failure.kind === "failed" && <Button onClick={onSend} text={text("app.retry")} />}
            <Button variant="minimal" onClick={onStop} text={text("attachment.dismiss.short")} />
          </>
        }
      />
    );
  if (isWaiting)
    return (
      <div className={styles.line}>
        <div>
          <p className={styles.file}>{fileName}</p>
          <p className={styles.muted} role="status">
            <Text id="attachment.waiting" />
          </p>
        </div>
        <Button size="small" aria-label={text("attachment.send", { fileName })} onClick={onSend}>
          <Text id="attachment.send.short" />
        </Button>
        <Button size="small" variant="minimal" aria-label={text("attachment.drop", { fileName })} onClick={onStop}>
          <Text id="attachment.drop.short" />
        </Button>
      </div>
    );
  const percent = Math.floor((100 * share) / quarter) * quarter;
  return (
    <div className={styles.line}>
      <div>
        <p className={styles.file}>{fileName}</p>
        {!isResting && !isBeingStored && (
          <ProgressBar aria-label={fileName} value={share} animate={false} stripes={false} intent="primary" />
        )}
        <p className={isResting ? styles.muted : "heard-only"} role="status">
          {isResting ? (
            <Text id="attachment.resting" />
          ) : (
            <Text id="attachment.progress" values={{ fileName, percent }} />
          )}
        </p>
      </div>
      {!isRecording && (
        <Button size="small" variant="minimal" onClick={onStop} text={text("attachment.cancel.short")} />
      )}
    </div>
  );
}
