import { scaleBand, scaleLinear } from "d3-scale";
import { Link } from "react-router";
import styles from "./Chart.module.css";
import type { Counts } from "./figureCounts.ts";
import { type FigureRow, registerPath } from "./figureRows.ts";
import { MonthNames } from "./MonthNames.tsx";
import { chartHeight, monthScale, plot } from "./monthScale.ts";
import { useChartWidth } from "./useChartWidth.ts";
import { useFigureTexts } from "./useFigureTexts.ts";

const maxBarWidth = 32;
/** A digit's width in pixels. Numbers of the period before are left out if they need more room than a bar has. */
const digitWidth = 7.8;

type Props = { months: readonly FigureRow[]; sizeOf: (counts: Counts) => number };

/** Outlined bars show the period before. Screen readers and the keyboard get the table instead, which has the links. */
export function MonthBars({ months, sizeOf }: Props) {
  const { number } = useFigureTexts();
  const { width, ref } = useChartWidth();
  const hasBefore = months.some(({ before }) => before !== null);
  const sizes = months.flatMap(({ counts, before }) => [sizeOf(counts), before ? sizeOf(before) : 0]);
  const across = monthScale(months, width);
  const up = scaleLinear([0, Math.max(...sizes) || 1], [plot.bottom, plot.top]);
  const inner = scaleBand(hasBefore ? ["before", "now"] : ["now"], [0, across.bandwidth()]).paddingInner(0.12);
  const wide = Math.min(inner.bandwidth(), maxBarWidth);
  const showsBefore = inner.step() >= number(Math.max(...sizes)).length * digitWidth;
  return (
    <svg
      ref={ref}
      className={styles.chart}
      viewBox={`0 0 ${width} ${chartHeight}`}
      height={chartHeight}
      aria-hidden="true"
    >
      {up.ticks(2).map((tick) => (
        <line key={tick} className={styles.grid} x1={0} x2={width} y1={up(tick)} y2={up(tick)} />
      ))}
      {months.map(({ key, counts, before, days }) => {
        const isAlone = !before || sizeOf(before) === 0 || sizeOf(counts) === 0;
        const middleOf = (series: "now" | "before") =>
          (across(key) ?? 0) + (isAlone ? across.bandwidth() / 2 : (inner(series) ?? 0) + inner.bandwidth() / 2);
        const bar = (series: "now" | "before", size: number) => (
          <>
            <rect
              className={styles.bar}
              data-series={series}
              x={middleOf(series) - wide / 2}
              width={wide}
              y={up(size)}
              height={plot.bottom - up(size)}
            />
            {size > 0 && (series === "now" || showsBefore) && (
              <text className={styles.count} data-series={series} x={middleOf(series)} y={up(size) - 5}>
                {number(size)}
              </text>
            )}
          </>
        );
        return (
          <g key={key}>
            {before && bar("before", sizeOf(before))}
            {days && sizeOf(counts) > 0 ? (
              <Link to={registerPath(days)} tabIndex={-1}>
                {bar("now", sizeOf(counts))}
              </Link>
            ) : (
              bar("now", sizeOf(counts))
            )}
          </g>
        );
      })}
      <line className={styles.axis} x1={0} x2={width} y1={plot.bottom} y2={plot.bottom} />
      <MonthNames months={months} width={width} />
    </svg>
  );
}
