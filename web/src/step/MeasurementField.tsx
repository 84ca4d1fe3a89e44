import { useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay/hooks";
import type { Track } from "../forms/useSaveState.ts";
import { type Reading, storedReading, usualRange } from "../reading/reading.ts";
import { judgeReading } from "../reading/verdict.ts";
import type { MeasurementField_measurement$key } from "./__generated__/MeasurementField_measurement.graphql.ts";
import type { useValueChange_change$key } from "./__generated__/useValueChange_change.graphql.ts";
import { MeasurementGauge } from "./gauge/MeasurementGauge.tsx";
import { MeasuredWith } from "./MeasuredWith.tsx";
import styles from "./MeasurementField.module.css";
import { ReadingField } from "./ReadingField.tsx";
import { ReadValue } from "./ReadValue.tsx";
import { UnsavedFixedReading } from "./UnsavedFixedValue.tsx";
import type { OnEnter } from "./useStepKeys.ts";
import { VerdictLine } from "./VerdictLine.tsx";

type Props = {
  measurementRef: MeasurementField_measurement$key;
  /** The global id of the step entry. */
  entryId: string;
  /** Room, step and product of the entry. */
  subject: string;
  /** The value's last change; null if it was never recorded. */
  changeRef: useValueChange_change$key | null;
  isFixed: boolean;
  track: Track;
  onEnter: OnEnter;
};

/** A finished installation shows the value instead of the field. */
export function MeasurementField({ measurementRef, isFixed, ...options }: Props) {
  const { locale } = useIntl();
  const measurement = useFragment(
    graphql`
      fragment MeasurementField_measurement on Measurement {
        quantity
        value
        isOverRange
        lowerBound
        isNotMeasured
        minimum
        maximum
        lowerLimit
        verdict
        ...MeasuredWith_measurement
      }
    `,
    measurementRef,
  );
  const { quantity, verdict, minimum, maximum, lowerLimit } = measurement;
  if (quantity === "%future added value") return null;
  const reading = storedReading(measurement);
  const hasLimits = typeof lowerLimit === "number" || (typeof minimum === "number" && typeof maximum === "number");
  const judged = (shown: Reading | null, isUnsaved: boolean, isQuestioned: boolean, isSending: boolean) => {
    const judgement = isUnsaved ? judgeReading(quantity, shown, measurement) : verdict;
    const gauge = {
      reading: shown ?? { kind: "empty" as const },
      verdict: judgement,
      ...{ isQuestioned, minimum, maximum, lowerLimit, locale },
    };
    return {
      verdict: (
        <>
          <VerdictLine
            verdict={shown && hasLimits ? (judgement ?? "NOT_MEASURED") : null}
            {...{ quantity, isQuestioned }}
            isUnsaved={isUnsaved && !isSending}
          />
          {!isUnsaved && <MeasuredWith measurementRef={measurement} />}
        </>
      ),
      gauge: hasLimits && <MeasurementGauge {...gauge} />,
    };
  };
  if (isFixed) {
    const fixed = judged(reading, false, false, false);
    return (
      <div className={styles.fixed}>
        <ReadValue quantity={quantity} reading={reading} locale={locale} />
        {fixed.verdict}
        {fixed.gauge && <div className={styles.wide}>{fixed.gauge}</div>}
        <div className={styles.wide}>
          <UnsavedFixedReading entryId={options.entryId} quantity={quantity} locale={locale} />
        </div>
      </div>
    );
  }
  const usual = usualRange(quantity, measurement);
  return <ReadingField {...options} {...{ quantity, stored: reading, usual, locale, judged }} />;
}
