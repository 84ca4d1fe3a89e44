import { useText } from "../../i18n/useText.ts";
import { type Reading, readingText } from "../../reading/reading.ts";
import { type Verdict, verdictLook } from "../../reading/verdict.ts";
import styles from "./Gauge.module.css";
import { GaugeNeedle } from "./GaugeNeedle.tsx";
import { logPosition, minimumLabels, minimumOverRangePosition, minimumPosition } from "./gaugeScale.ts";

type Props = {
  minimum: number;
  reading: Reading;
  verdict: Verdict | null | undefined;
  isQuestioned: boolean;
  locale: string;
};

const bandEnd = 98;

/** A logarithmic gauge for insulation; its band has no upper limit and ends in a point. */
export function MinimumGauge({ minimum, reading, verdict, isQuestioned, locale }: Props) {
  const text = useText();
  const start = Math.min(90, Math.max(0, logPosition(minimum)));
  const isEmpty = reading.kind === "empty" || reading.kind === "notMeasured";
  return (
    <svg className={styles.gauge} aria-hidden="true" focusable="false">
      {isEmpty ? (
        <rect className={styles.empty} x="0.5" y="19.5" width="99.8%" height="10" rx="2" />
      ) : (
        <Band start={start} />
      )}
      <line className={styles.tick} x1={`${start}%`} x2={`${start}%`} y1="15.5" y2="33.5" />
      {minimumLabels(minimum).map((value) => (
        <text key={value} className={styles.label} x={`${logPosition(value)}%`} y="45">
          {value}
        </text>
      ))}
      <text className={styles.label} x={`${start}%`} y="45">
        {text("gauge.lowest")}{" "}
        <tspan className={styles.limit}>{readingText({ kind: "value", value: minimum }, "INSULATION", locale)}</tspan>
      </text>
      <text className={`${styles.label} ${styles.end}`} x="100%" y="45">
        &gt;1000
      </text>
      {!isEmpty && (
        <GaugeNeedle
          position={
            reading.kind === "value" ? minimumPosition(reading.value) : minimumOverRangePosition(reading.lowerBound)
          }
          shape={verdictLook(verdict, "INSULATION", isQuestioned).shape}
        />
      )}
    </svg>
  );
}

function Band({ start }: { start: number }) {
  const width = `${bandEnd - start}%`;
  return (
    <>
      <rect className={styles.track} y="19.5" width={`${start}%`} height="10" rx="2" />
      <rect className={styles.band} x={`${start}%`} y="19.5" width={width} height="10" />
      {[19.5, 29.5].map((y) => (
        <line key={y} className={styles.edge} x1={`${start}%`} x2={`${bandEnd}%`} y1={y} y2={y} />
      ))}
      <svg x={`${bandEnd}%`} y="19.5" overflow="visible" aria-hidden="true">
        <path className={styles.band} d="M-.3 0 1 0 6 5 1 10H-.3z" />
        <path className={styles.edge} fill="none" d="M-.3 0H1L6 5 1 10H-.3" />
      </svg>
    </>
  );
}
