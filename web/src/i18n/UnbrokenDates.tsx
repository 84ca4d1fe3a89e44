import styles from "./DatedText.module.css";

/** Browsers break dates and certificate numbers at their hyphens. This keeps them on one line. */
export function UnbrokenDates({ children }: { children: string }) {
  return children.split(/(\d{4}-\d{2}-\d{2}|\bFG-\d{4}-\d+)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name.
      <span key={index} className={styles.whole}>
        {part}
      </span>
    ),
  );
}
