import { Import } from "@blueprintjs/icons";
import { graphql, useFragment } from "react-relay/hooks";
import { Text } from "../i18n/Text.tsx";
import { instrumentName } from "../reading/instrumentName.ts";
import { StatusIcon } from "../ui/StatusIcon.tsx";
import type { MeasuredWith_measurement$key } from "./__generated__/MeasuredWith_measurement.graphql.ts";
import styles from "./StepInstrument.module.css";

/** The instrument and file of a stored value, and whether the calibration had ended on the day of measuring. */
export function MeasuredWith({ measurementRef }: { measurementRef: MeasuredWith_measurement$key }) {
  const { instrument, testVoltage, fileLine } = useFragment(
    graphql`
      fragment MeasuredWith_measurement on Measurement {
        testVoltage
        fileLine {
          fileName
          line
          text
        }
        instrument {
          number
          maker
          model
          validUntil
          isOverdue
        }
      }
    `,
    measurementRef,
  );
  if (!instrument && !testVoltage && !fileLine) return null;
  return (
    <p className={styles.told}>
      {instrument && instrumentName(instrument)}
      {instrument && testVoltage ? " · " : null}
      {testVoltage ? <Text id="step.testVoltage.volts" values={{ volts: testVoltage }} /> : null}
      {fileLine && (
        <span className={styles.overdue} title={fileLine.text}>
          <Import size={14} />
          <Text id="measuring.file.fromFile" values={{ name: fileLine.fileName, line: fileLine.line }} />
        </span>
      )}
      {instrument?.isOverdue && (
        <span className={styles.overdue}>
          <StatusIcon name="near-limit" size={14} />
          <Text id="step.instrument.overdue" values={{ day: instrument.validUntil ?? "" }} />
        </span>
      )}
    </p>
  );
}
