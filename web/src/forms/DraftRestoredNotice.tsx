import { Text } from "../i18n/Text.tsx";
import styles from "./DraftRestoredNotice.module.css";

type Props = { kept: { wasRestored: boolean; startOver: () => void } };

export function DraftRestoredNotice({ kept }: Props) {
  return (
    <div role="status">
      {kept.wasRestored && (
        <p className={styles.note}>
          <span>
            <Text id="draft.kept" />
          </span>
          <button type="button" className={styles.startOver} onClick={kept.startOver}>
            <Text id="draft.startOver" />
          </button>
        </p>
      )}
    </div>
  );
}
