import { memo, type RefObject } from "react";
import { useIntl } from "react-intl";
import { Text } from "../i18n/Text.tsx";
import { readingText, units } from "../reading/reading.ts";
import { ProductNumber } from "./GridHead.tsx";
import { cellOf, type GridColumn, type GridStep } from "./gridCells.ts";
import type { Room } from "./gridRooms.ts";
import styles from "./MeasuringGrid.module.css";
import { StepProgress } from "./StepProgress.tsx";
import type { CellCounts } from "./useCellCounts.ts";

type Props = {
  gridId: string;
  head: RefObject<HTMLTableSectionElement | null>;
  steps: readonly GridStep[];
  columns: readonly GridColumn[];
  rooms: readonly Room[];
  counts: CellCounts;
};

const cellWidth = 104;
const stepWidth = 208;

/** The steps side by side, and below them their units with the limit that is the same for all rooms. */
export const CompactHead = memo(function CompactHead({ gridId, head, steps, columns, rooms, counts }: Props) {
  const { locale } = useIntl();
  const hasSeveral = columns.some(({ position }) => position > 0);
  const columnsOf = Map.groupBy(columns, ({ stepLabel }) => stepLabel);
  const limitOf = (column: GridColumn) => {
    const limits = new Set(rooms.map((room) => cellOf(room, column)?.measurement.lowerLimit ?? null));
    const [limit, ...others] = [...limits].filter((one) => one !== null);
    return limit !== undefined && others.length === 0
      ? ` ≥ ${readingText({ kind: "value", value: limit }, column.quantity, locale)}`
      : "";
  };
  return (
    <>
      <colgroup>
        <col className={styles.roomColumn} />
        <col className={styles.rangeColumn} />
        {columns.map(({ stepLabel, position, quantity }) => (
          <col
            key={`${stepLabel} ${position} ${quantity}`}
            style={{ width: Math.max(cellWidth, stepWidth / (columnsOf.get(stepLabel)?.length ?? 1)) }}
          />
        ))}
      </colgroup>
      <thead ref={head}>
        <tr aria-rowindex={1}>
          <th scope="col" rowSpan={2} className={styles.roomHead}>
            <Text id="measuring.room" />
          </th>
          <th scope="col" rowSpan={2} className={styles.rangeHead}>
            <Text id="protocol.column.expected" />, {units.RESISTANCE}
          </th>
          {steps.map(({ stepLabel, title, number }) => (
            <th
              key={stepLabel}
              scope="colgroup"
              colSpan={columnsOf.get(stepLabel)?.length ?? 1}
              className={styles.firstOfStep}
            >
              <span className={styles.stepHead}>
                {number !== null && <span className={styles.stepNumber}>{number}</span>}
                <span id={`${gridId}s${stepLabel}`} className={styles.stepTitle} title={title}>
                  {title}
                </span>
                <StepProgress stepLabel={stepLabel} counts={counts} />
              </span>
            </th>
          ))}
        </tr>
        <tr aria-rowindex={2}>
          {columns.map((column, index) => {
            const { stepLabel, position, quantity } = column;
            const isFirst = stepLabel !== columns[index - 1]?.stepLabel;
            return (
              <th
                key={`${stepLabel} ${position} ${quantity}`}
                scope="col"
                id={`${gridId}c${index + 1}`}
                className={isFirst ? styles.firstOfStep : ""}
              >
                {hasSeveral && <ProductNumber position={position} />}
                <span className="heard-only">
                  <Text id={`quantity.${quantity}`} />,{" "}
                </span>
                {units[quantity]}
                {limitOf(column)}
              </th>
            );
          })}
        </tr>
      </thead>
    </>
  );
});
