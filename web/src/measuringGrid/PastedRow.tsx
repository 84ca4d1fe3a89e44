import { useIntl } from "react-intl";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { type Quantity, type Reading, readingLimits, readingWithUnit, units } from "../reading/reading.ts";
import { unusualLook } from "../reading/verdict.ts";
import { VerdictLine } from "../step/VerdictLine.tsx";
import { StatusIcon } from "../ui/StatusIcon.tsx";
import { type GridStep, judge } from "./gridCells.ts";
import styles from "./PastePreview.module.css";
import type { PastedCell } from "./pastedCells.ts";
import { isUnusualPaste } from "./pasteOrder.ts";
import { refusalTexts } from "./refusalTexts.ts";

type RowProps = { cell: PastedCell; steps: readonly GridStep[] | null; hasSeveralProducts: boolean };

export function PastedRow({ cell, steps, hasSeveralProducts }: RowProps) {
  const { room, column } = cell;
  const step = steps?.find(({ stepLabel }) => stepLabel === column?.stepLabel);
  const lacksProduct = cell.outcome === "refused" && cell.refusal === "severalProducts";
  return (
    <tr className={cell.outcome === "refused" ? styles.leftOut : undefined}>
      <th scope="row">{room || "–"}</th>
      {steps && <td title={step?.title}>{step ? (step.number ?? step.title) : "–"}</td>}
      <td>
        {column && hasSeveralProducts && !lacksProduct && (
          <Text id="measuring.product" values={{ number: column.position + 1 }} />
        )}{" "}
        {column && (
          <>
            <Text id={`quantity.${column.quantity}`} />, {units[column.quantity]}
          </>
        )}
      </td>
      <td className={styles.value}>
        <PastedValue cell={cell} />
      </td>
      <td>
        <PasteOutcome cell={cell} />
      </td>
    </tr>
  );
}

export function PastedValue({ cell }: { cell: PastedCell }) {
  const { locale } = useIntl();
  const text = useText();
  if (cell.outcome === "refused") return cell.text;
  const words = (reading: Reading, quantity: Quantity) =>
    readingWithUnit(reading, quantity, locale) || text("step.notMeasured");
  const { quantity } = cell.cell;
  return (
    <>
      {cell.outcome === "entered" && cell.before && (
        <>
          <del>{words(cell.before, quantity)}</del> <span aria-hidden="true">→</span>{" "}
        </>
      )}
      <strong>{words(cell.reading, quantity)}</strong>
    </>
  );
}

export function PasteOutcome({ cell }: { cell: PastedCell }) {
  if (cell.outcome === "refused")
    return (
      <span className={styles.refused}>
        <span>
          <Text
            id={refusalTexts[cell.refusal]}
            values={cell.column ? readingLimits[cell.column.quantity] : { min: 0, max: 0 }}
          />
        </span>
      </span>
    );
  if (cell.outcome === "same") return <Text id="measuring.paste.same" />;
  const { quantity } = cell.cell;
  if (isUnusualPaste(cell))
    return (
      <span className={styles.unusual}>
        <StatusIcon name={unusualLook.shape} size={16} />
        <span>
          <Text
            id={quantity === "INSULATION" ? "measuring.paste.unusualInsulation" : "measuring.paste.unusualResistance"}
          />
        </span>
      </span>
    );
  const verdict = judge(cell.cell, cell.reading);
  return (
    <span className={styles.outcome}>
      {cell.before && <Text id="measuring.paste.replaces" />}
      <VerdictLine verdict={verdict} quantity={cell.cell.quantity} isUnsaved={false} />
    </span>
  );
}
