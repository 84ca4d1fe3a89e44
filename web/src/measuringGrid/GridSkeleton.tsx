import type { CSSProperties } from "react";
import { Text } from "../i18n/Text.tsx";
import { Bar } from "../ui/SkeletonHead.tsx";
import late from "../ui/TableSkeleton.module.css";
import bar from "./GridStatus.module.css";
import styles from "./MeasuringGrid.module.css";
import pills from "./StepChoice.module.css";

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at);

/** The lines above the grid, its head and its rows, in the sizes of the grid with one step. */
export function GridSkeleton({ rows }: { rows: number }) {
  return (
    <div className={late.skeleton} aria-hidden="true">
      <div className={styles.how}>
        <Bar width={240} />
      </div>
      <div className={pills.steps}>
        {numbers(5).map((at) => (
          <span key={at} className={`bp6-skeleton ${pills.step} ${styles.pill}`} />
        ))}
      </div>
      <div className={bar.status}>
        <Bar width={140} />
      </div>
      <div className={styles.scroller} style={{ "--columns": 2 } as CSSProperties}>
        <table className={styles.grid}>
          <thead>
            <tr>
              <th className={styles.roomHead}>
                <Text id="measuring.room" />
              </th>
              {numbers(2).map((at) => (
                <th key={at}>
                  <Bar width={96} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {numbers(rows).map((row) => (
              <tr key={row}>
                <th className={styles.room}>
                  <Bar width={row % 3 === 1 ? 160 : 120} />
                </th>
                {numbers(2).map((at) => (
                  <td key={at}>
                    <Bar width={72} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
