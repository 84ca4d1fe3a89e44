import { useText } from "../i18n/useText.ts";
import styles from "./Chart.module.css";
import type { Counts } from "./figureCounts.ts";
import type { FigureRow } from "./figureRows.ts";
import { MonthChart, type Scales } from "./MonthChart.tsx";
import { plot } from "./monthScale.ts";
import { useFigureTexts } from "./useFigureTexts.ts";
import { useMonthName } from "./useMonthName.ts";

const [radius, markWidth, numberHeight] = [4, 14, 18];

type Props = { labelledBy: string; months: readonly FigureRow[] };

const medianOf = (counts: Counts | null) => (counts && counts.activated > 0 ? (counts.medianDays ?? null) : null);
const mostOf = (counts: Counts) => (counts.activated > 0 ? (counts.percentile90Days ?? null) : null);

/** True if a month without certificates lies between two with some. */
export function hasGap(months: readonly FigureRow[]): boolean {
  const isEmpty = ({ counts }: FigureRow) => medianOf(counts) === null;
  const first = months.findIndex((month) => !isEmpty(month));
  return months
    .slice(
      first,
      months.findLastIndex((month) => !isEmpty(month)),
    )
    .some(isEmpty);
}

/** Draws each month's median. A dashed line crosses empty months. */
export function DaysChart({ labelledBy, months }: Props) {
  const text = useText();
  const { number } = useFigureTexts();
  const monthName = useMonthName();
  const max = Math.max(...months.flatMap(({ counts, before }) => [medianOf(counts) ?? 0, medianOf(before) ?? 0]));
  const wordsOf = ({ name, counts, before, monthBefore }: FigureRow) => {
    const [median, most, medianBefore] = [medianOf(counts), mostOf(counts), medianOf(before)];
    return [
      median === null ? `${name}: –` : `${name}: ${text("figures.medianOf", { days: median })}`,
      ...(most === null ? [] : [text("figures.percentile90Days", { days: most })]),
      ...(medianBefore === null || !monthBefore
        ? []
        : [`${monthName(monthBefore)}: ${text("figures.medianOf", { days: medianBefore })}`]),
    ];
  };
  const lines = ({ up, middleOf }: Scales) =>
    months.map(({ key, counts }, index) => {
      const at = months.findLastIndex((month, place) => place < index && medianOf(month.counts) !== null);
      const last = months[at];
      const [from, to] = [medianOf(last?.counts ?? null), medianOf(counts)];
      if (!last || from === null || to === null) return null;
      return (
        <path
          key={key}
          className={styles.line}
          data-line={at === index - 1 ? "half" : "gap"}
          d={`M${middleOf(last.key)},${up(from)} L${middleOf(key)},${up(to)}`}
        />
      );
    });
  /** A median's number is drawn below its point if a line comes from above and there is space above the axis. */
  const isNumberBelow = (index: number, median: number, { up }: Scales) =>
    [months[index - 1], months[index + 1]].some((beside) => (medianOf(beside?.counts ?? null) ?? 0) > median) &&
    up(median) + numberHeight < plot.bottom;
  const marks = (row: FigureRow, scales: Scales) => {
    const { counts, before } = row;
    const { up } = scales;
    const x = scales.middleOf(row.key);
    const [median, medianBefore] = [medianOf(counts), medianOf(before)];
    const isBelow = median !== null && isNumberBelow(months.indexOf(row), median, scales);
    return (
      <>
        {medianBefore !== null && (
          <path
            className={styles.line}
            data-line="before"
            d={`M${x - markWidth / 2},${up(medianBefore)} h${markWidth}`}
          />
        )}
        {median !== null && (
          <>
            <circle className={styles.point} cx={x} cy={up(median)} r={radius} />
            <text className={styles.count} data-series="half" x={x} y={up(median) + (isBelow ? numberHeight : -9)}>
              {number(median)}
            </text>
          </>
        )}
      </>
    );
  };
  return <MonthChart labelledBy={labelledBy} months={months} max={max} wordsOf={wordsOf} lines={lines} marks={marks} />;
}
