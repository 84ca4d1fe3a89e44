import { Button } from "@blueprintjs/core";
import { Tick, Undo } from "@blueprintjs/icons";
import { type ReactNode, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { FailureNotice } from "../errors/FailureNotice.tsx";
import { useOpenForm } from "../forms/openForms.ts";
import { TextAreaField } from "../forms/TextAreaField.tsx";
import { maxLengths, useTooLongText } from "../forms/textLimits.ts";
import { localDay } from "../i18n/localDay.ts";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import type { MutationFailure } from "../relay/mutationResult.ts";
import { Card } from "../ui/Card.tsx";
import { type ShapeName, StatusIcon } from "../ui/StatusIcon.tsx";
import type { ReviewDecision_installation$key } from "./__generated__/ReviewDecision_installation.graphql.ts";
import styles from "./ReviewDecision.module.css";
import { useReview } from "./useReview.ts";

const shapes: Record<string, ShapeName> = { WAITING: "signable", RELEASED: "completed", RETURNED: "overdue" };

/** Tells the state of the review. People who may decide get the buttons for the decision. */
export function ReviewDecision({ installationRef }: { installationRef: ReviewDecision_installation$key }) {
  const { id, completedAt, activatedAt, viewerCanReview, review } = useFragment(
    graphql`
      fragment ReviewDecision_installation on Installation {
        id
        completedAt
        activatedAt
        viewerCanReview
        review {
          state
          finishedBy
          reviewedBy
          reviewedAt
          note
        }
      }
    `,
    installationRef,
  );
  if (!review) return null;
  const { state, finishedBy, reviewedBy, reviewedAt, note } = review;
  const decided = { name: reviewedBy ?? "–", day: reviewedAt ? localDay(reviewedAt) : "" };
  const facts: Record<string, { title: ReactNode; line: ReactNode }> = {
    WAITING: {
      title: <Text id="installation.review.waiting" />,
      line: (
        <>
          {finishedBy && completedAt && (
            <Text id="installation.review.finishedBy" values={{ name: finishedBy, day: localDay(completedAt) }} />
          )}{" "}
          {!viewerCanReview && <Text id="installation.review.own" />}
        </>
      ),
    },
    RELEASED: {
      title: <Text id="installation.review.released" values={decided} />,
      line: <Text id={`installation.review.released.${activatedAt ? "activated" : "line"}`} />,
    },
    RETURNED: {
      title: <Text id="installation.review.returned" values={decided} />,
      line: <Text id="installation.review.returned.line" />,
    },
  };
  return (
    <Card>
      <div className={styles.head}>
        <StatusIcon name={shapes[state] ?? "not-measured"} size={18} />
        <div>
          <h3 className={styles.title}>{facts[state]?.title}</h3>
          <p className={styles.line}>{facts[state]?.line}</p>
        </div>
      </div>
      {note && <p className={styles.note}>{note}</p>}
      {viewerCanReview && <ReviewForm installationId={id} />}
    </Card>
  );
}

function ReviewForm({ installationId }: { installationId: string }) {
  const text = useText();
  const tooLong = useTooLongText();
  const { release, sendBack, isReviewing } = useReview();
  const [note, setNote] = useState("");
  const [lacksReason, setLacksReason] = useState(false);
  const [failure, setFailure] = useState<MutationFailure | null>(null);
  useOpenForm(note.trim() !== "");
  const fault = tooLong(note, maxLengths.reason);
  const isEmpty = note.trim() === "";
  const run = async (decide: typeof sendBack) => {
    setFailure(null);
    const result = await decide(installationId, note.trim());
    if (result.kind !== "done") setFailure(result);
  };
  return (
    <div className={styles.form}>
      {failure && <FailureNotice failure={failure} title="installation.review.failed" />}
      <TextAreaField
        label={text("installation.review.note")}
        help={<Text id="installation.review.note.help" />}
        error={fault ?? (lacksReason && isEmpty ? text("installation.review.noteMissing") : null)}
        rows={3}
        value={note}
        disabled={isReviewing}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
      <div className={styles.buttons}>
        <Button
          icon={<Undo />}
          disabled={isReviewing}
          onClick={() => (isEmpty ? setLacksReason(true) : !fault && void run(sendBack))}
        >
          <Text id="installation.review.sendBack" />
        </Button>
        <Button
          intent="primary"
          icon={<Tick />}
          loading={isReviewing}
          onClick={() => !fault && void run(async (id, words) => (await release([id], words))[0] ?? { kind: "done" })}
        >
          <Text id="installation.review.approve" />
        </Button>
      </div>
    </div>
  );
}
