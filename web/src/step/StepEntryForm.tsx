import { graphql, useFragment } from "react-relay/hooks";
import type { Track } from "../forms/useSaveState.ts";
import { useProductTitle } from "../product/useProductTitle.ts";
import type { StepEntryForm_entry$key } from "./__generated__/StepEntryForm_entry.graphql.ts";
import type { StepEntryForm_installation$key } from "./__generated__/StepEntryForm_installation.graphql.ts";
import { DriftChart } from "./drift/DriftChart.tsx";
import { MeasurementField } from "./MeasurementField.tsx";
import styles from "./StepEntryForm.module.css";
import type { OnEnter } from "./useStepKeys.ts";
import { WaterSurrounded } from "./WaterSurrounded.tsx";

type Props = {
  entryRef: StepEntryForm_entry$key;
  installationRef: StepEntryForm_installation$key;
  stepNumber: number;
  stepTitle: string;
  /** True once the installation is finished: values are shown without fields. */
  isFixed: boolean;
  track: Track;
  onEnter: OnEnter;
};

export function StepEntryForm({ entryRef, installationRef, stepNumber, stepTitle, isFixed, ...props }: Props) {
  const entry = useFragment(
    graphql`
      fragment StepEntryForm_entry on StepEntry {
        id
        measurementId
        product {
          number
          ...useProductTitle_product
        }
        measurements {
          quantity
          ...MeasurementField_measurement
        }
        changes {
          field
          ...useValueChange_change
        }
        isWaterSurrounded
        asksWaterSurrounded
      }
    `,
    entryRef,
  );
  const installation = useFragment(
    graphql`
      fragment StepEntryForm_installation on Installation {
        title
        ...useProductTitle_installation
        ...DriftChart_installation
      }
    `,
    installationRef,
  );
  const { track, onEnter } = props;
  const title = useProductTitle(entry.product, installation);
  const subject = `${installation.title} · ${stepTitle} · ${title}`;
  const changeOf = (field: string) => entry.changes.find((change) => change.field === field) ?? null;
  return (
    <section className={styles.entry} data-entry={entry.id}>
      <div className={styles.head}>
        <h3>{title}</h3>
        <span className={styles.number}>{entry.product.number}</span>
      </div>
      {entry.measurements.map((measurement) => (
        <MeasurementField
          key={measurement.quantity}
          measurementRef={measurement}
          changeRef={changeOf(measurement.quantity)}
          entryId={entry.id}
          subject={subject}
          isFixed={isFixed}
          track={track}
          onEnter={onEnter}
        />
      ))}
      {entry.asksWaterSurrounded && (
        <WaterSurrounded
          stored={entry.isWaterSurrounded ?? null}
          changeRef={changeOf("IS_WATER_SURROUNDED")}
          entryId={entry.id}
          subject={subject}
          isFixed={isFixed}
          track={track}
        />
      )}
      <DriftChart installationRef={installation} measurementId={entry.measurementId} stepNumber={stepNumber} />
    </section>
  );
}
