import { Checkbox } from "@blueprintjs/core";
import { useState } from "react";
import { Link } from "react-router";
import { FailureNotice } from "../errors/FailureNotice.tsx";
import { FormDialog } from "../forms/FormDialog.tsx";
import { useOpenForm } from "../forms/openForms.ts";
import { TextAreaField } from "../forms/TextAreaField.tsx";
import { maxLengths, useTooLongText } from "../forms/textLimits.ts";
import { useDiscardGuard } from "../forms/useDiscardGuard.ts";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { panelSearch } from "../navigation/projectPanel.ts";
import type { MutationFailure } from "../relay/mutationResult.ts";
import styles from "./ReviewRoomsModal.module.css";
import { useReview } from "./useReview.ts";
import { useRoomsToReview } from "./useRoomsToReview.ts";

type Props = { projectId: string; folderIds: readonly string[]; onClose: () => void };

/** Releases several rooms at once. The panel of a room has the button that sends the room back. */
export function ReviewRoomsModal({ projectId, folderIds, onClose }: Props) {
  const text = useText();
  const tooLong = useTooLongText();
  const { rooms, isLoading } = useRoomsToReview(projectId, folderIds);
  const { release, isReviewing } = useReview();
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const [note, setNote] = useState("");
  const [failure, setFailure] = useState<MutationFailure | null>(null);
  const guard = useDiscardGuard(note.trim() !== "", onClose);
  useOpenForm(note.trim() !== "");
  const chosen = rooms.filter(({ id, viewerCanReview }) => viewerCanReview && !leftOut.has(id));
  const choose = (id: string, isChosen: boolean) =>
    setLeftOut((before) => new Set([...before].filter((other) => other !== id).concat(isChosen ? [] : [id])));
  const noneChosen = isLoading ? null : text("project.review.noneChosen");
  const submit = async () => {
    setFailure(null);
    const results = await release(
      chosen.map(({ id }) => id),
      note.trim(),
    );
    const failed = results.find((result) => result.kind !== "done");
    if (failed) setFailure(failed);
    else onClose();
  };
  return (
    <FormDialog
      title={text("project.review.title")}
      action={<Text id="project.review.approve" values={{ count: chosen.length }} />}
      reason={chosen.length === 0 ? noneChosen : tooLong(note, maxLengths.reason)}
      isBusy={isReviewing || isLoading}
      guard={guard}
      onSubmit={() => void submit()}
      onClose={guard.tryClose}
    >
      {failure && <FailureNotice failure={failure} title="installation.review.failed" />}
      <ul className={styles.rooms} aria-busy={isLoading}>
        {rooms.map(({ id, installationId, title, viewerCanReview, review }) => (
          <li key={id} className={styles.room}>
            <Checkbox
              checked={viewerCanReview && !leftOut.has(id)}
              disabled={!viewerCanReview || isReviewing}
              aria-label={title}
              onChange={({ currentTarget }) => choose(id, currentTarget.checked)}
            />
            <Link
              to={{ search: panelSearch({ kind: "installation", installationId, view: { name: "overview" } }) }}
              preventScrollReset
              onClick={onClose}
            >
              {title}
            </Link>
            <span className={styles.by}>
              {viewerCanReview ? (
                <Text id="project.review.finishedBy" values={{ name: review?.finishedBy ?? "–" }} />
              ) : (
                <Text id="installation.review.own" />
              )}
            </span>
          </li>
        ))}
      </ul>
      <TextAreaField
        label={text("installation.review.note")}
        help={<Text id="project.review.noteHelp" />}
        error={tooLong(note, maxLengths.reason)}
        rows={3}
        value={note}
        disabled={isReviewing}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
    </FormDialog>
  );
}
