import { Text } from "../i18n/Text.tsx";
import { useMeasured } from "../reading/measured.ts";
import { verdictLook } from "../reading/verdict.ts";
import styles from "./FilePreview.module.css";
import type { FileLine } from "./fileLines.ts";
import { type GridStep, judge } from "./gridCells.ts";
import { type ColumnRole, splitMoment } from "./instrumentColumns.ts";
import { LinePicker } from "./LinePicker.tsx";
import { PastedValue, PasteOutcome } from "./PastedRow.tsx";
import type { PastedCell } from "./pastedCells.ts";
import { isUnusualPaste } from "./pasteOrder.ts";

type Props = {
  line: FileLine;
  steps: readonly GridStep[];
  drawn: (role: ColumnRole) => boolean;
  onChoose: (key: string, value: string) => void;
};

export function FileRow({ line, steps, drawn, onChoose }: Props) {
  const measured = useMeasured();
  const { texts, facts, cells, room, row, lacks } = line;
  const { time } = splitMoment(texts.MEASURED_ON);
  const step = steps.find(({ stepLabel }) => stepLabel === line.stepLabel);
  const isRefused = (refusal: string) => cells.some((cell) => cell.outcome === "refused" && cell.refusal === refusal);
  const cellClass = (isFault: boolean) => (isFault ? styles.bad : undefined);
  return (
    <tr>
      <td className={styles.line}>{line.line}</td>
      <th scope="row" className={row < 0 ? styles.unknown : styles.room}>
        {room || "–"}
        {row >= 0 && lacks.some(({ kind }) => kind === "room") && texts.ROOM !== "" && (
          <span className={styles.named}>
            <Text id="measuring.file.namedInFile" values={{ name: texts.ROOM }} />
          </span>
        )}
      </th>
      {drawn("STEP") && (
        <td title={step?.title} className={line.isStepAssumed ? styles.fact : undefined}>
          {step && line.isStepAssumed ? (
            <Text id="measuring.file.assumed" values={{ step: step.number ?? step.title }} />
          ) : step ? (
            (step.number ?? step.title)
          ) : (
            texts.STEP || "–"
          )}
        </td>
      )}
      {drawn("MEASURED_ON") && (
        <td className={cellClass(isRefused("notDay")) ?? styles.fact}>
          {texts.MEASURED_ON === ""
            ? (measured?.on ?? "–")
            : facts.on
              ? `${facts.on} ${time}`.trim()
              : texts.MEASURED_ON}
        </td>
      )}
      {(["RESISTANCE", "INSULATION"] as const).map(
        (quantity) => drawn(quantity) && <QuantityCell key={quantity} {...{ line, quantity }} />,
      )}
      {drawn("TEST_VOLTAGE") && (
        <td className={cellClass(isRefused("notVoltage")) ?? styles.fact}>
          {facts.testVoltage === null ? texts.TEST_VOLTAGE || "–" : `${facts.testVoltage}\u00a0V`}
        </td>
      )}
      <td className={styles.outcome}>
        <LineOutcome cells={cells} />
        {lacks.map((lack) => (
          <LinePicker key={lack.key} line={line.line} {...{ lack, onChoose }} />
        ))}
      </td>
    </tr>
  );
}

function QuantityCell({ line: { texts, cells }, quantity }: { line: FileLine; quantity: "RESISTANCE" | "INSULATION" }) {
  const cell = cells.find(({ column }) => column?.quantity === quantity);
  const isBad = cell && isBadCell(cell);
  return (
    <td className={isBad ? styles.bad : cell?.outcome === "refused" || !cell ? styles.fact : styles.value}>
      {cell ? <PastedValue cell={cell} /> : texts[quantity] || "–"}
    </td>
  );
}

function LineOutcome({ cells }: { cells: readonly PastedCell[] }) {
  const outcomes = new Map<string, PastedCell[]>();
  for (const cell of cells) outcomes.set(outcomeOf(cell), [...(outcomes.get(outcomeOf(cell)) ?? []), cell]);
  // Shows only the most important outcome: a deviation, else a good value, else a value that is there already.
  const rank = (name: string) => (name === "same" ? 2 : name.startsWith("good") ? 1 : 0);
  const first = Math.min(...[...outcomes.keys()].map(rank));
  const shown = [...outcomes].filter(([name]) => rank(name) === first);
  return shown.map(([name, same]) => (
    <span key={name} className={styles.statement}>
      {outcomes.size > 1 &&
        same.map(
          ({ column }) =>
            column && (
              <span key={column.quantity}>
                <Text id={`quantity.${column.quantity}`} />:
              </span>
            ),
        )}
      {same[0] && <PasteOutcome cell={same[0]} />}
    </span>
  ));
}

function outcomeOf(cell: PastedCell): string {
  if (cell.outcome === "refused") return cell.refusal;
  if (cell.outcome === "same") return "same";
  const { tone, id } = lookOf(cell);
  return `${tone === "good" && !isUnusualPaste(cell) ? tone : id} ${cell.before !== null}`;
}

type Entered = Extract<PastedCell, { outcome: "entered" | "same" }>;

const lookOf = (cell: Entered) => verdictLook(judge(cell.cell, cell.reading), cell.cell.quantity);

const isBadCell = (cell: PastedCell) =>
  cell.outcome === "entered" && (lookOf(cell).tone === "bad" || isUnusualPaste(cell));
