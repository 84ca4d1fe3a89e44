import styles from "./DatedText.module.css";

/** Keeps dates and certificate numbers on one line. Browsers would break them at their hyphens. */
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
