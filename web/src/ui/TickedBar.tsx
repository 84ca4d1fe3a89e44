import { Button } from "@blueprintjs/core";
import { type ReactNode, useEffect, useRef } from "react";
import { Text } from "../i18n/Text.tsx";
import styles from "./TickedBar.module.css";

type Props = {
  label: string;
  /** Null hides the actions. */
  count: ReactNode;
  actions: ReactNode;
  /** The progress of a change; `isWaiting` is true while the rate limit is reached. */
  progress: { done: number; count: number; isWaiting?: boolean } | null;
  onStop: () => void;
  onClear: () => void;
  outcomes: ReactNode;
};

/** The number of things that an action changes. The bar's status tells it to screen readers. */
export function ActionCount({ children }: { children: number }) {
  return (
    <span className={styles.count} aria-hidden>
      {children}
    </span>
  );
}

/** The bar takes the focus when outcomes appear, because the pressed button may have disappeared. */
export function TickedBar({ label, count, actions, progress, onStop, onClear, outcomes }: Props) {
  const bar = useRef<HTMLElement>(null);
  const hasOutcomes = outcomes !== null;
  useEffect(() => {
    if (hasOutcomes) bar.current?.focus({ preventScroll: true });
  }, [hasOutcomes]);
  return (
    <section ref={bar} className={styles.bar} tabIndex={-1} aria-label={label}>
      {outcomes}
      {progress ? (
        <div className={styles.line}>
          <p role="status">
            <Text
              id={progress.isWaiting ? "ticks.waiting" : "ticks.progress"}
              values={{ done: progress.done, count: progress.count }}
            />
          </p>
          <Button onClick={onStop}>
            <Text id="ticks.stop" />
          </Button>
        </div>
      ) : (
        count !== null && (
          <div className={styles.line}>
            <div className={styles.held}>
              <p role="status">{count}</p>
              <button type="button" className={styles.clear} onClick={onClear}>
                <Text id="ticks.clear" />
              </button>
            </div>
            <div className={styles.actions}>{actions}</div>
          </div>
        )
      )}
    </section>
  );
}
