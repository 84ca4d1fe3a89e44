import { Text } from "../i18n/Text.tsx";
import { type ShapeName, StatusIcon } from "../ui/StatusIcon.tsx";
import styles from "./Matrix.module.css";
import { countValues, type MatrixProduct } from "./matrixRoom.ts";

type Props = {
  product: MatrixProduct;
  /** True on the page for the floor's owner, where a value near a limit is said to be within the limits. */
  isForOwner?: boolean;
  /** True if the caller tells what is missing. Then only deviations are told here. */
  isBlocked?: boolean;
};

/** The verdicts on a product in words, the worst first. Renders nothing if no value is judged or missing. */
export function MatrixVerdict({ product, isForOwner = false, isBlocked = false }: Props) {
  const { judged, outside, inconclusive, near, missing } = countValues([product]);
  const line = (shape: ShapeName, words: React.ReactNode, className?: string) => (
    <div className={`${styles.judged} ${className ?? ""}`}>
      <StatusIcon name={shape} size={14} /> {words}
    </div>
  );
  const isUndisputed = judged > 0 && outside + inconclusive + missing === 0;
  const nearCount = isForOwner && isUndisputed ? "certificate.verify.withinNear" : "step.nearCount";
  return (
    <>
      {outside > 0 && line("outside", <Text id="step.outsideCount" values={{ count: outside }} />, styles.outside)}
      {inconclusive > 0 &&
        line("over-range-inconclusive", <Text id="step.inconclusiveCount" values={{ count: inconclusive }} />)}
      {near > 0 && line("near-limit", <Text id={nearCount} values={{ count: near }} />)}
      {missing > 0 && !isBlocked && line("not-measured", <Text id="matrix.missingCount" values={{ count: missing }} />)}
      {isUndisputed && near === 0 && !isBlocked && (
        <div className={styles.within}>
          <Text id="step.within" />
        </div>
      )}
    </>
  );
}
