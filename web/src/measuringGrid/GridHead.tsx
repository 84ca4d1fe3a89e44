import type { RefObject } from "react";
import { Text } from "../i18n/Text.tsx";
import { units } from "../reading/reading.ts";
import type { GridColumn } from "./gridCells.ts";
import styles from "./MeasuringGrid.module.css";

type Props = { gridId: string; head: RefObject<HTMLTableSectionElement | null>; columns: readonly GridColumn[] };

/** A column names its product by number if rooms have several products. */
export function GridHead({ gridId, head, columns }: Props) {
  const hasSeveral = columns.some(({ position }) => position > 0);
  return (
    <thead ref={head}>
      <tr aria-rowindex={1}>
        <th scope="col" className={styles.roomHead}>
          <Text id="measuring.room" />
        </th>
        {columns.map(({ position, quantity }, index) => (
          <th key={`${position} ${quantity}`} scope="col" id={`${gridId}c${index + 1}`}>
            {hasSeveral && <ProductNumber position={position} />}
            <Text id={`quantity.${quantity}`} />, {units[quantity]}
          </th>
        ))}
      </tr>
    </thead>
  );
}

export function ProductNumber({ position }: { position: number }) {
  return (
    <span className={styles.position}>
      <Text id="measuring.product" values={{ number: position + 1 }} />{" "}
    </span>
  );
}
