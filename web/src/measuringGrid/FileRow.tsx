import { Text } from "../i18n/Text.tsx";
import { useMeasured } from "../reading/measured.ts";
import type { FileLine } from "./fileLines.ts";
import type { GridStep } from "./gridCells.ts";
import { type ColumnRole, splitMoment } from "./instrumentColumns.ts";
import { OutcomeCell, QuantityCell } from "./PreviewCells.tsx";
import styles from "./PreviewTable.module.css";

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
        <td title={step?.title} className={line.isStepAssumed ? styles.fact : styles.step}>
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
        (quantity) =>
          drawn(quantity) && <QuantityCell key={quantity} {...{ cells, quantity }} text={texts[quantity]} />,
      )}
      {drawn("TEST_VOLTAGE") && (
        <td className={cellClass(isRefused("notVoltage")) ?? styles.fact}>
          {facts.testVoltage === null ? texts.TEST_VOLTAGE || "–" : `${facts.testVoltage}\u00a0V`}
        </td>
      )}
      <OutcomeCell {...{ line, onChoose }} />
    </tr>
  );
}
