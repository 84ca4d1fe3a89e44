import { useId } from "react";
import { useText } from "../../i18n/useText.ts";
import { type Reading, readingText } from "../../reading/reading.ts";
import { type Verdict, verdictLook } from "../../reading/verdict.ts";
import styles from "./Gauge.module.css";
import { GaugeNeedle } from "./GaugeNeedle.tsx";
import { band, bandOverRangePosition, bandPosition } from "./gaugeScale.ts";

type Props = {
  minimum: number;
  maximum: number;
  reading: Reading;
  verdict: Verdict | null | undefined;
  isQuestioned: boolean;
  locale: string;
};

/** Hidden from screen readers, since text beside the gauge says the same. */
export function BandGauge({ minimum, maximum, reading, verdict, isQuestioned, locale }: Props) {
  const text = useText();
  const isEmpty = reading.kind === "empty" || reading.kind === "notMeasured";
  const isLowEnd = reading.kind === "value" && reading.value < (minimum + maximum) / 2;
  const nearEnd = verdict === "NEAR_LIMIT" ? (isLowEnd ? "low" : "high") : null;
  const limit = (value: number) => readingText({ kind: "value", value }, "RESISTANCE", locale);
  return (
    <svg className={styles.gauge} aria-hidden="true" focusable="false">
      {isEmpty ? (
        <rect className={styles.empty} x="0.5" y="19.5" width="99.8%" height="10" rx="2" />
      ) : (
        <Band near={nearEnd} />
      )}
      {[band.start, band.end].map((at) => (
        <line key={at} className={styles.tick} x1={`${at}%`} x2={`${at}%`} y1="15.5" y2="33.5" />
      ))}
      <text className={styles.label} x={`${band.start}%`} y="45">
        {text("gauge.lowest")} <tspan className={styles.limit}>{limit(minimum)}</tspan>
      </text>
      <text className={styles.label} x={`${band.end}%`} y="45">
        {text("gauge.highest")} <tspan className={styles.limit}>{limit(maximum)}</tspan>
      </text>
      {!isEmpty && (
        <GaugeNeedle
          position={
            reading.kind === "value"
              ? bandPosition(reading.value, { minimum, maximum })
              : bandOverRangePosition(reading.lowerBound, { minimum, maximum })
          }
          shape={verdictLook(verdict, "RESISTANCE", isQuestioned).shape}
        />
      )}
    </svg>
  );
}

function Band({ near }: { near: "low" | "high" | null }) {
  const id = useId();
  const zones = [
    { end: "low", at: band.start },
    { end: "high", at: band.end - band.near },
  ] as const;
  const width = `${band.end - band.start}%`;
  return (
    <>
      <defs>
        <Hatch id={`${id}plain`} line={styles.hatch} />
        <Hatch id={`${id}near`} line={styles.nearHatch} />
      </defs>
      <rect className={styles.track} y="19.5" width="100%" height="10" rx="2" />
      <rect className={styles.band} x={`${band.start}%`} y="19.5" width={width} height="10" />
      {zones.map(({ end, at }) => (
        <g key={end}>
          {near === end && (
            <rect className={styles.nearZone} x={`${at}%`} y="19.5" width={`${band.near}%`} height="10" />
          )}
          <rect
            fill={`url(#${id}${near === end ? "near" : "plain"})`}
            x={`${at}%`}
            y="19.5"
            width={`${band.near}%`}
            height="10"
          />
        </g>
      ))}
      {[19.5, 29.5].map((y) => (
        <line key={y} className={styles.edge} x1={`${band.start}%`} x2={`${band.end}%`} y1={y} y2={y} />
      ))}
    </>
  );
}

function Hatch({ id, line }: { id: string; line: string | undefined }) {
  return (
    <pattern id={id} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <line className={line} x1="0.5" x2="0.5" y1="0" y2="5" />
    </pattern>
  );
}
