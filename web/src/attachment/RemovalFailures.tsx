import { Button } from "@blueprintjs/core";
import { useFailureText } from "../errors/useFailureText.ts";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import styles from "./AttachmentUpload.module.css";
import type { RemovalFailure, useAttachmentRemoval } from "./useAttachmentRemoval.ts";

const titles = { remove: "attachment.notRemoved", undo: "attachment.notRestored" } as const;

export function RemovalFailures({ removal }: { removal: ReturnType<typeof useAttachmentRemoval> }) {
  return [...removal.failures].map(([key, failure]) => (
    <RemovalFailureRow key={key} {...failure} onForget={() => removal.forget(key)} />
  ));
}

function RemovalFailureRow({
  attachment,
  action,
  failure,
  again,
  onForget,
}: RemovalFailure & { onForget: () => void }) {
  const text = useText();
  const failureText = useFailureText("installation");
  const { fileName } = attachment;
  return (
    <div className={styles.row}>
      <div className={styles.failure} role="alert">
        {text(titles[action], { fileName })} {failureText(failure)}
      </div>
      {failure.kind === "failed" && (
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
