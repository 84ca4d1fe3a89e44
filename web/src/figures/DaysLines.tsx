import { scaleLinear } from "d3-scale";
import { Link } from "react-router";
import type { MessageId } from "../i18n/catalogues.ts";
import { Text } from "../i18n/Text.tsx";
import styles from "./Chart.module.css";
import type { Counts } from "./figureCounts.ts";
import { type FigureRow, registerPath } from "./figureRows.ts";
import { MonthNames } from "./MonthNames.tsx";
import { chartHeight, monthScale, plot } from "./monthScale.ts";
import { useChartWidth } from "./useChartWidth.ts";
import { useFigureTexts } from "./useFigureTexts.ts";

const inset = [34, 96] as const;
const maxNumbered = 8;

type Series = {
  key: "most" | "half" | "before";
  label: MessageId;
  daysOf: (row: FigureRow) => number | null | undefined;
};

const counted = (counts: Counts | null) => (counts && counts.activated > 0 ? counts : null);

const series: Series[] = [
  { key: "before", label: "figures.line.before", daysOf: ({ before }) => counted(before)?.medianDays },
  { key: "most", label: "figures.line.most", daysOf: ({ counts }) => counted(counts)?.percentile90Days },
  { key: "half", label: "figures.line.half", daysOf: ({ counts }) => counted(counts)?.medianDays },
];

export function DaysLines({ months }: { months: readonly FigureRow[] }) {
  const { number } = useFigureTexts();
  const { width, ref } = useChartWidth();
  const across = monthScale(months, width, inset);
  const middleOf = (key: string) => (across(key) ?? 0) + across.bandwidth() / 2;
  const lines = series.map((each) => ({
    ...each,
    points: months.flatMap((row, index) => {
      const days = each.daysOf(row);
      return days == null ? [] : [{ ...row, index, size: days, x: middleOf(row.key) }];
    }),
  }));
  const max = Math.max(...lines.flatMap(({ points }) => points.map(({ size }) => size)));
  const up = scaleLinear([0, max || 1], [plot.bottom, plot.top]);
  const ends = placeNames(lines.map(({ points }) => up(points.at(-1)?.size ?? 0)));
  return (
    <svg
      ref={ref}
      className={styles.chart}
      viewBox={`0 0 ${width} ${chartHeight}`}
      height={chartHeight}
      aria-hidden="true"
    >
      {up.ticks(3).map((tick) => (
        <g key={tick}>
          <line className={styles.grid} x1={inset[0]} x2={width - inset[1]} y1={up(tick)} y2={up(tick)} />
          <text className={styles.tick} x={inset[0] - 6} y={up(tick)}>
            {number(tick)}
          </text>
        </g>
      ))}
      {lines.map(
        ({ key, label, points }, index) =>
          points.length > 0 && (
            <g key={key} data-line={key}>
              <path
                className={styles.line}
                data-line={key}
                d={points
                  .map(
                    ({ index: month, x, size }, place) =>
                      // A month without a value interrupts the line.
                      `${points[place - 1]?.index === month - 1 ? "L" : "M"}${x},${up(size)}`,
                  )
                  .join(" ")}
              />
              {key !== "before" &&
                points.map(({ key: month, x, size, days, counts }) => (
                  <Link key={month} to={days ? registerPath(days) : "/certificates"} tabIndex={-1}>
                    <circle className={styles.point} data-line={key} cx={x} cy={up(size)} r={4} />
                    {months.length <= maxNumbered && (key === "most" || size !== counts.percentile90Days) && (
                      <text className={styles.count} data-series="now" x={x} y={up(size) + (key === "most" ? -9 : 19)}>
                        {number(size)}
                      </text>
                    )}
                  </Link>
                ))}
              <text className={styles.end} data-line={key} x={width - inset[1] + 8} y={ends[index]}>
                <Text id={label} />
              </text>
            </g>
          ),
      )}
      <MonthNames months={months} width={width} inset={inset} />
    </svg>
  );
}

const nameHeight = 16;

/** Moves the names of lines that end close together apart. */
function placeNames(heights: readonly number[]): number[] {
  const placed = [...heights];
  const order = heights.map((_, index) => index).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  for (const [position, index] of order.entries()) {
    const above = order[position - 1];
    if (above === undefined) continue;
    placed[index] = Math.max(placed[index] ?? 0, (placed[above] ?? 0) + nameHeight);
  }
  return placed;
}
