import { Text } from "../i18n/Text.tsx";
import styles from "./Matrix.module.css";
import { MatrixVerdict } from "./MatrixVerdict.tsx";
import type { MatrixProduct } from "./matrixRoom.ts";
import { useExpected } from "./useExpected.ts";

/** The limits for a narrow window, which hides their column. */
export function LimitsBelow({ product }: { product: MatrixProduct }) {
  return (
    <span className={`${styles.facts} ${styles.beside}`}>
      {useExpected()(product.limits).map((line) => (
        <span key={line}>{line}</span>
      ))}
    </span>
  );
}

export function FoldedFacts({ product }: { product: MatrixProduct }) {
  const limits = useExpected()(product.limits);
  return (
    <>
      {limits.length > 0 && (
        <span className={styles.limits}>
          <Text id="certificate.verify.limits" values={{ limits: limits.join(" · ") }} />
        </span>
      )}
      <MatrixVerdict product={product} isForOwner />
    </>
  );
}
