import { Button } from "@blueprintjs/core";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { useProblemText } from "../installation/useProblemText.ts";
import styles from "./AttachmentUpload.module.css";
import type { useAttachmentRemoval } from "./useAttachmentRemoval.ts";

/** That a file is still there although it was to be removed, and why. */
export function RemovalProblem({ removal }: { removal: ReturnType<typeof useAttachmentRemoval> }) {
  const text = useText();
  const problemText = useProblemText();
  if (!removal.failed) return null;
  const { attachment, problem } = removal.failed;
  const { fileName } = attachment;
  return (
    <div className={styles.row}>
      <div className={styles.problem} role="alert">
        {text("attachment.notRemoved", { fileName })} {problemText(problem)}
      </div>
      {problem.kind === "failed" && (
        <Button size="small" onClick={() => removal.remove(attachment)}>
          <Text id="app.retry" />
        </Button>
      )}
      <Button
        size="small"
        variant="minimal"
        aria-label={text("attachment.dismiss", { fileName })}
        onClick={removal.forget}
      >
        <Text id="attachment.dismiss.short" />
      </Button>
    </div>
  );
}
