import { Document } from "@blueprintjs/icons";
import { useState } from "react";
import { FormattedNumber } from "react-intl";
import { graphql, useFragment } from "react-relay/hooks";
import { todayIn } from "../i18n/companyDay.ts";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { useCompanyZone } from "../relay/features.tsx";
import { StatusIcon } from "../ui/StatusIcon.tsx";
import table from "../ui/Table.module.css";
import type { InstrumentRow_instrument$key } from "./__generated__/InstrumentRow_instrument.graphql.ts";
import { CalibrationModal } from "./CalibrationModal.tsx";
import { calibrationState } from "./calibrationState.ts";
import { InstrumentMenu } from "./InstrumentMenu.tsx";
import styles from "./Instruments.module.css";

const shapes = { valid: "completed", ending: "near-limit", ended: "overdue", unknown: "not-measured" } as const;

export function InstrumentRow({ instrumentRef }: { instrumentRef: InstrumentRow_instrument$key }) {
  const text = useText();
  const today = todayIn(useCompanyZone());
  const instrument = useFragment(
    graphql`
      fragment InstrumentRow_instrument on Instrument {
        number
        maker
        model
        serialNumber
        retiredOn
        valueCount
        calibrations {
          calibratedOn
          validUntil
          certificate {
            url
            fileName
          }
        }
        ...InstrumentMenu_instrument
        ...CalibrationModal_instrument
      }
    `,
    instrumentRef,
  );
  const { number, maker, model, serialNumber, retiredOn, valueCount, calibrations } = instrument;
  const last = calibrations.at(-1);
  const { name: state, days } = calibrationState(last, today);
  const [isCalibrating, setCalibrating] = useState(false);
  return (
    <tr className={retiredOn ? styles.retired : undefined}>
      <th scope="row" className={styles.mark}>
        M{number}
      </th>
      <td>
        <span className={styles.model}>
          {maker} <span>{model}</span>
        </span>
        <span className={`${styles.more} ${styles.serial}`}>
          <Text id="instrument.serial" values={{ number: serialNumber }} />
        </span>
      </td>
      <td className={`${table.date} ${styles.calibratedOn}`}>{last?.calibratedOn ?? "–"}</td>
      <td className={table.date}>{last?.validUntil ?? "–"}</td>
      <td>
        {retiredOn ? (
          <>
            <Text id="instrument.state.retired" values={{ day: retiredOn }} />
            {valueCount > 0 && (
              <span className={styles.more}>
                <Text id="instrument.keepsValues" />
              </span>
            )}
          </>
        ) : (
          <>
            <span className={`${styles.status} ${styles[state]}`}>
              <StatusIcon name={shapes[state]} size={16} />
              <Text id={`instrument.state.${state}`} values={{ days }} />
            </span>
            {(state === "ending" || state === "ended") && (
              <button
                type="button"
                className={styles.calibrate}
                aria-haspopup="dialog"
                aria-label={text("instrument.calibrate.of", { number })}
                onClick={() => setCalibrating(true)}
              >
                <Text id="instrument.calibrate" />
              </button>
            )}
            {isCalibrating && <CalibrationModal instrumentRef={instrument} onClose={() => setCalibrating(false)} />}
          </>
        )}
      </td>
      <td className={table.number}>
        <FormattedNumber value={valueCount} />
      </td>
      <td className={styles.certificate}>
        {!last?.certificate && "–"}
        {last?.certificate && (
          <a
            className={styles.file}
            href={last.certificate.url}
            target="_blank"
            rel="noreferrer"
            aria-label={text("instrument.certificate.open", { number, file: last.certificate.fileName })}
          >
            <Document size={14} />
            {endingOf(last.certificate.fileName)}
          </a>
        )}
      </td>
      <td className={styles.actions}>
        <InstrumentMenu instrumentRef={instrument} />
      </td>
    </tr>
  );
}

const endingOf = (fileName: string) => fileName.slice(fileName.lastIndexOf(".") + 1).toUpperCase();
