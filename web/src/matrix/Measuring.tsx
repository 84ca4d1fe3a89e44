import { Text } from "../i18n/Text.tsx";
import styles from "./Matrix.module.css";
import { type MatrixEntry, type MatrixStep, measuringOf } from "./matrixRoom.ts";

/** Day, person and instruments. Neither a day nor a name is broken. */
export function Measuring({ entry: { day, person, measuredWith } }: { entry: MatrixEntry }) {
  return (
    <>
      <span className={styles.day}>{day}</span> <span className={styles.day}>{person}</span>
      {measuredWith && ` · ${measuredWith}`}
    </>
  );
}

type Props = {
  steps: readonly MatrixStep[];
  entries: ReadonlyMap<string, MatrixEntry>;
  hasLead: boolean;
  isFolded: boolean;
};

/** Tells day and person below the values of a product or of all. */
export function MeasuringRow({ steps, entries, hasLead, isFolded }: Props) {
  if (![...entries.values()].some(measuringOf)) return null;
  return (
    <tr className={styles.measuringRow}>
      {hasLead && <td />}
      <th scope="row" className={styles.facts}>
        <Text id="matrix.dayAndPerson" />
      </th>
      {!isFolded && <td className={styles.expected} />}
      {steps.map(({ label }) => {
        const entry = entries.get(label);
        return (
          <td key={label} className={styles.cell}>
            {entry && <Measuring entry={entry} />}
          </td>
        );
      })}
      {!isFolded && <td />}
    </tr>
  );
}
