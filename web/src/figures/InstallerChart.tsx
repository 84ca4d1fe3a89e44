import { scaleBand, scaleLinear } from "d3-scale";
import { useText } from "../i18n/useText.ts";
import { Card } from "../ui/Card.tsx";
import styles from "./Chart.module.css";
import { ChartLegend } from "./ChartLegend.tsx";
import type { FigureRow } from "./figureCounts.ts";
import type { Measure } from "./measures.ts";
import { useFigureTexts } from "./useFigureTexts.ts";

const [width, names, values, bar] = [720, 200, 60, 18];
const maxDrawn = 15;
const maxNameLength = 28;

type Props = { installers: readonly FigureRow[]; measure: Measure };

/** With many installers the chart shows only those with the most rooms. The table lists every installer. */
export function InstallerChart({ installers, measure }: Props) {
  const text = useText();
  const { value } = useFigureTexts();
  const drawn = installers.slice(0, maxDrawn).map(({ key, name, counts }) => ({
    key,
    name: name.length > maxNameLength ? `${name.slice(0, maxNameLength - 1)}…` : name,
    sizes: measure.series.map(({ sizeOf }) => sizeOf(counts)),
  }));
  const height = drawn.length * (measure.series.length * bar + 14);
  const down = scaleBand(
    drawn.map(({ key }) => key),
    [0, height],
  ).padding(0.25);
  const max = Math.max(...drawn.flatMap(({ sizes }) => sizes.map((size) => size ?? 0)));
  const across = scaleLinear([0, max || 1], [0, width - names - values]);
  const high = down.bandwidth() / measure.series.length;
  return (
    <Card>
      <ChartLegend measure={measure} />
      <svg
        className={styles.chart}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={text("figures.installerChart", { measure: text(measure.label) })}
      >
        {drawn.map(({ key, name, sizes }) => {
          const y = down(key) ?? 0;
          return (
            <g key={key}>
              <text className={styles.name} x={names - 10} y={y + down.bandwidth() / 2}>
                {name}
              </text>
              {sizes.map((size, series) => (
                <g key={measure.series[series]?.label}>
                  <rect
                    className={styles.bar}
                    data-series={series}
                    x={names}
                    y={y + series * high + 1}
                    width={across(size ?? 0)}
                    height={high - 2}
                  />
                  <text className={styles.beside} x={names + across(size ?? 0) + 8} y={y + (series + 0.5) * high}>
                    {size == null ? "–" : value(measure, size)}
                  </text>
                </g>
              ))}
            </g>
          );
        })}
      </svg>
    </Card>
  );
}
