import { Text } from "../i18n/Text.tsx";
import { type ShapeName, StatusIcon } from "../ui/StatusIcon.tsx";
import styles from "./Matrix.module.css";
import { countValues, type MatrixProduct } from "./matrixRoom.ts";

/** The verdict on a product in words, the worst first; nothing before a value is judged or missing. */
export function MatrixVerdict({ product }: { product: MatrixProduct }) {
  const { judged, outside, inconclusive, near, missing } = countValues([product]);
  const line = (shape: ShapeName, words: React.ReactNode, className?: string) => (
    <div className={`${styles.judged} ${className ?? ""}`}>
      <StatusIcon name={shape} size={14} /> {words}
    </div>
  );
  const isWithin = judged > 0 && outside + inconclusive + near + missing === 0;
  return (
    <>
      {outside > 0 && line("outside", <Text id="step.outsideCount" values={{ count: outside }} />, styles.outside)}
      {inconclusive > 0 &&
        line("over-range-inconclusive", <Text id="step.inconclusiveCount" values={{ count: inconclusive }} />)}
      {near > 0 && line("near-limit", <Text id="step.nearCount" values={{ count: near }} />)}
      {missing > 0 && line("not-measured", <Text id="matrix.missingCount" values={{ count: missing }} />)}
      {isWithin && (
        <div className={styles.within}>
          <Text id="step.within" />
        </div>
      )}
    </>
  );
}
