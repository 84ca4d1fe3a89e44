import { type ScaleBand, type ScaleLinear, scaleLinear } from "d3-scale";
import { type KeyboardEvent, type ReactNode, useState } from "react";
import { Link } from "react-router";
import styles from "./Chart.module.css";
import type { FigureRow } from "./figureRows.ts";
import { MonthNames } from "./MonthNames.tsx";
import { axisWidth, chartHeight, monthScale, plot } from "./monthScale.ts";
import { useChartWidth } from "./useChartWidth.ts";
import { useFigureTexts } from "./useFigureTexts.ts";

export type Scales = { across: ScaleBand<string>; up: ScaleLinear<number, number>; middleOf: (key: string) => number };

type Props = {
  /** The id of the heading that names the chart. */
  labelledBy: string;
  months: readonly FigureRow[];
  max: number;
  wordsOf: (row: FigureRow) => readonly string[];
  /** The address of the list with a month's certificates; null if there is none. */
  addressOf?: (row: FigureRow) => string | null;
  /** Lines from month to month. */
  lines?: (scales: Scales) => ReactNode;
  marks: (row: FigureRow, scales: Scales) => ReactNode;
};

const step = { ArrowLeft: -1, ArrowRight: 1 };
const tipWidth = 190;

/** Draws months side by side. On hover or focus, a month shows its numbers in words. Arrow keys move between months. */
export function MonthChart({ labelledBy, months, max, wordsOf, addressOf, lines, marks }: Props) {
  const { number } = useFigureTexts();
  const { width, ref } = useChartWidth();
  const [shown, setShown] = useState<string | null>(null);
  const [entry, setEntry] = useState<string | null>(null);
  const across = monthScale(months, width);
  const middleOf = (key: string) => (across(key) ?? 0) + across.bandwidth() / 2;
  const up = scaleLinear([0, max || 1], [plot.bottom, plot.top]).nice(3);
  const scales = { across, up, middleOf };
  const entered = months.find(({ key }) => key === entry) ?? months[0];
  const said = months.find(({ key }) => key === shown);
  const move = (event: KeyboardEvent<SVGSVGElement>) => {
    if (event.key === "Escape") setShown(null);
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    event.preventDefault();
    const all = [...event.currentTarget.querySelectorAll<SVGElement>("[data-month]")];
    all[all.indexOf(document.activeElement as SVGElement) + step[event.key]]?.focus();
  };
  return (
    <div className={styles.frame}>
      {/* biome-ignore lint/a11y/useSemanticElements: SVG has no fieldset. */}
      <svg
        ref={ref}
        className={styles.chart}
        viewBox={`0 0 ${width} ${chartHeight}`}
        height={chartHeight}
        role="group"
        aria-labelledby={labelledBy}
        onKeyDown={move}
      >
        {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: A group of SVG takes no focus. */}
        <g aria-hidden="true">
          {up
            .ticks(3)
            .filter(Number.isInteger)
            .map((tick) => (
              <g key={tick}>
                <line className={styles.grid} x1={axisWidth} x2={width} y1={up(tick)} y2={up(tick)} />
                <text className={styles.tick} x={axisWidth - 8} y={up(tick)}>
                  {number(tick)}
                </text>
              </g>
            ))}
          {lines?.(scales)}
        </g>
        {months.map((row) => {
          const address = addressOf?.(row) ?? null;
          const common = {
            "aria-label": wordsOf(row).join(", "),
            className: styles.month,
            "data-month": row.key,
            tabIndex: row === entered ? 0 : -1,
            onMouseEnter: () => setShown(row.key),
            onMouseLeave: () => setShown(null),
            onFocus: () => {
              setEntry(row.key);
              setShown(row.key);
            },
            onBlur: () => setShown(null),
          };
          const content = (
            <>
              <rect
                className={styles.hit}
                x={middleOf(row.key) - across.step() / 2}
                width={across.step()}
                y={0}
                height={plot.bottom}
              />
              {marks(row, scales)}
            </>
          );
          return address === null ? (
            // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: The focus shows the numbers and does nothing else.
            <g key={row.key} role="img" {...common}>
              {content}
            </g>
          ) : (
            <Link key={row.key} to={address} {...common}>
              {content}
            </Link>
          );
        })}
        <line className={styles.axis} x1={axisWidth} x2={width} y1={plot.bottom} y2={plot.bottom} />
        {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: A group of SVG takes no focus. */}
        <g aria-hidden="true">
          <MonthNames months={months} width={width} />
        </g>
      </svg>
      {said && (
        <ul
          className={styles.tip}
          aria-hidden="true"
          style={{ insetInlineStart: Math.max(0, Math.min(middleOf(said.key) - tipWidth / 2, width - tipWidth)) }}
        >
          {wordsOf(said).map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
