import { Button } from "@blueprintjs/core";
import { useFailureText } from "../errors/useFailureText.ts";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import styles from "./AttachmentUpload.module.css";
import type { Failure, useAttachmentRemoval } from "./useAttachmentRemoval.ts";

const titles = { remove: "attachment.notRemoved", undo: "attachment.notRestored" } as const;

/** Says of each file that is still there although it was to be removed, or gone although it was to come back, why. */
export function RemovalProblems({ removal }: { removal: ReturnType<typeof useAttachmentRemoval> }) {
  return [...removal.failures].map(([key, failure]) => (
    <RemovalProblem key={key} failure={failure} onForget={() => removal.forget(key)} />
  ));
}

function RemovalProblem({ failure, onForget }: { failure: Failure; onForget: () => void }) {
  const text = useText();
  const failureText = useFailureText("installation");
  const { attachment, action, problem, again } = failure;
  const { fileName } = attachment;
  return (
    <div className={styles.row}>
      <div className={styles.problem} role="alert">
        {text(titles[action], { fileName })} {failureText(problem)}
      </div>
      {problem.kind === "failed" && (
        <Button size="small" onClick={again}>
          <Text id="app.retry" />
        </Button>
      )}
      <Button size="small" variant="minimal" aria-label={text("attachment.dismiss", { fileName })} onClick={onForget}>
        <Text id="attachment.dismiss.short" />
      </Button>
    </div>
  );
}
