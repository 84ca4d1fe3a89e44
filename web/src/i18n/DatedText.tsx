import type { MessageId } from "./catalogues.ts";
import styles from "./DatedText.module.css";
import { useText } from "./useText.ts";

type Props = { id: MessageId; values?: Record<string, string | number> };

/** Keeps dates and certificate numbers of a text on one line. Browsers would break them at their hyphens. */
export function DatedText({ id, values }: Props) {
  const text = useText();
  return text(id, values)
    .split(/(\d{4}-\d{2}-\d{2}|\bFG-\d{4}-\d+)/)
    .map((part, index) =>
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
