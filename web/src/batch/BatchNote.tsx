import { Button, ProgressBar } from "@blueprintjs/core";
import { useState } from "react";
import { FailureNotice } from "../errors/FailureNotice.tsx";
import { FailureReasons } from "../errors/FailureReasons.tsx";
import { Text } from "../i18n/Text.tsx";
import { useMoment } from "../i18n/useMoment.ts";
import type { MutationFailure, MutationResult } from "../relay/mutationResult.ts";
import note from "../ui/PageNote.module.css";
import styles from "./LatestBatches.module.css";
import type { Batch } from "./useBatches.ts";

const contexts = {
  ARCHIVE: "project",
  REACTIVATE: "project",
  ASSIGN: "installation",
  RESEND: "certificate",
  EXCHANGE: "installation",
} as const;

type Props = {
  batch: Batch;
  /** Null while another undo is running. */
  undo: ((batchId: string) => Promise<MutationResult>) | null;
  onClose: () => void;
};

export function BatchNote({ batch, undo, onClose }: Props) {
  const { id, action, state, itemCount, doneCount, leftCount, waitingCount, undoableUntil, retryAt } = batch;
  const moment = useMoment();
  const [isUndoing, setIsUndoing] = useState(false);
  const [failure, setFailure] = useState<MutationFailure | null>(null);
  const context = contexts[action as keyof typeof contexts] ?? "project";
  const takeBack = async () => {
    if (isUndoing || !undo) return;
    setIsUndoing(true);
    const result = await undo(id);
    setIsUndoing(false);
    setFailure(result.kind === "done" ? null : result);
  };
  if (state === "RUNNING") {
    const done = doneCount + leftCount;
    return (
      <div className={note.note}>
        <div role="status" className={styles.progress}>
          <p>
            <Text id={`batch.running.${knownAction(action)}`} values={{ done, count: itemCount }} />{" "}
            <Text id="batch.leave" />
          </p>
          <ProgressBar
            value={itemCount === 0 ? 0 : done / itemCount}
            animate={false}
            stripes={false}
            intent="primary"
          />
        </div>
      </div>
    );
  }
  return (
    <div className={note.note}>
      <div className={styles.told}>
        <p role="status">
          <Text id={`batch.done.${knownAction(action)}`} values={{ count: doneCount }} />{" "}
          {undoableUntil && <Text id="batch.undoable" values={{ until: moment(undoableUntil) }} />}
        </p>
        {state === "STOPPED" && (
          <p role="alert">
            <Text id="batch.stopped" values={{ count: waitingCount }} />{" "}
            {retryAt && <Text id="batch.limit" values={{ at: moment(retryAt) }} />}
          </p>
        )}
        {leftCount > 0 && (
          <div role="alert">
            <strong>
              <Text id="batch.left" values={{ count: leftCount }} />
            </strong>
            <FailureReasons
              context={context}
              items={batch.left.map(({ title, code }) => ({
                name: title,
                failure: { kind: "refused", code: code ?? "NOT_FOUND" },
              }))}
            />
          </div>
        )}
        {failure && <FailureNotice title="batch.notStarted" context={context} failure={failure} />}
      </div>
      <div className={styles.actions}>
        {undoableUntil && undo && (
          <Button size="small" loading={isUndoing} onClick={() => void takeBack()}>
            <Text id="app.undo" />
          </Button>
        )}
        <Button size="small" onClick={onClose}>
          <Text id="modal.close" />
        </Button>
      </div>
    </div>
  );
}

/** An unknown action of a newer service gets the texts of archiving. */
const knownAction = (action: Batch["action"]): keyof typeof contexts =>
  action in contexts ? (action as keyof typeof contexts) : "ARCHIVE";
