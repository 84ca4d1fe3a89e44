import { lazy, Suspense, useState } from "react";
import { useText } from "../i18n/useText.ts";
import type { MutationResult } from "../relay/mutationResult.ts";
import { Boundary } from "../ui/Boundary.tsx";
import { LostPart } from "../ui/LostPart.tsx";
import styles from "./LatestBatches.module.css";
import type { Batch } from "./useBatches.ts";

const BatchNote = lazy(async () => ({ default: (await import("./BatchNote.tsx")).BatchNote }));

type Props = {
  batches: readonly Batch[];
  undo: (batchId: string) => Promise<MutationResult>;
};

// Closed notes stay closed until a reload.
const closed = new Set<string>();

/** Notes about running batches, and about ended batches that are news. A batch continues after its page is left. */
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
      <Boundary fallback={() => <LostPart />}>
        <Suspense>
          {shown.map((batch) => (
            <BatchNote key={batch.id} batch={batch} undo={undone ? null : undo} onClose={() => close(batch.id)} />
          ))}
        </Suspense>
      </Boundary>
    </section>
  );
}

/** An unfinished or undoable batch is news. A sending, an undo, and a batch that left items out are so for an hour. */
const isNews = ({ action, state, undoableUntil, leftCount, isUndo, createdAt }: Batch) =>
  state !== "COMPLETED" ||
  undoableUntil !== null ||
  ((action === "RESEND" || leftCount > 0 || isUndo) && Date.now() - Date.parse(createdAt) < 3_600_000);
