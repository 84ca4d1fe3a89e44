import { scaleBand } from "d3-scale";
import styles from "./Chart.module.css";
import type { Counts } from "./figureCounts.ts";
import { type FigureRow, registerPath } from "./figureRows.ts";
import { MonthChart, type Scales } from "./MonthChart.tsx";
import { plot } from "./monthScale.ts";
import { useFigureTexts } from "./useFigureTexts.ts";
import { useMonthName } from "./useMonthName.ts";

const maxBarWidth = 32;
/** The width of a digit and the height of a line in pixels, used to keep the numbers of two bars apart. */
const [digitWidth, lineHeight] = [7, 13];

type Props = {
  labelledBy: string;
  months: readonly FigureRow[];
  sizeOf: (counts: Counts) => number;
  /** True if the bars count certificates, which the register can list. */
  isListed?: boolean;
};

/** Outlined bars show the period before. */
export function MonthBars({ labelledBy, months, sizeOf, isListed = false }: Props) {
  const { number } = useFigureTexts();
  const monthName = useMonthName();
  const hasBefore = months.some(({ before }) => before !== null);
  const max = Math.max(...months.flatMap(({ counts, before }) => [sizeOf(counts), before ? sizeOf(before) : 0]));
  const marks = ({ key, counts, before }: FigureRow, { across, up }: Scales) => {
    const inner = scaleBand(hasBefore ? ["before", "now"] : ["now"], [0, across.bandwidth()]).paddingInner(0.12);
    const width = Math.min(inner.bandwidth(), maxBarWidth);
    const [size, sizeBefore] = [sizeOf(counts), before ? sizeOf(before) : 0];
    const isAlone = size === 0 || sizeBefore === 0;
    const hasRoom =
      isAlone ||
      inner.step() >= ((number(size).length + number(sizeBefore).length) / 2) * digitWidth ||
      Math.abs(up(size) - up(sizeBefore)) > lineHeight;
    const bar = (series: "now" | "before", value: number, isNumbered: boolean) => {
      if (value === 0) return null;
      const middle =
        (across(key) ?? 0) + (isAlone ? across.bandwidth() / 2 : (inner(series) ?? 0) + inner.bandwidth() / 2);
      return (
        <>
          <rect
            className={styles.bar}
            data-series={series}
            x={middle - width / 2}
            width={width}
            y={up(value)}
            height={plot.bottom - up(value)}
          />
          {isNumbered && (
            <text className={styles.count} data-series={series} x={middle} y={up(value) - 5}>
              {number(value)}
            </text>
          )}
        </>
      );
    };
    return (
      <>
        {bar("before", sizeBefore, hasRoom)}
        {bar("now", size, true)}
      </>
    );
  };
  return (
    <MonthChart
      labelledBy={labelledBy}
      months={months}
      max={max}
      wordsOf={({ name, counts, before, monthBefore }) => [
        `${name}: ${number(sizeOf(counts))}`,
        ...(before && monthBefore ? [`${monthName(monthBefore)}: ${number(sizeOf(before))}`] : []),
      ]}
      addressOf={({ days, counts }) => (isListed && days && sizeOf(counts) > 0 ? registerPath(days) : null)}
      marks={marks}
    />
  );
}
