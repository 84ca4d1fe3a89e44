import type { Reading } from "../../reading/reading.ts";
import styles from "./DriftChart.module.css";
import { type DriftPoint, type DriftStep, driftPoints, strip, surface } from "./driftPoints.ts";

type Props = {
  steps: readonly DriftStep[];
  limits: { minimum: number; maximum: number };
  current: number;
  ohm: (value: number) => string;
  shown: (reading: Reading) => string;
};

const placed = (point: DriftPoint): point is DriftPoint & { y: number } => point.y !== null;
const isBeyond = ({ reading }: DriftPoint) => reading.kind === "overRange";
const isOutside = (y: number) => y < strip.top || y > strip.bottom;

/** A value is near a limit within a tenth of the limits' distance, as in `verdict.ts`. */
const isNear = (y: number) => y < strip.top + nearBand || y > strip.bottom - nearBand;
const nearBand = (strip.bottom - strip.top) / 10;

const triangle = (x: number, y: number) => `M ${x} ${y - 7} l 7.5 13 l -15 0 z`;
const chevron = (x: number, y: number, outwards: 1 | -1) =>
  `M ${x - 5} ${y + 10 * outwards} l 5 ${5 * outwards} l 5 ${-5 * outwards}`;
const diamond = (x: number, y: number) => `M ${x} ${y - 7} l 7 7 l -7 7 l -7 -7 z`;

/** Hidden from screen readers, which read the table instead. */
export function DriftDrawing({ steps, limits, current, ohm, shown }: Props) {
  const points = driftPoints(steps, limits);
  const drawn = points.filter(placed);
  const middle = (strip.top + strip.bottom) / 2;
  const isAbove = (y: number | null) => y !== null && y < strip.top;
  // Values below the strip take the place of the step numbers, so the drawing gets higher.
  const lower = drawn.some(({ y }) => y > strip.bottom) ? 22 : 0;
  return (
    <svg className={styles.drawing} viewBox={`0 0 ${surface.width} ${surface.height + lower}`} aria-hidden="true">
      <rect
        className={styles.strip}
        x={strip.left}
        y={strip.top}
        width={strip.right - strip.left}
        height={strip.bottom - strip.top}
      />
      {[strip.top, strip.bottom - nearBand].map((y) => (
        <rect key={y} className={styles.near} x={strip.left} y={y} width={strip.right - strip.left} height={nearBand} />
      ))}
      {[
        { y: strip.top, value: limits.maximum },
        { y: strip.bottom, value: limits.minimum },
      ].map(({ y, value }) => (
        <g key={y}>
          <line className={styles.edge} x1={strip.left} x2={strip.right} y1={y} y2={y} />
          <text className={styles.limit} x={strip.left - 8} y={y + 4}>
            {ohm(value)}
          </text>
        </g>
      ))}
      {drawn.slice(1).map((to, index) => {
        const from = drawn[index] ?? to;
        return (
          <line
            key={to.number}
            className={isBeyond(from) || isBeyond(to) ? styles.beyond : styles.line}
            {...{ x1: from.x, y1: from.y, x2: to.x, y2: to.y }}
          />
        );
      })}
      {points.map((point) => {
        const isCurrent = point.number === current;
        return (
          <g key={point.number}>
            {point.y === null ? (
              <circle className={styles.missing} cx={point.x} cy={middle} r="5" />
            ) : isOutside(point.y) ? (
              <>
                <path className={styles.outside} d={diamond(point.x, point.y)} />
                {point.isOffScale && (
                  <path className={styles.offScale} d={chevron(point.x, point.y, isAbove(point.y) ? -1 : 1)} />
                )}
              </>
            ) : isNear(point.y) ? (
              <path className={styles.nearPoint} d={triangle(point.x, point.y)} />
            ) : (
              <circle
                className={isCurrent ? styles.here : styles.point}
                cx={point.x}
                cy={point.y}
                r={isCurrent ? 6 : 4}
              />
            )}
            <text
              className={isCurrent ? styles.valueHere : styles.value}
              x={point.x}
              y={(point.y ?? middle) - (point.isOffScale && isAbove(point.y) ? 19 : 11)}
            >
              {shown(point.reading)}
            </text>
            {isCurrent && <circle className={styles.hereMark} cx={point.x} cy={111 + lower} r="9" />}
            <text className={isCurrent ? styles.stepHere : styles.step} x={point.x} y={115 + lower}>
              {point.number}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
