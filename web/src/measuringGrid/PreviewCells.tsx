import { useIntl } from "react-intl";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { type Quantity, type Reading, readingWithUnit, units } from "../reading/reading.ts";
import { unusualLook, verdictLook } from "../reading/verdict.ts";
import { VerdictLine } from "../step/VerdictLine.tsx";
import { StatusIcon } from "../ui/StatusIcon.tsx";
import { expectedText } from "./CellJudgement.tsx";
import { judge } from "./gridCells.ts";
import { LinePicker } from "./LinePicker.tsx";
import styles from "./PreviewTable.module.css";
import type { PastedCell, PreviewLine } from "./pastedCells.ts";
import { isUnusualPaste } from "./pasteOrder.ts";
import { RefusalText } from "./RefusalText.tsx";

type QuantityProps = {
  cells: readonly PastedCell[];
  quantity: Quantity;
  /** The text of a line without a cell for the quantity. */
  text?: string;
};

/** Shows a line's value of one quantity, and the value that it replaces. */
export function QuantityCell({ cells, quantity, text = "" }: QuantityProps) {
  const cell = cells.find(({ column }) => column?.quantity === quantity);
  const isBad = cell && isBadCell(cell);
  return (
    <td className={isBad ? styles.bad : cell?.outcome === "refused" || !cell ? styles.fact : styles.value}>
      {cell ? <PastedValue cell={cell} /> : text || "–"}
    </td>
  );
}

type OutcomeProps = { line: PreviewLine; isPasted?: boolean; onChoose: (key: string, value: string) => void };

/** Tells what becomes of a line, and offers choices for a missing room, step or product. */
export function OutcomeCell({ line: { line, room, lacks, cells }, isPasted = false, onChoose }: OutcomeProps) {
  return (
    <td className={styles.outcome}>
      <div className={styles.outcomes}>
        <div>
          <LineOutcome {...{ cells, isPasted }} isRepairable={lacks.some(({ value }) => value === "")} />
        </div>
        {lacks.map((lack) => (
          <LinePicker key={lack.key} {...{ line, lack, onChoose }} written={room} />
        ))}
      </div>
    </td>
  );
}

type OutcomesProps = { cells: readonly PastedCell[]; isPasted: boolean; isRepairable: boolean };

/** The outcome of the line's values, shown once if all values have the same. */
function LineOutcome({ cells, isPasted, isRepairable }: OutcomesProps) {
  const outcomes = new Map<string, PastedCell[]>();
  for (const cell of cells) outcomes.set(outcomeOf(cell), [...(outcomes.get(outcomeOf(cell)) ?? []), cell]);
  // Shows only the most important outcomes: deviations and refusals, else good values, else unchanged values.
  const rank = (name: string) => (name === "same" ? 2 : name.startsWith("good") ? 1 : 0);
  const first = Math.min(...[...outcomes.keys()].map(rank));
  const shown = [...outcomes].filter(([name]) => rank(name) === first);
  // A value without a column is shown in no other cell of the line, so its outcome names the value.
  const isNamed = outcomes.size > 1 || (isPasted && cells.some(({ column }) => !column));
  return shown.map(([name, same]) => (
    <span key={name} className={styles.statement}>
      {isNamed &&
        same.map(({ column, text }) => (
          <span key={column?.quantity ?? text}>{column ? <Text id={`quantity.${column.quantity}`} /> : text}:</span>
        ))}
      {same[0] && <PasteOutcome cell={same[0]} isRepairable={isRepairable} />}
    </span>
  ));
}

type Refused = Extract<PastedCell, { outcome: "refused" }>;

const isNoNumber = ({ refusal, text }: Refused) => refusal === "notReading" && !/\d/.test(text);

function outcomeOf(cell: PastedCell): string {
  if (cell.outcome === "refused") return isNoNumber(cell) ? `${cell.refusal} ${cell.text}` : cell.refusal;
  if (cell.outcome === "same") return "same";
  const { tone, id } = lookOf(cell);
  return `${tone === "good" && !isUnusualPaste(cell) ? tone : id} ${cell.before !== null}`;
}

type Entered = Extract<PastedCell, { outcome: "entered" | "same" }>;

const lookOf = (cell: Entered) => verdictLook(judge(cell.cell, cell.reading), cell.cell.quantity);

const isBadCell = (cell: PastedCell) =>
  cell.outcome === "entered" && (lookOf(cell).tone === "bad" || isUnusualPaste(cell));

function PastedValue({ cell }: { cell: PastedCell }) {
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

/** How far a resistance is from the middle of its limits, in two digits. Zero is no number of times lower. */
function factorOf({ reading, cell: { measurement } }: Entered) {
  const middle = ((measurement.minimum ?? 0) + (measurement.maximum ?? 0)) / 2;
  const ratio = reading.kind === "value" ? reading.value / middle : 1;
  if (ratio === 0) return { factor: 0, side: "zero" };
  const isAbove = ratio > 1;
  return { factor: Number((isAbove ? ratio : 1 / ratio).toPrecision(2)), side: isAbove ? "above" : "below" };
}

function PasteOutcome({ cell, isRepairable }: { cell: PastedCell; isRepairable: boolean }) {
  const { locale } = useIntl();
  if (cell.outcome === "refused")
    return (
      <span className={styles.refused}>
        {isRepairable ? (
          <StatusIcon name="near-limit" size={16} />
        ) : (
          <span className={styles.dash} aria-hidden="true" />
        )}
        <span>
          {isNoNumber(cell) ? (
            <Text id="measuring.paste.notNumber" values={{ text: cell.text }} />
          ) : (
            <RefusalText refusal={cell.refusal} room={cell.room} quantity={cell.column?.quantity} />
          )}
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
          {quantity === "INSULATION" ? (
            <Text id="measuring.paste.unusualInsulation" />
          ) : (
            <Text id="measuring.paste.unusualResistance" values={factorOf(cell)} />
          )}
        </span>
      </span>
    );
  const verdict = judge(cell.cell, cell.reading);
  const expected = lookOf(cell).tone === "good" ? null : expectedText(cell.cell, locale);
  return (
    <span className={styles.verdict}>
      {cell.before && <Text id="measuring.paste.replaces" />}
      <VerdictLine verdict={verdict} quantity={cell.cell.quantity} isUnsaved={false} />
      {expected && <span className={styles.limits}>{`${expected}\u00a0${units[quantity]}`}</span>}
    </span>
  );
}
