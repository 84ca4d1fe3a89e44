import { ChevronRight } from "@blueprintjs/icons";
import { useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay/hooks";
import { AttachmentTiles } from "../attachment/AttachmentTiles.tsx";
import { UploadState } from "../attachment/UploadState.tsx";
import { localDay } from "../i18n/localDay.ts";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { ViewLink } from "../navigation/ViewLink.tsx";
import { type Quantity, readingWithUnit, storedReading } from "../reading/reading.ts";
import { countVerdicts, verdictLook } from "../reading/verdict.ts";
import { StatusIcon } from "../ui/StatusIcon.tsx";
import type { StepRow_step$key } from "./__generated__/StepRow_step.graphql.ts";
import styles from "./StepRow.module.css";
import { StepVerdict } from "./StepVerdict.tsx";
import { UnsavedCount } from "./UnsavedCount.tsx";

export function StepRow({ stepRef, number }: { stepRef: StepRow_step$key; number: number }) {
  const text = useText();
  const { locale } = useIntl();
  const step = useFragment(
    graphql`
      fragment StepRow_step on Step {
        stepLabel
        title
        isComplete
        entries {
          id
          product {
            title
          }
          recordedAt
          measuredOn
          measurements {
            quantity
            value
            isOverRange
            lowerBound
            isNotMeasured
            verdict
            instrument {
              isOverdue
            }
          }
          attachments {
            url
            ...AttachmentTiles_attachments
          }
        }
        ...StepVerdict_step
      }
    `,
    stepRef,
  );
  const attachments = step.entries.flatMap((entry) => entry.attachments);
  const entryIds = step.entries.map((entry) => entry.id);
  const recorded = step.entries
    .flatMap(({ measuredOn, recordedAt }) => measuredOn ?? (recordedAt ? localDay(recordedAt) : []))
    .sort()
    .at(-1);
  const values = step.entries.flatMap(({ id, product, measurements }) => {
    const readings = measurements.map((each) => {
      const quantity = each.quantity as Quantity;
      const written = each.isNotMeasured ? "" : readingWithUnit(storedReading(each), quantity, locale);
      return { quantity, written, tone: verdictLook(each.verdict ?? null, quantity).tone };
    });
    return readings.some(({ written }) => written) ? { id, product: product.title, readings } : [];
  });
  const { outside, inconclusive, near, hasJudged } = countVerdicts(step.entries);
  const filled = hasJudged ? "completed" : "filled";
  const begun = recorded === undefined ? "not-measured" : "in-progress";
  const deviation =
    (outside > 0 && "outside") || (inconclusive > 0 && "over-range-inconclusive") || (near > 0 && "near-limit");
  // The deviation's shape does not show that the step is complete, so a complete step gets a tick too.
  const isCompleteWithDeviation = deviation && step.isComplete;
  const isOverdue = step.entries.some(({ measurements }) => measurements.some((each) => each.instrument?.isOverdue));
  const isToldPartly = !step.isComplete && !deviation && !isOverdue && step.entries.some((entry) => entry.recordedAt);
  const facts = [
    recorded ?? text("step.notMeasured"),
    ...(attachments.length > 0 ? [text("step.attachmentCount", { count: attachments.length })] : []),
  ];
  return (
    <li className={styles.row}>
      <ViewLink view={{ name: "step", stepLabel: step.stepLabel }} className={styles.link}>
        <StatusIcon name={deviation || (step.isComplete ? filled : begun)} size={18} />
        <span className={styles.words}>
          <span className={styles.judged}>
            <span className={styles.title}>
              <span className={styles.number}>{number}</span>
              {step.title}
            </span>
            <StepVerdict stepRef={step} />
          </span>
          {values.map(({ id, product, readings }) => (
            <span key={id} className={styles.values}>
              <span className={styles.product} title={product}>
                {product}
              </span>
              {readings.map(({ quantity, written, tone }) => (
                <span key={quantity} className={`${styles.value} ${styles[tone] ?? ""}`}>
                  {written}
                </span>
              ))}
            </span>
          ))}
          <span className={styles.facts}>
            {isCompleteWithDeviation && (
              <>
                <StatusIcon name="completed" size={12} />
                <Text id="step.complete" />
                {" · "}
              </>
            )}
            {facts.join(", ")}
          </span>
          <UploadState entryIds={entryIds} />
          <UnsavedCount entryIds={entryIds} />
          {!isCompleteWithDeviation && !isToldPartly && (
            <span className="heard-only">
              <Text id={step.isComplete ? "step.complete" : "step.incomplete"} />
            </span>
          )}
        </span>
        <ChevronRight />
      </ViewLink>
      {attachments.length > 0 && (
        <div className={styles.tiles}>
          <AttachmentTiles attachmentsRef={attachments} place={step.title} />
        </div>
      )}
    </li>
  );
}
