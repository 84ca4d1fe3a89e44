import { useText } from "../i18n/useText.ts";
import styles from "./Skeleton.module.css";
import { Bar } from "./SkeletonHead.tsx";

/** Placeholders of the fields of a dialog that loads. */
export function FormSkeleton({ fields = 3 }: { fields?: number }) {
  const text = useText();
  return (
    <div className={styles.form} role="status" aria-label={text("app.loading")}>
      {Array.from({ length: fields }, (_, at) => at).map((at) => (
        <div key={at}>
          <Bar width={at % 2 === 0 ? 96 : 140} />
          <span className={`bp6-skeleton ${styles.field}`} />
        </div>
      ))}
    </div>
  );
}
