import type { Quantity } from "../reading/reading.ts";
import type { GridStep } from "./gridCells.ts";
import { OutcomeCell, QuantityCell } from "./PreviewCells.tsx";
import styles from "./PreviewTable.module.css";
import type { PastedLine } from "./pastedCells.ts";

type Props = {
  line: PastedLine;
  /** Null if all lines are of the shown step. */
  steps: readonly GridStep[] | null;
  quantities: readonly Quantity[];
  onChoose: (key: string, value: string) => void;
};

/** A line of a pasted sheet: its number, room, product and values, and what becomes of them. */
export function PastedRow({ line, steps, quantities, onChoose }: Props) {
  const step = steps?.find(({ stepLabel }) => stepLabel === line.stepLabel);
  return (
    <tr>
      <td className={styles.line}>{line.line}</td>
      <th scope="row" className={line.row < 0 ? styles.unknown : styles.room}>
        {line.room || "–"}
        {line.product !== null && <span className={styles.named}>{line.product}</span>}
      </th>
      {steps && (
        <td className={styles.step} title={step?.title}>
          {step ? (step.number ?? step.title) : "–"}
        </td>
      )}
      {quantities.map((quantity) => (
        <QuantityCell key={quantity} cells={line.cells} quantity={quantity} />
      ))}
      <OutcomeCell isPasted {...{ line, onChoose }} />
    </tr>
  );
}
