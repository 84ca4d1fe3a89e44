import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { instrumentName } from "../reading/instrumentName.ts";
import { StatusIcon } from "../ui/StatusIcon.tsx";
import styles from "./ProtocolPage.module.css";
import type { ProtocolInstrument } from "./protocolInstruments.ts";

/** Explains the marks (M1) of the matrix: each instrument with its calibration at the time of measuring. */
export function ProtocolInstruments({ instruments }: { instruments: readonly ProtocolInstrument[] }) {
  const text = useText();
  if (instruments.length === 0) return null;
  return (
    <div className={styles.deviations}>
      <h3>
        <Text id="instrument.title" />
      </h3>
      <ul>
        {instruments.map((one) => (
          <li key={`${one.number} ${one.calibratedOn} ${one.isOverdue}`}>
            {one.isOverdue && <StatusIcon name="near-limit" size={14} />}
            <span>
              <b>{instrumentName(one)}</b>,{" "}
              {[
                text("instrument.serial", { number: one.serialNumber }),
                one.isOverdue
                  ? text("step.instrument.overdue", { day: one.validUntil ?? "" })
                  : one.calibratedOn &&
                    text("protocol.calibrated", { day: one.calibratedOn, until: one.validUntil ?? "" }),
              ]
                .filter(Boolean)
                .join(", ")}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
