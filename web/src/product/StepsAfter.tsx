import { Text } from "../i18n/Text.tsx";
import { StatusIcon } from "../ui/StatusIcon.tsx";
import styles from "./ExchangeOutcome.module.css";
import { type Limited, type Measured, stepsAfter } from "./exchangeOutcome.ts";

export type { Measured } from "./exchangeOutcome.ts";

/** Tells how the measured steps will be judged by the new limits; nothing without steps or limits. */
export function StepsAfter({ product, installed }: { product: Limited; installed: readonly Measured[] }) {
  const { measured, outside } = stepsAfter(product, installed) ?? { measured: 0, outside: 0 };
  if (measured === 0) return null;
  return (
    <p className={`${styles.steps} ${outside > 0 ? styles.outside : styles.within}`}>
      <StatusIcon name={outside > 0 ? "outside" : "completed"} size={16} />
      {outside > 0 ? (
        <Text id="product.exchange.outside" values={{ count: outside, measured }} />
      ) : (
        <Text id="product.exchange.within" values={{ count: measured }} />
      )}
    </p>
  );
}
