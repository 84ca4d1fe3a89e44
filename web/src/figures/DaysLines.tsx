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

const inset = [34, 0] as const;
const maxNumbered = 8;
/** Points of `most` are larger, so that they stay visible around `half` points at the same place. */
const radii = { most: 6, half: 4, before: 0 };

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
  return (
    <>
      <p className={`${styles.legend} ${styles.lines}`}>
        {[...lines].reverse().map(
          ({ key, label, points }) =>
            points.length > 0 && (
              <span key={key}>
                <svg width="22" height="10" aria-hidden="true">
                  <path className={styles.line} data-line={key} d="M0,5 L22,5" />
                  {key !== "before" && <circle className={styles.point} data-line={key} cx="11" cy="5" r="4" />}
                </svg>
                <Text id={label} />
              </span>
            ),
        )}
      </p>
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
          ({ key, points }) =>
            points.length > 0 && (
              <g key={key} data-line={key}>
                {points.slice(1).map(({ index: month, x, size }, place) => {
                  const last = points[place] as (typeof points)[number];
                  return (
                    <path
                      key={month}
                      className={styles.line}
                      data-line={key}
                      data-gap={month - last.index > 1 || undefined}
                      d={`M${last.x},${up(last.size)} L${x},${up(size)}`}
                    />
                  );
                })}
                {key === "before" && points.length === 1 && (
                  <path
                    className={styles.line}
                    data-line={key}
                    d={loneMark(points[0]?.x ?? 0, up(points[0]?.size ?? 0))}
                  />
                )}
                {key !== "before" &&
                  points.map(({ key: month, x, size, days, counts }) => (
                    <Link key={month} to={days ? registerPath(days) : "/certificates"} tabIndex={-1}>
                      <circle className={styles.point} data-line={key} cx={x} cy={up(size)} r={radii[key]} />
                      {months.length <= maxNumbered && (key === "most" || size !== counts.percentile90Days) && (
                        <text
                          className={styles.count}
                          data-series="now"
                          x={x}
                          y={up(size) + (key === "most" ? -9 : 19)}
                        >
                          {number(size)}
                        </text>
                      )}
                    </Link>
                  ))}
              </g>
            ),
        )}
        <MonthNames months={months} width={width} inset={inset} />
      </svg>
    </>
  );
}

/** Draws a short level line for a single month, which has no other month to be joined with. */
const loneMark = (x: number, y: number) => `M${x - 7},${y} L${x + 7},${y}`;
