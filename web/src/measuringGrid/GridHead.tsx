import type { RefObject } from "react";
import { Text } from "../i18n/Text.tsx";
import { units } from "../reading/reading.ts";
import type { GridColumn } from "./gridCells.ts";
import { lineColumns } from "./gridLines.ts";
import styles from "./MeasuringGrid.module.css";

type Props = { gridId: string; head: RefObject<HTMLTableSectionElement | null>; columns: readonly GridColumn[] };

export function GridHead({ gridId, head, columns }: Props) {
  return (
    <thead ref={head}>
      <tr aria-rowindex={1}>
        <th scope="col" className={styles.roomHead}>
          <Text id="measuring.room" />
        </th>
        {lineColumns(columns).map(({ quantity }, index) => (
          <th key={quantity} scope="col" id={`${gridId}c${index + 1}`}>
            <Text id={`quantity.${quantity}`} />, {units[quantity]}
          </th>
        ))}
      </tr>
    </thead>
  );
}
