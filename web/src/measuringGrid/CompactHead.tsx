import { memo, type RefObject } from "react";
import { useIntl } from "react-intl";
import { Text } from "../i18n/Text.tsx";
import { readingText, units } from "../reading/reading.ts";
import { cellOf, type GridColumn, type GridStep } from "./gridCells.ts";
import { lineColumns } from "./gridLines.ts";
import type { Room } from "./gridRooms.ts";
import styles from "./MeasuringGrid.module.css";

type Props = {
  gridId: string;
  head: RefObject<HTMLTableSectionElement | null>;
  steps: readonly GridStep[];
  columns: readonly GridColumn[];
  rooms: readonly Room[];
};

const cellWidth = 84;
const stepWidth = 168;

/** The steps, and below them the units. A unit is followed by the lower limit if all rooms have the same. */
export const CompactHead = memo(function CompactHead({ gridId, head, steps, columns, rooms }: Props) {
  const { locale } = useIntl();
  const shown = lineColumns(columns);
  const columnsOf = Map.groupBy(shown, ({ stepLabel }) => stepLabel);
  const limitOf = ({ stepLabel, quantity }: GridColumn) => {
    const own = columns.filter((column) => column.stepLabel === stepLabel && column.quantity === quantity);
    const limits = new Set(
      rooms.flatMap((room) => own.map((column) => cellOf(room, column)?.measurement.lowerLimit ?? null)),
    );
    const [limit, ...others] = [...limits].filter((one) => one !== null);
    return limit !== undefined && others.length === 0
      ? ` ≥ ${readingText({ kind: "value", value: limit }, quantity, locale)}`
      : "";
  };
  return (
    <>
      <colgroup>
        <col className={styles.roomColumn} />
        <col className={styles.rangeColumn} />
        {shown.map(({ stepLabel, quantity }) => (
          <col
            key={`${stepLabel} ${quantity}`}
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
              </span>
            </th>
          ))}
        </tr>
        <tr aria-rowindex={2}>
          {shown.map((column, index) => {
            const { stepLabel, quantity } = column;
            const isFirst = stepLabel !== shown[index - 1]?.stepLabel;
            return (
              <th
                key={`${stepLabel} ${quantity}`}
                scope="col"
                id={`${gridId}c${index + 1}`}
                className={isFirst ? styles.firstOfStep : ""}
              >
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
