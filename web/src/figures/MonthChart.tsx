import { scaleBand, scaleLinear } from "d3-scale";
import { useIntl } from "react-intl";
import { useText } from "../i18n/useText.ts";
import { Card } from "../ui/Card.tsx";
import styles from "./Chart.module.css";
import { ChartLegend } from "./ChartLegend.tsx";
import type { FigureRow } from "./figureCounts.ts";
import type { Measure } from "./measures.ts";
import { useFigureTexts } from "./useFigureTexts.ts";

const [width, height, top, bottom] = [720, 216, 20, 40];
const maxLabels = 12;
const maxBarWidth = 40;

type Props = { months: readonly FigureRow[]; measure: Measure };

/** With many months the chart leaves out some labels. The table names every month. */
export function MonthChart({ months, measure }: Props) {
  const intl = useIntl();
  const text = useText();
  const { value } = useFigureTexts();
  const bars = months.flatMap(({ key, counts }, month) =>
    measure.series.flatMap(({ sizeOf }, series) => {
      const size = counts.activated === 0 ? null : sizeOf(counts);
      return size == null ? [] : [{ key, month, series, size }];
    }),
  );
  const across = scaleBand(
    months.map(({ key }) => key),
    [0, width],
  ).paddingInner(0.3);
  const up = scaleLinear([0, Math.max(...bars.map(({ size }) => size)) || 1], [height - bottom, top]);
  const wide = Math.min(across.bandwidth() / measure.series.length, maxBarWidth);
  const middleOf = (key: string) => (across(key) ?? 0) + across.bandwidth() / 2;
  const xOf = (key: string, series: number) => middleOf(key) + (series - measure.series.length / 2) * wide;
  const each = Math.ceil(months.length / maxLabels);
  const labelled = months.filter((_, month) => month % each === 0);
  return (
    <Card>
      <ChartLegend measure={measure} />
      <svg
        className={styles.chart}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={text("figures.monthChart", { measure: text(measure.label) })}
      >
        {bars.map(({ key, month, series, size }) => (
          <g key={`${key} ${series}`}>
            <rect
              className={styles.bar}
              data-series={series}
              x={xOf(key, series) + 1}
              width={wide - 2}
              y={up(size)}
              height={height - bottom - up(size)}
            />
            {month % each === 0 && (
              <text className={styles.count} x={xOf(key, series) + wide / 2} y={up(size) - 4}>
                {value(measure, size)}
              </text>
            )}
          </g>
        ))}
        {labelled.map(({ key }, index) => (
          <g key={key} className={styles.label}>
            <text x={middleOf(key)} y={height - 24}>
              {intl.formatDate(`${key}-15T12:00:00`, { month: "short" })}
            </text>
            {yearOf(key) !== yearOf(labelled[index - 1]?.key) && (
              <text x={middleOf(key)} y={height - 6}>
                {yearOf(key)}
              </text>
            )}
          </g>
        ))}
        <line className={styles.axis} x1={0} x2={width} y1={height - bottom} y2={height - bottom} />
      </svg>
    </Card>
  );
}

const yearOf = (month = "") => month.slice(0, 4);
