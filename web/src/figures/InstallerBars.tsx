import { scaleLinear } from "d3-scale";
import styles from "./Chart.module.css";
import type { FigureRow } from "./figureRows.ts";
import { useChartWidth } from "./useChartWidth.ts";
import { useFigureTexts } from "./useFigureTexts.ts";

const [names, values, row, bar, thin] = [130, 44, 40, 14, 8];
export const maxDrawn = 6;
const maxNameLength = 20;

type Props = { installers: readonly FigureRow[] };

/** Draws the installers with the most rooms. The table lists the others as well. */
export function InstallerBars({ installers }: Props) {
  const { number } = useFigureTexts();
  const { width, ref } = useChartWidth();
  const drawn = installers.slice(0, maxDrawn);
  const max = Math.max(...drawn.flatMap(({ counts, before }) => [counts.rooms, before?.rooms ?? 0]));
  const across = scaleLinear([0, max || 1], [0, width - names - values]);
  const height = drawn.length * row;
  return (
    <svg ref={ref} className={styles.chart} viewBox={`0 0 ${width} ${height}`} height={height} aria-hidden="true">
      {drawn.map(({ key, name, counts, before }, index) => {
        const top = index * row + 6;
        return (
          <g key={key}>
            <text className={styles.name} x={0} y={top + 11}>
              {name.length > maxNameLength ? `${name.slice(0, maxNameLength - 1)}…` : name}
            </text>
            <rect
              className={styles.bar}
              data-series="now"
              x={names}
              y={top}
              width={across(counts.rooms)}
              height={bar}
            />
            <text className={styles.beside} x={names + across(counts.rooms) + 7} y={top + bar / 2}>
              {number(counts.rooms)}
            </text>
            {before && before.rooms > 0 && (
              <>
                <rect
                  className={styles.bar}
                  data-series="before"
                  x={names}
                  y={top + bar + 3}
                  width={across(before.rooms)}
                  height={thin}
                />
                <text
                  className={styles.beside}
                  data-series="before"
                  x={names + across(before.rooms) + 7}
                  y={top + bar + 7}
                >
                  {number(before.rooms)}
                </text>
              </>
            )}
          </g>
        );
      })}
    </svg>
  );
}
