import { Text } from "../i18n/Text.tsx";
import styles from "./Chart.module.css";

/** The periods as words. `before` is null without a comparison. */
type PeriodWords = { now: string; before: string | null };

/** Names the periods of the bars. Without a comparison there is one period, so no legend. */
export function BarsLegend({ periods: { now, before } }: { periods: PeriodWords }) {
  if (before === null) return null;
  return (
    <p className={styles.legend}>
      <span className={styles.key} data-series="now">
        {now}
      </span>
      <span className={styles.key} data-series="before">
        {before}
      </span>
    </p>
  );
}

export function DaysLegend({ periods: { now, before }, hasGap }: { periods: PeriodWords; hasGap: boolean }) {
  return (
    <p className={styles.legend}>
      <span>
        <svg width="22" height="10" aria-hidden="true">
          <path className={styles.line} data-line="half" d="M0,5 L22,5" />
          <circle className={styles.point} cx="11" cy="5" r="4" />
        </svg>
        <Text id="figures.line.half" values={{ period: now }} />
      </span>
      {hasGap && (
        <span>
          <svg width="22" height="10" aria-hidden="true">
            <path className={styles.line} data-line="gap" d="M0,5 h22" />
          </svg>
          <Text id="figures.line.gap" />
        </span>
      )}
      {before !== null && (
        <span>
          <svg width="14" height="10" aria-hidden="true">
            <path className={styles.line} data-line="before" d="M0,5 h14" />
          </svg>
          <Text id="figures.line.half" values={{ period: before }} />
        </span>
      )}
    </p>
  );
}
