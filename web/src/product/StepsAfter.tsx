import { Text } from "../i18n/Text.tsx";
import { StatusIcon } from "../ui/StatusIcon.tsx";
import styles from "./ExchangeOutcome.module.css";
import { countOutside, type LimitedProduct, type MeasuredProduct } from "./exchangeOutcome.ts";

type Props = { product: LimitedProduct; installed: readonly MeasuredProduct[] };

/** Tells how the measured resistances will be judged by the new limits; nothing without resistances or limits. */
export function StepsAfter({ product, installed }: Props) {
  const counts = countOutside(product, installed);
  if (!counts || counts.measured === 0) return null;
  const { measured, outside, inconclusive } = counts;
  return (
    <>
      {outside > 0 && (
        <p className={`${styles.steps} ${styles.outside}`}>
          <StatusIcon name="outside" size={16} />
          <Text id="product.exchange.outside" values={{ count: outside, measured }} />
        </p>
      )}
      {inconclusive > 0 && (
        <p className={styles.steps}>
          <StatusIcon name="near-limit" size={16} />
          <Text id="product.exchange.inconclusive" values={{ count: inconclusive, measured }} />
        </p>
      )}
      {outside + inconclusive === 0 && (
        <p className={`${styles.steps} ${styles.within}`}>
          <StatusIcon name="completed" size={16} />
          <Text id="product.exchange.within" values={{ count: measured }} />
        </p>
      )}
    </>
  );
}
