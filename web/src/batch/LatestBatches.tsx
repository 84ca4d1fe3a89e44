import { Button, ProgressBar } from "@blueprintjs/core";
import { useState } from "react";
import { useIntl } from "react-intl";
import { FailureNotice } from "../errors/FailureNotice.tsx";
import { FailureReasons } from "../errors/FailureReasons.tsx";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import type { MutationFailure, MutationResult } from "../relay/mutationResult.ts";
import note from "../ui/PageNote.module.css";
import styles from "./LatestBatches.module.css";
import type { Batch } from "./useBatches.ts";

type Props = {
  batches: readonly Batch[];
  undo: (batchId: string) => Promise<MutationResult>;
};

const contexts = { ARCHIVE: "project", REACTIVATE: "project", ASSIGN: "installation", RESEND: "certificate" } as const;

// Until the page is loaded anew: what somebody closed stays closed on the way through the lists.
const closed = new Set<string>();

/** This user's batches that run or ended within a day. They go on, and can be undone, without the page that began them. */
export function LatestBatches({ batches, undo }: Props) {
  const text = useText();
  const [, setClosed] = useState(0);
  const undone = batches.some(({ isUndo, state }) => isUndo && state === "RUNNING");
  const shown = batches.filter((batch) => !closed.has(batch.id) && isNews(batch));
  if (shown.length === 0) return null;
  const close = (id: string) => {
    closed.add(id);
    setClosed(closed.size);
  };
  return (
    <section className={styles.latest} aria-label={text("batch.title")}>
      {shown.map((batch) => (
        <BatchNote key={batch.id} batch={batch} undo={undone ? null : undo} onClose={() => close(batch.id)} />
      ))}
    </section>
  );
}

/** One whose undo is over has been read by now, unless something of it was left. */
const isNews = ({ state, undoableUntil, leftCount, isUndo, createdAt }: Batch) =>
  state !== "COMPLETED" ||
  undoableUntil !== null ||
  ((leftCount > 0 || isUndo) && Date.now() - Date.parse(createdAt) < 3_600_000);

type NoteProps = { batch: Batch; undo: Props["undo"] | null; onClose: () => void };

function BatchNote({ batch, undo, onClose }: NoteProps) {
  const { id, action, state, itemCount, doneCount, leftCount, waitingCount, undoableUntil, retryAt } = batch;
  const intl = useIntl();
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
  const time = (at: string) => intl.formatDate(at, { dateStyle: "medium", timeStyle: "short" });
  return (
    <div className={note.note}>
      <div className={styles.told}>
        <p role="status">
          <Text id={`batch.done.${knownAction(action)}`} values={{ count: doneCount }} />{" "}
          {undoableUntil && <Text id="batch.undoable" values={{ until: time(undoableUntil) }} />}
        </p>
        {state === "STOPPED" && (
          <p role="alert">
            <Text id="batch.stopped" values={{ count: waitingCount }} />{" "}
            {retryAt && <Text id="batch.limit" values={{ at: time(retryAt) }} />}
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

/** An action of a newer service is told as an archiving's like: of several things. */
const knownAction = (action: Batch["action"]): keyof typeof contexts =>
  action in contexts ? (action as keyof typeof contexts) : "ARCHIVE";
