import { Button } from "@blueprintjs/core";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { useProblemText } from "../installation/useProblemText.ts";
import styles from "./AttachmentUpload.module.css";
import type { useAttachmentRemoval } from "./useAttachmentRemoval.ts";

const titles = { remove: "attachment.notRemoved", undo: "attachment.notRestored" } as const;

/** That a file is still there although it was to be removed, or gone although it was to come back, and why. */
export function RemovalProblem({ removal }: { removal: ReturnType<typeof useAttachmentRemoval> }) {
  const text = useText();
  const problemText = useProblemText();
  if (!removal.failed) return null;
  const { attachment, action, problem, again } = removal.failed;
  const { fileName } = attachment;
  return (
    <div className={styles.row}>
      <div className={styles.problem} role="alert">
        {text(titles[action], { fileName })} {problemText(problem)}
      </div>
      {problem.kind === "failed" && (
        <Button size="small" onClick={again}>
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
