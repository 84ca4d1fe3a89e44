import { memo, useSyncExternalStore } from "react";
import { Link } from "react-router";
import type { Track } from "../forms/useSaveState.ts";
import { Text } from "../i18n/Text.tsx";
import { panelSearch } from "../navigation/projectPanel.ts";
import { StatusIcon } from "../ui/StatusIcon.tsx";
import { ExpectedRange } from "./ExpectedRange.tsx";
import { FixedCell } from "./FixedCell.tsx";
import { cellOf, type GridColumn, stepOf } from "./gridCells.ts";
import type { GridRooms } from "./gridRooms.ts";
import styles from "./MeasuringGrid.module.css";
import { ReadingCell } from "./ReadingCell.tsx";

type Props = {
  gridId: string;
  rowIndex: number;
  /** The index of the product that this line of the room shows. */
  position: number;
  lineCount: number;
  /** The row's number for screen readers; the header is row 1. Undefined if all rows are rendered. */
  ariaRowIndex: number | undefined;
  installationId: string;
  title: string;
  place: string;
  values: GridRooms;
  columns: readonly GridColumn[];
  /** Null while all steps are shown. */
  stepLabel: string | null;
  /** The column of the line's cell in the tab order; null if the line has none. */
  activeColumn: number | null;
  track: Track;
};

/** The line of one product of a room. Memoized, so that typing in one row does not render the others. */
export const GridRow = memo(function GridRow(props: Props) {
  const { gridId, rowIndex, ariaRowIndex, position, lineCount, installationId, title, place, values, columns } = props;
  const { stepLabel, activeColumn } = props;
  const room = useSyncExternalStore(values.subscribe, () => values.get(installationId));
  const isCompact = stepLabel === null;
  const step = room && (isCompact ? room.steps[0] : stepOf(room, stepLabel));
  const product = step?.entries[position]?.product.title ?? "";
  const isFirstLine = position === 0;
  const productId = `${gridId}p${rowIndex}:${position}`;
  const shown = columns.flatMap((column, index) => (column.position === position ? [{ column, index }] : []));
  const isFixed = room !== null && !room.viewerCanRecord;
  const isAwaited = room?.review?.state === "WAITING";
  const search = panelSearch({
    kind: "installation",
    installationId,
    view: !step ? { name: "products" } : isCompact ? { name: "overview" } : { name: "step", stepLabel },
  });
  return (
    <tr
      aria-rowindex={ariaRowIndex}
      aria-busy={room === null || undefined}
      className={`${isFixed ? styles.fixedRow : ""} ${position + 1 < lineCount ? styles.continued : ""}`}
    >
      <th scope="row" className={styles.room}>
        {isFirstLine && (
          <span className={styles.roomLine}>
            <Link
              id={`${gridId}r${rowIndex}`}
              className={styles.roomName}
              title={[title, place, isCompact ? "" : product].filter(Boolean).join(" · ")}
              to={{ search }}
              preventScrollReset
              data-cell={`${rowIndex}:0`}
              tabIndex={activeColumn === 0 ? 0 : -1}
            >
              {title}
            </Link>
            {!isCompact && place && <span className={styles.place}>{place}</span>}
            {isFixed && (
              <span className={styles.finished}>
                <StatusIcon name={isAwaited ? "signable" : "completed"} size={12} />
                <span className={isCompact || !isAwaited ? "heard-only" : ""}>
                  <Text id={isAwaited ? "measuring.finishedWaits" : "measuring.finished"} />
                </span>
              </span>
            )}
          </span>
        )}
        <span className={styles.below}>
          {isCompact && (
            <span className={styles.rangeBelow}>
              <ExpectedRange room={room} position={position} />
            </span>
          )}
          {isCompact && isFirstLine && lineCount === 1 && place && <span>{place}</span>}
          {room && !step && (
            <span>
              <Text id="measuring.noProduct" />
            </span>
          )}
          {lineCount > 1 && (
            <span id={productId} className="heard-only">
              <Text id="measuring.product" values={{ number: position + 1 }} />
            </span>
          )}
          {(!isCompact || lineCount > 1) && (
            <span title={product}>
              {lineCount > 1 && <span aria-hidden="true">{position + 1}. </span>}
              {product}
            </span>
          )}
        </span>
      </th>
      {isCompact && (
        <td className={styles.range}>
          <ExpectedRange room={room} position={position} />
        </td>
      )}
      {shown.map(({ column, index }, at) => {
        const cell = cellOf(room, column);
        const stepHead = isCompact ? ` ${gridId}s${column.stepLabel}` : "";
        const place = {
          name: `${rowIndex}:${index + 1}`,
          labelledBy: `${gridId}r${rowIndex}${stepHead} ${lineCount > 1 ? `${productId} ` : ""}${gridId}c${at + 1}`,
          isActive: activeColumn === index + 1,
          isCompact,
          isFirstOfStep: column.stepLabel !== shown[at - 1]?.column.stepLabel,
        };
        const key = `${column.stepLabel} ${column.quantity}`;
        return cell && room && !isFixed ? (
          <ReadingCell key={key} place={place} cell={cell} room={room} track={props.track} />
        ) : (
          <FixedCell key={key} place={place} cell={cell} room={room} />
        );
      })}
    </tr>
  );
});
